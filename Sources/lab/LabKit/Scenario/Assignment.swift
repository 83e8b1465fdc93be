package import LabLanguage

/// One entry of `set`: a property of an element, or of the object whose code runs.
package struct Assignment: Sendable {
  /// The element; nil for the screen's controller, or the object whose method it is.
  package let target: Located<ElementSelector>?
  package let property: Located<Property>
  package let value: PropertyValue
  /// The bytes of the value.
  let valueRange: Range<Int>

  /// Reads `{ "#buy.title": "Sold", "navigationItem.title": "Home" }`: selector, point, property.
  package static let reader = Reader<[Assignment]>(
    Noun(one: "an object of properties", many: "objects of properties"), from: [.object]
  ) { node, mistakes in
    guard case .object(let members) = node.value else { return nil }
    let assignments = members.compactMap { read($0, mistakes) }
    return assignments.count == members.count ? assignments : nil
  }

  private static func read(_ member: Node.Member, _ mistakes: Mistakes) -> Assignment? {
    guard let (target, property) = split(member.key) else {
      recordUnknown(member, mistakes)
      return nil
    }
    return property.reader.read(member.value, mistakes).map {
      Assignment(
        target: target.map { Located($0, at: member.keyRange) },
        property: Located(property, at: member.keyRange), value: $0,
        valueRange: member.value.range)
    }
  }

  /// Splits a key at the longest property that ends it; the selector stands before.
  private static func split(_ key: String) -> (target: ElementSelector?, property: Property)? {
    if let property = Property.all.first(where: { $0.key == key }) { return (nil, property) }
    let property = Property.all
      .filter { key.hasSuffix(".\($0.key)") }
      .max { $0.key.count < $1.key.count }
    guard let property else { return nil }
    let text = String(key.dropLast(property.key.count + 1))
    return ElementSelector(text).map { ($0, property) }
  }

  private static func recordUnknown(_ member: Node.Member, _ mistakes: Mistakes) {
    let names = Property.all.map(\.key)
    let last = member.key.split(separator: ".").last.map(String.init) ?? member.key
    mistakes.record(
      "\(member.key.quoted) does not end with a property", last, at: member.keyRange, among: names,
      "properties")
  }
}

extension Assignment: CustomStringConvertible {
  /// The property as spelled in the file, without the value.
  package var description: String {
    let owner = target.map { "\($0.value)." } ?? ""
    return owner + property.value.key
  }
}
