import AutoTrack
package import MiniUI
package import Wording

extension View {
  package var ancestors: [View] { Array(sequence(first: self, next: \.superview)) }

  /// The element that a person would name: the nearest control, cell, or view with a gesture.
  ///
  /// It is the view itself without one.
  var element: View {
    ancestors.first { view in
      view is Control || view is ReusableView || view.gestureRecognizers.contains(where: \.isOfApp)
    } ?? self
  }

  /// The reason why a control sends no action; nil for an enabled control or another view.
  package var obstacle: Sentence? {
    guard let control = self as? Control, !control.isEnabled else { return nil }
    return "\(summary) is disabled, so it sends no action"
  }
}

extension Responder {
  /// The name of the object in a responder chain: a view's summary, or the class.
  var chainName: String { (self as? View)?.summary ?? self.class.name }
}

extension GestureRecognizer {
  /// True if a target is of a class of the app.
  fileprivate var isOfApp: Bool { registeredTargets.contains { !$0.target.class.isSystem } }

  /// The class, the view and the number among several: `UITapGestureRecognizer of UIView #card`.
  var label: Sentence {
    let type = self.class
    let alike = view?.gestureRecognizers.filter { $0.class === type } ?? []
    let name: Sentence = view.map { "\(type.name) of \($0.summary)" } ?? "\(type.name) of no view"
    guard alike.count > 1, let index = alike.firstIndex(where: { $0 === self }) else { return name }
    return "\(name) (\(index + 1) of \(alike.count))"
  }

  /// The label with the actions of the app's targets.
  var labelWithTargets: Sentence {
    let sent = registeredTargets.filter { !($0.target is Block) }.map {
      target, action -> Sentence in
      "\(table.name(of: action)) to \(target.class.name)"
    }
    return ([label] + sent).joined(separator: "  ")
  }
}

extension GestureChange {
  /// The state, with the cause if it was not the recogniser itself.
  var words: Sentence {
    let state = Sentence(stringLiteral: "\(state)")
    return switch cause {
    case .itself: state
    case .prevented(let other): "\(state), prevented by \(other.label)"
    case .requirement(let other): "\(state), because \(other.label) has not failed"
    case .refused: "\(state), because a delegate or a view prevented it"
    case .dismissed: "\(state), because it was disabled or its view went away"
    case .fingersLifted: "\(state), because the finger was lifted"
    }
  }
}

extension TouchEvent {
  /// The touch that has just begun; nil for any other change.
  var beginning: Touch? { allTouches.first { $0.phase == .began } }
}

extension TouchMiss {
  /// The point at which the finger would have come down; nil for a view that has none.
  package var point: Point? {
    switch self {
    case .notOnScreen, .ignored: nil
    case .outside(_, let point), .nothing(_, let point), .covered(_, _, let point): point
    }
  }
}

extension Decision.Outcome {
  var words: Sentence {
    switch self {
    case .captured(let name, let sequence): "→ \(name) #\(sequence)"
    case .suppressed(let reason): "→ nothing: \(reason.rawValue)"
    }
  }
}
