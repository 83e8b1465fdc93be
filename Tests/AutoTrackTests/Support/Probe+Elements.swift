import AutoTrack
import MiniUI
import Testing

extension Probe {
  /// A probe with fixture F1 on the screen, whose start and first screen have been told.
  static func showingElements(
    _ configuration: Configuration = Configuration()
  ) throws -> (probe: Probe, screen: ElementViewController) {
    let probe = Probe(.elements, configuration: configuration)
    probe.start()
    probe.launch(expecting: .firstStart, .elementView)
    return (probe, try probe.root())
  }
}
