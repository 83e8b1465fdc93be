import MiniUI

/// A reader of elements and screens for events: their own facts, and those of the app.
///
/// The app's properties are validated like those of its events (SA-E12).
final class ElementReader {
  let configuration: CaptureConfiguration
  /// Writes `$element_path` and `$element_view_id`.
  let paths: ElementPaths
  private let log: CaptureLog
  /// The app's delegate for single elements; not retained.
  weak var delegate: (any ElementDelegate)?

  init(_ configuration: CaptureConfiguration, _ paths: ElementPaths, _ log: CaptureLog) {
    (self.configuration, self.paths, self.log) = (configuration, paths, log)
  }

  /// Returns the facts that the app and the configuration hold about an element.
  func known(of element: Click.Element) -> KnownElement? {
    switch element {
    case .view(let view): known(view)
    case .row(let cell, let list):
      KnownElement.known(ofRow: cell, of: list, in: configuration.elements)
    case .button(let button): button.view.flatMap(known)
    }
  }

  func known(_ view: View) -> KnownElement? {
    KnownElement.known(of: view, in: configuration.elements)
  }

  /// Returns `$title` of a screen.
  func title(of screen: ViewController) -> String? {
    ElementContent.title(of: screen, in: configuration.elements)
  }

  /// Returns the delegate's veto, if any; an element's own delegate precedes the tracker's.
  func refusal(of view: View?, _ known: KnownElement?) -> SuppressionReason? {
    guard let view, let delegate = known?.delegate ?? delegate else { return nil }
    return delegate.shouldCapture(view) ? nil : .refusedByDelegate
  }

  /// Returns the payload of a view, without its screen.
  func payload(of view: View, as type: String? = nil) -> ClickPayload {
    let place = paths.place(of: view)
    return ClickPayload(
      elementType: type ?? place.elementType,
      elementContent: ElementContent.content(of: view, in: configuration.elements),
      elementPosition: ElementPosition.position(
        of: SchemeElement(view), place.kind, in: place.cell),
      elementPath: paths.path(of: view, at: place), elementViewID: place.viewID,
      elementFrame: frame(of: view))
  }

  private func frame(of view: View) -> ElementFrame? {
    let frame = view.convert(view.bounds, to: view.window)
    return ElementFrame(
      x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height)
  }

  /// Returns the app's properties of an element and its screen, for an event about the element.
  ///
  /// Returns nil without facts, before any validation.
  func appFacts(
    _ known: KnownElement?, of view: View?, on screen: ViewController?, for event: EventName
  ) -> CheckedProperties? {
    var facts = screen.flatMap(ScreenFacts.known)?.properties ?? Properties()
    if let known, !known.properties.isEmpty { facts.merge(known.properties) }
    if let view, let delegate = known?.delegate ?? delegate {
      let cell = ElementPosition.cellPath(around: SchemeElement(view))
      facts.merge(delegate.properties(for: view, at: cell))
    }
    return checked(facts, for: event)
  }

  /// Returns a text cut to the limit of properties, and records the cut (SA-E12).
  func cut(_ text: String?, of key: String, in event: EventName) -> String? {
    guard let short = text.flatMap(PropertyRule.cut) else { return text }
    recordCut(key, in: event)
    return short
  }

  func recordCut(_ key: String, in event: EventName) {
    let note = PropertyNote(.string(key), .cut(to: PropertyRule.shortLimit))
    log.record(.badProperty(event: event.text, note))
  }

  /// Returns the valid properties and records the faults (SA-E12); nil without facts.
  func checked(_ facts: Properties, for event: EventName) -> CheckedProperties? {
    guard !facts.isEmpty else { return nil }
    let checked = CheckedProperties(checking: PropertyInputs(facts), for: .facts)
    for note in checked.notes { log.record(.badProperty(event: event.text, note)) }
    return checked
  }
}
