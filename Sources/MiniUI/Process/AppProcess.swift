/// One run of an app, and the state that is lost when it ends.
///
/// A process must outlive every object made in it; retain it as long as you use one.
public final class AppProcess {
  /// The device that the process runs on.
  public let device: Device
  /// The app that the process runs.
  public let app: App
  /// The serial number of the process on its device.
  public let number: Int
  /// The Objective-C runtime of this process: its classes, sends, hooks and exchanges.
  public let classes: ClassTable
  /// The device identifiers that the app's code can read.
  public let identifiers: AppIdentifiers
  /// The queue of deferred work, in virtual time.
  public let mainLoop: MainLoop
  /// The state of the process.
  public var state: ProcessState { currentState }
  private var currentState = ProcessState.running
  /// A counter of changes to view positions, and of released views.
  ///
  /// It covers superviews, their order and their screens. A release counts too, so that a memory
  /// address identifies one view while the counter is unchanged. A cached result about views is
  /// valid as long as this counter and ``ClassTable/classChanges`` are unchanged.
  public internal(set) var viewChanges: Int {
    get { viewChangeCount }
    set { viewChangeCount = newValue }
  }
  private var viewChangeCount = 0
  /// The application object: `UIApplication.shared`.
  public private(set) lazy var application = Application(in: self)
  /// The runner of the process's view animations, made on first use.
  var animator: Animator {
    if let animatorIfUsed { return animatorIfUsed }
    let new = Animator(in: self)
    animatorIfUsed = new
    return new
  }
  /// The animator; nil until the first animation.
  private(set) var animatorIfUsed: Animator?
  /// The default notification centre.
  public private(set) lazy var notifications = NotificationHub(in: self)
  /// The warnings that the system has printed so far.
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
    // AdSupport is not part of UIKit, so its class exists only in apps that link it (S1.5).
    if identifiers.hasAdvertisingClass {
      classes[AdvertisingIdentifierSource.self].isSystem = true
    }
  }

  deinit {
    classes.owner = nil
    // The commit refers to the application without retaining it.
    mainLoop.commit = nil
  }

  /// Sets the handler of an exception that is about to end the process.
  ///
  /// - Returns: The previous handler; a new handler should call it.
  @discardableResult
  public func setUncaughtExceptionHandler(
    _ handler: ((SimulatedException) -> Void)?
  ) -> ((SimulatedException) -> Void)? {
    defer { exceptionHandler = handler }
    return exceptionHandler
  }

  /// Ends the process; every later message does nothing.
  func end(_ state: ProcessState) {
    guard isRunning else { return }
    // Set first, so that code which runs below finds the process ended.
    currentState = state
    mainLoop.stop()
    device.defaults(of: app.bundle).forgetRegistered()
    device.disk.endUse(below: app.folder)
    classes.die()
  }

  /// True until the process ends.
  public var isRunning: Bool { if case .running = state { true } else { false } }
}

extension AppProcess: RuntimeHost {
  func uncaught(_ exception: SimulatedException) {
    exceptionHandler?(exception)
    end(.crashed(exception))
  }
}

extension DynamicObject {
  /// The process that this object belongs to.
  public final var process: AppProcess {
    guard let process = tableOwner(as: AppProcess.self) else {
      preconditionFailure("a \(isa.name) was used after its process was released")
    }
    return process
  }

  /// Calls the closure with the process, without retaining it.
  @inline(__always)
  final func withProcess<Result>(_ body: (AppProcess) -> Result) -> Result {
    withTableOwner(as: AppProcess.self, body) ?? body(process)
  }

  /// The time since the device was started.
  final var uptime: Duration { withProcess { $0.device.clock.uptime } }

  /// Makes an object of this Swift class's registered class.
  public convenience init(in process: AppProcess) {
    self.init(of: process.classes[Self.self])
  }
}
