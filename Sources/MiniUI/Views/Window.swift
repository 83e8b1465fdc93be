/// The view that everything on the screen is in: `UIWindow`.
///
/// While it is shown, the application keeps it alive.
open class Window: View {
  /// How far in front the window stands: 0 normal, 1000 status bar, 2000 alert (HT-6).
  public final var level = Level.normal {
    didSet { if level != oldValue { process.application.sortWindows() } }
  }
  /// Decides between windows of one level: when the window was made, or last shown.
  final var rank = 0
  private var root: ViewController?

  /// The levels that UIKit names (T237).
  public enum Level {
    /// Where an app's own windows stand.
    public static let normal = 0.0
    /// Where the status bar stands, in front of the app.
    public static let statusBar = 1000.0
    /// Where alerts stand, in front of everything.
    public static let alert = 2000.0
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Window.self, name: "UIWindow", superclass: View.self) { methods in
      methods.define(.nextResponder, Body { window, _ in window.process.application })
      methods.define(.makeKeyAndVisible, Body { window, _ in window.show() })
      methods.define(
        .setRootViewController, Body { window, root, _ in window.showRoot(root as? ViewController) }
      )
      methods.define(.becomeKeyWindow, Body { _, _ in })
      methods.define(.resignKeyWindow, Body { _, _ in })
    }
  }

  /// Makes a window as large as the screen; it is hidden until it is made visible (AP-6).
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    window = self
    presence.isHidden = true
    place(in: process.device.screen)
    process.application.adopt(self)
  }

  /// The controller whose view fills the window.
  ///
  /// A change on a visible window ends the old one's appearance and begins the new one's; on a
  /// hidden window, or with the same controller, nothing is called (AP-5, T175).
  public final var rootViewController: ViewController? {
    get { root }
    set { send(.setRootViewController)(newValue) }
  }

  private func showRoot(_ new: ViewController?) {
    guard new !== root else { return }
    let old = root
    root = new
    old?.leave(self)
    // Whoever was told may have set another one.
    if root === new, !isHidden { new?.appear(in: self) }
  }

  /// Whether this is the window that gets what has no place, as the keyboard's input.
  public final var isKey: Bool { process.application.keyWindow === self }

  /// Shows the window in front of its level as the key window: sends `makeKeyAndVisible`.
  public final func makeKeyAndVisible() { send(.makeKeyAndVisible)() }

  /// Hides the window, as setting `isHidden` does; its root controller disappears (AP-5).
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

  /// A point of the screen in this window's coordinates.
  final func convertFromScreen(_ point: Point) -> Point { convertFromSuperview(point) }

  /// A point of this window on the screen.
  final func convertToScreen(_ point: Point) -> Point { convertToSuperview(point) }
}

extension Message where S == ObjectToVoid {
  /// `-[UIWindow setRootViewController:]`.
  @inlinable public static var setRootViewController: Self { Message(.`setRootViewController:`) }
}

extension Message where S == ToVoid {
  /// `-becomeKeyWindow`, to the window that has become the key window.
  @inlinable public static var becomeKeyWindow: Self { Message(.becomeKeyWindow) }
  /// `-resignKeyWindow`, to the window that is no longer the key window.
  @inlinable public static var resignKeyWindow: Self { Message(.resignKeyWindow) }
  /// `-makeKeyAndVisible`.
  @inlinable public static var makeKeyAndVisible: Self { Message(.makeKeyAndVisible) }
}
