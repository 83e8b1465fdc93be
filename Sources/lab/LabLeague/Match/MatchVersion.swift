import AutoTrack

/// Prepares the screens of versions that are matched with each other.
///
/// Facts have the same numbers in all its versions, and equal screens are prepared once.
package final class MatchPreparation {
  private var facts = FactNumbers()
  private var screens: [MatchScreen: MatchedScreen] = [:]
  private var contents: [MatchScreen: Int] = [:]

  /// Creates a preparation without screens.
  package init() {}

  package func version(_ screens: [MatchScreen]) -> MatchVersion {
    version(screens.map(prepared))
  }

  func version(_ screens: [MatchedScreen]) -> MatchVersion {
    MatchVersion(screens: screens, factCount: facts.count)
  }

  func prepared(_ screen: MatchScreen) -> MatchedScreen {
    if let known = screens[screen] { return known }
    let key = screen.withoutSegues
    let number = contents[key] ?? contents.count
    contents[key] = number
    let prepared = MatchedScreen(screen, contents: number, &facts)
    screens[screen] = prepared
    return prepared
  }
}

/// The screens of one version of an app, prepared for ``AppMatch``.
package struct MatchVersion: Sendable {
  let screens: [MatchedScreen]
  /// Above the number of every fact of the screens.
  let factCount: Int
}

/// The screens of a version beside the origin of each view, which no match reads.
///
/// An origin is an id, a place in a file, or another way back from the match to its input.
package struct MatchSource<Origin: Sendable>: Sendable {
  /// The screens, without ids.
  package private(set) var screens: [MatchScreen] = []
  /// The origins of the views, by screen.
  package private(set) var origins: [[Origin]] = []

  /// Creates a source without screens.
  package init() {}

  package mutating func add(_ screen: MatchScreen, _ origins: [Origin]) {
    guard screen.nodes.count == origins.count else { fatalError("\(origins.count) origins") }
    screens.append(screen)
    self.origins.append(origins)
  }

  package func origin(of place: AppMatch.Place) -> Origin {
    origins[place.screen][place.node]
  }
}

extension MatchSource where Origin: Hashable {
  /// The places of the views by their origins; of two with one origin, the first counts.
  package var places: [Origin: AppMatch.Place] {
    let all = origins.enumerated().flatMap { screen, origins in
      origins.enumerated().map { ($1, AppMatch.Place(screen: screen, node: $0)) }
    }
    return Dictionary(all) { first, _ in first }
  }
}

extension MatchScreen {
  /// The screen without its segues, whose screens may have got other names.
  fileprivate var withoutSegues: MatchScreen {
    var screen = self
    for index in screen.nodes.indices { screen.nodes[index].segues = [] }
    return screen
  }
}
