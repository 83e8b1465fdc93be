/// One run of an app: what is lost when it ends.
///
/// A process outlives every object made in it; keep it as long as you use one of them.
public final class AppProcess {
  /// The device that the process runs on.
  public let device: Device
  /// The app that the process runs.
  public let app: App
  /// The classes of this process: the runtime that sends, hooks and swizzles.
  public let classes: ClassTable
  /// What is still to do, in virtual time.
  public let mainLoop: MainLoop
  /// How the process stands.
  public private(set) var state = ProcessState.running
  /// The application object: `UIApplication.shared`.
  public private(set) lazy var application = Application(in: self)
  /// The default notification centre.
  public private(set) lazy var notifications = NotificationHub(in: self)
  private var exceptionHandler: ((SimulatedException) -> Void)?

  init(of app: App, on device: Device) {
    self.app = app
    self.device = device
    classes = ClassTable()
    mainLoop = MainLoop(clock: device.clock)
    classes.host = self
    for type in SystemClasses.all { _ = classes[type] }
    device.system.declareClasses(in: classes)
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
    self.state = state
    mainLoop.stop()
    classes.die()
  }

  /// Whether the process still runs.
  public var isRunning: Bool { state == .running }
}

/// How a process stands.
public enum ProcessState: Hashable, Sendable {
  /// It runs, in the foreground or not.
  case running
  /// An exception that nobody caught ended it.
  case crashed(SimulatedException)
  /// It ended itself, after its delegate was told.
  case terminated
  /// It was ended from outside, without a word.
  case killed
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
    guard let process = table.host as? AppProcess else {
      preconditionFailure("a \(isa.name) was used after its process was released")
    }
    return process
  }

  /// Makes an object of this Swift class, registered under its UIKit name.
  public convenience init(in process: AppProcess) {
    self.init(of: process.classes[Self.self])
  }
}
