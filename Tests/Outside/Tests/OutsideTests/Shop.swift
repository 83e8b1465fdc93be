import AutoTrack
import MiniUI

/// A screen with two buttons, a text field and a message of the app that no instrument hooks.
final class ShopController: ViewController {
  /// `didShake:`, which the app sends itself when the device is shaken.
  static let didShake = Message<ObjectToVoid>(named: "didShake:")

  override class var classDefinition: ClassDefinition {
    ClassDefinition(ShopController.self) { methods in
      methods.define(.viewDidLoad) { shop, _ in shop.build() }
      methods.define(Message<ObjectToVoid>(named: "didTap:")) { _, _, _ in }
      methods.define(didShake) { _, _, _ in }
    }
  }

  private func build() {
    navigationItem.title = "Shop"
    for (place, name) in ["buy", "sell"].enumerated() {
      let button = Button(in: process)
      button.frame = Rect(x: 20, y: 100 + 60 * Double(place), width: 120, height: 44)
      button.setTitle(name)
      button.accessibilityIdentifier = name
      button.addTarget(self, action: table.selector("didTap:"), for: .touchUpInside)
      view.addSubview(button)
    }
    let field = TextField(in: process)
    field.frame = Rect(x: 20, y: 300, width: 200, height: 44)
    field.accessibilityIdentifier = "name"
    view.addSubview(field)
  }

  func shake() { send(Self.didShake)(nil) }
}

extension TrackedApp {
  /// A launched shop under a tracker.
  static func shop(_ change: (inout Configuration) throws -> Void = { _ in }) throws -> TrackedApp {
    var configuration = Configuration()
    try change(&configuration)
    return try .showing(configuration: configuration) { ShopController(in: $0) }
  }

  /// A launched shop under a tracker that a closure creates.
  static func shop(tracker make: @escaping TrackerMaker) throws -> TrackedApp {
    let app = TrackedApp(.showing { ShopController(in: $0) }, tracker: make)
    try app.launch()
    return app
  }

  var shop: ShopController? {
    process.application.keyWindow?.rootViewController as? ShopController
  }

  /// Shakes the device and settles the app.
  func shake() throws {
    shop?.shake()
    try settle()
  }

  /// The names of all events.
  var names: [EventName] { events.map(\.name) }
}
