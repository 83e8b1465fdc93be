/// What a control shows in each of its states: titles, images or backgrounds (RC-17).
///
/// A state without a value of exactly its own shows what the normal state has (T117).
struct StateTable<Value> {
  /// Few states have a value, so that looking through them is quicker than hashing.
  private var values: [(state: ControlState, value: Value)] = []

  /// Whether no state has a value.
  var isEmpty: Bool { values.isEmpty }

  /// The value that was set for exactly this state; setting `nil` removes it.
  subscript(exactly state: ControlState) -> Value? {
    get { values.first { $0.state == state }?.value }
    set {
      values.removeAll { $0.state == state }
      if let newValue { values.append((state, newValue)) }
    }
  }

  /// What is shown in a state: its own value, or else the normal one.
  func value(in state: ControlState) -> Value? { self[exactly: state] ?? self[exactly: .normal] }
}
