import AutoTrack
import MiniUI

/// A screen that a test fills, with actions that it remembers.
final class HomeController: ViewController {
  /// Fills the view.
  var build: (HomeController) -> Void = { _ in }
  /// The actions that have run, by their selectors.
  private(set) var actions: [String] = []
  /// Runs in every action.
  var onAction: () -> Void = {}

  override static var classDefinition: ClassDefinition {
    ClassDefinition(HomeController.self) { methods in
      methods.define(.viewDidLoad) { home, _ in home.build(home) }
      for action in ["act:", "actToo:"] {
        methods.define(Message<ObjectToVoid>(named: action)) { home, _, _ in
          home.actions.append(action)
          home.onAction()
        }
      }
    }
  }

  /// Puts a view into the screen, below the views that are there.
  @discardableResult
  func add<Kind: View>(_ subview: Kind, height: Double = 44) -> Kind {
    let top = view.subviews.map(\.frame.maxY).max() ?? 100
    subview.frame = Rect(x: 0, y: top, width: 390, height: height)
    subview.isUserInteractionEnabled = true
    view.addSubview(subview)
    return subview
  }

  /// Gives a view a recogniser that sends the screen an action.
  @discardableResult
  func attach(
    _ recognizer: GestureRecognizer, to view: View, sending action: String = "act:"
  ) -> GestureRecognizer {
    recognizer.addTarget(self, action: table.selector(action))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}
