/// The checks before a presentation, with UIKit's warnings and exceptions.
extension ViewController {
  /// Begins a presentation, or warns or raises as UIKit does.
  final func present(_ other: ViewController?, _ animated: Bool, _ completion: Block?) {
    guard let other else {
      return raise("a nil modal view controller on target \(bracketed).")
    }
    let presenter = presenter(for: other.presentation.style)
    if let reason = reasonToCrash(other, on: presenter) { return raise(reason) }
    if let reason = presenter.reasonToRefuse {
      return warn(
        "Attempt to present \(other.bracketed) on \(presenter.bracketed) "
          + "(from \(bracketed)) \(reason).")
    }
    other.presentationController.present(from: presenter, animated, completion)
  }

  /// The class's name in angle brackets, as in UIKit's messages, but without an address.
  final var bracketed: String { "<\(self.class.name)>" }

  final func warn(_ line: String) { process.console.write(line, from: "Presentation") }

  private func reasonToCrash(_ other: ViewController, on presenter: ViewController) -> String? {
    if other === self || other === presenter {
      return "modally a view controller on itself. Presenting view controller is "
        + "\(other.bracketed)."
    }
    if let presenter = other.presentation.presenting {
      return "modally a view controller \(other.bracketed) that is already being presented by "
        + "\(presenter.bracketed)."
    }
    if let parent = other.parent {
      return "modally a view controller \(other.bracketed) that has a parent view controller "
        + "\(parent.bracketed)."
    }
    return other.isActive(behind: presenter)
      ? "modally an active view controller \(other.bracketed)." : nil
  }

  /// True for a visible window's root, and for a controller in the presenter's chain of presenters.
  private func isActive(behind presenter: ViewController) -> Bool {
    process.application.visibleWindows.contains { $0.rootViewController === self }
      || sequence(first: presenter, next: \.presentation.presenting).contains { $0 === self }
  }

  private func raise(_ what: String) {
    table.raise(
      SimulatedException(
        name: "NSInvalidArgumentException", reason: "Application tried to present \(what)"))
  }

  private func presenter(for style: ModalPresentationStyle) -> ViewController {
    let context = style.isInContext ? containers.first(where: \.definesPresentationContext) : nil
    return context ?? containers.reduce(self) { $1 }
  }

  private var reasonToRefuse: String? {
    if let presented = presentation.presented {
      return "which is already presenting \(presented.bracketed)"
    }
    if presentation.isBeingDismissed { return "while a presentation is in progress" }
    return viewIfLoaded?.window == nil ? "whose view is not in the window hierarchy" : nil
  }
}
