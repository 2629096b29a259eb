@_exported import Observation
@_exported import WUICompositor
@_exported import WUIGeometry
@_exported import WUIHost
@_exported import WUIMotion
@_exported import WUISceneGraph
@_exported import WUITypography
@_exported import WUIViews
