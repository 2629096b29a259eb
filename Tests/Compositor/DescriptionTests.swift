import Testing
import WUICompositor
import WUIGeometry

@Test func displayListAsText() {
  let list = DisplayList(items: [
    Scene.rect(0, 0, 100, 48.256, Scene.blue, id: 1),
    Scene.group(
      [
        Scene.fill(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)),
          .white.multiplyingOpacity(by: 0.5),
          id: 3, opacity: 0.7, mode: .difference,
          transform: CGAffineTransform(translationX: 3, y: -1.005))
      ], id: 2, clips: [Path(CGRect(x: 0, y: 0, width: 8, height: 8))],
      mask: [Scene.rect(0, 0, 1, 1, .black, id: 4)],
      shadow: .init(color: .black, radius: 5, offset: CGSize(width: 0, height: 2))),
    DisplayItem(
      id: 5,
      content: .stroke(
        Path(CGRect(x: 0, y: 0, width: 4, height: 4)),
        StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1.5]), .color(.black))),
  ])
  #expect(
    list.description == """
      #1 fill rect (0, 0) 100×48.26 #007aff
      #2 group clip rect (0, 0) 8×8 shadow #000000 5 0×2
        #3 fill path (0, 0) 10×10 of 6 #ffffff/0.5 at (3, -1) opacity 0.7 difference
        mask
          #4 fill rect (0, 0) 1×1 #000000
      #5 stroke 2 round dash 3,1.5 rect (0, 0) 4×4 #000000
      """)
}
