package import AutoTrack
package import LabKit
import LabLanguage
package import LabSystem
package import MiniUI
package import Wording

/// The ways to name an element, the best first.
package struct ElementSuggestions {
  package struct Way {
    /// The kind: `all facts`, `identifier`, `outlet`, `action`, `text`, `anchored path` or
    /// `full path`.
    package let kind: String
    /// The name as this way writes it.
    package let name: String
    /// The numbers of elements: on the screen now, on this screen at any step, in all steps.
    package let counts: (now: Int, screen: Int, app: Int)
    /// The cost, less for names that survive more changes.
    package let cost: Int
    /// The fact that it states; nil for a rule by all facts.
    package let fact: NamingFact?
    /// The pattern of a rule that names the element so; nil if no scheme has one.
    package let pattern: ElementPattern?

    /// The expected survival of rules of this kind; nil for a kind that the league does not have.
    package var certificate: Certificate? {
      Self.rows.first { $0.key == kind }.flatMap { Certificate(of: $0.value) }
    }

    /// The rows of the league by kinds of names.
    package static let rows: KeyValuePairs = [
      "all facts": "anchored", "identifier": "identifier", "outlet": "outlet",
      "action": "selector", "text": "text", "full path": "default",
    ]
  }

  package let element: String
  /// The class of its screen, as in `$screen_name`, and its own.
  package let page: String?, className: String
  /// The ways, the best first.
  package let ways: [Way]
  /// The rule by all facts, for a file of rules; nil if they do not tell the element from others.
  package let rule: CircledRule?
  /// The screen of the element, if it is that of a xib.
  package let hosted: HostedViews

  /// Finds an element after a step of a scenario, and counts in all its steps.
  ///
  /// Nil if the app is not running after the step. The closure gets the app at the step. No rule
  /// names an element whose click gives no event, so such an element is refused.
  package init?(
    of selector: ElementSelector, after step: StepReference, in loaded: LoadedScenario,
    observing observe: (AppSession) -> Void = { _ in }
  ) throws(LabError) {
    let outlets = Outlets(of: loaded.app)
    var (tally, elements) = (NameTally(), ElementSurvey())
    var target: Result<NamedElement, StepFault>?
    var obstacle: LabError?
    var patterns: [NamingFact: ElementPattern] = [:]
    var (survey, hosted) = (AnchoredSurvey(), HostedViews())
    _ = loaded.run { session, index in
      let found = elements.elements(in: session)
      survey.note(found.map { $0.element }, of: loaded.app)
      let isStep = index == step.index
      tally.add(found.map { (NamedElement($0, outlets), $1) }, isNow: isStep)
      guard isStep else { return }
      observe(session)
      target = Result { () throws(StepFault) in
        let view = try Screen(of: session.process).view(selector)
        obstacle = PickedElement.obstacle(at: view, session)
        hosted.note(.init(around: view, in: loaded.app))
        let subject = ClickableElement(around: view, session)
        survey.note(target: subject?.element.view ?? view)
        let named = NamedElement(view, session, outlets)
        for fact in named.names.map(\.fact) { patterns[fact] = subject?.pattern(stating: fact) }
        return named
      }
    }
    guard let target else { return nil }
    let own: NamedElement
    do throws(StepFault) {
      own = try target.get()
    } catch {
      let lines = ([error.message] + error.notes).map(\.text.printable)
      throw .nothingMatched(lines.joined(separator: "\n  "))
    }
    if let obstacle { throw obstacle }
    self.hosted = hosted
    (element, page, className) = (own.description, own.page, own.className)
    let pattern = survey.pattern
    rule = pattern.map { CircledRule(name: "NAME", element: ElementPattern($0)) }
    // A rule by all facts that abstains when in doubt names one element.
    let anchored = pattern.map {
      Way(
        kind: "all facts", name: "\($0)", counts: (now: 1, screen: 1, app: 1), cost: 0, fact: nil,
        pattern: ElementPattern($0))
    }
    let named = own.names.map { name in
      Way(
        kind: name.kind, name: name.text, counts: tally.counts(of: name, on: own.page),
        cost: name.cost, fact: name.fact, pattern: patterns[name.fact])
    }
    ways = ([anchored].compactMap(\.self) + named).sorted {
      ($0.rank, $0.cost, $0.name) < ($1.rank, $1.cost, $1.name)
    }
  }
}

