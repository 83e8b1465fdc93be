package import AutoTrack
import LabLanguage
package import LabSystem
package import MiniUI
import Wording

/// An element of a screen that a person circles (S3.9).
package struct PickedElement {
  private let sighting: ElementSighting
  private let element: SchemeElement
  /// The view that clicks are counted for.
  package var view: View? { element.view }
  /// True for a segment, whose facts are those of its control.
  package let isSegment: Bool
  private let path: PathPattern
  private let page: String
  private let others: [ClickableElement]

  /// Parses a selector on the command line.
  package static func selector(_ text: String) throws(LabError) -> ElementSelector {
    guard text.hasPrefix("{") else {
      if let short = ElementSelector(text) { return short }
      throw .usage("\(text.quoted) is not a selector", remedy: "write '#id', '.Class' or a text")
    }
    let file: SourceFile
    do throws(SourceError) {
      file = try SourceFile(name: "SELECTOR", bytes: Array(text.utf8))
    } catch {
      throw .invalid([error])
    }
    let mistakes = Mistakes(in: file)
    guard let long = ElementSelector.reader.read(fileOf: mistakes), mistakes.isEmpty else {
      throw .invalid(mistakes.errors)
    }
    return long
  }

  /// Finds the element: the view itself, or the nearest ancestor that can be clicked.
  ///
  /// `place` returns the place of an element that is not on the screen, as a remedy.
  package init(
    _ selector: ElementSelector, in session: AppSession, or place: () -> String? = { nil }
  ) throws(LabError) {
    let view: View
    do throws(StepFault) {
      view = try Screen(of: session.process).view(selector)
    } catch {
      let found = error.missing == nil ? nil : place()
      let lines = [error.message.text] + [found].compactMap(\.self) + error.notes.map(\.text)
      throw .nothingMatched(lines.map(\.printable).joined(separator: "\n  "))
    }
    let forecast = try Self.forecast(around: view, session)
    guard let seen = session.autoTrack?.sighting(of: forecast.element), let page = seen.page,
      let path = try? PathPattern(seen.path)
    else {
      throw .usage(
        "\("\(selector)".printable) is not on a screen that a rule can name",
        remedy: "pick another element")
    }
    let own = session.autoTrack?.sighting(of: view)
    let part = own?.path == seen.path ? own : seen
    sighting = ElementSighting(
      page: page, path: seen.path, position: part?.position, content: seen.content)
    (self.page, self.path) = (page, path)
    isSegment = view !== forecast.element && forecast.element is SegmentedControl
    element = SchemeElement(forecast.element)
    others = session.clickable.filter { $0.element.view !== forecast.element }
  }

  private static func forecast(
    around view: View, _ session: AppSession
  ) throws(LabError) -> ClickForecast {
    var next: View? = view
    while let tried = next, session.autoTrack?.forecast(of: tried) == nil { next = tried.superview }
    guard let forecast = next.flatMap({ session.autoTrack?.forecast(of: $0) }) else {
      throw .usage(
        "\(name(of: view).printable) is not clickable",
        remedy: "pick a control, a row or a view with a gesture; lab tree lists them")
    }
    guard forecast.outcome == .click else {
      throw .usage(
        "a click on \(name(of: forecast).printable) gives \(forecast.outcome)",
        remedy: "lab why explains suppressed clicks")
    }
    return forecast
  }

  /// Returns the reason why no rule can name a view; nil for a view that can be clicked.
  package static func obstacle(at view: View, _ session: AppSession) -> LabError? {
    do throws(LabError) {
      _ = try forecast(around: view, session)
      return nil
    } catch {
      return error
    }
  }

  private static func name(of forecast: ClickForecast) -> String { name(of: forecast.element) }

  /// The words for a view, without typed text.
  private static func name(of view: View) -> String {
    "\(ViewSummary(of: view, showingText: !view.showsTypedText))"
  }
}

