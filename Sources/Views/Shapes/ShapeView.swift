import WUICompositor
import WUIGeometry
import WUIMotion
import WUISceneGraph

/// A shape painted with a style.
@MainActor @preconcurrency
public struct ShapeView<Content: Shape, Style: ShapeStyle>: LeafView {
  var shape: Content
  var style: Style
  var fillStyle: FillStyle

  package func makeNode(in context: ElementContext) -> ShapeNode<Content> {
    ShapeNode(
      scene: context.scene, scope: context.scope, outline: shape, drawing: .of(Content.self),
      paint: style.paint(in: context.environment), style: fillStyle)
  }

  package func updateNode(_ node: ShapeNode<Content>, in environment: EnvironmentValues) {
    node.update(outline: shape, paint: style.paint(in: environment), style: fillStyle)
  }
}

/// A shape that is drawn as the line along another one.
private protocol LineShape {
  func drawing(in rect: CGRect) -> ShapeDrawing
}

extension StrokedShape: LineShape {
  fileprivate func drawing(in rect: CGRect) -> ShapeDrawing {
    ShapeDrawing(path: base.path(in: rect), stroke: style)
  }
}

extension ShapeNode.Drawing where Outline: Shape {
  /// How a shape draws itself: a stroked one leaves the line to the compositor, which draws it faster
  /// and more exactly than the outline of the line.
  static func of(_ type: Outline.Type) -> Self {
    Self(
      draw: { shape, rect in
        (shape as? any LineShape)?.drawing(in: rect) ?? ShapeDrawing(path: shape.path(in: rect))
      }, fit: { $0.sizeThatFits($1) })
  }
}

extension Shape {
  /// The inside of the shape, painted with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<
    Self, S
  > {
    ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The inside of the shape, painted with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The outline as a line of a width in points, painted with a style.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a line, painted with a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    ShapeView(
      shape: StrokedShape(base: self, style: style), style: content, fillStyle: FillStyle())
  }
}

extension ShapeView {
  /// This, and above it the outline of the shape as a line of a width in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }

  /// This, and above it the outline of the shape as a line.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    overlay { shape.stroke(content, style: style) }
  }
}

extension ShapeView where Content: InsettableShape {
  /// This, and above it a line along the inner side of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased) }
  }

  /// This, and above it a line along the inner side of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, style: style, antialiased: antialiased) }
  }
}

extension InsettableShape {
  /// A line along the inner side of the outline, painted with a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line along the inner side of the outline, painted with a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ShapeView(
      shape: StrokedShape(base: inset(by: style.lineWidth / 2), style: style), style: content,
      fillStyle: FillStyle(antialiased: antialiased))
  }

  /// A line along the inner side of the outline, painted with the foreground style.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}
