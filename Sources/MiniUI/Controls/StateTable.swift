/// What a control shows in each of its states: titles, colours, images or backgrounds (RC-17).
///
/// A state without a value of exactly its own shows what the normal state has (T117).
struct StateTable<Value> {
  /// Few states have a value, so that looking through them is quicker than hashing.
  private var values: [(state: ControlState, value: Value)] = []

  /// Whether no state has a value.
  var isEmpty: Bool { values.isEmpty }

  /// Whether a state other than the normal one has a value of its own.
  var dependsOnState: Bool { values.contains { $0.state != .normal } }

  /// The value that was set for exactly this state.
  subscript(exactly state: ControlState) -> Value? {
    values.first { $0.state == state }?.value
  }

  /// The table with another value for a state; `nil` removes the one that was set.
  func setting(_ value: Value?, for state: ControlState) -> StateTable {
    var table = self
    table.values.removeAll { $0.state == state }
    if let value { table.values.append((state, value)) }
    return table
  }

  /// What is shown in a state: its own value, or else the normal one.
  func value(in state: ControlState) -> Value? {
    guard let first = values.first, values.count == 1 else {
      return self[exactly: state] ?? self[exactly: .normal]
    }
    return first.state == state || first.state == .normal ? first.value : nil
  }
}
