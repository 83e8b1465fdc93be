package import AutoTrack
package import LabLanguage
import MiniUI

extension PropertyInput: FormatValue {
  /// Reads any JSON5 value, valid or not: an app may pass anything, and the tracker checks it.
  package static let reader: Reader<PropertyInput> = Reader(
    Noun(one: "any value", many: "values"),
    from: [.object, .array, .string, .number, .boolean, .null]
  ) { node, mistakes in input(of: node, mistakes) }

  private static func input(of node: Node, _ mistakes: Mistakes) -> PropertyInput? {
    switch node.value {
    case .null: .null
    case .string(let text): .string(text)
    case .boolean(let bool): .bool(bool)
    case .number(let number) where number.isInteger:
      Reader<Int>.wide.read(node, mistakes).map { .integer($0) }
    case .number(let number): .double(number.value)
    case .array(let nodes): list(of: nodes, mistakes)
    case .object(let members):
      if members.count == 1, members[0].key == "date", members[0].value.kind == .string {
        date(of: members[0].value, mistakes)
      } else {
        PropertyInputs.reader.read(node, mistakes).map { .dictionary($0) }
      }
    }
  }

  private static func list(of nodes: [Node], _ mistakes: Mistakes) -> PropertyInput? {
    let values = nodes.compactMap { reader.read($0, mistakes) }
    return values.count == nodes.count ? .list(values) : nil
  }

  /// Reads `{ date: "2020-01-01T00:00:00Z" }` as a point in time.
  private static func date(of text: Node, _ mistakes: Mistakes) -> PropertyInput? {
    Reader<Instant>.instant.read(text, mistakes)
      .map { .date(milliseconds: $0.millisecondsSince1970) }
  }
}

extension PropertyInputs: FormatValue {
  /// Reads an object with the app's own keys, in their order.
  package static let reader: Reader<PropertyInputs> = Reader(
    Noun(one: "an object of values", many: "objects of values"), from: [.object],
    shape: .entries(PropertyInput.reader.shape)
  ) { node, mistakes in
    guard case .object(let members) = node.value else { return nil }
    let pairs = members.compactMap { member in
      PropertyInput.reader.read(member.value, mistakes).map {
        Pair(name: .string(member.key), value: $0)
      }
    }
    return pairs.count == members.count ? PropertyInputs(pairs) : nil
  }
}

extension Value {
  /// Reads a string, a number, a Boolean, or an array of these.
  package static let reader: Reader<Value> = .either(
    Reader<String>.string.map { .string($0) }, number, Reader<Bool>.boolean.map { .bool($0) },
    Reader<[Value]>.array(
      of: .later(
        "value", from: [.string, .number, .boolean, .array], reader)
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