/// The elements of a run with all names that they have had.
private struct NameTally {
  private struct Element {
    let page: String?
    var names: Set<NamedElement.Name> = []
    var isShown = false
  }

  private var elements: [String: Element] = [:]
  private var now: [NamedElement] = []

  /// Adds the elements after a step.
  mutating func add(_ new: [(element: NamedElement, identity: String)], isNow: Bool) {
    if isNow { now = new.map { $0.element } }
    for (element, identity) in new {
      var known = elements[identity] ?? Element(page: element.page)
      known.names.formUnion(element.names)
      if isNow { known.isShown = true }
      elements[identity] = known
    }
  }

  /// Returns the numbers of elements with a name: now, on the screen at any step, in all steps.
  ///
  /// The elements that are shown now are on the screen, also those of a container around it.
  func counts(of name: NamedElement.Name, on page: String?) -> (now: Int, screen: Int, app: Int) {
    let all = elements.values.filter { $0.names.contains(name) }
    let screen = all.count { $0.isShown || $0.page == page }
    return (now.count { $0.names.contains(name) }, screen, all.count)
  }
}

extension ElementSuggestions {
  /// The reason to take the first way.
  package var recommendation: Sentence? {
    guard let way = ways.first else { return nil }
    let reach = way.reach
    guard let certificate = way.certificate else { return "1 is recommended: \(reach)" }
    return "1 is recommended: \(reach); \(certificate.sentence)"
  }
}

extension ElementSuggestions.Way {
  /// The elements that the way names, in words.
  fileprivate var reach: Sentence {
    switch rank {
    case 0: "it names one element in all steps"
    case 1: "it names one element of its screen"
    case 2: "it names one element that the screen shows now"
    default: "no way names the element alone, and this one changes least"
    }
  }

  /// The reason why no file of rules has the way.
  package var obstacle: String {
    switch fact {
    case .action: "no scheme states an action alone"
    case .outlet: "no scheme states an outlet alone"
    case .pathBelow: "no scheme states a path from an identifier with its numbers"
    default: "a selector cannot state it, or does not match the element"
    }
  }

  /// A name of one element in the app precedes one of one element on the screen, and others.
  fileprivate var rank: Int {
    if counts.app == 1 { return 0 }
    if counts.screen == 1 { return 1 }
    return counts.now == 1 ? 2 : 3
  }
}

package enum NamingFact: Hashable, Sendable {
  case identifier(String)
  case text(String)
  /// A selector that a control sends.
  case action(String)
  /// A variable of a controller of a class that holds the view.
  case outlet(String, of: String)
  /// The path from the nearest view around it with an identifier.
  case pathBelow(String, Substring)
  /// The path in the default scheme.
  case path(String)
}

extension NamingFact {
  /// The kind, as suggestions and reports name it.
  fileprivate var kind: String {
    switch self {
    case .identifier: "identifier"
    case .text: "text"
    case .action: "action"
    case .outlet: "outlet"
    case .pathBelow: "anchored path"
    case .path: "full path"
    }
  }

  /// The name as suggestions write it.
  fileprivate var text: String {
    switch self {
    case .identifier(let name): "#\(name)"
    case .text(let text): "\"\(text)\""
    case .action(let name), .path(let name): name
    case .outlet(let name, let controller): "\(controller).\(name)"
    case .pathBelow(let name, let steps): "#\(name)/\(steps)"
    }
  }
}

