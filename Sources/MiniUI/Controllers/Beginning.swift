/// One begin of a controller's appearance transition, to be ended by the code that began it.
///
/// Each container, window and presentation keeps its own beginnings and ends only those. If another
/// change has reversed the controller meanwhile, the end does nothing (AP-32).
final class Beginning {
  let controller: ViewController
  /// The number of the transition that it began or joined; `nil` until then.
  private(set) var number: Int?
  /// True if it was ended before it was carried out; it is then skipped.
  private(set) var isVoid = false

  /// Prepares a beginning; ``begin(_:animated:)`` carries it out.
  ///
  /// An owner stores it first, because a callback may already cut the transition short.
  init(of controller: ViewController) {
    self.controller = controller
  }

  /// Takes over a beginning made by the controller itself.
  init(of controller: ViewController, in number: Int) {
    (self.controller, self.number) = (controller, number)
  }

  /// Prepares the disappearance of a controller; nil if it is not on the screen.
  static func leaving(_ controller: ViewController?) -> Beginning? {
    guard let controller, controller.appearance != .disappeared else { return nil }
    return Beginning(of: controller)
  }

  /// True while the controller is in the transition that this began.
  var isCurrent: Bool { number != nil && controller.transition?.number == number }

  /// True if another change has reversed the controller or ended its transition.
  var isOvertaken: Bool { number != nil && controller.transition?.number != number }

  /// True while the controller ends that transition and runs its callbacks.
  var isEnding: Bool { isCurrent && controller.transition?.isEnding == true }

  /// Sends `beginAppearanceTransition:animated:`.
  func begin(_ isAppearing: Bool, animated: Bool) {
    guard !isVoid else { return }
    controller.newestBeginning = self
    controller.beginAppearanceTransition(isAppearing, animated: animated)
    controller.newestBeginning = nil
  }

  /// Records the transition; called by the controller before any callback.
  func note(_ number: Int) { self.number = number }

  /// Sends `endAppearanceTransition`.
  ///
  /// A controller that has lost its place on the screen meanwhile cannot appear: it disappears
  /// instead.
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
  /// Prints UIKit's warning for each controller that another change has reversed.
  func reportOvertaken() {
    for beginning in self where beginning.isOvertaken { beginning.controller.warnOfImbalance() }
  }
}
