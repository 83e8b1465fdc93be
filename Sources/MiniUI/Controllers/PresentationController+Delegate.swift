/// The delegate, notified of the user's dismissals but not of those by code (AP-24).
extension PresentationController {
  static func defineDelegate(_ methods: MethodList<PresentationController>) {
    methods.define(.setDelegate, Body { controller, new, _ in controller.keep(new) })
    methods.define(.delegate, Body { controller, _ in controller.answers.object })
  }

  /// The delegate, notified of swipes; not retained; setting it sends `setDelegate:`.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  /// The delegate's answer; true if it does not implement the question.
  final var delegateAllowsDismissal: Bool {
    answers.allows(.presentationControllerShouldDismiss, self)
  }

  private func keep(_ new: DynamicObject?) {
    answers = CachedDelegate(
      new, of: self,
      asking: [
        .`presentationControllerShouldDismiss:`, .`presentationControllerWillDismiss:`,
        .`presentationControllerDidDismiss:`, .`presentationControllerDidAttemptToDismiss:`,
      ])
  }
}

extension Message where S == ObjectToBool {
  /// `-presentationControllerShouldDismiss:`, when the user begins to swipe (AP-24).
  @inlinable public static var presentationControllerShouldDismiss: Self {
    Message(.`presentationControllerShouldDismiss:`)
  }
}

extension Message where S == ObjectToVoid {
  /// `-presentationControllerWillDismiss:`, before `viewWillDisappear`.
  @inlinable public static var presentationControllerWillDismiss: Self {
    Message(.`presentationControllerWillDismiss:`)
  }
  /// `-presentationControllerDidDismiss:`, after `viewDidDisappear`.
  @inlinable public static var presentationControllerDidDismiss: Self {
    Message(.`presentationControllerDidDismiss:`)
  }
  /// `-presentationControllerDidAttemptToDismiss:`, after a swipe that was not allowed.
  @inlinable public static var presentationControllerDidAttemptToDismiss: Self {
    Message(.`presentationControllerDidAttemptToDismiss:`)
  }
}
