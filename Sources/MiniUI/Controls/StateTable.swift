/// The values of a control's content per state: titles, colours, images or backgrounds (RC-17).
///
/// A state without a value of exactly its own falls back to the normal state's (T117).
struct StateTable<Value> {
  /// The values; few states have one, so a linear search beats hashing.
  private var values: [(state: ControlState, value: Value)] = []

  var isEmpty: Bool { values.isEmpty }

  /// True if a state other than normal has a value.
  var dependsOnState: Bool { values.contains { $0.state != .normal } }

  /// The value set for exactly this state.
  subscript(exactly state: ControlState) -> Value? {
    values.first { $0.state == state }?.value
  }

  /// Returns a copy with another value for a state; `nil` removes it.
  func setting(_ value: Value?, for state: ControlState) -> StateTable {
    var table = self
    table.values.removeAll { $0.state == state }
    if let value { table.values.append((state, value)) }
    return table
  }

  /// Returns the value shown in a state: its own, or else the normal one.
  func value(in state: ControlState) -> Value? {
    // Most controls have one value, which needs no search.
    guard let first = values.first, values.count == 1 else {
      return self[exactly: state] ?? self[exactly: .normal]
    }
    return first.state == state || first.state == .normal ? first.value : nil
  }
}
