import AutoTrack
import MiniUI

extension View {
  /// Where the view is in its window: `at {{20, 100}, {100, 44}}`.
  var place: String { "at \(convert(bounds, to: nil))" }

  /// The view and everything that it is in.
  var ancestors: [View] { Array(sequence(first: self, next: \.superview)) }

  /// What a person would say is under the finger: a control, a cell, or what has a gesture of the
  /// app's; the view itself where there is no such thing.
  var element: View {
    ancestors.first { view in
      view is Control || view is ReusableView || view.gestureRecognizers.contains(where: \.isOfApp)
    } ?? self
  }

  /// Why the view sends no action, where it is a control that cannot; nil for every other.
  var obstacle: String? {
    guard let control = self as? Control, !control.isEnabled else { return nil }
    return "\(summary) is disabled, so it sends no action"
  }
}

extension Responder {
  /// The object in a responder chain: a view by its summary, anything else by its class.
  var chainName: String { (self as? View)?.summary ?? self.class.name }
}

extension GestureRecognizer {
  /// Whether an object of a class of the app's own is told.
  fileprivate var isOfApp: Bool { registeredTargets.contains { !$0.target.class.isSystem } }

  /// The class and the view, and which of several it is: `UITapGestureRecognizer of UIView #card`.
  var label: String {
    let type = self.class
    let alike = view?.gestureRecognizers.filter { $0.class === type } ?? []
    let name = "\(type.name) of \(view?.summary ?? "no view")"
    guard alike.count > 1, let index = alike.firstIndex(where: { $0 === self }) else { return name }
    return name + " (\(index + 1) of \(alike.count))"
  }

  /// The label, and what the app's targets are sent.
  var labelWithTargets: String {
    let sent = registeredTargets.filter { !($0.target is Block) }.map { target, action in
      "\(table.name(of: action)) to \(target.class.name)"
    }
    return ([label] + sent).joined(separator: "  ")
  }
}

extension GestureChange.Cause {
  /// Who decided, where it was not the recogniser; begins with a comma.
  var words: String {
    switch self {
    case .itself: ""
    case .prevented(let other): ", prevented by \(other.label)"
    case .requirement(let other): ", because \(other.label) has not failed"
    case .refused: ", because a delegate or a view did not let it begin"
    case .dismissed: ", because it was disabled or its view went away"
    case .fingersLifted: ", because the finger was lifted"
    }
  }
}

extension TouchEvent {
  /// The finger that has just come down; nil for any other change.
  var beginning: Touch? { allTouches.first { $0.phase == .began } }
}

extension TouchMiss {
  /// Where the finger would have come down; nil for a view that is nowhere.
  var point: Point? {
    switch self {
    case .notOnScreen, .ignored: nil
    case .outside(_, let point), .nothing(_, let point), .covered(_, _, let point): point
    }
  }
}

extension Decision.Outcome {
  /// What became of it, in a few words.
  var words: String {
    switch self {
    case .captured(let name, let sequence): "→ \(name) #\(sequence)"
    case .suppressed(let reason): "→ nothing: \(reason.rawValue)"
    }
  }
}
