extension ClassTable: CustomStringConvertible {
  /// The classes with their superclasses, own methods and runners, then the delegates' methods.
  ///
  /// Classes and methods are sorted by name. Two tables that print alike dispatch alike, so
  /// removing every hook must restore the text.
  public var description: String {
    (classes.flatMap(lines) + cachedDelegates.map(\.description)).joined(separator: "\n")
  }

  private func lines(of type: DynamicClass) -> [String] {
    let head = type.superclass.map { "\(type.name) : \($0.name)" } ?? type.name
    let hidden = type.isPrivate ? " (private)" : ""
    return [head + hidden] + methods(of: type.metaclass, "+") + methods(of: type, "-")
  }

  private func methods(of type: DynamicClass, _ sign: String) -> [String] {
    type.ownMethods
      .map { (name(of: $0.selector), type.runners(for: $0.selector)) }
      .sorted { $0.0 < $1.0 }
      .map { "  \(sign) \($0): \($1.joined(separator: " > "))" }
  }
}

/// The cached methods of delegates, for the printed table (OB-9).
extension ClassTable {
  struct DelegateNote {
    weak let owner: DynamicObject?
    weak let delegate: DynamicObject?
    let role: String
    let answers: [SelectorID]
    let number: Int
  }

  /// The key of a note; an owner has one note per role.
  struct DelegateKey: Hashable {
    let owner: ObjectIdentifier
    let role: String
  }

  /// Records the cached methods of a delegate, replacing the owner's earlier note for the role.
  func noteDelegate(
    _ delegate: DynamicObject?, of owner: DynamicObject, as role: String,
    answering answers: [SelectorID]
  ) {
    let key = DelegateKey(owner: ObjectIdentifier(owner), role: role)
    let known = delegateNotes[key].flatMap { $0.owner === owner ? $0.number : nil }
    if known == nil { delegateNoteCount += 1 }
    delegateNotes[key] = DelegateNote(
      owner: owner, delegate: delegate, role: role, answers: answers,
      number: known ?? delegateNoteCount)
  }

  /// The optional methods that each living delegate answered when it was set (OB-9).
  ///
  /// They are in the order of first setting.
  public var cachedDelegates: [DelegateAnswers] {
    delegateNotes = delegateNotes.filter { $0.value.owner != nil }
    return delegateNotes.values.sorted { $0.number < $1.number }.compactMap { note in
      guard let owner = note.owner, let delegate = note.delegate, !note.answers.isEmpty else {
        return nil
      }
      return DelegateAnswers(
        role: note.role, owner: owner.class.name, delegate: delegate.class.name,
        selectors: note.answers.map(name).sorted())
    }
  }
}

/// The optional methods of a delegate, as its owner has cached them.
public struct DelegateAnswers: Hashable, Sendable, CustomStringConvertible {
  /// The property: `delegate` or `dataSource`.
  public let role: String
  /// The class of the owner.
  public let owner: String
  /// The class that the delegate shows.
  public let delegate: String
  /// The spellings of the methods, sorted.
  public let selectors: [String]

  /// The line of the printed table.
  public var description: String {
    "\(role) of \(owner): \(delegate) answers \(selectors.joined(separator: ", "))"
  }
}
