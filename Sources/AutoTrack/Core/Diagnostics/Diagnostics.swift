public import Wording

/// The faults, refusals and notes of a tracker that its events do not report.
public struct Diagnostics: Equatable, Sendable {
  /// The maximum number of entries that are kept.
  public static let limit = 1_000

  private var recent = Recent<Entry>(limit: limit)

  /// The last ``limit`` entries, in order.
  public var entries: [Entry] { recent.kept }

  /// The number of entries so far, including those no longer kept.
  public var entryCount: Int { recent.total }

  /// Returns the kept entries after the first `count`.
  public func entries(after count: Int) -> [Entry] { Array(recent.after(count)) }

  /// The number of the oldest entries that are no longer kept.
  package var droppedEntries: Int { recent.dropped }

  /// One entry.
  public enum Entry: Equatable, Sendable, Worded {
    /// The instrument is installed.
    case installed(instrument: String)
    /// The instrument is skipped, for this reason.
    case skipped(instrument: String, because: Sentence)
    /// The instrument could not hook an object of this class, for this reason.
    case notHooked(instrument: String, object: String, because: Sentence)
    /// A second start had no effect.
    case startedAgain
    /// Elements of a screen share a path in the default scheme (S3.7i), which is not an error.
    case pathCollision(path: String, screen: String, elements: [String])
    /// A property of the app was dropped, cut or has an invalid name.
    ///
    /// The event, if the property belongs to one, is not affected.
    case badProperty(event: String?, PropertyNote)
    /// The stored super properties of an earlier launch could not be read.
    case superPropertiesLost(because: PageFault)
    /// The name of an event is invalid; an empty one gives no event.
    case badEventName(String, NameFault)
    /// The item of a record is invalid; the record is captured anyway.
    case badItem(record: String, ItemFault)
    /// A call of the app had no effect, for this reason.
    case refused(call: String, because: Sentence)
    /// A call about the identity had no effect and gave no event, for this reason.
    case identityIgnored(call: String, because: IdentityFault)
    /// An id or a key of a call about the identity is questionable, but was accepted.
    case identityWarned(call: String, IdentityWarning)
    /// A page has logged in another user than the app's, which is ignored (SA-I21).
    case pageLoginIgnored(String, app: String)
    /// The Keychain refused the anonymous id with this status; the defaults keep it.
    case keychainRefused(group: String, status: Int)
    /// The message of a page was ignored, for this reason.
    case pageMessageIgnored(because: PageFault)
    /// A remote document was received and applied, named by its purpose.
    case remoteTaken(Sentence)
    /// A server reported that the cached remote document is still valid.
    case remoteUnchanged(Sentence)
    /// A remote document was ignored, for this reason.
    case remoteIgnored(Sentence, because: Sentence)
    /// An entry of the business data was skipped; entries count from 1.
    case badBusinessData(entry: Int, because: Sentence)
    /// A value of the business data could not be read, so the event lacks it.
    case noBusinessData(String, at: String, because: Sentence)
    /// A note of a part outside the core, such as the delivery.
    case note(Note)
    /// The app's callback has edited events of this name; every such decision has its edits.
    case edited(event: String, PropertyEdits)
    /// The sink threw an error for an event.
    case sinkFailed(event: String, because: String)

