// The macros of WaylandUI. The compiler starts this program and asks it in messages. It needs neither
// swift-syntax nor any other package: `#Preview` and `@Previewable` expand to nothing, so that a file
// written for Xcode builds here as it is, and of the source of an `@Entry` little has to be understood.

/// The answer to a request. Version 7 of the protocol is the one whose answers have this form.
func answer(to request: Request) -> [String: Any] {
  switch request.name {
  case "getCapability":
    return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
  case "expandFreestandingMacro", "expandAttachedMacro":
    let source = request.content.macro?.typeName == "EntryMacro" ? entry(request.content) : ""
    return ["expandMacroResult": ["expandedSource": source, "diagnostics": [] as [Any]]]
  default:
    return ["expandMacroResult": ["diagnostics": [] as [Any]]]
  }
}

/// What `@Entry` stands for: the variable's accessors, or the key beside it.
func entry(_ request: Request.Content) -> String {
  guard let entry = Entry(declaration: request.declSyntax?.source ?? "") else { return "" }
  if request.macroRole == "accessor" { return entry.accessors }
  let place = request.lexicalContext?.first?.source ?? ""
  let isTransaction = place.contains(/extension\s+(\w+\.)?Transaction\b/)
  return entry.key(of: isTransaction ? "TransactionKey" : "EnvironmentKey")
}

while let request = Messages.receive() { Messages.send(answer(to: request)) }
