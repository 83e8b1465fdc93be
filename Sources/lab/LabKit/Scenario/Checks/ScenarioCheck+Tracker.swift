import LabLanguage
import MiniUI

extension ScenarioCheck {
  /// Checks the classes, elements and instruments in the tracker's configuration.
  func checkTracker() {
    let tracker = scenario.tracker
    for name in tracker.ignoredClasses { checkClass(name) }
    for page in tracker.pages where checkClass(page) { checkController(page) }
    for element in tracker.elements + tracker.refused { checkElement(element) }
    for instrument in tracker.instruments { checkInstrument(instrument) }
  }

  /// Records an unknown class; returns true for a known one.
  @discardableResult
  func checkClass(_ name: Located<String>) -> Bool {
    if classes.isKnown(name.value) { return true }
    mistakes.record(
      "unknown class \(name.value.quoted)", at: name.range,
      remedy: Suggestion.question(
        for: name.value, among: classes.ownNames + classes.systemNames))
    return false
  }

  /// Records a class that does not inherit from `UIViewController`.
  func checkController(_ name: Located<String>) {
    guard let found = classes.kind(of: name.value, isNot: "UIViewController") else { return }
    mistakes.record("a screen must be a controller; \(name.value) is \(found)", at: name.range)
  }

  private func checkElement(_ key: Located<String>) {
    guard let selector = ElementSelector(key.value), case .identifier = selector.subject else {
      return mistakes.record(
        "expected a view's '#id', found \(key.value.quoted)", at: key.range)
    }
    selectors.check(Located(selector, at: key.range))
  }

  private func checkInstrument(_ name: Located<String>) {
    let known = InstrumentName.allCases.map(\.rawValue)
    guard !known.contains(name.value) else { return }
    mistakes.record(
      "unknown instrument \(name.value.quoted)", name.value, at: name.range, among: known,
      "instruments")
  }
}
