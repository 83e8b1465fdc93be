/// What a navigation controller has to do with its bar, whose delegate it is (NB-1, NB-2).
extension NavigationController {
  /// Whether the bar is away; the content then fills the controller.
  public final var isNavigationBarHidden: Bool { isBarHidden }

  /// Takes the bar away, or brings it back; the frames change at the next layout.
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

  /// The bar's items are those of the stack (NB-4).
  final func showItems() { navigationBar.show(stack.map(\.navigationItem)) }
}

extension Message where S == GeneralShape<Nothing, Bool, Bool> {
  /// `-setNavigationBarHidden:animated:`.
  @inlinable public static var setNavigationBarHidden: Self {
    Message(.`setNavigationBarHidden:animated:`)
  }
}
