/// A fault of a record's item; the record is captured anyway.
public enum ItemFault: Equatable, Sendable {
  /// The type breaks the naming rules.
  case type(NameFault)
  /// The id is empty.
  case emptyID
  /// The id has more than ``IdentityWarning/longestID`` characters.
  case longID

  /// The code in the diagnostics.
  public var code: String {
    switch self {
    case .type(let fault): "type-\(fault.rawValue)"
    case .emptyID: "id-\(NameFault.empty.rawValue)"
    case .longID: "id-\(NameFault.overflow.rawValue)"
    }
  }

  /// The fault and its remedy as a sentence.
  var sentence: String {
    switch self {
    case .type(let fault): "the type \(fault.sentence)"
    case .emptyID: "the id is empty; an id has at least one character"
    case .longID:
      "the id has more than \(IdentityWarning.longestID) characters; choose a shorter one"
    }
  }
}

extension EventExtras.Item {
  /// Returns the entries for the item's faults in a record of a kind.
  func entries(_ kind: EventKind) -> [Diagnostics.Entry] {
    var faults = NameFault(type).map { [ItemFault.type($0)] } ?? []
    if id.isEmpty { faults.append(.emptyID) }
    if id.count > IdentityWarning.longestID { faults.append(.longID) }
    return faults.map { .badItem(record: kind.rawValue, $0) }
  }
}
