/// The containers of a controller.
extension ViewController {
  /// The nearest navigation controller that contains this one (AP-38).
  public final var navigationController: NavigationController? {
    enclosing(NavigationController.self)
  }

  /// The nearest tab bar controller that contains this one (AP-38).
  public final var tabBarController: TabBarController? { enclosing(TabBarController.self) }

  /// The item shown in a tab bar; made with the controller's title on first read.
  ///
  /// A navigation controller without an item uses its root's (NB-4).
  public final var tabBarItem: TabBarItem {
    get {
      let owner = ownTabBarItem == nil ? tabBarItemOwner : self
      return owner.ownTabBarItem ?? owner.makeTabBarItem()
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.showItems()
    }
  }

  private func makeTabBarItem() -> TabBarItem {
    let item = TabBarItem(in: process)
    item.title = title
    ownTabBarItem = item
    return item
  }

  private func enclosing<Container: ViewController>(_ type: Container.Type) -> Container? {
    for container in containers.dropFirst() {
      if let container = container as? Container { return container }
    }
    return nil
  }
}
