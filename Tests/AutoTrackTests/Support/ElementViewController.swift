import MiniUI

/// The screen of fixture F1, as far as its classes exist: a scroll view with two buttons.
final class ElementViewController: ViewController {
  /// `firstButton`, of UIKit's own class.
  private(set) lazy var first = Button(in: process)
  /// `secondButton`, of a class of the app's own.
  private(set) lazy var second = CustomButton(in: process)
  /// The actions that have run, by their selectors.
  private(set) var actions: [String] = []
  /// What the first button's action does.
  var onFirst: (ElementViewController) -> Void = { _ in }

  override static var classDefinition: ClassDefinition {
    ClassDefinition(ElementViewController.self, superclass: ViewController.self) { methods in
      methods.define(.viewDidLoad, Body { screen, _ in screen.build() })
      methods.define(
        Message<ObjectToVoid>(named: "didTapFirst:"),
        Body { screen, _, _ in
          screen.actions.append("didTapFirst:")
          screen.onFirst(screen)
        })
      methods.define(
        Message<ObjectToVoid>(named: "didTapSecond:"),
        Body { screen, _, _ in screen.actions.append("didTapSecond:") })
    }
  }

  private func build() {
    navigationItem.title = "Element"
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 400), in: process)
    view.addSubview(scrollView)
    add(first, "FirstButton", at: 20, to: scrollView, "didTapFirst:")
    first.setTitle("SelectedFirstButton", for: .selected)
    add(second, "SecondButton", at: 80, to: scrollView, "didTapSecond:")
  }

  private func add(
    _ button: Button, _ title: String, at y: Double, to view: View, _ action: String
  ) {
    button.frame = Rect(x: 20, y: y, width: 200, height: 44)
    button.setTitle(title)
    button.on(.touchUpInside, send: action, to: self)
    view.addSubview(button)
  }
}

/// The class of fixture F1's `secondButton`.
final class CustomButton: Button {}