    /// The entry in one line.
    public var sentence: Sentence {
      switch self {
      case .installed(let instrument): "\(instrument): installed"
      case .skipped(let instrument, let reason): "\(instrument): skipped, because \(reason)"
      case .notHooked(let instrument, let object, let reason):
        "\(instrument): a delegate of class \(object) is not hooked, because \(reason)"
      case .startedAgain: "already started; another start has no effect"
      case .pathCollision(let path, let screen, let elements):
        "\(path) on \(screen) is the path of \(Self.together(elements))"
      case .badProperty(let event?, let note): "\(event): \(note)"
      case .badProperty(nil, let note): note.sentence
      case .superPropertiesLost(let fault):
        "super properties: lost (\(fault.code)), because their stored text is damaged; "
          + "register them again"
      case .badEventName(let name, let fault):
        "event '\(name)' (\(fault.rawValue)): \(fault)"
      case .badItem(let record, let fault): "\(record) (\(fault.code)): \(fault)"
      case .refused(let call, let reason): "\(call): nothing was done, because \(reason)"
      case .identityIgnored(let call, let fault):
        "\(call): ignored (\(fault.code)), because \(fault)"
      case .identityWarned(let call, let warning):
        "\(call): accepted (\(warning.code)), but \(warning)"
      case .pageLoginIgnored(let page, let app):
        "login on a page: '\(page)' is ignored, because '\(app)' is logged in; log out first "
          + "to change the user"
      case .keychainRefused(let group, let status):
        "the access group '\(group)' does not store the anonymous id (status \(status)); "
          + "add the group to the app's entitlements"
      case .pageMessageIgnored(let fault):
        "\("a page message" as Sentence): ignored (\(fault.code)), because \(fault)"
      case .remoteTaken(let name): "\(name): applied"
      case .remoteUnchanged(let name): "\(name): unchanged"
      case .remoteIgnored(let name, let reason): "\(name): ignored, because \(reason)"
      case .badBusinessData(let entry, let reason):
        "business data: entry \(entry) is skipped, because \(reason)"
      case .noBusinessData(let name, let path, let reason):
        "business data: no '\(name)' at '\(path)', because \(reason)"
      case .note(let note): note.sentence
      case .edited(let event, let edits): "\(event): \(edits)"
      case .sinkFailed(let event, let reason): "the sink did not accept \(event): \(reason)"
      }
    }

    private static func together(_ elements: [String]) -> Sentence {
      elements.dropFirst().reduce(Sentence(name: elements.first ?? "")) { "\($0) and of \($1)" }
    }
  }

  mutating func record(_ entry: Entry) {
    recent.append(entry)
  }
}

/// A note of a part above the core, or of an instrument from another module.
public protocol DiagnosticNote: Equatable, Sendable, Worded {}

/// A ring buffer of the latest elements; it counts the elements that it drops.
struct Recent<Element> {
  private let limit: Int
  private var ring: [Element] = []
  /// The index of the oldest element, once the buffer is full.
  private var oldest = 0
  private(set) var dropped = 0

  /// Creates an empty buffer; the limit must be at least 1.
  init(limit: Int) {
    guard limit > 0 else { fatalError("the limit \(limit) is not positive") }
    self.limit = limit
  }

  /// The number of elements so far, including the dropped ones.
  var total: Int { dropped + ring.count }

  /// The kept elements, oldest first.
  var kept: [Element] {
    oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
  }

  /// Returns the kept elements after the first `count` of all.
  func after(_ count: Int) -> ArraySlice<Element> { kept.dropFirst(max(0, count - dropped)) }

  /// Appends an element; a full buffer drops its oldest.
  mutating func append(_ element: consuming Element) {
    guard ring.count == limit else { return ring.append(element) }
    ring[oldest] = element
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    dropped += 1
  }
}

extension Recent: Sendable where Element: Sendable {}

extension Recent: Equatable where Element: Equatable {}

extension Diagnostics.Entry {
  /// A note of any type; two are equal if they have the same type and are equal in it.
  public struct Note: Equatable, Sendable, Worded {
    /// The note, to be cast to the type of the part that wrote it.
    public let content: any DiagnosticNote

    package init(_ content: any DiagnosticNote) { self.content = content }

    /// The note in one line.
    public var sentence: Sentence { content.sentence }

    /// Compares two notes.
    public static func == (one: Self, other: Self) -> Bool { one.content.equals(other.content) }
  }
}

extension DiagnosticNote {
  fileprivate func equals(_ other: any DiagnosticNote) -> Bool { other as? Self == self }
}

extension Diagnostics: CustomStringConvertible {
  /// One line for each entry, after a line with the number of dropped entries.
  public var description: String {
    let dropped = droppedEntries == 0 ? [] : ["\(droppedEntries) older entries"]
    return (dropped + entries.map(\.description)).joined(separator: "\n")
  }
}
