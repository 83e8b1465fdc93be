import MiniUI

/// Business data and circled elements: the parts of rules in clicks (S3.8, S3.9).
extension ClickCollector {
  /// Reads all properties of a click from the element's current state.
  func reading(of click: Click, _ known: KnownElement?) -> ClickReading {
    let own = properties(of: click, known, forEvent: true)
    guard let view = click.view, circled != nil || businessData.concerns(.appClick) else {
      return ClickReading(properties: own, sighting: nil)
    }
    let sighting = sighting(of: view, saying: own)
    let values = businessData.properties(for: .appClick, about: view, sighting)
    return ClickReading(
      properties: values.isEmpty ? own : own.merging(values), sighting: sighting)
  }

  /// Emits the events of the circled elements that match a click, with the click's properties.
  func emitCircled(
    _ read: ClickReading, adding facts: CheckedProperties?, _ click: Click,
    of subject: Decision.Subject, _ moment: Moment
  ) {
    guard let circled, let sighting = read.sighting else { return }
    let rules = click.view.map { circled.matches(sighting, of: $0) } ?? circled.matches(sighting)
    for rule in rules {
      outlet.emit(EventName(rule.name), read.properties, adding: facts, moment, of: subject)
    }
  }

  /// Returns the facts of a click on a view that rules match.
  func sighting(of view: View) -> ElementSighting {
    let prospect = ClickProspect.all(of: view).first
    let click = Click(
      of: prospect?.element ?? .view(view), .foreseen,
      on: prospect?.screen ?? ScreenFinder.screen(of: view), touch: nil)
    return sighting(of: view, saying: properties(of: click, reader.known(of: click.element)))
  }

  private func sighting(of view: View, saying properties: Properties) -> ElementSighting {
    func text(_ key: String) -> String? {
      guard case .string(let text)? = properties[key] else { return nil }
      return text
    }
    return ElementSighting(
      page: text("$screen_name"), path: reader.paths.defaultPath(of: view),
      position: text("$element_position"), content: text("$element_content"))
  }
}
