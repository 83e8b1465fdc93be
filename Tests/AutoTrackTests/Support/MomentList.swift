import AutoTrack
import MiniUI

/// An observer that records each moment in a few words.
final class MomentList: MomentObserver {
  /// The moments, in order.
  private(set) var lines: [String] = []
  /// Runs at each moment.
  var onMoment: () -> Void = {}

  func receive(_ moment: Moment) {
    lines.append(line(of: moment.fact))
    onMoment()
  }

  private func line(of fact: Moment.Fact) -> String {
    switch fact {
    case .action, .rowSelected, .gesture, .alertTouched, .alertStays, .alertChosen, .dialogButton,
      .backButton, .tabSelected, .touchChanged, .touchDelivered:
      clickLine(of: fact)
    case .notHooked(_, let object, _): "not hooked \(object)"
    case .screenAppeared(let screen): "appeared \(screen.class.name)"
    case .screenDisappeared(let screen): "disappeared \(screen.class.name)"
    case .identityAnnounced(let announcement): "announced \(announcement.kind)"
    case .reactTouch(let view): "react \(view?.class.name ?? "nobody")"
    case .scrolled(let view): "scrolled \(view.class.name)"
    case .webLoad(let load): "load \(load.address ?? "nothing")"
    case .inputChanged(let view): "input \(view.class.name)"
    case .pageMessage(let message): "page \(message.text)"
    case .appBecameActive: "active"
    case .appLaunchedInBackground: "launched in the background"
    case .codeSaysSo: "code"
    case .custom(let fact): "custom \(fact)"
    case .appEnteredBackground: "background"
    case .appWillTerminate: "terminating"
    }
  }

  private func clickLine(of fact: Moment.Fact) -> String {
    switch fact {
    case .action(let action): "action \(action.action)"
    case .rowSelected(let selection): "row \(selection.path)"
    case .gesture(let gesture): "gesture \(gesture.recognizer.class.name)"
    case .alertTouched(let action, _): "touched \(action.title ?? "")"
    case .alertStays(let action): "stays \(action.title ?? "")"
    case .alertChosen(let action): "chosen \(action.title ?? "")"
    case .dialogButton(let button): "button \(button.content ?? "")"
    case .backButton: "back"
    case .tabSelected: "tab"
    case .touchChanged: "touch"
    default: "delivered"
    }
  }
}
