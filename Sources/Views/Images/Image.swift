import WUIAssets
import WUICompositor
import WUIGeometry
import WUISceneGraph
import WUITypography

/// A picture from the app's resources or the desktop's icon theme.
@MainActor @preconcurrency
public struct Image: Hashable {
  /// How a picture's pixels are used.
  nonisolated public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its opacity, painted with the foreground style.
    case template
    /// As they are.
    case original
  }

  /// How a resizable picture fills its frame.
  nonisolated public enum ResizingMode: Hashable, Sendable {
    /// Stretched.
    case stretch
  }

  /// How a symbol's size relates to the font.
  nonisolated public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As the text.
    case medium
    /// Larger than the text.
    case large
  }

  enum Source: Hashable {
    case named(String, bundle: String?)
    case system(String)
  }

  let source: Source
  private var isResizable = false
  private var renderingMode: TemplateRenderingMode?

  /// An image set of an asset catalogue, or a picture file, among the resources of a bundle, by default
  /// the app's. A missing name shows a placeholder and is reported once.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle: bundle?.bundlePath)
  }

  /// The icon of the desktop's theme that corresponds to an SF Symbol's name. An unknown name shows a
  /// placeholder and is reported once.
  public init(systemName: String) { source = .system(systemName) }

  /// The picture as large as it is offered to be.
  ///
  /// - Note: Unlike SwiftUI, which leaves the corners inside of `capInsets` as they are, all of it is stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The picture with its pixels used in a way; nil leaves that to the resource.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }
}

extension Image: LeafView {
  package func makeNode(in context: ElementContext) -> ImageNode {
    ImageNode(scene: context.scene, scope: context.scope, model: model(in: context.environment))
  }

  package func updateNode(_ node: ImageNode, in environment: EnvironmentValues) {
    node.update(model(in: environment))
  }

  private func model(in environment: EnvironmentValues) -> ImageNode.Model {
    let (provider, isTemplate) = resource(in: environment)
    let paints = renderingMode.map { $0 == .template } ?? isTemplate
    return ImageNode.Model(
      image: ImageReference(provider),
      tint: paints ? ForegroundStyle().color(in: environment) : nil, isResizable: isResizable,
      naturalSize: naturalSize(of: provider, in: environment))
  }

  private func resource(in environment: EnvironmentValues) -> (any ImageProvider, Bool) {
    switch source {
    case .system(let name): return (SystemImage.provider(named: name), true)
    case .named(let name, let bundle):
      let image = AssetCatalog.shared.image(
        named: name, bundlePath: bundle, scheme: environment.colorScheme)
      return image.map { ($0.provider, $0.isTemplate) } ?? (PlaceholderImage.shared, false)
    }
  }

  /// A symbol is as high as a line of its font is between cap height and descender: 1.2 times the size.
  private func naturalSize(of provider: any ImageProvider, in environment: EnvironmentValues)
    -> CGSize
  {
    guard case .system = source else { return provider.size }
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.95
      case .medium: 1.2
      case .large: 1.5
      }
    var font = environment.font ?? .body
    font.textScale = environment.textScale
    let side = (font.pointSize * factor).rounded()
    return CGSize(width: side, height: side)
  }
}

extension EnvironmentValues {
  /// The size of symbols in relation to the font. The default is medium.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension View {
  /// Sets the size of symbols inside in relation to the font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
