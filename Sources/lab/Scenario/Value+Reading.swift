package import AutoTrack

extension Value {
  /// A string, a number, a boolean, or an array of these.
  package static let reader: Reader<Value> = .either(
    Reader<String>.string.map { .string($0) }, number, Reader<Bool>.boolean.map { .bool($0) },
    Reader<[Value]>.array(
      of: .later(
        Noun(one: "a value", many: "values"), from: [.string, .number, .boolean, .array], reader)
    ).map { .list($0) })

  private static let number = Reader<Value>("number", from: [.number]) { node, mistakes in
    guard case .number(let number, let isInteger) = node.value else { return nil }
    if isInteger {
      guard abs(number) <= Double(Reader<Int>.exactIntegerMaximum) else {
        _ = Reader<Int>.integer.read(node, mistakes)
        return nil
      }
      return .integer(Int(number))
    }
    if let value = Value(number) { return value }
    mistakes.record(node, saysNo: "finite number")
    return nil
  }
}
