import MiniUI

/// A delegate that records its callbacks with the application's state.
final class RecordingDelegate: ApplicationDelegate {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(RecordingDelegate.self)
  }

  /// Starts an app with this delegate, and records its callbacks and notifications in a log.
  static func process(
    on device: Device, log: Log, schemes: Set<String> = [],
    _ body: @escaping (AppProcess) -> Void = { _ in }
  ) throws -> AppProcess {
    let app = App(schemes: schemes, delegate: RecordingDelegate.self, didFinishLaunching: body)
    let process = device.start(app)
    try recordLaunch(of: process, in: log)
    recordLife(of: process, in: log)
    for name in notifications {
      process.notifications.observe(name) { [unowned process] in
        log.add("\($0.name) \(process.application.state)")
      }
    }
    return process
  }

  private static func recordLaunch(of process: AppProcess, in log: Log) throws {
    let type = process.classes[RecordingDelegate.self]
    for (name, message) in [
      ("willFinishLaunching", Message<ObjectsToBool>.willFinishLaunching),
      ("didFinishLaunching", .didFinishLaunching),
    ] {
      try type.hook(
        message, owner: "test",
        .before { (_: DynamicObject, application, _) in
          log.add("\(name) \(state(of: application))")
        })
    }
  }

  private static func recordLife(of process: AppProcess, in log: Log) {
    let type = process.classes[RecordingDelegate.self]
    for (name, message) in [
      ("applicationDidBecomeActive", Message<ObjectToVoid>.didBecomeActive),
      ("applicationWillResignActive", .willResignActive),
      ("applicationDidEnterBackground", .didEnterBackground),
      ("applicationWillEnterForeground", .willEnterForeground),
      ("applicationWillTerminate", .willTerminate),
    ] {
      type.addMethod(
        message,
        Body { (_: DynamicObject, application, _) in
          log.add("\(name) \(state(of: application))")
        })
    }
  }

  private static func state(of application: DynamicObject?) -> String {
    (application as? Application).map { "\($0.state)" } ?? "nil"
  }

  private static let notifications = [
    LifeNotification.didFinishLaunching, LifeNotification.didBecomeActive,
    LifeNotification.willResignActive, LifeNotification.didEnterBackground,
    LifeNotification.willEnterForeground, LifeNotification.willTerminate,
  ]
}
