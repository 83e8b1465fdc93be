import MiniUI

/// Makes an app that MiniUI can run from the description in a file.
///
/// Nothing here keeps a process alive: methods get theirs from the object that they run on.
struct AppBuilder {
  /// The app as written.
  let description: AppDescription
  /// Where it goes what the app's code cannot do.
  let log: ScriptLog

  /// The app, for a device to start.
  func makeApp() -> App {
    let identity = description.identity
    return App(name: identity.name, bundle: identity.bundle, version: identity.version) { process in
      show(description.root.value, in: process)
    }
  }

  /// Shows a new controller of a class in the app's window.
  func show(_ name: String, in process: AppProcess) {
    guard let root = makeController(name, in: process),
      let delegate = process.application.delegate as? ApplicationDelegate
    else { return }
    delegate.show(root)
  }

  /// Declares the app's classes, each after its superclass, before anything of the app runs.
  func declareClasses(in process: AppProcess) throws(StepFault) {
    for entry in description.classes { try declare(entry.key.value, in: process) }
  }

  private func makeController(_ name: String, in process: AppProcess) -> ViewController? {
    let root = process.classes[name]?.make() as? ViewController
    if let title = title(of: name) { root?.title = title }
    return root
  }

  private func title(of name: String) -> String? {
    guard let own = description.description(of: name) else { return nil }
    return own.title?.value ?? title(of: own.superclass.value)
  }

  private func declare(_ name: String, in process: AppProcess) throws(StepFault) {
    guard process.classes[name] == nil, let own = description.description(of: name) else { return }
    try declare(own.superclass.value, in: process)
    guard let superclass = process.classes[own.superclass.value] else {
      throw StepFault("\(name) inherits from \(own.superclass.value), which no class is")
    }
    do throws(ClassError) {
      fill(try process.classes.declareClass(name, superclass: superclass), with: own)
    } catch {
      throw StepFault("\(error)")
    }
  }

  private func fill(_ type: DynamicClass, with own: ClassDescription) {
    if let view = own.view?.value {
      type.addMethod(
        .loadView,
        Body { (controller: ViewController, _) in
          controller.view = ViewBuilder(controller: controller).makeRoot(view)
        })
    }
    for method in own.methods {
      let selector = method.key.value
      let script = Script(actions: method.value, name: "-[\(type.name) \(selector)]", app: self)
      type.addMethod(selector, script)
    }
  }
}
