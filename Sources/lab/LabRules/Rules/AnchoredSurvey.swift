package import AutoTrack
package import LabKit
import LabLanguage
package import MiniUI

/// The screens of a run as rules by all facts see them, and the rule for one element.
package struct AnchoredSurvey {
  /// The pages that have elements of a role with a strong fact.
  private var pages: [Key: Set<String>] = [:]
  private var seen: Set<String> = []
  /// The classes of the app's screens.
  private var declared: Set<String> = []
  private var target: (sight: AnchoredSight, place: Int)?

  private struct Key: Hashable {
    let role: String
    let token: SignalToken
  }

  /// A survey that has seen no screen.
  init() {}

  /// Surveys the screens that a scenario shows.
  package init(of loaded: LoadedScenario) {
    var survey = AnchoredSurvey()
    _ = loaded.run { session, _ in survey.note(session.clickable, of: loaded.app) }
    self = survey
  }

  /// Notes the screens that the app shows now.
  mutating func note(_ elements: [ClickableElement], of app: AppDescription) {
    if declared.isEmpty { declared = Set(app.screenClasses.map(ViewPath.strippingModule)) }
    var known: Set<ObjectIdentifier> = []
    for element in elements.map(\.element) {
      guard let controller = element.view?.nearestController,
        known.insert(ObjectIdentifier(controller)).inserted,
        let sight = AnchoredSight(around: element)
      else { continue }
      note(sight.screen)
    }
  }

  private mutating func note(_ screen: AnchoredScreen) {
    for element in screen.elements {
      seen.insert(element.screen)
      for token in element.strong.sorted {
        pages[Key(role: element.role, token: token), default: []].insert(element.screen)
      }
    }
  }

  /// Notes the element that the rule is for, as it is now.
  package mutating func note(target view: View) {
    let element = SchemeElement(view)
    guard let sight = AnchoredSight(around: element), let place = sight.place(of: element) else {
      return
    }
    target = (sight, place)
  }

  /// The rule; nil if the facts do not tell the element from the others on its screen.
  ///
  /// It may look elsewhere if the run has shown all screens of the app, and no other one had an
  /// element like it.
  package var pattern: AnchoredPattern? {
    guard let (sight, place) = target else { return nil }
    let element = sight.screen.elements[place]
    let hasRival = element.strong.sorted.contains { token in
      let found = pages[Key(role: element.role, token: token)] ?? []
      return found.contains { $0 != element.screen }
    }
    return sight.pattern(
      at: place, looksElsewhere: !hasRival && !declared.isEmpty && declared.isSubset(of: seen))
  }
}

extension AppDescription {
  /// The app's classes of controllers that can be screens, in file order.
  package var screenClasses: [String] {
    let tree = ClassTree(of: self)
    let containers = [
      "UINavigationController", "UITabBarController", "UIPageViewController",
      "UISplitViewController",
    ]
    return tree.ownNames.filter { name in
      tree.isKind(name, of: "UIViewController")
        && !containers.contains { tree.isKind(name, of: $0) }
    }
  }
}
