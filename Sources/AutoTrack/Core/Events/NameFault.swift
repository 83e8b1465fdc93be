public import Wording

/// A fault in the name of an event or of a property (SA-E13).
///
/// The raw value is the code in the diagnostics.
public enum NameFault: String, Equatable, Sendable, CaseIterable, Worded {
  /// The name is nil.
  case missing = "nil"
  /// The name is not a string.
  case notString = "not-string"
  /// The name is empty.
  case empty
  /// The name has an invalid character, begins with a digit, or is reserved (SA-E19).
  case invalid
  /// More than `longest` characters: a warning, which drops nothing (SA-E20).
  case overflow

  /// The longest name without a warning, in bytes (SA-E20).
  package static let longest = 100

  /// True if the fault drops the property.
  var losesKey: Bool { self != .overflow }

  /// The fault and its remedy, as the end of a sentence that begins with the name.
  public var sentence: Sentence {
    switch self {
    case .missing: "is nil; give it a name"
    case .notString: "is not a string; names are strings"
    case .empty: "is empty; a name has at least one character"
    case .invalid:
      "is not a valid name; use letters, digits, _ and $, no leading digit and no reserved name"
    case .overflow: "has more than \(Self.longest) characters; choose a shorter name"
    }
  }
}

package struct CheckedName: Equatable, Sendable {
  /// The name, also if it is invalid; nil if it is empty or not a string.
  package let name: EventName?
  /// The fault of the name; nil if it is valid.
  package let fault: NameFault?

  package init(checking input: PropertyInput) {
    fault = NameFault(of: input)
    name = input.text.flatMap { $0.isEmpty ? nil : EventName($0) }
  }
}

/// The naming rule of events and properties: `[a-zA-Z_$][a-zA-Z0-9_$]*`.
extension NameFault {
  /// Returns the fault of a name from an app; nil if it is valid.
  init?(of name: PropertyInput) {
    switch name {
    case .null: self = .missing
    case .string(let text): self.init(text)
    default: self = .notString
    }
  }

  /// Returns the fault of a text as a name; nil if it is valid.
  ///
  /// Letters and digits are ASCII only.
  init?(_ text: String) {
    guard let first = text.utf8.first else {
      self = .empty
      return
    }
    guard !Self.isDigit(first), Self.mayStand(text), !Self.isReserved(text, first) else {
      self = .invalid
      return
    }
    guard text.utf8.count > Self.longest else { return nil }
    self = .overflow
  }

  /// Returns true if every byte is allowed in a name.
  private static func mayStand(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for place in bytes.indices where !mayStand(bytes[place]) { return false }
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func mayStand(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || isDigit(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  /// Returns true for reserved names of envelope and back end, in any case (SA-E19).
  private static func isReserved(_ name: String, _ first: UInt8) -> Bool {
    guard first != UInt8(ascii: "$") else { return false }
    let count = name.utf8.count
    if count < reserved.count, reserved[count].contains(where: { begins(name, with: $0) }) {
      return true
    }
    return lowercased(first) == UInt8(ascii: "u")
      && reservedBeginnings.contains { $0.utf8.count <= count && begins(name, with: $0) }
  }

  /// Returns true if a name that is not shorter has a prefix, in any case.
  private static func begins(_ name: String, with beginning: String) -> Bool {
    let (name, beginning) = (name.utf8.span, beginning.utf8.span)
    for place in beginning.indices where lowercased(name[place]) != beginning[place] {
      return false
    }
    return true
  }

  /// The reserved names, indexed by length.
  private static let reserved: [[String]] = {
    let names = [
      "distinct_id", "original_id", "time", "properties", "id", "first_id", "second_id", "users",
      "events", "event", "user_id", "date", "datetime",
    ]
    return (0...11).map { count in names.filter { $0.utf8.count == count } }
  }()
  /// The reserved prefixes, all of which begin with `u`.
  private static let reservedBeginnings = ["user_tag", "user_group"]
}