extension PickedElement {
  /// Returns the rule by the path of the element, on request for any position or for its content.
  ///
  /// Nil is the default scheme.
  package func rule(
    name: String, in scheme: (any PathScheme)?, anyPosition: Bool, thisContent: Bool
  ) throws(LabError) -> CircledRule {
    var element = ElementPattern(page: page, path: path, position: sighting.position)
    if let scheme { element.place = try place(in: scheme) }
    let isSelector = scheme.map { PathSchemes.selectors.contains($0.name) } ?? false
    if isSelector { (element.page, element.position) = (nil, nil) }
    if anyPosition {
      guard sighting.position != nil else {
        throw .usage(
          "the element has no position",
          remedy: "remove --any-position")
      }
      element = element.forAnyPosition
    }
    if thisContent {
      guard !isSelector else {
        throw .usage(
          "rules of the scheme \(scheme?.name ?? "") have no content",
          remedy: "remove --this-content, and state the text in the path")
      }
      guard let content = sighting.content, !content.isEmpty else {
        throw .usage(
          "the element has no text, or a typed text, which is never read",
          remedy: "remove --this-content")
      }
      element.content = content
    }
    return CircledRule(name: name, element: element)
  }

  /// Returns the rule by all facts of the element; it does not look on other screens.
  package func anchoredRule(name: String) throws(LabError) -> CircledRule {
    let sight = AnchoredSight(around: element)
    let place = sight?.place(of: element)
    guard let sight, let place, let pattern = sight.pattern(at: place) else {
      throw .usage(
        "the facts of the element do not tell it from the others on its screen",
        remedy: "give it an identifier, an outlet or an action of its own")
    }
    return CircledRule(name: name, element: ElementPattern(pattern))
  }

  /// Returns the path of the element's clicks in another scheme, which must match it as a rule.
  private func place(in scheme: any PathScheme) throws(LabError) -> ElementPattern.Place {
    let path = scheme.path(of: element)
    // A product publishes a selector with the event of the click.
    let text = (scheme as? MixpanelPathScheme)?.binding(path, of: element) ?? path
    guard let rule = try? scheme.rule(text), rule.matches(element) else {
      throw .usage(
        "the path of the element in the scheme \(scheme.name) is not a rule",
        remedy: "write sensors, mixpanel, growingIO or amplitude; lab rules lint suggests others")
    }
    return .rule(rule)
  }

  /// Returns the rule with the other elements on the screen that it matches.
  package func report(on rule: CircledRule, writtenTo file: String?) -> [String] {
    let matcher = ElementMatcher([rule], by: \.element)
    let more = others.filter { !matcher.matches($0.sighting, of: $0.element).isEmpty }
    let lines = more.map { other in
      "  " + [other.name, other.path].joined(separator: "  ")
    }
    let head =
      more.isEmpty
      ? "no other element on this screen matches"
      : "\(more.count.counted("other element")) on this screen "
        + "\(more.count == 1 ? "matches" : "match"):"
    let end = file.map { ["added to \($0)"] } ?? []
    return ([rule.text, head] + lines + end).map(\.printable)
  }
}

extension CircledRule {
  /// The rule as a line of a file of rules.
  package var text: String {
    var scheme: String?
    switch element.place {
    case .path: break
    case .rule(let rule): scheme = rule.scheme
    case .anchored(let pattern):
      let members = ["name: \(Node.Value.string(name).json)"] + pattern.facts.written
      return "{ \(members.joined(separator: ", ")) }"
    }
    let members = [
      ("name", name), ("scheme", scheme), ("page", element.page), ("path", "\(element.place)"),
      ("position", element.position), ("content", element.content),
    ]
    let extracted = properties.map { $0.text(besides: element.page) }.joined(separator: ", ")
    let list = extracted.isEmpty ? [] : ["properties: [\(extracted)]"]
    return Self.text(of: members, and: list)
  }

  /// Returns an object with the members that have a value.
  fileprivate static func text(
    of members: [(String, String?)], and others: [String] = []
  ) -> String {
    let written = members.compactMap { key, value in
      value.map { "\(key): \(Node.Value.string($0).json)" }
    }
    return "{ \((written + others).joined(separator: ", ")) }"
  }
}

extension ExtractedProperty {
  /// The property as a value in a file of rules; the rule's screen is not repeated.
  fileprivate func text(besides page: String?) -> String {
    CircledRule.text(of: [
      ("name", name), ("path", "\(element.place)"),
      ("page", element.page == page ? nil : element.page), ("position", element.position),
      ("pattern", pattern), ("type", isNumber ? "number" : nil),
    ])
  }
}

extension ElementPattern {
  /// The pattern without its position; a path of the default scheme has `*` in its place.
  package var forAnyPosition: ElementPattern {
    var pattern = self
    if case .path(let path) = place {
      pattern.place = .path(path.anyPosition(but: position) ?? path)
    }
    pattern.position = nil
    return pattern
  }
}
