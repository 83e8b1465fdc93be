import AutoTrack
import MiniUI

/// An observer that writes down in a few words what it sees.
final class MomentList: MomentObserver {
  /// What was seen, in order.
  private(set) var lines: [String] = []
  /// What happens at each moment.
  var onMoment: () -> Void = {}

  func receive(_ moment: Moment) {
    lines.append(line(of: moment.fact))
    onMoment()
  }

  private func line(of fact: Moment.Fact) -> String {
    switch fact {
    case .action(let action): "action \(action.action)"
    case .screenAppeared(let screen): "appeared \(screen.class.name)"
    case .screenDisappeared(let screen): "disappeared \(screen.class.name)"
    case .appBecameActive: "active"
    case .appEnteredBackground: "background"
    case .appWillTerminate: "terminating"
    }
  }
}
