/// The navigation bar of a navigation controller, which is the bar's delegate (NB-1, NB-2).
extension NavigationController {
  /// True if the bar is hidden; the content then fills the controller's view.
  public final var isNavigationBarHidden: Bool { isBarHidden }

  /// Hides or shows the bar; frames change at the next layout.
  public final func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    send(.setNavigationBarHidden)(isHidden, animated)
  }

  static func defineBar(_ methods: MethodList<NavigationController>) {
    methods.define(
      .setNavigationBarHidden,
      Body { navigation, isHidden, _, _ in
        navigation.isBarHidden = isHidden
        navigation.viewIfLoaded?.setNeedsLayout()
      })
    methods.define(.navigationBarShouldPop, Body { _, _, _, _ in true })
  }

  /// Sets the bar's items to those of the stack (NB-4).
  final func showItems() { navigationBar.show(stack.map(\.navigationItem)) }
}

extension Message where S == GeneralShape<Nothing, Bool, Bool> {
  /// `-setNavigationBarHidden:animated:`.
  @inlinable public static var setNavigationBarHidden: Self {
    Message(.`setNavigationBarHidden:animated:`)
  }
}
