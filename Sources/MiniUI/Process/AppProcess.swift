/// One run of an app: what is lost when it ends.
///
/// A process outlives every object made in it; keep it as long as you use one of them.
public final class AppProcess {
  /// The device that the process runs on.
  public let device: Device
  /// The app that the process runs.
  public let app: App
  /// Counts the processes that were started on the device; no two have the same number.
  public let number: Int
  /// The classes of this process: the runtime that sends, hooks and swizzles.
  public let classes: ClassTable
  /// What the app's code can read of what the device is known by.
  public let identifiers: AppIdentifiers
  /// What is still to do, in virtual time.
  public let mainLoop: MainLoop
  /// How the process stands.
  public var state: ProcessState { currentState }
  private var currentState = ProcessState.running
  /// Counts what changes the place of views: in which view, in which order, in whose screen; and
  /// every view that is released, so that an address means the same view while it stands still.
  ///
  /// What was found out about views holds as long as this number, ``ClassTable/classChanges`` and
  /// nothing else stays the same.
  public internal(set) var viewChanges: Int {
    get { viewChangeCount }
    set { viewChangeCount = newValue }
  }
  private var viewChangeCount = 0
  /// The application object: `UIApplication.shared`.
  public private(set) lazy var application = Application(in: self)
  /// What runs the animations of the process's views; made with the first one.
  var animator: Animator {
    if let animatorIfUsed { return animatorIfUsed }
    let new = Animator(in: self)
    animatorIfUsed = new
    return new
  }
  /// The same, once an animation has run.
  private(set) var animatorIfUsed: Animator?
  /// The default notification centre.
  public private(set) lazy var notifications = NotificationHub(in: self)
  /// What the system has complained of so far.
  public internal(set) var console = Console()
  private var exceptionHandler: ((SimulatedException) -> Void)?

  init(of app: App, on device: Device) {
    self.app = app
    self.device = device
    number = device.startedProcesses
    identifiers = AppIdentifiers(of: app, on: device)
    classes = ClassTable(knowing: device.system.catalog)
    mainLoop = MainLoop(clock: device.clock)
    classes.owner = self
    device.defaults(of: app.bundle).forgetRegistered()
    if identifiers.hasAdvertisingClass {
      classes[AdvertisingIdentifierSource.self].isSystem = true
    }
  }

  deinit {
    classes.owner = nil
    mainLoop.commit = nil
  }

  /// Sets what is called with an exception that is about to end the process.
  ///
  /// - Returns: The handler that was set before; whoever replaces it should call it.
  @discardableResult
  public func setUncaughtExceptionHandler(
    _ handler: ((SimulatedException) -> Void)?
  ) -> ((SimulatedException) -> Void)? {
    defer { exceptionHandler = handler }
    return exceptionHandler
  }

  /// Ends the process; from now on every message does nothing.
  func end(_ state: ProcessState) {
    guard isRunning else { return }
    currentState = state
    mainLoop.stop()
    device.defaults(of: app.bundle).forgetRegistered()
    device.disk.endUse(below: app.folder)
    classes.die()
  }

  /// Whether the process still runs.
  public var isRunning: Bool { if case .running = state { true } else { false } }
}

extension AppProcess: RuntimeHost {
  func uncaught(_ exception: SimulatedException) {
    exceptionHandler?(exception)
    end(.crashed(exception))
  }
}

extension DynamicObject {
  /// The process that this object lives in.
  public final var process: AppProcess {
    guard let process = tableOwner(as: AppProcess.self) else {
      preconditionFailure("a \(isa.name) was used after its process was released")
    }
    return process
  }

  /// What a function says of the process, which nobody retains for it.
  @inline(__always)
  final func withProcess<Result>(_ body: (AppProcess) -> Result) -> Result {
    withTableOwner(as: AppProcess.self, body) ?? body(process)
  }

  /// How long the process's device has been on.
  final var uptime: Duration { withProcess { $0.device.clock.uptime } }

  /// Makes an object of this Swift class, registered under its UIKit name.
  public convenience init(in process: AppProcess) {
    self.init(of: process.classes[Self.self])
  }
}
