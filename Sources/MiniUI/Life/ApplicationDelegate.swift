/// An app's delegate, which starts the app's own code.
///
/// It is registered under its own name, so that an app can name its subclass `AppDelegate`.
open class ApplicationDelegate: Responder {
  private var storedWindow: Window?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ApplicationDelegate.self, superclass: Responder.self) {
      methods in
      methods.define(
        .didFinishLaunching,
        Body { delegate, _, _, _ in
          delegate.process.app.didFinishLaunching(delegate.process)
          return true
        })
      methods.define(.window, Body { delegate, _ in delegate.storedWindow })
      methods.define(
        .setWindow, Body { delegate, window, _ in delegate.storedWindow = window as? Window })
    }
  }

  /// The app's window, retained; `nil` until it is set (AL-16, T233).
  public final var window: Window? {
    get { send(.window)() as? Window }
    set { send(.setWindow)(newValue) }
  }

  /// Shows a controller in the app's window, making the window if needed.
  @discardableResult
  public final func show(_ root: ViewController) -> Window {
    let window = window ?? Window(in: process)
    self.window = window
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}

extension Message where S == ObjectsToBool {
  /// `-application:willFinishLaunchingWithOptions:`.
  @inlinable public static var willFinishLaunching: Self {
    Message(.`application:willFinishLaunchingWithOptions:`)
  }
  /// `-application:didFinishLaunchingWithOptions:`.
  @inlinable public static var didFinishLaunching: Self {
    Message(.`application:didFinishLaunchingWithOptions:`)
  }
}

/// The delegate's life-cycle messages, each sent before the notification (AL-13).
extension Message where S == ObjectToVoid {
  /// `-applicationDidBecomeActive:`.
  @inlinable public static var didBecomeActive: Self { Message(.`applicationDidBecomeActive:`) }
  /// `-applicationWillResignActive:`.
  @inlinable public static var willResignActive: Self { Message(.`applicationWillResignActive:`) }
  /// `-applicationDidEnterBackground:`.
  @inlinable public static var didEnterBackground: Self {
    Message(.`applicationDidEnterBackground:`)
  }
  /// `-applicationWillEnterForeground:`.
  @inlinable public static var willEnterForeground: Self {
    Message(.`applicationWillEnterForeground:`)
  }
  /// `-applicationWillTerminate:`.
  @inlinable public static var willTerminate: Self { Message(.`applicationWillTerminate:`) }
}

extension Message where S == ToObject {
  /// `-window`, sent at the launch of an app with a storyboard (AL-16).
  @inlinable public static var window: Self { Message(.window) }
}

extension Message where S == ObjectToVoid {
  /// `-setWindow:`.
  @inlinable public static var setWindow: Self { Message(.`setWindow:`) }
}
