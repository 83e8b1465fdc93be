/// One call to begin a transition of a controller, to be ended by the code that made it.
///
/// Each container, window and presentation keeps the beginnings that it has made and ends those
/// alone. If the controller has been turned round since, the end does nothing (AP-32).
final class Beginning {
  /// The controller that appears or disappears.
  let controller: ViewController
  /// The transition that it began, or was counted in; `nil` until then.
  private(set) var number: Int?
  /// Whether it has been ended before it was carried out, and so must not be.
  private(set) var isVoid = false

  /// Prepares a beginning; ``begin(_:animated:)`` carries it out.
  ///
  /// An owner stores it before, because callbacks may already cut the transition short.
  init(of controller: ViewController) {
    self.controller = controller
  }

  /// Takes over a beginning that the controller itself has made.
  init(of controller: ViewController, in number: Int) {
    (self.controller, self.number) = (controller, number)
  }

  /// Prepares one for a controller that leaves, unless it is not on the screen anyway.
  static func leaving(_ controller: ViewController?) -> Beginning? {
    guard let controller, controller.appearance != .disappeared else { return nil }
    return Beginning(of: controller)
  }

  /// Whether the controller is still in the transition that this began.
  var isCurrent: Bool { number != nil && controller.transition?.number == number }

  /// Whether another change has turned the controller round, or ended its transition.
  var isOvertaken: Bool { number != nil && controller.transition?.number != number }

  /// Whether the controller is ending that transition, and a callback of it is running.
  var isEnding: Bool { isCurrent && controller.transition?.isEnding == true }

  /// Sends `beginAppearanceTransition:animated:`.
  func begin(_ isAppearing: Bool, animated: Bool) {
    guard !isVoid else { return }
    controller.newestBeginning = self
    controller.beginAppearanceTransition(isAppearing, animated: animated)
    controller.newestBeginning = nil
  }

  /// The transition that is under way; called by the controller before any callback.
  func note(_ number: Int) { self.number = number }

  /// Sends `endAppearanceTransition`.
  ///
  /// A controller that has lost its place on the screen meanwhile cannot appear: it turns round.
  func end() {
    if number == nil { isVoid = true }
    guard isCurrent else { return }
    guard controller.transition?.isAppearing == true, !controller.hasPlace else {
      return controller.endAppearanceTransition()
    }
    let departure = Beginning(of: controller)
    departure.begin(false, animated: false)
    departure.end()
  }
}

extension [Beginning] {
  /// Writes UIKit's line for each controller that another change has turned round.
  func reportOvertaken() {
    for beginning in self where beginning.isOvertaken { beginning.controller.warnOfImbalance() }
  }
}
