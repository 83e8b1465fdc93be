package import AutoTrack

/// A scheme of another publisher whose rules the league makes and matches by its own code.
enum PublishedScheme: CaseIterable {
  case growingIO, mixpanel, postHog, amplitude

  private var scheme: any PathScheme {
    switch self {
    case .growingIO: GrowingIOPathScheme()
    case .mixpanel: MixpanelPathScheme()
    case .postHog: PostHogPathScheme()
    case .amplitude: AmplitudePathScheme()
    }
  }

  /// Returns the rule that names an element; nil if its path is not a rule.
  func rule(for element: SchemeElement, on screen: String) -> PathRule? {
    guard self == .postHog else { return try? scheme.rule(scheme.path(of: element)) }
    // A rule of PostHog is written by hand: the classes down to the element, its text, its screen.
    let tags = element.line.map { element in
      ViewPath.strippingModule(element.className).prefix { $0 != "<" }
    }
    // The text of other elements is not in a chain.
    let title = element.classNames.contains("UIButton") ? element.text : nil
    let text = title.map { "[text=\"\($0)\"]" } ?? ""
    let selector = tags.reversed().joined(separator: " > ") + text
    return try? scheme.rule("\(selector) && url=\"\(screen)\"")
  }
}

/// The elements of one controller in one release, as the schemes of other publishers see them.
package final class PublishedScreen {
  /// The elements, in the order of the league's.
  package let elements: [SchemeElement]
  private let screen: String
  private var matchers: [PublishedScheme: ElementMatcher<PlacedRule>] = [:]
  private var answers: [Key: [Int: [Int]]] = [:]

  private struct PlacedRule {
    let place: Int
    let path: PathRule
  }

  private struct Key: Hashable {
    let scheme: PublishedScheme
    let other: ObjectIdentifier
  }

  /// Creates the screen; its elements are the capturable ones, in the order of the league's.
  init(_ screens: [CorpusScreen]) {
    screen = screens.first?.name ?? ""
    elements = screens.flatMap { screen in
      screen.elements.indices.filter { place in
        !screen.elements[place].node.isStandIn && screen.signals[place] != nil
      }.map { SchemeElement(screen.shown[$0]) }
    }
  }

  /// Returns the places on a later screen that the rule of a place matches; nil without a rule.
  func matches(
    of place: Int, _ scheme: PublishedScheme, on later: PublishedScreen
  ) -> [Int]? {
    guard answers(scheme, on: self)[place] == [place] else { return nil }
    return answers(scheme, on: later)[place] ?? []
  }

  /// Returns the places that each rule matches, by the place of the rule.
  private func answers(_ scheme: PublishedScheme, on other: PublishedScreen) -> [Int: [Int]] {
    let key = Key(scheme: scheme, other: ObjectIdentifier(other))
    if let known = answers[key] { return known }
    let matcher = matcher(scheme)
    var found: [Int: [Int]] = [:]
    let sighting = ElementSighting(page: nil, path: "", position: nil, content: nil)
    for (place, element) in other.elements.enumerated() {
      for rule in matcher.matches(sighting, of: element) {
        found[rule.place, default: []].append(place)
      }
    }
    answers[key] = found
    return found
  }

  private func matcher(_ scheme: PublishedScheme) -> ElementMatcher<PlacedRule> {
    if let known = matchers[scheme] { return known }
    let rules = elements.enumerated().compactMap { place, element in
      scheme.rule(for: element, on: screen).map { PlacedRule(place: place, path: $0) }
    }
    let matcher = ElementMatcher(rules, by: { ElementPattern(matching: $0.path) })
    matchers[scheme] = matcher
    return matcher
  }
}
