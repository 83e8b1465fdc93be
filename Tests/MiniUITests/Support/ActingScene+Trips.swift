import MiniUI

/// Transitions of the subject onto the screen, off it and back.
extension ActingScene {
  /// The kinds of transitions; all but `arrive` begin when the subject has appeared.
  enum Trip: String, CaseIterable {
    case arrive, arriveAnimated, cover, coverAnimated, replaceRoot, hide
    case within, withinAnimated, swipeBack, swipeAway, removeView

    /// True if the subject is acting from its first appearance on.
    var isArrival: Bool { self == .arrive || self == .arriveAnimated }

    static func possible(in place: Place) -> [Trip] {
      allCases.filter { trip in
        switch trip {
        case .arrive, .cover, .coverAnimated: true
        case .arriveAnimated: place.isPresented
        case .replaceRoot, .hide: !place.isPresented
        case .within, .withinAnimated: place != .root && place != .embedded
        case .swipeBack, .swipeAway: place.containers.contains(.navigation) || place == .sheet
        case .removeView: place.containers.contains(.host)
        }
      }
    }
  }

  /// Brings the place onto the screen.
  func show(animated: Bool) {
    stage.window.rootViewController = place.isPresented ? base : outer
    guard place.isPresented else { return stage.settle() }
    stage.settle()
    base.present(outer, animated: animated)
    stage.settle()
  }

  /// Makes the subject leave the screen and come back, and settles in between.
  func travel(_ trip: Trip) {
    switch trip {
    case .arrive, .arriveAnimated: show(animated: trip == .arriveAnimated)
    case .cover, .coverAnimated: cover(animated: trip == .coverAnimated)
    case .replaceRoot: replaceRoot()
    case .hide:
      stage.window.isHidden = true
      stage.settle()
      stage.window.isHidden = false
    case .within, .withinAnimated: move(animated: trip == .withinAnimated)
    case .swipeBack, .swipeAway: swipe(cancelled: trip == .swipeBack)
    case .removeView: removeView()
    }
    stage.settle()
  }

  private func cover(animated: Bool) {
    let cover = makeScreen("cover", .fullScreen)
    subject.present(cover, animated: animated)
    stage.settle()
    if cover.presentingViewController != nil { cover.dismiss(animated: animated) }
  }

  private func replaceRoot() {
    stage.window.rootViewController = makeScreen("other root")
    stage.settle()
    stage.window.rootViewController = outer
  }

  /// Leaves and comes back through the nearest container.
  private func move(animated: Bool) {
    if let navigation = subject.navigationController {
      navigation.pushViewController(makeScreen("next"), animated: animated)
      stage.settle()
      navigation.popViewController(animated: animated)
    } else if let tabs = subject.tabBarController {
      tabs.selectedIndex = 1
      stage.settle()
      tabs.selectedIndex = 0
    } else if let pages = subject.parent as? PageViewController {
      pages.setViewControllers([makeScreen("next")], animated: animated)
      stage.settle()
      pages.setViewControllers([subject], animated: animated)
    } else if subject.presentingViewController != nil {
      subject.dismiss(animated: animated)
      stage.settle()
      if subject.presentingViewController == nil, base.presentedViewController == nil {
        base.present(subject, animated: animated)
      }
    }
  }

  private func swipe(cancelled: Bool) {
    if let navigation = subject.navigationController {
      navigation.beginInteractivePop()
      navigation.updateInteractivePop(0.4)
      cancelled ? navigation.cancelInteractivePop() : navigation.finishInteractivePop()
    } else if subject.presentingViewController != nil {
      let presentation = subject.presentationController
      presentation.beginInteractiveDismissal()
      stage.process.mainLoop.advance(by: .milliseconds(100))
      cancelled
        ? presentation.cancelInteractiveDismissal() : presentation.finishInteractiveDismissal()
    }
  }

  private func removeView() {
    guard let host = subject.parent else { return }
    subject.view.removeFromSuperview()
    stage.settle()
    host.view.addSubview(subject.view)
  }
}
