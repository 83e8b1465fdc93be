/// Something to record about a property that an app gave: its name, and what is wrong with it.
public struct PropertyNote: Equatable, Sendable {
  /// The name as it can be shown: at most ``NameFault/longest`` characters of it, whatever it is.
  public let name: String
  /// What is wrong.
  public let fault: PropertyFault

  /// Takes a name of any kind.
  public init(_ name: PropertyInput, _ fault: PropertyFault) {
    self.name = Self.shown(name)
    self.fault = fault
  }

  /// A name as it can be shown, whatever it is.
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
