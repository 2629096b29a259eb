import WaylandUI

/// The views of this module by their names, to be shown by a test.
public enum Listings {
  /// The listings, each with a name.
  @MainActor public static var all: [(name: String, view: AnyView)] {
    [
      ("shapes", AnyView(ShapesView())),
      ("modifiers", AnyView(ModifiersView())),
      ("environment", AnyView(PanelScreen())),
      ("preferences", AnyView(PreferencesView())),
      ("styles", AnyView(StylesView())),
      ("layouts", AnyView(LayoutsView())),
      ("models", AnyView(ModelsView())),
      ("transitions", AnyView(TransitionsView())),
      ("segments", AnyView(SegmentsView())),
      ("variants", AnyView(VariantsView())),
    ]
  }
}

/// A view made by a function outside of any type.
@MainActor
public func makeRoot() -> some View {
  VStack {
    Text("A function of no type")
    Color.red.frame(width: 10, height: 10)
  }
  .padding()
}
