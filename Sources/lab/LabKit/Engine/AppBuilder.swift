import AutoTrack
import LabLanguage
package import MiniUI
import Wording

/// A builder of an app for MiniUI from the description in a file.
///
/// It does not retain a process: methods use the process of the object that they run on.
package struct AppBuilder {
  let description: AppDescription
  /// The log for faults of the app's code.
  package let log: ScriptLog
  let access = TrackerAccess()
  /// The cells that hooks of the scenario bring, by the names of the hooked classes.
  var hookedCells: [String: [ListDescription.Cell]] = [:]
  /// The version after an update; nil for that of the description.
  var version: String?
  /// The root controller of the next process; nil for that of the description.
  var root: ControllerDescription?

  func makeApp() -> App {
    let identity = description.identity
    var app = App(
      name: identity.name, bundle: identity.bundle, version: version ?? identity.version,
      schemes: Set(identity.schemes.map { $0.lowercased() })
    ) { process in
      show(root ?? description.root, in: process)
    }
    app.team = identity.team
    app.accessGroups = identity.accessGroups.map(\.value)
    app.linksAdSupport = identity.linksAdSupport
    return app
  }

  /// Shows a new controller, or a container, in the app's window.
  package func show(_ controller: ControllerDescription, in process: AppProcess) {
    guard let delegate = process.application.delegate as? ApplicationDelegate else {
      return log.record(
        StepFault("the application's delegate cannot show \(controller.type)"),
        in: process.app.name.quoted)
    }
    delegate.show(make(controller, in: process))
  }

  /// Plans the app's classes before any of its code runs; their first use declares them.
  func declareClasses(in process: AppProcess) {
    if !description.identity.schemes.isEmpty { takeAddresses(in: process) }
    // The table owns the closure.
    process.classes.plan(description.classNames) { [unowned classes = process.classes] name in
      declare(name, in: classes)
    }
  }

  /// Makes the app's delegate forward opened addresses to the tracker.
  private func takeAddresses(in process: AppProcess) {
    process.classes[ApplicationDelegate.self].addMethod(
      .applicationOpenURL,
      Body { [access] (_: ApplicationDelegate, _, url, _, _) in
        guard let url = url as? URLObject else { return false }
        access.tracker?.handleAddress(url.address)
        return true
      })
  }

  private func declare(_ name: String, in classes: ClassTable) {
    guard let own = description.description(of: name) else { return }
    // Terminates: an app with a cycle of superclasses was rejected when it was read.
    guard let superclass = classes[own.superclass.value],
      let type = try? classes.declareClass(name, superclass: superclass)
    else { fatalError("\(name) cannot be declared; reading rejects such an app") }
    if own.isScene { type.addMethod(.class, Body { (_: DynamicObject, _) in superclass }) }
    fill(type, with: own)
  }

  private func fill(_ type: DynamicClass, with own: ClassDescription) {
    addLoadView(to: type, own)
    addDataSource(to: type, own)
    type.take(own.data)
    for method in own.methods {
      let selector = method.key.value
      let script = Script(actions: method.value, name: "-[\(type.name) \(selector)]", app: self)
      type.addMethod(selector, script)
    }
  }
}

/// The data source of a page controller, with the pages of a file in order.
final class PageSource: DynamicObject {
  private var pages: [ViewController] = []

  override class var classDefinition: ClassDefinition {
    ClassDefinition(PageSource.self, name: "_LabPageSource") { methods in
      methods.define(.pageBefore) { source, _, page, _ in source.neighbour(of: page, -1) }
      methods.define(.pageAfter) { source, _, page, _ in source.neighbour(of: page, 1) }
    }
  }

  /// Shows the first page in a container and attaches a source with all of them.
  static func show(_ pages: [ViewController], in container: PageViewController) {
    let source = PageSource(in: container.process)
    source.pages = pages
    container.setAssociated(source, for: AssociationKey("lab.pageSource"))
    container.dataSource = source
    container.setViewControllers(Array(pages.prefix(1)), animated: false)
  }

  private func neighbour(of page: DynamicObject?, _ distance: Int) -> DynamicObject? {
    guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
    let index = place + distance
    return pages.indices.contains(index) ? pages[index] : nil
  }
}

/// The construction of controllers: those of the app's classes, and containers.
extension AppBuilder {
  /// Makes a controller; a container gets its tabs, its stack, or its first page.
  func make(_ controller: ControllerDescription, in process: AppProcess) -> ViewController {
    let made = makeController(controller.type, in: process)
    let children = controller.children.map { make($0, in: process) }
    guard !children.isEmpty else { return made }
    switch made {
    case let tabs as TabBarController: tabs.setViewControllers(children, animated: false)
    case let stack as NavigationController: stack.setViewControllers(children, animated: false)
    case let pages as PageViewController: PageSource.show(children, in: pages)
    case let split as SplitViewController: split.viewControllers = children
    default: fatalError("\(controller.type) is not a container; such an app is invalid")
    }
    return made
  }

  /// Makes a controller of a class and sets the title, the bars and the tab of the class.
  func makeController(_ name: String, in process: AppProcess) -> ViewController {
    guard let controller = process.classes[name]?.make() as? ViewController else {
      fatalError("\(name) is not a controller; reading rejects such an app")
    }
    log.budget.spend(.controller)
    let line = description.lineage(of: name)
    if let title = line.lazy.compactMap(\.title?.value).first { controller.title = title }
    for setting in line.reversed().flatMap(\.settings) {
      if let fault = setting.property.apply(setting.value.value, to: controller) {
        log.record(fault, in: "-[\(name) init]")
      }
    }
    ViewBuilder(owner: controller, method: "-[\(name) init]", log: log)
      .fillBars(of: controller, line.reversed().flatMap(\.settings))
    return controller
  }

  /// Gives a class the method `loadView`, which makes its view and adds its children.
  private func addLoadView(to type: DynamicClass, _ own: ClassDescription) {
    let inherited = own.view == nil ? [own] : description.lineage(of: type.name).reversed()
    let children = inherited.flatMap(\.children)
    let title = inherited.last { $0.titleView != nil }?.titleView
    guard own.view != nil || title != nil || !children.isEmpty else { return }
    let method = "-[\(type.name) loadView]"
    type.addMethod(
      .loadView,
      Body { (controller: ViewController, callSuper) in
        if let view = own.view {
          let hosts = EmbeddingViews()
          let builder = ViewBuilder(owner: controller, method: method, log: log, hosts: hosts)
          controller.view = builder.makeRoot(view)
          for host in hosts.found { embed(host.controller, of: controller, in: host.view) }
        } else {
          callSuper()
        }
        if let title {
          let builder = ViewBuilder(owner: controller, method: method, log: log)
          controller.navigationItem.titleView = builder.makeView(title)
        }
        for child in children { add(child.value, to: controller) }
      })
  }

  /// Fills a view with that of a new child.
  func embed(
    _ description: ControllerDescription, of controller: ViewController, in view: View
  ) {
    let child = make(description, in: controller.process)
    controller.addChild(child)
    child.view.frame = view.bounds
    child.view.fillsSuperview = true
    view.addSubview(child.view)
    child.didMove(toParent: controller)
  }

  private func add(_ description: ChildDescription, to controller: ViewController) {
    let child = makeController(description.className.value, in: controller.process)
    if let alias = description.pageAlias { child.screenFacts.pageAlias = alias }
    controller.addChild(child)
    child.view.frame = description.frame.map { Rect($0) } ?? controller.view.bounds
    child.view.fillsSuperview = description.frame == nil
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
  }
}
