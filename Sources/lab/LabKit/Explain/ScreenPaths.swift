package import AutoTrack
import MiniUI

/// The interactive elements seen on screens of one class.
package struct ScreenPaths {
  /// The class of the screen's controller.
  package let name: String
  /// The elements in the order of their first appearance.
  private(set) var elements: [Element] = []
  /// The elements that share path and position, in the order of their discovery.
  private(set) var collisions: [Collision] = []

  /// An element with the outcome of its clicks.
  struct Element {
    let entry: PathEntry
    /// True if the element has its own name; the id of a list does not name its rows.
    let isIdentified: Bool
    /// The best outcome of a click on it.
    var outcome: ClickForecast.Outcome
  }

  /// The elements that share one path.
  struct Collision: Equatable {
    let path: String
    /// The elements, in the order of the views.
    let views: [String]
  }

  init(name: String) {
    self.name = name
  }

  /// The number of elements with an identifier or an element id.
  var identifiedCount: Int { elements.count { $0.isIdentified } }

  /// Adds the elements on the screen at one time that were not seen before.
  ///
  /// Of elements that look equal, it keeps as many as were present at one time.
  package mutating func add(_ forecasts: [ClickForecast], scheme: any PathScheme) {
    // A known element matches at most one of the elements present at this time.
    var unmatched = Array(elements.indices)
    for forecast in forecasts {
      let entry = PathEntry(forecast, scheme: scheme)
      let known = unmatched.firstIndex { elements[$0].entry.isAnotherLook(at: entry) }
      if let known {
        let index = unmatched.remove(at: known)
        if forecast.outcome == .click { elements[index].outcome = .click }
      } else {
        elements.append(
          Element(
            entry: entry, isIdentified: forecast.isIdentified, outcome: forecast.outcome))
      }
    }
    addCollisions(among: forecasts.map(\.element), scheme)
  }

  private mutating func addCollisions(among views: [View], _ scheme: any PathScheme) {
    for found in PathCollisions(in: scheme).collisions(among: views)
    where !collisions.contains(where: { $0.path == found.path }) {
      let names = found.views.map { view in
        "\(ViewSummary(of: view, showingText: !view.showsTypedText))"
      }
      collisions.append(Collision(path: found.path, views: names))
    }
  }
}

extension ClickForecast {
  /// True if the element has its own name; a row's element id is that of its list.
  fileprivate var isIdentified: Bool {
    element.accessibilityIdentifier != nil || elementID != nil && list == nil
  }
}
