import AutoTrack
import MiniUI

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
final class PublishedScreen {
  /// The elements, in the order of the league's.
  let elements: [SchemeElement]
  private let screen: String
  private var matchers: [PublishedScheme: ElementMatcher<PlacedRule>] = [:]
  private var answers: [Key: [Int: [Int]]] = [:]

  /// The rule of the element at a place.
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
      let declared = DeclaredScreen(screen)
      let tree = ViewTree(declaring: declared.views, on: screen.name)
      return declared.places.map { SchemeElement(tree.element(declaredAt: $0)) }
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

/// The views of a scene as a tree of declared views: with the private views of bars, without ids.
struct DeclaredScreen {
  private(set) var views: [DeclaredView] = []
  /// The places of the capturable elements among the views.
  private(set) var places: [Int] = []
  /// The places of the elements among the views.
  private var known: [Int] = []
  private var stacks: [String: Int] = [:]

  init(_ screen: CorpusScreen) {
    for (place, element) in screen.elements.enumerated() {
      let parent = element.node.parent.map { known[$0] }
      if element.node.isBarItem {
        add(item: element, below: parent)
      } else {
        add(element, below: parent, isRoot: place == 0)
      }
      if !element.node.isStandIn, screen.signals[place] != nil { places.append(known[place]) }
    }
  }

  private mutating func add(_ element: CorpusElement, below parent: Int?, isRoot: Bool) {
    let node = element.node
    var view = DeclaredView(Self.classNames(of: node), below: parent)
    (view.identifier, view.text, view.isRoot) = (node.identifier, node.ownText, isRoot)
    view.takesText = ["textField", "textView", "searchBar"].contains(node.role)
    view.controlText = node.role == "button" ? node.ownText : node.placeholder
    if node.isCell {
      let place = element.position
      view.listPlace = .cell(CellPath(section: place?.section ?? 0, row: place?.row ?? 0))
    }
    known.append(views.count)
    views.append(view)
  }

  /// Adds a bar item as the private button of iOS 11 and later: one stack for each side.
  private mutating func add(item element: CorpusElement, below bar: Int?) {
    let key = "\(bar ?? -1) \(element.node.side ?? "")"
    let stack = stacks[key] ?? addStack(below: bar)
    stacks[key] = stack
    var view = DeclaredView(
      ["_UIButtonBarButton", "UIControl", "UIView", "UIResponder", "NSObject"], below: stack)
    (view.identifier, view.text) = (element.node.identifier, element.node.ownText)
    known.append(views.count)
    views.append(view)
  }

  private mutating func addStack(below bar: Int?) -> Int {
    let isToolbar = bar.map { views[$0].classNames.first == "UIToolbar" } ?? false
    let name = isToolbar ? "_UIToolbarContentView" : "_UINavigationBarContentView"
    views.append(DeclaredView([name, "UIView", "UIResponder", "NSObject"], below: bar))
    views.append(
      DeclaredView(
        ["_UIButtonBarStackView", "UIStackView", "UIView", "UIResponder", "NSObject"],
        below: views.count - 1))
    return views.count - 1
  }

  /// Returns the class with UIKit's classes above it.
  private static func classNames(of node: SignalTree.Node) -> [String] {
    let base = AnchoredFacts.className(ofRole: node.role) ?? "UIView"
    let control =
      AnchoredFacts.controlRoles.contains(node.role) && base != "UIControl" ? ["UIControl"] : []
    let line = [base] + control + (base == "UIView" ? [] : ["UIView"])
    let all = node.className == base ? line : [node.className] + line
    return all + ["UIResponder", "NSObject"]
  }
}
