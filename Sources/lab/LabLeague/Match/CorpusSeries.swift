import AutoTrack

/// The releases of a corpus for matches of views; an unchanged scene is converted once.
package final class CorpusSeries {
  private let corpus: CorpusFile
  private let preparation = MatchPreparation()
  private var scenes: [CorpusFile.Placed: Scene] = [:]
  private var prepared: [ScreenKey: MatchedScreen] = [:]

  /// A scene without the facts that depend on other scenes of the release.
  private struct Scene {
    let screen: MatchScreen
    let origins: [CorpusOrigin]
    /// The segues of each view.
    let segues: [[CorpusNode.Segue]]
  }

  /// A scene in a release: its file, and the classes of the controllers that its segues show.
  private struct ScreenKey: Hashable {
    let placed: CorpusFile.Placed
    let path: String
    let destinations: [[String]]
  }

  package struct Release: Sendable {
    /// The screens for ``AppMatch``.
    package let version: MatchVersion
    /// The origins of the views by screen.
    package let origins: [[CorpusOrigin]]
  }

  package init(_ corpus: CorpusFile) {
    self.corpus = corpus
  }

  package func release(_ index: Int) -> Release {
    let release = corpus.releases[index]
    let controllers = release.scenes.reduce(into: [String: String]()) { classes, placed in
      guard let scene = corpus.scenes[placed.scene], let id = scene.controller else { return }
      classes[id] = scene.screen
    }
    let parts = zip(release.scenes, release.paths).compactMap { placed, path in
      scene(placed).map { (screen(of: $0, placed, path, controllers), $0.origins) }
    }
    return Release(version: preparation.version(parts.map(\.0)), origins: parts.map(\.1))
  }

  /// Returns the source of a release by its index: what the match reads, and the ids beside it.
  package func source(_ index: Int) -> MatchSource<CorpusOrigin> {
    let release = release(index)
    return zip(release.version.screens, release.origins).reduce(into: MatchSource()) {
      $0.add($1.0.screen, $1.1)
    }
  }

  private func screen(
    of scene: Scene, _ placed: CorpusFile.Placed, _ path: String, _ controllers: [String: String]
  ) -> MatchedScreen {
    let destinations = scene.segues.map { $0.map { controllers[$0.destination] ?? "" } }
    let key = ScreenKey(placed: placed, path: path, destinations: destinations)
    if let known = prepared[key] { return known }
    var screen = scene.screen
    screen.names[.file] = path.split(separator: "/").last.map(String.init)
    for (index, segues) in scene.segues.enumerated() {
      screen.nodes[index].segues = zip(segues, destinations[index]).map { segue, name in
        "\(segue.kind) \(segue.identifier) \(name)"
      }
    }
    let matched = preparation.prepared(screen)
    prepared[key] = matched
    return matched
  }

  private func scene(_ placed: CorpusFile.Placed) -> Scene? {
    if let known = scenes[placed] { return known }
    guard let scene = corpus.scenes[placed.scene] else { return nil }
    let walk = CorpusWalk(scene)
    let places = walk.nodes.indices.filter { walk.nodes[$0] != nil }
    let numbers = Dictionary(uniqueKeysWithValues: zip(places, places.indices))
    let nodes = places.compactMap { walk.nodes[$0] }
    var screen = MatchScreen(scene.screen, nodes: [])
    screen.names[.storyboardIdentifier] = scene.storyboardIdentifier
    screen.names[.controllerKind] = scene.controllerKind
    screen.names[.device] = scene.idiom.isEmpty ? nil : scene.idiom
    screen.title = scene.title
    let elements = places.map { walk.elements[$0] }
    screen.nodes = zip(elements, nodes).map { element, node in
      var facts = node.facts
      facts.parent = element.node.parent.flatMap { numbers[$0] }
      return facts
    }
    let converted = Scene(
      screen: screen,
      origins: zip(elements, nodes).map { element, node in
        CorpusOrigin(key: corpus.key(node.id, in: placed.lineage), facts: element)
      },
      segues: nodes.map(\.segues))
    scenes[placed] = converted
    return converted
  }
}

/// The identity of a view of a corpus, by which matches are checked.
package struct CorpusOrigin: Equatable, Sendable {
  /// The key that stays the same in all releases.
  package let key: String
  /// True if events come from the view.
  package var isCapturable: Bool { facts.isCapturable }
  /// The facts by which an editor's new id for the same thing is recognized.
  let facts: CorpusElement

  /// True for a new view that does what a vanished one did: an editor's new id for it.
  func isRemade(of old: CorpusOrigin, isKnown: Bool) -> Bool {
    !isKnown && facts.isRemade(of: old.facts)
  }
}
