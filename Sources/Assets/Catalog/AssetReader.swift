import WUIGeometry

/// Reads `Contents.json` files and reports what is wrong with them.
struct AssetReader: Sendable {
  let log: OnceLog

  /// The description in an asset's folder; nil where there is none, or none that can be read.
  func contents(of folder: String) -> AssetContents? {
    let path = folder + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      return try JSONDecoder().decode(AssetContents.self, from: data)
    } catch {
      log.report("\(path) is not as Xcode writes it: \(Self.reason(error)); it is left out")
      return nil
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      return "\(place(context)) lacks “\(key.stringValue)”"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return "\(place(context)) should be of type \(type)"
    case .dataCorrupted(let context):
      let detail = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
      return [context.debugDescription, detail].compactMap(\.self).joined(separator: " ")
    default: return "\(error)"
    }
  }

  /// Where in the file an error lies, such as "colors[1].color".
  private static func place(_ context: DecodingError.Context) -> String {
    let keys = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    return keys.isEmpty ? "the file" : String(keys.joined().drop { $0 == "." })
  }
}
