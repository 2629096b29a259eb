import WUIGeometry
import WUIPlatform
import WUIViews

/// The open windows of a running app.
///
/// Views ask for windows to be opened and closed in the middle of anything; it is done at the end of the
/// turn, in order.
final class AppWindows<A: App> {
  private struct OpenWindow {
    /// The place of its scene in the app's body, from 0.
    let scene: Int
    let value: WindowValue
    let host: WindowHost
  }

  private enum Order {
    case open(WindowRequest)
    case close(WindowRequest)
    /// The window of a number.
    case closeOne(Int)
  }

  private let app: SharedOwner<A>
  private let connection: WaylandConnection
  private let portal: SettingsPortal?
  private let appID: String
  private let onEnd: (String?) -> Void

  private var windows: [Int: OpenWindow] = [:]
  private var lastNumber = 0
  private var orders: [Order] = []
  private let phase = AppPhase()
  private let appValues: StoredValues
  /// The stored values of scenes, which outlive the scenes' windows, by their places.
  private var sceneValues: [Int: StoredValues] = [:]

  /// - Parameters:
  ///   - portal: Knows the user's wishes; nil for none.
  ///   - appID: The name of the application's desktop file.
  ///   - onEnd: Called when the last window is closed, with nil, and when the compositor has gone away,
  ///     with one line that says why.
  init(
    _ app: A, connection: WaylandConnection, portal: SettingsPortal? = nil, appID: String,
    onEnd: @escaping (String?) -> Void
  ) {
    self.app = SharedOwner(app)
    self.connection = connection
    self.portal = portal
    self.appID = appID
    self.onEnd = onEnd
    appValues = StorageFolders.values(appID: appID)
    connection.onTurnEnd = { [weak self] in self?.settle() }
    connection.onConnectionLost = { [weak self] in self?.onEnd($0) }
    portal?.onChange = { [weak self] settings in
      for host in self?.hosts.values ?? [:].values { host.take(settings) }
    }
  }

  /// The open windows, by numbers that count all that were ever opened.
  var hosts: [Int: WindowHost] { windows.mapValues(\.host) }

  /// What the app's scenes are at the moment.
  private var scenes: [WindowDescription] { app.value.body.windowDescriptions }

  /// Opens a window of the first scene; false where there is none.
  func openFirst() -> Bool {
    guard let first = scenes.first else { return false }
    show(first, scene: 0, value: nil)
    return true
  }

  // MARK: Orders

  private func add(_ order: Order) {
    orders.append(order)
    connection.scheduleTurn()
  }

  /// Does what was asked for in this turn.
  private func settle() {
    // Requests wait for a compositor that does not read; the end needs none.
    guard !connection.isBlocked || endsAll else { return }
    guard !orders.isEmpty else { return }
    while !orders.isEmpty {
      switch orders.removeFirst() {
      case .open(let request): open(request)
      case .close(let request): close(request)
      case .closeOne(let number): close(number)
      }
    }
    if windows.isEmpty { onEnd(nil) }
  }

  /// Whether all that was asked for is that every window be closed.
  private var endsAll: Bool {
    var left = Set(windows.keys)
    for order in orders {
      guard case .closeOne(let number) = order else { return false }
      left.remove(number)
    }
    return left.isEmpty
  }

  // MARK: Opening

  private func open(_ request: WindowRequest) {
    let scenes = scenes
    guard let scene = matches(request, in: scenes, "openWindow").first else { return }
    let description = scenes[scene]
    let known = windows.sorted { $0.key < $1.key }.map(\.value).first { window in
      guard window.scene == scene else { return false }
      if case .unique = description.kind { return true }
      return request.value != nil && window.value.value == request.value
    }
    if let known {
      known.host.bringForward()
    } else {
      show(description, scene: scene, value: request.value)
    }
  }

  private func show(_ description: WindowDescription, scene: Int, value: AnyHashable?) {
    lastNumber += 1
    let number = lastNumber
    let settings = portal?.settings ?? DesktopSettings()
    var environment = EnvironmentValues()
    environment.take(settings)
    environment.storedValues = StoredValuesOfScene(
      scene: storedValues(of: scene, description), app: appValues)
    environment.openWindow = OpenWindowAction { [weak self] in self?.add(.open($0)) }
    environment.dismissWindow = DismissWindowAction { [weak self] request in
      let isOwn = request.id == nil && request.value == nil
      self?.add(isOwn ? .closeOne(number) : .close(request))
    }
    let value = WindowValue(value ?? description.defaultValue())
    let host = WindowHost(
      description: description, environment: environment, settings: settings,
      connection: connection, appID: appID,
      onClose: { [weak self] in self?.add(.closeOne(number)) },
      onPhaseChange: { [weak self] in self?.updatePhase() },
      root: { controls in
        AppRoot(
          app: app, scene: scene, value: value, controls: controls, name: appID, phase: phase)
      })
    windows[number] = OpenWindow(scene: scene, value: value, host: host)
    updatePhase()
  }

  /// The first window of a scene has what was stored by the last one; with several open, or one for each
  /// value, it could not be said whose it is.
  private func storedValues(of scene: Int, _ description: WindowDescription) -> StoredValues {
    if case .values = description.kind { return StoredValues() }
    guard !windows.values.contains(where: { $0.scene == scene }) else { return StoredValues() }
    let known = sceneValues[scene] ?? StorageFolders.values(ofScene: scene + 1, appID: appID)
    sceneValues[scene] = known
    return known
  }

  private func updatePhase() {
    phase.update(hosts.values.map(\.scenePhase))
  }

  // MARK: Closing

  private func close(_ request: WindowRequest) {
    let scenes = matches(request, in: scenes, "dismissWindow")
    for (number, window) in windows.sorted(by: { $0.key < $1.key })
    where scenes.contains(window.scene)
      && (request.value == nil || window.value.value == request.value)
    {
      close(number)
    }
  }

  private func close(_ number: Int) {
    // Its views say that they disappear when it is let go of.
    windows.removeValue(forKey: number)?.host.close()
    updatePhase()
  }

  // MARK: Scenes

  /// The places of the scenes that are meant; where there are none, standard error says so.
  private func matches(
    _ request: WindowRequest, in scenes: [WindowDescription], _ action: String
  ) -> [Int] {
    let named = scenes.indices.filter { request.id == nil || scenes[$0].id == request.id }
    guard !named.isEmpty else {
      let known = scenes.compactMap(\.id).map { "\"\($0)\"" }
      report(
        "\(action)(id: \"\(request.id ?? "")\"): no scene of the app has this id;",
        known.isEmpty ? "none has an id." : "there are \(known.joined(separator: ", ")).")
      return []
    }
    guard let value = request.value else { return named }
    let matching = named.filter { scenes[$0].accepts(value) }
    if matching.isEmpty {
      let known = named.compactMap { index in
        if case .values(let type, _) = scenes[index].kind { type } else { nil }
      }
      let place = request.id.map { " with the id \"\($0)\"" } ?? ""
      report(
        "\(action)(value:): no WindowGroup of the app\(place) is for values of type"
          + " \(type(of: value.base));",
        known.isEmpty ? "none is for values." : "there are \(known.joined(separator: ", ")).")
    }
    return matching
  }

  private func report(_ what: String, _ known: String) {
    OnceLog.standard.report("\(what) \(known)")
  }
}
