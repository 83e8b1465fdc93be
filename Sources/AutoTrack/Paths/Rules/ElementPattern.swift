import Wording

/// A pattern of elements for a rule; nil parts match anything.
public struct ElementPattern: Hashable, Sendable {
  /// The class name of the screen, as in `$screen_name`.
  public var page: String?
  /// The place of the element.
  public var place: Place
  /// `$element_position`.
  package var position: String?
  /// `$element_content`, which never includes typed text (S3.7j).
  public var content: String?

  /// A place, in the default scheme or in another one.
  public enum Place: Hashable, Sendable {
    /// A path of the default scheme, independent of the tracker's.
    case path(PathPattern)
    /// A rule of any scheme.
    case rule(PathRule)
    /// All facts of the element, which abstains when in doubt.
    case anchored(AnchoredPattern)
  }

  /// Creates a pattern with a path of the default scheme.
  public init(
    page: String? = nil, path: PathPattern, position: String? = nil, content: String? = nil
  ) {
    (self.page, self.position, self.content) = (page, position, content)
    place = .path(path)
  }

  /// Creates a pattern with a path of any scheme: `try scheme.rule("…")`.
  public init(
    page: String? = nil, matching rule: PathRule, position: String? = nil, content: String? = nil
  ) {
    (self.page, self.position, self.content) = (page, position, content)
    place = .rule(rule)
  }

  /// Creates a pattern of all facts of an element.
  public init(_ anchored: AnchoredPattern) { place = .anchored(anchored) }
}

/// A circled element: each click on it gives an event of the rule's name (S3.9).
public struct CircledRule: Hashable, Sendable {
  /// The name of the event.
  public let name: String
  /// The pattern that the element matches.
  public let element: ElementPattern
  /// The properties that its events take from the screen.
  public let properties: [ExtractedProperty]

  /// Creates a rule; an empty name gives no events.
  public init(name: String, element: ElementPattern, properties: [ExtractedProperty] = []) {
    self.name = name
    self.element = element
    self.properties = properties
  }
}

/// The facts of an element that rules match: those of its click, with the default path.
package struct ElementSighting: Hashable, Sendable {
  /// The class name of the screen; nil if the element is on none.
  package let page: String?
  /// The path in the default scheme.
  package let path: String
  /// `$element_position`.
  package let position: String?
  /// `$element_content`; nil for a text input.
  package let content: String?

  package init(page: String?, path: String, position: String?, content: String?) {
    self.page = page
    self.path = path
    self.position = position
    self.content = content
  }
}

extension ElementPattern {
  /// Returns the reason why an element does not match; nil if it does.
  ///
  /// ``ElementMatcher`` finds exactly the patterns without a miss. A pattern of another scheme than
  /// the default matches no sighting without its element.
  package func miss(of sighting: ElementSighting, _ element: SchemeElement?) -> RuleMiss? {
    if let miss = placeMiss(of: sighting, element) { return miss }
    let held = 1_000
    if let page, page != sighting.page {
      let reason: Sentence =
        sighting.page.map { "the screen is \($0)" } ?? "the screen is unknown"
      return RuleMiss("page \(page)", reason, held: held)
    }
    if let position, position != sighting.position {
      let reason: Sentence =
        sighting.position.map { "the position is \($0)" } ?? "the element has no position"
      return RuleMiss("position \(position)", reason, held: held + 1)
    }
    if let content, content != sighting.content {
      let reason: Sentence =
        sighting.content.map { "the content is \"\($0)\"" } ?? "the element has no content"
      return RuleMiss("content \"\(content)\"", reason, held: held + 2)
    }
    return nil
  }

  private func placeMiss(of sighting: ElementSighting, _ element: SchemeElement?) -> RuleMiss? {
    switch place {
    case .path(let pattern): pattern.miss(of: sighting.path)
    case .rule(let rule):
      element.map { rule.miss(of: $0) } ?? RuleMiss(rule.text, "the view is not known")
    case .anchored(let pattern):
      element.map { pattern.miss(of: $0) } ?? RuleMiss("\(pattern)", "the view is not known")
    }
  }
}

extension ElementPattern.Place: CustomStringConvertible {
  /// The path as a rule states it.
  public var description: String {
    switch self {
    case .path(let pattern): pattern.description
    case .rule(let rule): rule.text
    case .anchored(let pattern): "\(pattern)"
    }
  }
}
