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
      show(description.root, in: process)
    }
  }

  /// Shows a new controller, or a container, in the app's window.
  func show(_ controller: ControllerDescription, in process: AppProcess) {
    guard let delegate = process.application.delegate as? ApplicationDelegate else {
      return log.record(
        StepFault("the application has no delegate that shows \(controller.type)"),
        in: process.app.name.quoted)
    }
    delegate.show(make(controller, in: process))
  }

  /// Declares the app's classes, each after its superclass, before anything of the app runs.
  func declareClasses(in process: AppProcess) throws(StepFault) {
    for entry in description.classes { try declare(entry.key.value, in: process) }
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
    addLoadView(to: type, own)
    addDataSource(to: type, own)
    for method in own.methods {
      let selector = method.key.value
      let script = Script(actions: method.value, name: "-[\(type.name) \(selector)]", app: self)
      type.addMethod(selector, script)
    }
  }
}
