/// The view that everything on the screen is in: `UIWindow`.
open class Window: View {
  /// How far in front the window stands: 0 normal, 1000 status bar, 2000 alert (HT-6).
  public final var level = 0.0
  private var root: ViewController?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Window.self, name: "UIWindow", superclass: View.self) { methods in
      methods.define(.nextResponder, Body { window, _ in window.process.application })
      methods.define(.makeKeyAndVisible, Body { window, _ in window.show() })
    }
  }

  /// Makes a window as large as the screen; it is hidden until it is made visible (AP-6).
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    isHidden = true
    frame = process.device.screen
  }

  /// The controller whose view fills the window.
  ///
  /// A change on a visible window ends the old one's appearance and begins the new one's; on a
  /// hidden window, or with the same controller, nothing is called (AP-5).
  public final var rootViewController: ViewController? {
    get { root }
    set {
      guard newValue !== root else { return }
      let old = root
      root = newValue
      guard !isHidden else { return }
      old?.disappear()
      newValue?.appear(in: self)
    }
  }

  /// Whether this is the window that gets what has no place, as the keyboard's input.
  public final var isKey: Bool { process.application.keyWindow === self }

  /// Shows the window and makes it the key window: sends `makeKeyAndVisible`.
  public final func makeKeyAndVisible() { send(.makeKeyAndVisible)() }

  /// Hides the window; its root controller disappears.
  public final func hide() {
    guard !isHidden else { return }
    isHidden = true
    process.application.remove(self)
    root?.disappear()
  }

  private func show() {
    process.application.makeKey(self)
    guard isHidden else { return }
    isHidden = false
    root?.appear(in: self)
  }

  /// A point of the screen in this window's coordinates.
  final func convertFromScreen(_ point: Point) -> Point { convertFromSuperview(point) }

  /// A point of this window on the screen.
  final func convertToScreen(_ point: Point) -> Point { convertToSuperview(point) }
}

extension Message where S == ToVoid {
  /// `-makeKeyAndVisible`.
  @inlinable public static var makeKeyAndVisible: Self { Message(.makeKeyAndVisible) }
}
