/// An element of an XML document with its place.
package struct MarkupElement: Equatable, Sendable {
  /// The name, with its prefix if it has one.
  package var name: String
  /// The attributes by name; XML gives their order no meaning.
  package var attributes: [String: String]
  /// The line of the start tag's end, counted from 1.
  package var line: Int
  /// The column of the start tag's end, counted from 1.
  package var column: Int
  /// The child elements in their order.
  package var children: [MarkupElement] = []
  /// The text between the tags, without that of children; white space around it is kept.
  package var text = ""

  /// An element without children.
  package init(_ name: String, _ attributes: [String: String] = [:], line: Int, column: Int) {
    (self.name, self.attributes, self.line, self.column) = (name, attributes, line, column)
  }

  /// Returns an attribute's value, if it is present.
  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Returns the first child of a name.
  package func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// Returns the children of a name.
  package func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  /// Returns the first child of a name with a value of the attribute `key`.
  package func child(_ name: String, key: String) -> MarkupElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  /// This element and all elements below it, in document order.
  package var everything: [MarkupElement] { [self] + children.flatMap(\.everything) }
}
