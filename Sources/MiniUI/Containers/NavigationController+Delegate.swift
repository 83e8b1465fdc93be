/// The delegate of a navigation controller (AP-36).
extension NavigationController {
  /// The delegate, notified of each shown controller; not retained.
  ///
  /// Setting it sends `setDelegate:`, which caches the delegate's methods (OB-9).
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  static func defineDelegate(_ methods: MethodList<NavigationController>) {
    methods.define(
      .setDelegate,
      Body { navigation, delegate, _ in
        navigation.answers = CachedDelegate(
          delegate, of: navigation,
          asking: [
            .`navigationController:willShowViewController:animated:`,
            .`navigationController:didShowViewController:animated:`,
          ])
      })
    methods.define(.delegate, Body { navigation, _ in navigation.answers.object })
  }

  /// Sends will-show once per transition, after the new controller's `viewWillAppear` (AP-36).
  final func tellWillShow(_ controller: ViewController, _ animated: Bool) {
    answers.object(answering: .`navigationController:willShowViewController:animated:`)?
      .send(.navigationWillShow)(self, controller, animated)
  }

  /// Sends did-show after `viewDidAppear`, but not for a cancelled pop (AP-36).
  final func tellDidShow(_ controller: ViewController, _ animated: Bool) {
    answers.object(answering: .`navigationController:didShowViewController:animated:`)?
      .send(.navigationDidShow)(self, controller, animated)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, DynamicObject?, Bool> {
  /// `-navigationController:willShowViewController:animated:`, to a delegate.
  @inlinable public static var navigationWillShow: Self {
    Message(.`navigationController:willShowViewController:animated:`)
  }
  /// `-navigationController:didShowViewController:animated:`, to a delegate.
  @inlinable public static var navigationDidShow: Self {
    Message(.`navigationController:didShowViewController:animated:`)
  }
}
