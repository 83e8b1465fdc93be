/// The root view of everything on the screen: `UIWindow`.
///
/// While it is visible, the application retains it.
open class Window: View {
  /// The z-order of the window: 0 normal, 1000 status bar, 2000 alert (HT-6).
  public final var level = Level.normal {
    didSet { if level != oldValue { process.application.sortWindows() } }
  }
  /// The order among windows of one level: the time of making or last showing.
  final var rank = 0
  private var root: ViewController?

  /// The levels named by UIKit (T237).
  public enum Level {
    /// The level of an app's own windows.
    public static let normal = 0.0
    /// The level of the status bar, in front of the app.
    public static let statusBar = 1000.0
    /// The level of alerts, in front of everything.
    public static let alert = 2000.0
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Window.self, name: "UIWindow") { methods in
      methods.define(.nextResponder) { window, _ in window.process.application }
      methods.define(.makeKeyAndVisible) { window, _ in window.show() }
      methods.define(.setRootViewController) { window, root, _ in
        window.showRoot(root as? ViewController)
      }
      methods.define(.sendEvent) { window, event, _ in
        window.process.application.deliver(event, in: window)
      }
      methods.define(.becomeKeyWindow) { _, _ in }
      methods.define(.resignKeyWindow) { _, _ in }
    }
  }

  /// Makes a window of the screen's size; it is hidden until it is made visible (AP-6).
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    window = self
    presence.isHidden = true
    place(in: process.device.screen)
    process.application.adopt(self)
  }

  /// The controller whose view fills the window.
  ///
  /// A change on a visible window ends the old controller's appearance and begins the new one's. On
  /// a hidden window, or with the same controller, there are no callbacks (AP-5, T175).
  public final var rootViewController: ViewController? {
    get { root }
    set { send(.setRootViewController)(newValue) }
  }

  private func showRoot(_ new: ViewController?) {
    guard new !== root else { return }
    let old = root
    root = new
    old?.leave(self)
    // A callback of `leave` may have set another controller.
    if root === new, !isHidden { new?.appear(in: self) }
  }

  /// True for the window that receives input without a position, such as the keyboard's.
  public final var isKey: Bool { process.application.keyWindow === self }

  /// Shows the window as the front-most of its level and the key window: sends `makeKeyAndVisible`.
  public final func makeKeyAndVisible() { send(.makeKeyAndVisible)() }

  /// Hides the window, like setting `isHidden`; its root controller disappears (AP-5).
  public final func hide() { isHidden = true }

  private func show() {
    process.application.makeKey(self)
    isHidden = false
  }

  override final func visibilityDidChange() {
    if isHidden {
      process.application.remove(self)
      root?.disappear()
    } else {
      process.application.add(self)
      root?.appear(in: self)
    }
  }

  override final func layoutWithinBecameDue() {
    tableOwner(as: AppProcess.self)?.mainLoop.commitIsDue = true
  }

  final func convertFromScreen(_ point: Point) -> Point { convertFromSuperview(point) }

  final func convertToScreen(_ point: Point) -> Point { convertToSuperview(point) }
}
