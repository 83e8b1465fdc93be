/// An element of an XML document with its place.
package struct MarkupElement: Equatable, Sendable {
  /// The name, with its prefix if it has one.
  package var name: String
  /// The line of the start tag's end, counted from 1.
  package var line: Int
  /// The column of the start tag's end, counted from 1.
  package var column: Int
  /// The child elements in their order.
  package var children: [MarkupElement] = []
  /// The text between the tags, without that of children; white space around it is kept.
  package var text = ""
  /// The attributes, sorted by name; most elements have fewer than a dictionary pays for.
  private var pairs: [Pair]

  private struct Pair: Equatable, Sendable {
    let name: String
    let value: String
  }

  /// An element without children.
  package init(_ name: String, _ attributes: [String: String] = [:], line: Int, column: Int) {
    (self.name, self.line, self.column) = (name, line, column)
    pairs = Self.pairs(of: attributes)
  }

  /// An element with room for attributes, which are added in the order of their names.
  init(_ name: String, capacity: Int, line: Int, column: Int) {
    (self.name, self.line, self.column, pairs) = (name, line, column, [])
    pairs.reserveCapacity(capacity)
  }

  /// The attributes by name; XML gives their order no meaning.
  package var attributes: [String: String] {
    get { Dictionary(pairs.map { ($0.name, $0.value) }) { $1 } }
    set { pairs = Self.pairs(of: newValue) }
  }

  /// Calls a closure with the name of each attribute, sorted.
  package func visitAttributeNames(_ body: (String) -> Void) {
    for pair in pairs { body(pair.name) }
  }

  /// Returns an attribute's value, if it is present.
  package subscript(_ attribute: String) -> String? {
    for pair in pairs where pair.name == attribute { return pair.value }
    return nil
  }

  /// Returns the first child of a name.
  package func child(_ name: String) -> MarkupElement? {
    for child in children where child.name == name { return child }
    return nil
  }

  package func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  /// Returns the first child of a name with a value of the attribute `key`.
  package func child(_ name: String, key: String) -> MarkupElement? {
    for child in children where child.name == name && child["key"] == key { return child }
    return nil
  }

  /// This element and all elements below it, in document order.
  package var everything: [MarkupElement] { everything(outside: []) }

  /// Returns this element and all below it, without elements of some names and their contents.
  package func everything(outside names: Set<String>) -> [MarkupElement] {
    var elements: [MarkupElement] = []
    collect(outside: names, into: &elements)
    return elements
  }

  private func collect(outside names: Set<String>, into elements: inout [MarkupElement]) {
    guard names.isEmpty || !names.contains(name) else { return }
    elements.append(self)
    for child in children { child.collect(outside: names, into: &elements) }
  }

  /// Returns the first element of a name, this one included, in document order.
  package func first(_ name: String) -> MarkupElement? {
    if self.name == name { return self }
    for child in children {
      if let found = child.first(name) { return found }
    }
    return nil
  }

  /// Adds an attribute whose name is greater than those present.
  mutating func append(_ name: String, _ value: String) {
    pairs.append(Pair(name: name, value: value))
  }

  private static func pairs(of attributes: [String: String]) -> [Pair] {
    attributes.sorted { $0.key < $1.key }.map { Pair(name: $0.key, value: $0.value) }
  }
}
