/// What went on inside a tracker that its events do not tell.
public struct Diagnostics: Equatable, Sendable {
  /// How many entries are kept.
  public static let limit = 1_000

  private var recent = Recent<Entry>(limit: limit)

  /// What was recorded, in order: the last ``limit`` entries.
  public var entries: [Entry] { recent.kept }

  /// How many entries there have been, those that are not kept any more included.
  public var entryCount: Int { recent.total }

  /// The entries that came after the first so many, as far as they are kept.
  public func entries(after count: Int) -> [Entry] { Array(recent.after(count)) }

  /// How many entries are not kept any more: the oldest.
  public var droppedEntries: Int { recent.dropped }

  /// One thing worth knowing.
  public enum Entry: Equatable, Sendable, CustomStringConvertible {
    /// The instrument is in place.
    case installed(instrument: String)
    /// The instrument is not in place, because.
    case skipped(instrument: String, because: String)
    /// The instrument sees nothing of an object, named by its class, because.
    case notHooked(instrument: String, object: String, because: String)
    /// A second start changed nothing.
    case startedAgain
    /// No path scheme has that name; the default scheme writes `$element_path`.
    case unknownScheme(name: String, known: [String])
    /// Several elements of a screen have one path in the default scheme (S3.7i): no error.
    case pathCollision(path: String, screen: String, elements: [String])
    /// A property that the app gave was lost, cut or has an odd name; the event, if it is of one,
    /// went on.
    case badProperty(event: String?, PropertyNote)
    /// The super properties that the launch before has kept could not be read, because.
    case superPropertiesLost(because: PageFault)
    /// An event's name is not as names are; without any text there is no event.
    case badEventName(String, NameFault)
    /// The thing that a record is about is not named as things are; the record went on.
    case badItem(record: String, ItemFault)
    /// A call of the app's changed nothing, because.
    case refused(call: String, because: String)
    /// A call about the identity changed nothing and gave no event, because.
    case identityIgnored(call: String, because: IdentityFault)
    /// An id or a key of a call about the identity is odd, and was taken all the same.
    case identityWarned(call: String, IdentityWarning)
    /// A page has logged in one user while the app goes on with another (SA-I21).
    case pageLoginIgnored(String, app: String)
    /// The Keychain did not keep the anonymous id, with its status; the defaults did.
    case keychainRefused(group: String, status: Int)
    /// Nothing became of what a page has handed over, because.
    case pageMessageIgnored(because: PageFault)
    /// A server has sent a document that holds from now on, named by what it is for.
    case remoteTaken(String)
    /// A server says that what is kept of the document still holds.
    case remoteUnchanged(String)
    /// Nothing changed by what became of a document, because.
    case remoteIgnored(String, because: String)
    /// An entry of the business data was left out; they count from 1.
    case badBusinessData(entry: Int, because: String)
    /// A value of the app's own could not be read, and is absent from the event.
    case noBusinessData(String, at: String, because: String)
    /// A note of a part that the core does not know, such as the delivery.
    case note(Note)
    /// The sink did not take an event.
    case sinkFailed(event: String, because: String)

    /// The entry in one line.
    public var description: String {
      switch self {
      case .installed(let instrument): "\(instrument): installed"
      case .skipped(let instrument, let reason): "\(instrument): skipped, because \(reason)"
      case .notHooked(let instrument, let object, let reason):
        "\(instrument): not for a delegate of class \(object), because \(reason)"
      case .startedAgain: "started again, which changed nothing"
      case .unknownScheme(let name, let known):
        "no scheme is called '\(name)', the default is used; there are "
          + known.map { "'\($0)'" }.joined(separator: ", ")
      case .pathCollision(let path, let screen, let elements):
        "\(path) on \(screen) is the path of \(elements.joined(separator: " and of "))"
      case .badProperty(let event?, let note): "\(event): \(note)"
      case .badProperty(nil, let note): "\(note)"
      case .superPropertiesLost(let fault):
        "super properties: lost (\(fault.code)), because what was kept is damaged; "
          + "register them again"
      case .badEventName(let name, let fault):
        "event '\(name)' (\(fault.rawValue)): \(fault.sentence)"
      case .badItem(let record, let fault): "\(record) (\(fault.code)): \(fault.sentence)"
      case .refused(let call, let reason): "\(call): nothing was done, because \(reason)"
      case .identityIgnored(let call, let fault):
        "\(call): ignored (\(fault.code)), because \(fault.sentence)"
      case .identityWarned(let call, let warning):
        "\(call): taken (\(warning.code)), but \(warning.sentence)"
      case .pageLoginIgnored(let page, let app):
        "login on a page: '\(page)' is not logged in, because '\(app)' is; log out first to change "
          + "the user"
      case .keychainRefused(let group, let status):
        "the anonymous id is not kept in the access group '\(group)' (status \(status)); "
          + "name the group in the app's entitlements"
      case .pageMessageIgnored(let fault):
        "a message of a page: ignored (\(fault.code)), because \(fault.sentence)"
      case .remoteTaken(let name): "\(name): taken over"
      case .remoteUnchanged(let name): "\(name): unchanged"
      case .remoteIgnored(let name, let reason): "\(name): ignored, because \(reason)"
      case .badBusinessData(let entry, let reason):
        "business data: entry \(entry) is left out, because \(reason)"
      case .noBusinessData(let name, let path, let reason):
        "business data: no '\(name)' at '\(path)', because \(reason)"
      case .note(let note): "\(note)"
      case .sinkFailed(let event, let reason): "\(event) was not taken: \(reason)"
      }
    }
  }

  mutating func record(_ entry: Entry) {
    recent.append(entry)
  }
}

/// A thing worth knowing of a part above the core, or of an instrument from outside.
public protocol DiagnosticNote: Equatable, Sendable, CustomStringConvertible {}

extension Diagnostics.Entry {
  /// A note of any type; two are equal if they have one type and are equal there.
  public struct Note: Equatable, Sendable, CustomStringConvertible {
    /// The note, to be cast to the type of the part that wrote it.
    public let content: any DiagnosticNote

    /// Wraps a note.
    public init(_ content: any DiagnosticNote) { self.content = content }

    /// The note in one line.
    public var description: String { content.description }

    /// Compares two notes.
    public static func == (one: Self, other: Self) -> Bool { one.content.equals(other.content) }
  }
}

extension DiagnosticNote {
  fileprivate func equals(_ other: any DiagnosticNote) -> Bool { other as? Self == self }
}

extension Diagnostics: CustomStringConvertible {
  /// One entry a line, after a line for those that are not kept any more.
  public var description: String {
    let dropped = droppedEntries == 0 ? [] : ["\(droppedEntries) older entries"]
    return (dropped + entries.map(\.description)).joined(separator: "\n")
  }
}
