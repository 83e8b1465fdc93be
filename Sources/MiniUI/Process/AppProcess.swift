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
  /// The version of the system at the start; an upgrade does not change a running process.
  let systemVersion: SystemVersion
  /// The advertising identifier at the start, which the process reads until it ends (S1.2).
  let advertisingAtStart: String
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
  @safe @exclusivity(unchecked) public internal(set) var viewChanges = 0
  /// The application object: `UIApplication.shared`.
  public private(set) lazy var application = Application(in: self)
  /// The view animations; nil until the first one.
  var animations: (any ViewAnimations)?
  /// The default notification centre.
  public private(set) lazy var notifications = NotificationHub(in: self)
  /// The warnings that the system has printed so far.
  public internal(set) var console = Console()
  private var exceptionHandler: ((SimulatedException) -> Void)?

  init(of app: App, on device: Device, knowing catalog: ClassCatalog) {
    self.app = app
    self.device = device
    number = device.startedProcesses
    systemVersion = SystemVersion(device.osVersion)
    advertisingAtStart = device.identifiers.advertising
    classes = ClassTable(knowing: catalog)
    mainLoop = MainLoop(clock: device.clock)
    classes.owner = self
    device.defaults(of: app.bundle).forgetRegistered()
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

/// The animations of a process's views, as the core sees them.
protocol ViewAnimations: AnyObject {
  /// Interrupts the animations of a view that leaves its window, and of its subviews.
  func interrupt(within view: View)
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
      fatalError("a \(isa.name) was used after its process was released")
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

/// The state of a process.
public enum ProcessState: Hashable, Sendable {
  /// The process runs, in the foreground or not.
  case running
  /// An uncaught exception ended the process.
  case crashed(SimulatedException)
  /// The process ended regularly, after its delegate's `applicationWillTerminate:`.
  case terminated
  /// The system or the user ended the process without a callback.
  case killed
}

/// Warnings that UIKit prints for developers.
///
/// UIKit refuses some invalid calls, such as a second presentation, with a warning only (AP-26).
public struct Console {
  /// The lines, oldest first, each with the name of the subsystem in brackets.
  public private(set) var lines: [String] = []

  mutating func write(_ line: String, from part: String) { lines.append("[\(part)] \(line)") }
}
