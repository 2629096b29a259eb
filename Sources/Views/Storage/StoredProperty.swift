import WUIGeometry

/// What `@SceneStorage` and `@AppStorage` have in common.
struct StoredProperty<Value> {
  let key: String
  let initial: Value
  let form: StoredForm<Value>

  private var box: StateBox<Value>?
  private var values: StoredValues?

  init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.form = form
  }

  var value: Value {
    get { box?.value ?? initial }
    nonmutating set {
      guard let box else {
        return OnceLog.standard.report(
          "the stored value \"\(key)\" was written before its view was shown; the value is lost."
            + " Write it from an action.")
      }
      box.value = newValue
      values?.store(form.write(newValue), for: key)
    }
  }

  var binding: Binding<Value> {
    Binding(get: { value }, set: { (new: Value) in value = new })
  }

  mutating func install(_ values: StoredValues?, memory: inout AnyObject?, element: Element) {
    // Outside of any host there is nothing to share, so the view keeps the value as a state.
    let values = values ?? memory as? StoredValues ?? StoredValues()
    memory = values
    self.values = values
    box = values.state(for: key, default: initial, form: form, graph: element.graph)
  }
}
