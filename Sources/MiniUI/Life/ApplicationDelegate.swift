/// An app's delegate, which starts the app's own code.
///
/// It is registered under its own name, so that an app can name its subclass `AppDelegate`.
open class ApplicationDelegate: Responder {
  private var storedWindow: Window?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ApplicationDelegate.self) {
      methods in
      methods.define(.didFinishLaunching) { delegate, _, _, _ in
        delegate.process.app.didFinishLaunching(delegate.process)
        return true
      }
      methods.define(.window) { delegate, _ in delegate.storedWindow }
      methods.define(.setWindow) { delegate, window, _ in delegate.storedWindow = window as? Window
      }
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
