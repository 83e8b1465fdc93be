import MiniUI

/// Makes an app that MiniUI can run from the description in a file.
///
/// Nothing here keeps a process alive: methods get theirs from the object that they run on.
struct AppBuilder {
  /// The app as written.
  let description: AppDescription
  /// Records what the app's code could not do.
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
    guard let delegate = process.application.delegate as? ApplicationDelegate else {
      return log.record(
        StepFault("the application has no delegate that shows \(name)"),
        in: process.app.name.quoted)
    }
    delegate.show(makeController(name, in: process))
  }

  /// Declares the app's classes, each after its superclass, before anything of the app runs.
  func declareClasses(in process: AppProcess) throws(StepFault) {
    for entry in description.classes { try declare(entry.key.value, in: process) }
  }

  private func makeController(_ name: String, in process: AppProcess) -> ViewController {
    guard let controller = process.classes[name]?.make() as? ViewController else {
      preconditionFailure("\(name) is no controller; an app that says so is refused when read")
    }
    if let title = title(of: name) { controller.title = title }
    return controller
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
      let method = "-[\(type.name) loadView]"
      type.addMethod(
        .loadView,
        Body { (controller: ViewController, _) in
          let builder = ViewBuilder(controller: controller, method: method, log: log)
          controller.view = builder.makeRoot(view)
        })
    }
    for method in own.methods {
      let selector = method.key.value
      let script = Script(actions: method.value, name: "-[\(type.name) \(selector)]", app: self)
      type.addMethod(selector, script)
    }
  }
}
