package import AutoTrack
package import LabKit
import LabLeague
import MiniUI

/// Edited versions of a screen, on which rules and other names of its elements are tried.
///
/// The releases have the edits of releases of published apps; the single edits are those near an
/// element. Equal seeds give equal versions.
package struct ScreenEdits: Sendable {
  private let screen: RuleScreen
  private let releases: [Mutant]

  /// The number of views of a screen that has edits unless a number is asked for.
  package static let mostViews = 250
  /// The number of releases of such a screen.
  package static let usualCount = 200

  /// Draws releases of the screen that an app shows; nil for none.
  ///
  /// Without a number, a screen of more than ``mostViews`` has none, because each release takes as
  /// long as the screen is large.
  package init?(of session: AppSession, releases count: Int? = nil, seed: UInt64) {
    let views = session.process.application.visibleWindows.reduce(0) { $0 + $1.everything.count }
    let count = count ?? (views <= Self.mostViews ? Self.usualCount : 0)
    guard count > 0 else { return nil }
    self.init(of: RuleScreen(of: session), releases: count, seed: seed)
  }

  init(of screen: RuleScreen, releases count: Int, seed: UInt64) {
    self.screen = screen
    let rates = EditRates.published
    let draw = MutantDraw(screen.tree, seed: seed, count: count, rates: rates, kinds: rates.kinds)
    releases = draw.mutants(of: .release).map(\.mutant)
  }

  /// Tries rules; nil for a rule that matches no element of the screen.
  package func certificates(of rules: [CircledRule]) -> [EditCertificate?] {
    certificates(of: rules.map { .pattern($0.element) })
  }

  /// Tries the ways to name an element; nil for a way that names no element that users can click.
  package func certificates(of suggestions: ElementSuggestions) -> [EditCertificate?] {
    let (page, className) = (suggestions.page, suggestions.className)
    return certificates(
      of: suggestions.ways.map { way in
        way.fact.map { .fact($0, page: page, className: className) }
          ?? suggestions.rule.map { .pattern($0.element) }
      })
  }

  private func certificates(of names: [TriedName?]) -> [EditCertificate?] {
    let targets = names.map { name in name.flatMap { ScreenTarget(of: $0, on: screen) } }
    var certificates = targets.map { $0.map { _ in EditCertificate() } }
    for tree in releases.flatMap(\.trees) {
      let edited = EditedScreen(tree, of: screen)
      for (place, target) in targets.enumerated() {
        if let target { certificates[place]?.add(target.outcome(in: edited)) }
      }
    }
    let places = targets.indices.filter { targets[$0] != nil }
    for (id, places) in Dictionary(grouping: places, by: { targets[$0]?.own.first }) {
      guard let element = screen.tree.elements.first(where: { $0.id == id }) else { continue }
      for edit in edits(near: element) {
        let waiting = places.filter { certificates[$0]?.needsEnds ?? false }
        guard !waiting.isEmpty, let mutant = Mutant([edit], of: screen.tree) else { continue }
        let edited = mutant.trees.map { EditedScreen($0, of: screen) }
        for place in waiting {
          if let target = targets[place] { certificates[place]?.note(edit, of: target, in: edited) }
        }
      }
    }
    return certificates
  }

  /// Returns the single edits near an element, those of the kinds first that releases have most.
  private func edits(near element: ViewTree.Element) -> [TreeEdit] {
    let rates = EditRates.published.rates
    return screen.tree.edits(at: screen.tree.vicinity(of: element)).enumerated().sorted {
      let (one, other) = (rates[$0.element.kind] ?? 0, rates[$1.element.kind] ?? 0)
      return (-one, $0.offset) < (-other, $1.offset)
    }.map(\.element)
  }
}
