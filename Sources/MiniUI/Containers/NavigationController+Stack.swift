/// The changes of the stack (AP-10 and AP-12 to AP-14).
extension NavigationController {
  /// Pushes a controller.
  ///
  /// Raises if the controller is already on the stack, or is a tab bar or navigation controller.
  public final func pushViewController(_ controller: ViewController, animated: Bool) {
    send(.pushViewController)(controller, animated)
  }

  /// Pops the top controller and returns it; nil if only the root is left (AP-14).
  @discardableResult
  public final func popViewController(animated: Bool) -> ViewController? {
    send(.popViewController)(animated) as? ViewController
  }

  /// Pops to a controller on the stack; returns the popped ones in the stack's order (AP-12).
  @discardableResult
  public final func popToViewController(
    _ controller: ViewController, animated: Bool
  ) -> [ViewController] {
    controllers(in: send(.popToViewController)(controller, animated))
  }

  /// Pops to the root; returns the popped controllers (AP-12, T155).
  @discardableResult
  public final func popToRootViewController(animated: Bool) -> [ViewController] {
    controllers(in: send(.popToRootViewController)(animated))
  }

  /// Replaces the stack; the screen changes only if the top does (AP-13, T160).
  public final func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    send(.setViewControllers)(ObjectList(controllers, in: process), animated)
  }

  static func defineStack(_ methods: MethodList<NavigationController>) {
    methods.define(.pushViewController) { navigation, controller, animated, _ in
      navigation.push(controller as? ViewController, animated)
    }
    methods.define(.popViewController) { navigation, animated, _ in navigation.pop(animated) }
    methods.define(.popToViewController) { navigation, controller, animated, _ in
      navigation.pop(to: controller, animated)
    }
    methods.define(.popToRootViewController) { navigation, animated, _ in
      navigation.pop(to: navigation.stack.first, animated)
    }
    methods.define(.setAllViewControllers) { navigation, list, _ in
      navigation.send(.setViewControllers)(list, false)
    }
    methods.define(.setViewControllers) { navigation, list, animated, _ in
      navigation.replaceStack(with: navigation.controllers(in: list), animated)
    }
  }

  private func push(_ controller: ViewController?, _ animated: Bool) {
    guard let controller else {
      return refuse("Application tried to push a nil view controller on target \(self.class.name).")
    }
    if controller is TabBarController {
      return refuse("Pushing a tab bar controller is not supported")
    }
    if controller is NavigationController {
      return refuse("Pushing a navigation controller is not supported")
    }
    guard !stack.contains(where: { $0 === controller }) else {
      return refuse(
        "\(self.class.name) is pushing the same view controller instance "
          + "(\(controller.class.name)) more than once which is not supported and is most likely "
          + "an error in the application : \(process.app.bundle)")
    }
    changeStack(to: stack + [controller], animated)
  }

  private func pop(_ animated: Bool) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    changeStack(to: stack.dropLast(), animated)
    navigationBar.askAfterPop(of: top.navigationItem)
    return top
  }

  private func pop(to controller: DynamicObject?, _ animated: Bool) -> ObjectList? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      if controller != nil || !stack.isEmpty {
        table.raise(.inconsistency("Tried to pop to a view controller that doesn't exist."))
      }
      return nil
    }
    let leaving = Array(stack[(index + 1)...])
    guard !leaving.isEmpty else { return nil }
    changeStack(to: Array(stack[...index]), animated)
    return ObjectList(leaving, in: process)
  }

  private func replaceStack(with new: [ViewController], _ animated: Bool) {
    guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
      return refuse("All view controllers in a navigation controller must be distinct")
    }
    changeStack(to: new, animated)
  }

  /// Changes the stack before any appearance callback (AP-10).
  private func changeStack(to new: [ViewController], _ animated: Bool) {
    let old = stack
    for controller in old.without(new) {
      controller.willMove(toParent: nil)
      movers.depart(controller)
    }
    for controller in new.without(old) {
      addChild(controller)
      movers.arrive(controller)
    }
    keep(new)
    if !new.isEmpty { _ = view }
    carryOut(animated: animated)
  }

  /// Sets the stack, and removes the controllers that are not in it.
  final func keep(_ new: [ViewController]) {
    let old = stack
    stack = new
    old.without(new).forEach { $0.abandonParent() }
    // Children follow the order of the stack; others that the app has added come last.
    children = new + children.without(new)
    showItems()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  private func controllers(in list: DynamicObject?) -> [ViewController] {
    (list as? ObjectList)?.objects.compactMap { $0 as? ViewController } ?? []
  }

  private func refuse(_ reason: String) {
    table.raise(.invalidArgument(reason))
  }
}

extension [ViewController] {
  /// Returns the controllers that are not in another list, in order, in linear time.
  fileprivate func without(_ others: [ViewController]) -> [ViewController] {
    let known = Set(others.map(ObjectIdentifier.init))
    return filter { !known.contains(ObjectIdentifier($0)) }
  }
}
