/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` an entry of its own, whose
/// default is the variable's.
///
/// Without a type and an equals sign in between, the default is made once; with a type, whenever it is
/// asked for.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WUIMacros", type: "EntryMacro")