package struct NamedElement {
  package struct Name: Hashable {
    let fact: NamingFact
    package let cost: Int

    package var kind: String { fact.kind }
    package var text: String { fact.text }
  }

  let page: String?
  let className: String
  let description: String
  let names: [Name]

  init(_ subject: ClickableElement, _ outlets: Outlets) {
    let view = subject.element.view
    (description, className) = (subject.name, subject.element.className)
    page = subject.page
    names = view.map { Self.names(of: $0, subject.sighting, outlets) } ?? []
  }

  /// Creates the element of a view: itself, or the nearest ancestor that can be clicked.
  init(_ view: View, _ session: AppSession, _ outlets: Outlets) {
    if let subject = ClickableElement(around: view, session) {
      self.init(subject, outlets)
    } else {
      self.init(of: view, session.autoTrack?.sighting(of: view), outlets)
    }
  }

  private init(of view: View, _ sighting: ElementSighting?, _ outlets: Outlets) {
    description = "\(ViewSummary(of: view, showingText: !view.showsTypedText))"
    (page, className) = (sighting?.page, view.class.name)
    names = sighting.map { Self.names(of: view, $0, outlets) } ?? []
  }

  package static func names(
    of view: View, _ sighting: ElementSighting, _ outlets: Outlets
  ) -> [Name] {
    var names: [Name] = []
    if let identifier = view.accessibilityIdentifier {
      let cost = identifier.isGenerated ? 500 : 1
      names.append(Name(fact: .identifier(identifier), cost: cost))
    }
    if let text = sighting.content, !text.isEmpty {
      let length = min(text.count / 10, 10)
      let cost = (text.contains(where: \.isNumber) ? 250 : 180) + length
      names.append(Name(fact: .text(text), cost: cost))
    }
    names += actions(of: view).map { Name(fact: .action($0), cost: $0.isGenerated ? 500 : 100) }
    names += outlets.names(of: view).map { Name(fact: $0, cost: 50) }
    if let anchored = pathBelow(viewAround: view, sighting.path) {
      let steps = anchored.text.split(separator: "/").count
      names.append(Name(fact: anchored, cost: 510 + 10 * steps))
    }
    let steps = sighting.path.split(separator: "/").count
    names.append(Name(fact: .path(sighting.path), cost: 10_000 + 10 * steps))
    return names
  }

  /// Returns the readable selectors that a control sends, without repetition.
  private static func actions(of view: View) -> [String] {
    guard let control = view as? Control else { return [] }
    let all = control.allTargets.flatMap {
      control.actions(for: $0, on: control.allControlEvents) ?? []
    }.filter { name in
      let isPrivate =
        name.hasPrefix("_") && SystemSelector(rawValue: view.table.selector(name).number) != nil
      return !isPrivate && !view.table.unreadableSelectors.contains(name)
    }
    return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// Returns the path from the nearest ancestor with an identifier; nil without one.
  private static func pathBelow(viewAround view: View, _ path: String) -> NamingFact? {
    let outer = sequence(first: view, next: \.superview).dropFirst()
    guard let anchor = outer.first(where: { $0.accessibilityIdentifier != nil }),
      let identifier = anchor.accessibilityIdentifier
    else { return nil }
    let start = DefaultPathScheme().path(of: anchor)
    guard path.hasPrefix(start + "/") else { return nil }
    return .pathBelow(identifier, path.dropFirst(start.count + 1))
  }
}

/// The outlets of an app: instance variables of controllers that hold views.
package struct Outlets {
  /// The names by the class of the controller.
  private let names: [String: [String]]

  package init(of app: AppDescription) {
    var names: [String: [String]] = [:]
    for entry in app.classes {
      let line = app.lineage(of: entry.key.value)
      let views = [line.lazy.compactMap(\.view).first, line.lazy.compactMap(\.titleView).first]
        .compactMap(\.self).flatMap(\.value.tree)
      let outlets = views.flatMap(\.ties.outlets)
      if !outlets.isEmpty { names[entry.key.value] = Array(Set(outlets)).sorted() }
    }
    self.names = names
  }

  /// Returns the variables that hold a view: `HomeController.buyButton`.
  func names(of view: View) -> [NamingFact] {
    let controllers = sequence(first: view, next: \.superview).compactMap(\.controller)
    return controllers.flatMap { controller in
      let name = controller.class.name
      return (names[name] ?? []).filter { outlet in
        guard case .object(let object)? = controller.value(forKey: outlet) else { return false }
        return object === view
      }.map { NamingFact.outlet($0, of: name) }
    }
  }
}
