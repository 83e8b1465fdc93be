/// A note about a property of the app: its name and its fault.
public struct PropertyNote: Equatable, Sendable {
  /// The printable name, at most ``NameFault/longest`` characters and an ellipsis.
  public let name: String
  /// The fault.
  public let fault: PropertyFault

  /// Creates a note.
  public init(_ name: PropertyInput, _ fault: PropertyFault) {
    self.name = Self.shown(name)
    self.fault = fault
  }

  /// Returns the printable form of a name of any type.
  package static func shown(_ name: PropertyInput) -> String {
    switch name {
    case .null: "nil"
    case .string(let text):
      text.utf8.count > NameFault.longest
        ? String(text.unicodeScalars.prefix(NameFault.longest)) + "…" : text
    case .integer(let integer): "\(integer)"
    case .double(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .date: "a date"
    case .list: "a list"
    case .dictionary: "a dictionary"
    }
  }
}

extension PropertyNote: CustomStringConvertible {
  /// One line: `property 'id' (invalid): is not a valid name; …`.
  public var description: String {
    "property '\(name)' (\(fault.code)): \(fault.sentence)"
  }
}
