/// What is wrong with the thing that a record is about; the record goes on.
public enum ItemFault: Equatable, Sendable {
  /// The type is no good name.
  case type(NameFault)
  /// The id has no characters.
  case emptyID
  /// The id has more than ``IdentityWarning/longestID`` characters.
  case longID

  /// The code under which it is recorded.
  public var code: String {
    switch self {
    case .type(let fault): "type-\(fault.rawValue)"
    case .emptyID: "id-\(NameFault.empty.rawValue)"
    case .longID: "id-\(NameFault.overflow.rawValue)"
    }
  }

  /// What is wrong and what to do about it, as a sentence.
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
  /// What there is to record of it, in a record of a kind.
  func entries(_ kind: EventKind) -> [Diagnostics.Entry] {
    var faults = NameFault(type).map { [ItemFault.type($0)] } ?? []
    if id.isEmpty { faults.append(.emptyID) }
    if id.count > IdentityWarning.longestID { faults.append(.longID) }
    return faults.map { .badItem(record: kind.rawValue, $0) }
  }
}
