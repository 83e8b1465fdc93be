import AutoTrack
import LabKit
import MiniUI

/// The clicks that a person can give an element now.
extension AppSession {
  /// Calls a closure with the facts of each click: one for each segment that a tap can select, and
  /// one for any other element.
  ///
  /// The tracker reads the segment that the tap has selected, so the control has it selected while
  /// the closure runs.
  func forEachClick(on element: SchemeElement, _ body: (ElementSighting) -> Void) {
    guard let view = element.view, let tracker = autoTrack else { return }
    func look() { if let sighting = tracker.sighting(of: view) { body(sighting) } }
    if let control = view as? SegmentedControl { control.forEachChoice(look) } else { look() }
  }
}
