import MiniUI

/// A launched app with one screen and a finger: the fixture of most tests of the user interface.
///
///     let stage = Stage()                                       // UIWindow > UIView of the root
///     let button = stage.button("Buy", Rect(x: 20, y: 20, width: 100, height: 44))
///     stage.listener("shop").listen(to: button, for: .touchUpInside)
///     try stage.finger.tap(button)
///     #expect(stage.log.take() == ["shop.touchUpInside"])
///
/// The stage keeps the process alive, so a test holds the stage as long as it uses any object.
final class Stage {
  /// New for each stage, unless given: 390 × 844 points, at the default epoch.
  let device: Device
  /// Launched and settled: the root controller has appeared.
  let process: AppProcess
  /// The key window, as large as the screen.
  let window: Window
  /// The window's root controller.
  let root: ViewController
  /// One finger; make more with `Finger(using: stage.process)`.
  let finger: Finger
  /// The log of all objects that this stage makes; it begins with the lines of the launch.
  let log: Log
  private var listeners: [Listener] = []

  /// Launches an app that shows a controller of the class in the app delegate's window.
  init(root type: ViewController.Type = ViewController.self, on device: Device = Device()) {
    let log = Log()
    let app = App { process in
      let root = type.init(of: process.classes[type])
      (root as? any Recording)?.log = log
      (process.application.delegate as? ApplicationDelegate)?.show(root)
    }
    process = device.start(app)
    process.launch()
    _ = process.mainLoop.settle()
    guard let window = process.application.keyWindow, let root = window.rootViewController else {
      preconditionFailure("the delegate of an app shows its root controller")
    }
    (self.device, self.log, self.window, self.root) = (device, log, window, root)
    finger = Finger(using: process)
  }
}

extension Stage {
  /// Makes a view in a superview, which is the root controller's view unless given.
  func view<Kind: View>(_ frame: Rect, _ type: Kind.Type = View.self, in parent: View? = nil)
    -> Kind
  {
    let view = type.init(of: process.classes[type])
    view.frame = frame
    (view as? any Recording)?.log = log
    (parent ?? root.view).addSubview(view)
    return view
  }

  /// Makes a button with a title in the root controller's view.
  func button(_ title: String, _ frame: Rect) -> Button {
    let button = view(frame, Button.self)
    button.setTitle(title)
    return button
  }

  /// Makes a target that records actions after its own name; the stage retains it.
  func listener(_ name: String = "") -> Listener {
    let listener = Listener(in: process)
    listener.log = log
    listener.name = name
    listeners.append(listener)
    return listener
  }
}
