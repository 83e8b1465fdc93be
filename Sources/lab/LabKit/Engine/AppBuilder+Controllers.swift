import AutoTrack
import LabLanguage
import MiniUI

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
    default: preconditionFailure("\(controller.type) is not a container; such an app is invalid")
    }
    return made
  }

  /// Makes a controller of a class and sets the title, the bars and the tab of the class.
  func makeController(_ name: String, in process: AppProcess) -> ViewController {
    guard let controller = process.classes[name]?.make() as? ViewController else {
      preconditionFailure("\(name) is not a controller; reading rejects such an app")
    }
    log.budget.spend(.controller)
    let line = description.lineage(of: name)
    if let title = line.lazy.compactMap(\.title?.value).first { controller.title = title }
    for setting in line.reversed().flatMap(\.settings) {
      if let fault = setting.property.apply(setting.value.value, to: controller) {
        log.record(fault, in: "-[\(name) init]")
      }
    }
    return controller
  }

  /// Gives a class the method `loadView`, which makes its view and adds its children.
  func addLoadView(to type: DynamicClass, _ own: ClassDescription) {
    let inherited = own.view == nil ? [own] : description.lineage(of: type.name).reversed()
    let children = inherited.flatMap(\.children)
    guard own.view != nil || !children.isEmpty else { return }
    let method = "-[\(type.name) loadView]"
    type.addMethod(
      .loadView,
      Body { (controller: ViewController, callSuper) in
        if let view = own.view?.value {
          let builder = ViewBuilder(owner: controller, method: method, log: log)
          controller.view = builder.makeRoot(view)
        } else {
          callSuper()
        }
        for child in children { add(child.value, to: controller) }
      })
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
