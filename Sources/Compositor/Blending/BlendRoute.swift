import CPixman
import WUIGeometry

/// How a blend mode is carried out: the cheapest way for the source and what lies beneath it.
///
/// pixman has fast code for Porter and Duff's operators only; its blend modes take 7 to 30 ns a pixel,
/// our loops 1 to 5. Wherever a mode has several routes they give the same bytes, so that it does
/// not matter to a pixel what else is known of the surface.
enum BlendRoute: Equatable {
  /// Nothing changes.
  case nothing
  /// One of pixman's operators.
  case pixman(pixman_op_t)
  /// One of pixman's operators with another colour instead of the source.
  case pixmanColor(pixman_op_t, UInt32)
  /// One of pixman's operators with white, each of whose channels counts as much as the same channel
  /// of the source's colour.
  case pixmanChannels(pixman_op_t)
  /// Our own loop, see ``BlendMode/blendRow(_:onto:count:)``.
  case loop

  /// What a route depends on.
  struct Source: Equatable {
    /// The colour, if it is the same everywhere.
    var color: UInt32?
    /// Whether every pixel counts fully: no translucent pixel, no opacity, no mask.
    var isOpaque: Bool
    /// Whether all pixels lie under a mask or an opacity of their own.
    var isMasked: Bool
  }

  init(_ mode: BlendMode, _ source: Source, ontoOpaque: Bool) {
    self =
      switch mode {
      case .normal: .pixman(source.isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER)
      case .sourceAtop where ontoOpaque: .pixman(source.isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER)
      case .sourceAtop: .pixman(PIXMAN_OP_ATOP)
      case .destinationOver where ontoOpaque: .nothing
      case .destinationOver: .pixman(PIXMAN_OP_OVER_REVERSE)
      case .destinationOut: .pixman(PIXMAN_OP_OUT_REVERSE)
      case .plusLighter: .pixman(PIXMAN_OP_ADD)
      case .multiply where ontoOpaque && source.isOpaque: BlendRoute(multiplyBy: source.color)
      // s + d − s·d is white over d as far as s reaches.
      case .screen where source.color != nil && !source.isMasked: .pixmanChannels(PIXMAN_OP_OVER)
      default: .loop
      }
  }

  private init(multiplyBy color: UInt32?) {
    guard let color else {
      self = .loop
      return
    }
    let grey = color & 255
    self =
      color == 0xFF00_0000 | grey &* 0x01_0101
      ? .pixmanColor(PIXMAN_OP_OVER, (255 - grey) << 24) : .pixmanChannels(PIXMAN_OP_IN_REVERSE)
  }
}
