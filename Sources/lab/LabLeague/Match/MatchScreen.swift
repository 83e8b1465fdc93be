package import AutoTrack

package struct MatchScreen: Hashable, Sendable {
  /// The class of the controller.
  package var name: String
  /// Other names of the screen, by kind: storyboard identifier, file, device, kind of controller.
  package var names: [NameKind: String] = [:]
  package var title: String?
  /// The views, each after its superview.
  package var nodes: [ViewFacts]

  /// The kinds of names beside the class, with their weights.
  package enum NameKind: String, CaseIterable, Sendable {
    case storyboardIdentifier, file, device, controllerKind

    /// The weight of equal names when screens are compared.
    var weight: Double {
      switch self {
      case .storyboardIdentifier: 0.5
      case .file, .device: 0.3
      case .controllerKind: 0.2
      }
    }
  }

  package init(_ name: String, nodes: [ViewFacts]) {
    (self.name, self.nodes) = (name, nodes)
  }
}
