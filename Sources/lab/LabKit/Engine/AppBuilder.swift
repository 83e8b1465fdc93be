import AutoTrack
import LabLanguage
import MiniUI

/// A builder of an app for MiniUI from the description in a file.
///
/// It does not retain a process: methods use the process of the object that they run on.
struct AppBuilder {
  let description: AppDescription
  /// The log for faults of the app's code.
  let log: ScriptLog
  /// The app code's access to its tracker.
  let access = TrackerAccess()
  /// The version after an update; nil for that of the description.
  var version: String?

  /// Makes the app, for a device to start.
  func makeApp() -> App {
    let identity = description.identity
    var app = App(
      name: identity.name, bundle: identity.bundle, version: version ?? identity.version,
      schemes: Set(identity.schemes.map { $0.lowercased() })
    ) { process in
      show(description.root, in: process)
    }
    app.team = identity.team
    app.accessGroups = identity.accessGroups.map(\.value)
    app.linksAdSupport = identity.linksAdSupport
    return app
  }

  /// Shows a new controller, or a container, in the app's window.
  func show(_ controller: ControllerDescription, in process: AppProcess) {
    guard let delegate = process.application.delegate as? ApplicationDelegate else {
      return log.record(
        StepFault("the application's delegate cannot show \(controller.type)"),
        in: process.app.name.quoted)
    }
    delegate.show(make(controller, in: process))
  }

  /// Declares the app's classes, superclasses first, before any of the app's code runs.
  func declareClasses(in process: AppProcess) throws(StepFault) {
    if !description.identity.schemes.isEmpty { takeAddresses(in: process) }
    for entry in description.classes { try declare(entry.key.value, in: process) }
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

  private func declare(_ name: String, in process: AppProcess) throws(StepFault) {
    guard process.classes[name] == nil, let own = description.description(of: name) else { return }
    // Terminates: an app with a cycle of superclasses was rejected when it was read.
    try declare(own.superclass.value, in: process)
    guard let superclass = process.classes[own.superclass.value] else {
      throw StepFault("\(name) inherits from \(own.superclass.value), which is not a class")
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
    type.take(own.data)
    for method in own.methods {
      let selector = method.key.value
      let script = Script(actions: method.value, name: "-[\(type.name) \(selector)]", app: self)
      type.addMethod(selector, script)
    }
  }
}
