/// An event of a compositor for one of several windows, with arguments taken at random from what is usual, odd and forbidden.
nonisolated struct RandomEvent {
  let name: String
  let arguments: String

  /// Every event that a client of ours can be sent, by name, with the kinds of its arguments.
  ///
  /// Those of objects that do not exist at the moment are drawn too, and come to nothing. Left out are
  /// only the ends of a connection: a protocol error, and the loss of the socket.
  private static let table: [(name: String, arguments: [Argument])] = [
    ("xdg_wm_base.ping", [.serial]),
    ("xdg_surface.configure", [.freshSerial]),
    ("xdg_surface.configure", [.freshSerial]),
    ("xdg_toplevel.configure", [.length, .length, .states]),
    ("xdg_toplevel.configure", [.length, .length, .states]),
    ("xdg_toplevel.configure_bounds", [.length, .length]),
    ("xdg_toplevel.wm_capabilities", [.states]),
    ("xdg_toplevel.close", []),
    ("zxdg_toplevel_decoration_v1.configure", [.small]),
    ("wp_fractional_scale_v1.preferred_scale", [.scale]),
    ("wl_surface.enter", [.output]),
    ("wl_surface.leave", [.output]),
    ("wl_output.scale", [.small]),
    ("wl_output.mode", [.small, .length, .length, .small]),
    ("wl_output.done", []),
    ("xdg_activation_token_v1.done", [.serial]),
    ("wl_callback.done", [.serial]),
    ("wl_callback.done", [.serial]),
    ("wl_buffer.release", []),
    ("wl_buffer.release", []),
    ("wl_seat.capabilities", [.small]),
    ("wl_keyboard.enter", [.serial, .surface, .states]),
    ("wl_keyboard.leave", [.serial, .surface]),
    ("wl_keyboard.key", [.serial, .serial, .code, .small]),
    ("wl_keyboard.modifiers", [.serial, .small, .small, .small, .small]),
    ("wl_keyboard.repeat_info", [.signed, .signed]),
    ("wl_keyboard.keymap", [.small, .descriptor, .length]),
    ("wl_pointer.enter", [.serial, .surface, .length, .length]),
    ("wl_pointer.leave", [.serial, .surface]),
    ("wl_pointer.motion", [.serial, .length, .length]),
    ("wl_pointer.button", [.serial, .serial, .button, .small]),
    ("wl_pointer.axis", [.serial, .small, .length]),
    ("wl_pointer.axis_source", [.small]),
    ("wl_pointer.axis_stop", [.serial, .small]),
    ("wl_pointer.axis_discrete", [.small, .signed]),
    ("wl_pointer.axis_value120", [.small, .signed]),
    ("wl_pointer.frame", []),
    ("wl_touch.down", [.serial, .serial, .surface, .small, .length, .length]),
    ("wl_touch.up", [.serial, .serial, .small]),
    ("wl_touch.motion", [.serial, .small, .length, .length]),
    ("wl_touch.frame", []),
    ("wl_touch.cancel", []),
    ("wl_touch.shape", [.small, .length, .length]),
    ("wl_touch.orientation", [.small, .length]),
  ]

  private enum Argument {
    case serial, freshSerial, length, small, signed, scale, code, button, states, surface, output,
      descriptor
  }

  /// What an event is drawn from.
  struct Stock {
    /// Open files that a keymap may be read from.
    let descriptors: [Int32]
    /// How many objects of each interface the mock has ever had.
    let count: (String) -> Int
    /// The numbers of the windows' surfaces, those of closed ones too. Cursors' are never named: of an
    /// object that goes in the dispatch in which it is named, libwayland 1.21 leaks 80 bytes.
    var surfaces: [Int] = []
  }

  init(using numbers: inout some RandomNumberGenerator, from stock: Stock) {
    let row = Self.table.randomElement(using: &numbers)!
    let parts = row.name.split(separator: ".").map(String.init)
    let number = Self.number(of: parts[0], &numbers, stock)
    name = "\(parts[0])\(number).\(parts[1])"
    arguments = row.arguments.map { Self.word($0, &numbers, stock) }.joined(separator: " ")
  }

  /// "#4" for the fourth of an interface; none for the newest that is alive.
  private static func number(
    of interface: String, _ numbers: inout some RandomNumberGenerator, _ stock: Stock
  ) -> String {
    let count = stock.count(interface)
    guard count > 0, Bool.random(using: &numbers) else { return "" }
    return "#\(max(count - Int.random(in: 0...4, using: &numbers), 1))"
  }

  private static func word(
    _ argument: Argument, _ numbers: inout some RandomNumberGenerator, _ stock: Stock
  ) -> String {
    switch argument {
    case .serial: "\(UInt32.random(in: 0...20, using: &numbers))"
    // An answer names the configure by its serial, so that two must not share one.
    case .freshSerial: "\(UInt32.random(in: 100...UInt32.max, using: &numbers))"
    case .length: "\([-7, 0, 1, 2, 39, 40, 64, 300].randomElement(using: &numbers)!)"
    case .small: "\(Int.random(in: 0...9, using: &numbers))"
    case .signed: "\([-1, 0, 1, 25, 120, 600, Int(Int32.max)].randomElement(using: &numbers)!)"
    case .scale: "\([0, 1, 60, 120, 150, 180, 240, 601].randomElement(using: &numbers)!)"
    case .code: "\([0, 1, 28, 30, 42, 105, 247, 767, 70000].randomElement(using: &numbers)!)"
    case .button: "\([0, 0x110, 0x111, 0x112, 0x12f, 0x150].randomElement(using: &numbers)!)"
    case .states: ["-", "1", "4", "1,4", "2", "3,4", "9,99"].randomElement(using: &numbers)!
    case .surface: "wl_surface#\(stock.surfaces.suffix(4).randomElement(using: &numbers) ?? 1)"
    case .output: "wl_output" + number(of: "wl_output", &numbers, stock)
    case .descriptor: "\(stock.descriptors.randomElement(using: &numbers)!)"
    }
  }
}
