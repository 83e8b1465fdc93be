import AutoTrack
import MiniUI

/// An app of one screen with two buttons, and a finger that uses it.
final class Shop {
  let process: AppProcess
  let sink = MemorySink()

  init() {
    let app = App(name: "Shop", bundle: "com.example.shop") { process in
      (process.application.delegate as? ApplicationDelegate)?.show(ShopViewController(in: process))
    }
    process = Device().start(app)
    _ = process.classes[ShopViewController.self]
  }

  /// Launches the app and taps both buttons.
  func visit() throws {
    process.launch()
    _ = process.mainLoop.settle()
    let finger = Finger(using: process)
    guard let screen = process.application.keyWindow?.rootViewController?.view else { return }
    for button in screen.subviews { try finger.tap(button) }
  }

  /// AutoTrack's clicks and screens, in the words of the other tracker.
  var seenByAutoTrack: [String] {
    sink.events.compactMap { event in
      switch event.name {
      case .appViewScreen: "screen \(event.properties.text("$screen_name"))"
      case .appClick:
        "click \(action(of: event)) \(event.properties.text("$element_type"))"
          + " \(event.properties.text("$element_content"))"
      default: nil
      }
    }
  }

  private func action(of event: Event) -> String {
    "didTap\(event.properties.text("$element_content")):"
  }
}

/// The screen: Buy above Sell.
final class ShopViewController: ViewController {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(ShopViewController.self, superclass: ViewController.self) { methods in
      methods.define(
        .viewDidLoad,
        Body { controller, callSuper in
          callSuper()
          controller.view.stack = Stack(axis: .vertical)
          controller.addButton("Buy")
          controller.addButton("Sell")
        })
      methods.define(Message<ObjectToVoid>(named: "didTapBuy:"), Body { _, _, _ in })
      methods.define(Message<ObjectToVoid>(named: "didTapSell:"), Body { _, _, _ in })
    }
  }

  private func addButton(_ title: String) {
    let button = Button(in: process)
    button.setTitle(title)
    button.addTarget(self, action: table.selector("didTap\(title):"), for: .touchUpInside)
    view.addSubview(button)
  }
}

extension Properties {
  fileprivate func text(_ key: String) -> String {
    guard case .string(let text) = self[key] else { return "" }
    return text
  }
}
