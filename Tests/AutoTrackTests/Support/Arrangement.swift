import MiniUI

/// Controllers in controllers, the outermost first, with a ``HomeController`` inside.
struct Arrangement: CustomStringConvertible {
  /// A controller that contains others.
  enum Container: String, CaseIterable {
    /// A navigation controller, with a screen below the top.
    case navigation
    /// A tab bar controller with two tabs.
    case tabs
    /// A page view controller.
    case pages
    /// A split view controller that shows one of its controllers.
    case split
    /// A controller of the app's with a child.
    case plain
    /// A controller of the app's with a menu outside the screen and a navigation controller.
    case drawer
    /// A controller of the app's with a tab bar and several navigation controllers.
    case ownTabs

    /// True if its child is a screen.
    var isTransparent: Bool { self != .plain }
  }

  /// The containers, the outermost first.
  let containers: [Container]
  /// The style in which the containers are presented; nil if they are the window's root.
  var style: ModalPresentationStyle?
  var covered: [Container] = []

  var description: String {
    let inside = containers.map(\.rawValue).joined(separator: ">") + ">home"
    return style.map { "\(inside) \($0) over \(covered.map(\.rawValue))" } ?? inside
  }

  /// The page of a view of the innermost screen: a child counts for its containers (SA-P18).
  var pageOfViews: String {
    let plain = containers.reversed().prefix { !$0.isTransparent }.count
    return plain == 0 ? "HomeController" : "Plain\(containers.count - plain)"
  }

  /// The page that is shown: plain containers lead to their children only if these are known
  /// to show screens (S3.6).
  var shownPage: String {
    let last = containers.lastIndex(where: \.isTransparent).map { $0 + 1 } ?? 0
    return last == containers.count ? "HomeController" : "Plain\(last)"
  }

  /// Makes the controllers; a closure fills the innermost.
  func make(in process: AppProcess, _ build: @escaping (HomeController) -> Void) -> ViewController {
    let home = HomeController(in: process)
    home.title = "HomeController"
    home.build = build
    guard let style else { return Self.wrap(home, in: containers) }
    let root = Self.wrap(Self.named("Covered", in: process), in: covered, prefix: "Covered")
    let presented = Self.wrap(home, in: containers)
    presented.modalPresentationStyle = style
    root.setAssociated(presented, for: Self.presented)
    return root
  }

  /// Shows the controllers in an app that has been launched.
  func present(over root: ViewController) {
    guard let presented = root.associated(Self.presented) as? ViewController else { return }
    root.present(presented, animated: false)
  }

  private static let presented = AssociationKey("presented")

  private static func wrap(
    _ home: ViewController, in containers: [Container], prefix: String = ""
  ) -> ViewController {
    containers.enumerated().reversed().reduce(home) { content, container in
      wrap(content, in: container.element, "\(prefix)\(container.element)\(container.offset)")
    }
  }

  private static func wrap(
    _ content: ViewController, in container: Container, _ name: String
  ) -> ViewController {
    let process = content.process
    switch container {
    case .navigation: return navigation(content)
    case .tabs:
      let tabs = TabBarController(in: process)
      tabs.viewControllers = [content, named("OtherTab", in: process)]
      return tabs
    case .pages:
      let pages = PageViewController(in: process)
      pages.setViewControllers([content], direction: .forward, animated: false)
      return pages
    case .split:
      let split = named("UISplitViewController", in: process)
      split.embed(content)
      return split
    case .plain:
      let plain = named("P" + name.dropFirst(), in: process)
      plain.embed(content)
      return plain
    case .drawer:
      let drawer = named(name, in: process)
      drawer.embed(named("Menu", in: process), at: Rect(x: -280, y: 0, width: 280, height: 844))
      drawer.embed(navigation(content))
      return drawer
    case .ownTabs: return OwnTabs.containing(content)
    }
  }

  /// A navigation controller with a screen below the top.
  static func navigation(_ content: ViewController) -> NavigationController {
    let navigation = NavigationController(in: content.process)
    let below = named("Below", in: content.process)
    navigation.setViewControllers([below, content], animated: false)
    return navigation
  }

  /// A controller of a newly declared class, with the name of the class as its title.
  static func named(_ name: String, in process: AppProcess) -> ViewController {
    let known = process.classes[name]?.make() as? ViewController
    let controller = known ?? process.makeNew(name, ViewController.self)
    controller?.title = name
    return controller ?? ViewController(in: process)
  }
}

/// An app's own tab bar controller, which hides the navigation controllers that are not
/// selected.
final class OwnTabs: ViewController {
  private var bar: TabBar?

  override static var classDefinition: ClassDefinition {
    ClassDefinition(OwnTabs.self) { methods in
      methods.define(.tabBarDidSelect) { tabs, bar, item, _ in
        let index = (bar as? TabBar)?.items.firstIndex { $0 === item }
        for (place, child) in tabs.children.enumerated() where child.isViewLoaded {
          child.view.isHidden = place != index
        }
      }
    }
  }

  /// The first of three shows a controller; the view of the last has not been loaded.
  static func containing(_ content: ViewController) -> OwnTabs {
    let tabs = OwnTabs(in: content.process)
    let area = Rect(x: 0, y: 54, width: 390, height: 790)
    tabs.title = "OwnTabs"
    tabs.embed(Arrangement.navigation(content), at: area)
    let other = Arrangement.named("OtherTab", in: content.process)
    tabs.embed(Arrangement.navigation(other), at: area)
    tabs.children[1].view.isHidden = true
    tabs.addChild(Arrangement.navigation(Arrangement.named("ThirdTab", in: content.process)))
    tabs.addBar()
    return tabs
  }

  private func addBar() {
    let bar = TabBar(in: process)
    bar.frame = Rect(x: 0, y: 0, width: 390, height: 54)
    bar.setItems(["One", "Two"].map { TabBarItem(title: $0, in: process) })
    bar.delegate = self
    view.addSubview(bar)
    self.bar = bar
  }
}

extension ViewController {
  /// Makes a controller a child and shows its view in a part of this one's view.
  func embed(_ child: ViewController, at frame: Rect? = nil) {
    addChild(child)
    child.view.frame = frame ?? view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// The controllers in this one, itself first.
  var family: [ViewController] { [self] + children.flatMap(\.family) }
}
