/// What the envelopes of few events say, apart from the others.
public final class EventExtras: Sendable {
  /// Whom a record about an identity is about; nil where it is whom the events around are about.
  public let author: Author?
  /// Who it was before a sign-up.
  public let originalID: String?
  /// The project that the event belongs to, if the app says so.
  public let project: String?
  /// The key to that project.
  public let token: String?
  /// The thing that a record is about.
  public let item: Item?
  /// The page that the event comes from; nil for the app's own.
  public let page: PageOrigin?

  /// A thing that is no person.
  public struct Item: Equatable, Sendable {
    /// Its kind, a name as properties have.
    public let type: String
    /// Which of its kind.
    public let id: String

    /// Takes both as they are.
    public init(type: String, id: String) {
      self.type = type
      self.id = id
    }
  }

  /// What a page's own SDK says of an event that it has handed over (S2.4).
  public final class PageOrigin: Sendable {
    /// The page's SDK, in the place of the app's: `$lib`, `$lib_version`, `$lib_method`.
    public let library: Properties
    /// Who it is about, merged with what the app knows.
    public let author: Author

    /// Who is logged in on the page, while nobody is in the app.
    public let loginID: String?
    /// What it has in common with other events of pages, if somebody keeps that.
    let shared: SharedByPages?

    /// Takes the parts as they are.
    public convenience init(library: Properties, author: Author, loginID: String? = nil) {
      self.init(library: library, author: author, loginID: loginID, shared: nil)
    }

    init(library: Properties, author: Author, loginID: String?, shared: SharedByPages?) {
      self.library = library
      self.author = author
      self.loginID = loginID
      self.shared = shared
    }
  }

  /// Takes what there is.
  public init(
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

extension EventExtras: Equatable {
  /// Whether both say the same.
  public static func == (left: EventExtras, right: EventExtras) -> Bool {
    left.author == right.author && left.originalID == right.originalID
      && left.project == right.project
      && left.token == right.token && left.item == right.item && left.page == right.page
  }
}

extension EventExtras.PageOrigin: Equatable {
  /// Whether both say the same.
  public static func == (
    left: EventExtras.PageOrigin, right: EventExtras.PageOrigin
  ) -> Bool {
    left.library == right.library && left.author == right.author && left.loginID == right.loginID
  }
}
