import MiniUI

/// A controller that writes its appearance in short: VL, WA, DA, WD and DD, each before `super`.
///
/// It writes its moves between parents, too, where a test asks for them.
final class Screen: ViewController, Recording {
  var log = Log()
  var name = ""
  var recordsMoves = false
  /// Runs in `viewDidLoad`, after `super`.
  var whenLoaded: (Screen) -> Void = { _ in }

  override class var classDefinition: ClassDefinition {
    ClassDefinition(Screen.self) { methods in
      methods.define(
        .viewDidLoad,
        .before { screen in
          screen.record("VL")
          screen.whenLoaded(screen)
        })
      let appearances: [(String, Message<BoolToVoid>)] = [
        ("WA", .viewWillAppear), ("DA", .viewDidAppear), ("WD", .viewWillDisappear),
        ("DD", .viewDidDisappear),
      ]
      for (line, message) in appearances {
        methods.define(message, .before { screen, _ in screen.record(line) })
      }
      defineMoves(methods)
    }
  }

  private static func defineMoves(_ methods: MethodList<Screen>) {
    let moves: [(String, Message<ObjectToVoid>)] = [
      ("willMove", .willMoveToParent), ("didMove", .didMoveToParent),
    ]
    for (line, message) in moves {
      methods.define(
        message,
        .before { screen, parent in
          guard screen.recordsMoves else { return }
          screen.record("\(line)(\(parent == nil ? "nil" : "parent"))")
        })
    }
  }
}

extension Stage {
  /// Makes a screen that writes into the stage's log.
  func screen(
    _ name: String, _ style: ModalPresentationStyle = .automatic, recordsMoves: Bool = false
  ) -> Screen {
    let screen = Screen(in: process)
    screen.modalPresentationStyle = style
    screen.log = log
    screen.name = name
    screen.recordsMoves = recordsMoves
    return screen
  }

  /// Makes several screens.
  func screens(_ names: String...) -> [Screen] { names.map { screen($0) } }

  /// Shows a controller in the window, lets it appear and clears the log.
  func show(_ controller: ViewController) {
    window.rootViewController = controller
    settle()
    log.take()
  }

  /// Presents a controller without animation and clears the log.
  func show(_ controller: ViewController, from presenter: ViewController) {
    presenter.present(controller, animated: false)
    settle()
    log.take()
  }

  func navigation(_ stack: [ViewController]) -> NavigationController {
    let navigation = NavigationController(in: process)
    navigation.viewControllers = stack
    show(navigation)
    return navigation
  }

  /// Runs the main loop until it settles.
  func settle() { _ = process.mainLoop.settle() }
}

/// Returns true if two lists contain the same objects in the same order.
func areSame(_ objects: [DynamicObject], _ others: [DynamicObject]) -> Bool {
  objects.elementsEqual(others, by: ===)
}
