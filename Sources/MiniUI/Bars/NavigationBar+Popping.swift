/// The pop through the back button and the delegate's veto (NB-1).
extension NavigationBar {
  /// The delegate, asked before an item is popped; a navigation controller for its own bar (NB-2).
  ///
  /// Setting it on such a bar raises; elsewhere it sends `setDelegate:` and is not retained.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  static func definePopping(_ methods: MethodList<NavigationBar>) {
    methods.define(.backButtonAction, Body { bar, _, _ in bar.goBack() })
    methods.define(.delegate, Body { bar, _ in bar.manager ?? bar.answers.object })
    methods.define(.setDelegate, Body { bar, delegate, _ in bar.keep(delegate) })
  }

  private func keep(_ delegate: DynamicObject?) {
    guard manager == nil else { return refuse("Cannot manually set the delegate on") }
    answers = CachedDelegate(
      delegate, of: self, asking: [.`navigationBar:shouldPopItem:`, .`navigationBar:didPopItem:`])
  }

  /// Handles a tap on the back button: asks the delegate, then pops; a veto changes nothing (NB-1).
  private func goBack() {
    guard items.count > 1, let top = topItem, asks(about: top) else { return }
    guard let manager else {
      show(items.dropLast())
      answers.object(answering: .`navigationBar:didPopItem:`)?.send(.navigationBarDidPop)(self, top)
      return
    }
    // The pop below must not ask the delegate a second time (NB-1).
    isPoppingForPerson = true
    manager.popViewController(animated: true)
    isPoppingForPerson = false
  }

  /// Asks the delegate after a pop by code, ignoring the answer (NB-1).
  final func askAfterPop(of item: NavigationItem) {
    if !isPoppingForPerson { _ = asks(about: item) }
  }

  private func asks(about item: NavigationItem) -> Bool {
    let asked = manager ?? answers.object(answering: .`navigationBar:shouldPopItem:`)
    return asked?.send(.navigationBarShouldPop)(self, item) ?? true
  }
}

extension Message where S == ObjectToVoid {
  /// `-__backButtonAction:`, from the private back button to its bar.
  @inlinable public static var backButtonAction: Self { Message(.`__backButtonAction:`) }
}

extension Message where S == ObjectsToBool {
  /// `-navigationBar:shouldPopItem:`; a navigation controller returns true unless overridden.
  @inlinable public static var navigationBarShouldPop: Self {
    Message(.`navigationBar:shouldPopItem:`)
  }
}

extension Message where S == ObjectsToVoid {
  /// `-navigationBar:didPopItem:`, to the delegate of a bar without a navigation controller.
  @inlinable public static var navigationBarDidPop: Self { Message(.`navigationBar:didPopItem:`) }
}
