import WaylandUI

/// A menu's header and rows, as wide as the widest of them.
///
/// The selected row lies on a pill that slides from row to row; titles are in the selection's
/// colour exactly where the pill covers them, at every moment. Tapping the selected row deselects
/// it. Up and Down move the keyboard focus, Home and End go to the first and the last row, and
/// Return presses. When a drawer opens around the list, focus begins at the selected row.
public struct MenuItemList<Item: MenuItem>: View {
  private let items: [Item]
  @Binding private var selection: Item?
  private let user: User?
  private let onUserSelected: () -> Void

  @Environment(\.menuPalette) private var palette
  @Environment(\.menuMetrics) private var metrics
  @Environment(\.isDrawerOpened) private var isDrawerOpened
  @FocusState private var focusedRow: Row?

  /// A place for the keyboard focus in the list.
  private enum Row: Hashable {
    case user
    case item(Item.ID)
  }

  /// A list of `items` under a header for `user`.
  ///
  /// - Parameters:
  ///   - items: The rows, from the top.
  ///   - selection: The selected row; nil where none is.
  ///   - user: Whom the header shows; nil leaves the header out.
  ///   - onUserSelected: Runs when the header is pressed.
  public init(
    items: [Item], selection: Binding<Item?>, user: User?,
    onUserSelected: @escaping () -> Void = {}
  ) {
    self.items = items
    _selection = selection
    self.user = user
    self.onUserSelected = onUserSelected
  }

  /// The header and the rows.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let user {
        header(of: user)
        Spacer().frame(height: .headerBottomSpacing)
      }
      rows
    }
    .labelStyle(.menuLabel)
    .fixedSize(horizontal: true, vertical: false)
    .onKeyPress(keys: [.upArrow, .downArrow, .home, .end], phases: [.down, .repeat]) { press in
      moveFocus(by: press.key) ? .handled : .ignored
    }
    .onAppear { if isDrawerOpened.wrappedValue { focusSelection() } }
    .onChange(of: isDrawerOpened.wrappedValue) { _, isOpened in
      if isOpened { focusSelection() }
    }
  }

  private func header(of user: User) -> some View {
    Button(action: onUserSelected) {
      UserHeader(user: user)
    }
    .buttonStyle(MenuItemButtonStyle(isSelected: false))
    .focused($focusedRow, equals: .user)
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: metrics.rowSpacing) {
      ForEach(items) { item in
        Button {
          select(item)
        } label: {
          Label(item: item)
        }
        .buttonStyle(MenuItemButtonStyle(isSelected: false))
        .focused($focusedRow, equals: .item(item.id))
        .menuItemGeometry(id: item.id)
      }
    }
    .overlayPreferenceValue(MenuItemGeometryPreferenceKey.self) { anchors in
      ZStack {
        // The selection's background may be translucent: the rows' own titles go from under it.
        pill(among: anchors).blendMode(.destinationOut)
        selectedRows.mask { pill(among: anchors) }
      }
      .allowsHitTesting(false)
      .animation(.spring(), value: selection?.id)
    }
    .compositingGroup()
  }

  /// A copy of all rows as they look when selected, of which only the pill's part is seen.
  private var selectedRows: some View {
    VStack(alignment: .leading, spacing: metrics.rowSpacing) {
      ForEach(items) { item in
        Label(item: item).modifier(MenuRow(isHighlighted: true))
      }
    }
    .background(palette.selectionBackground)
  }

  private func pill(among anchors: [AnyHashable: Anchor<CGRect>]) -> some View {
    GeometryReader { proxy in
      if let selection, let anchor = anchors[AnyHashable(selection.id)] {
        let frame = proxy[anchor]
        RoundedRectangle(cornerRadius: metrics.selectionCornerRadius, style: .continuous)
          .frame(width: frame.width, height: frame.height)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
  }

  private func select(_ item: Item) {
    selection = selection?.id == item.id ? nil : item
  }

  private func focusSelection() {
    guard let id = selection?.id, items.contains(where: { $0.id == id }) else { return }
    focusedRow = .item(id)
  }

  /// Moves the focus from row to row; false where there is no row to go to.
  private func moveFocus(by key: KeyEquivalent) -> Bool {
    let places = (user == nil ? [] : [Row.user]) + items.map { Row.item($0.id) }
    guard let focusedRow, let index = places.firstIndex(of: focusedRow) else { return false }
    let target: Int =
      switch key {
      case .upArrow: index - 1
      case .downArrow: index + 1
      case .home: 0
      default: places.count - 1
      }
    guard places.indices.contains(target) else { return false }
    self.focusedRow = places[target]
    return true
  }
}
