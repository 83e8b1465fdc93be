public import Wording

/// The rare parts of an event's envelope.
public final class EventExtras: Sendable {
  /// The author of a record about an identity; nil for the context's author.
  package let author: Author?
  /// The distinct id before a sign-up.
  package let originalID: String?
  /// The project of the event; nil for the context's.
  package let project: String?
  /// The token of the project; nil for the context's.
  package let token: String?
  /// The item of a record.
  package let item: Item?
  /// The origin of a page's event; nil for the app's own.
  package let page: PageOrigin?

  /// An object of the app's business, such as a product.
  public struct Item: Equatable, Sendable {
    /// The item's type, which follows the naming rules of properties.
    public let type: String
    /// The item's id among those of its type.
    public let id: String

    /// Creates an item; nothing is validated.
    package init(type: String, id: String) {
      self.type = type
      self.id = id
    }
  }

  /// The data that a page's SDK adds to an event (S2.4).
  package final class PageOrigin: Sendable {
    /// The page's SDK, which replaces the app's: `$lib`, `$lib_version`, `$lib_method`.
    package let library: Properties
    /// The author, merged with the app's identities.
    package let author: Author

    /// The login id of the page's user while the app has none.
    package let loginID: String?

    package init(library: Properties, author: Author, loginID: String? = nil) {
      self.library = library
      self.author = author
      self.loginID = loginID
    }
  }

  package init(
    author: Author? = nil, originalID: String? = nil, project: String? = nil,
    token: String? = nil, item: Item? = nil, page: PageOrigin? = nil
  ) {
    self.author = author
    self.originalID = originalID
    self.project = project
    self.token = token
    self.item = item
    self.page = page
  }
}

/// A fault of a record's item; the record is captured anyway.
public enum ItemFault: Equatable, Sendable, Worded {
  /// The type breaks the naming rules.
  case type(NameFault)
  /// The id is empty.
  case emptyID
  /// The id has more than `longestID` characters.
  case longID

  /// The code in the diagnostics.
  package var code: String {
    switch self {
    case .type(let fault): "type-\(fault.rawValue)"
    case .emptyID: "id-\(NameFault.empty.rawValue)"
    case .longID: "id-\(NameFault.overflow.rawValue)"
    }
  }

  /// The fault and its remedy.
  public var sentence: Sentence {
    switch self {
    case .type(let fault): "the type \(fault)"
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

extension EventExtras: Equatable {
  /// Compares all parts.
  public static func == (left: EventExtras, right: EventExtras) -> Bool {
    left.author == right.author && left.originalID == right.originalID
      && left.project == right.project
      && left.token == right.token && left.item == right.item && left.page == right.page
  }
}

extension EventExtras.PageOrigin: Equatable {
  /// Compares all parts.
  package static func == (
    left: EventExtras.PageOrigin, right: EventExtras.PageOrigin
  ) -> Bool {
    left.library == right.library && left.author == right.author && left.loginID == right.loginID
  }
}
