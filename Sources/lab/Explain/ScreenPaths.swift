import AutoTrack
import MiniUI

/// The interactive elements that were seen on screens of one class.
struct ScreenPaths {
  /// The class of the screen's controller.
  let name: String
  /// The elements in the order in which they were first seen.
  private(set) var elements: [Element] = []
  /// The elements that share path and position, in that order.
  private(set) var collisions: [Collision] = []

  /// An element, and what its clicks come to.
  struct Element {
    /// What a snapshot keeps of it.
    let entry: PathEntry
    /// Whether it can be told by a name of its own, which a list lends to none of its rows.
    let isIdentified: Bool
    /// What a click on it would become, at best.
    var outcome: ClickForecast.Outcome
  }

  /// Elements that one path stands for.
  struct Collision: Equatable {
    /// The path that they share.
    let path: String
    /// What they are, in the order of the views.
    let views: [String]
  }

  /// A screen that nothing has been seen of.
  init(name: String) {
    self.name = name
  }

  /// How many elements have an identifier or an element id.
  var identifiedCount: Int { elements.count { $0.isIdentified } }

  /// Adds what is on the screen at one time, and was not seen before.
  ///
  /// As many elements that look the same are kept as were there at one time.
  mutating func add(_ forecasts: [ClickForecast], scheme: any PathScheme) {
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
  /// The element id of a row is that of its list, and tells no row from another.
  fileprivate var isIdentified: Bool {
    element.accessibilityIdentifier != nil || elementID != nil && list == nil
  }
}
