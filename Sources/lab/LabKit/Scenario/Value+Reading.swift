package import AutoTrack
package import LabLanguage

extension Value {
  /// Reads a string, a number, a Boolean, or an array of these.
  package static let reader: Reader<Value> = .either(
    Reader<String>.string.map { .string($0) }, number, Reader<Bool>.boolean.map { .bool($0) },
    Reader<[Value]>.array(
      of: .later(
        Noun(one: "a value", many: "values"), from: [.string, .number, .boolean, .array], reader)
    ).map { .list($0) })

  private static let number = Reader<Value>("number", from: [.number]) { node, mistakes in
    guard case .number(let number) = node.value else { return nil }
    if number.isInteger { return Reader<Int>.wide.read(node, mistakes).map { .integer($0) } }
    if let value = number.eventValue { return value }
    mistakes.record(node, saysNo: "finite number")
    return nil
  }
}

extension WrittenNumber {
  /// The number in an event; nil if events cannot represent it.
  package var eventValue: AutoTrack.Value? {
    isInteger ? integer.map { .integer($0) } : AutoTrack.Value(value)
  }
}
