import AutoTrack
import MiniUI

/// An app with two buttons, a label, a table and an alert.
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

  /// Launches the app, taps every element, answers an alert and shows another screen.
  func visit() throws {
    process.launch()
    process.rest()
    let finger = Finger(using: process)
    guard
      let screen = process.application.keyWindow?.rootViewController as? ShopViewController
    else { return }
    for view in screen.elements {
      try finger.tap(view)
      process.rest()
    }
    if let cell = screen.list.cellForRow(at: CellPath(section: 0, row: 1)) {
      try finger.tap(cell)
    }
    try answer(screen, finger)
    process.mainLoop.advance(by: .seconds(1))
    try finger.tap(screen.elements[0])
    process.application.keyWindow?.rootViewController = ViewController(in: process)
    process.rest()
  }

  private func answer(_ screen: ViewController, _ finger: Finger) throws {
    let alert = Alert.make(title: "Sure?", in: process)
    alert.addAction(AlertAction.make(title: "OK", in: process))
    screen.present(alert, animated: true)
    process.rest()
    if let view = alert.view(of: alert.actions[0]) { try finger.tap(view) }
    process.rest()
  }

  /// AutoTrack's clicks and screens, in the format of the other tracker.
  var seenByAutoTrack: [String] {
    sink.events.compactMap { event in
      switch event.name {
      case .appViewScreen: "screen \(event.properties.text("$screen_name"))"
      case .appClick:
        "click \(event.properties.text("$element_type"))"
          + " \(event.properties.text("$element_content"))"
      default: nil
      }
    }
  }
}

/// The screen: Buy, Sell and a label above a table.
final class ShopViewController: ViewController {
  /// The tappable views besides rows, from top to bottom.
  private(set) var elements: [View] = []
  /// Two rows.
  private(set) lazy var list = TableView(
    frame: Rect(x: 0, y: 300, width: 390, height: 300), style: .plain, in: process)

  override class var classDefinition: ClassDefinition {
    ClassDefinition(ShopViewController.self) { methods in
      methods.define(.viewDidLoad) { controller, _ in controller.build() }
      for action in ["didTapBuy:", "didTapSell:", "didTapLabel:"] {
        methods.define(Message<ObjectToVoid>(named: action)) { _, _, _ in }
      }
      methods.define(.tableNumberOfRows) { _, _, _, _ in 2 }
      methods.define(.tableCellForRow) { controller, _, path, _ in
        let cell = TableViewCell(in: controller.process)
        cell.textLabel.text = "Row \((path as? IndexPathObject)?.path.row ?? -1)"
        return cell
      }
      methods.define(.tableDidSelectRow) { _, _, _, _ in }
    }
  }

  private func build() {
    addButton("Buy")
    addButton("Sell")
    let label = Label(in: process)
    label.text = "Details"
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(
      TapGestureRecognizer(target: self, action: table.selector("didTapLabel:"), in: process))
    add(label)
    (list.dataSource, list.delegate) = (self, self)
    view.addSubview(list)
  }

  private func addButton(_ title: String) {
    let button = Button(in: process)
    button.setTitle(title)
    button.addTarget(self, action: table.selector("didTap\(title):"), for: .touchUpInside)
    add(button)
  }

  private func add(_ element: View) {
    element.frame = Rect(x: 0, y: 100 + 50 * Double(elements.count), width: 390, height: 44)
    elements.append(element)
    view.addSubview(element)
  }
}

extension AppProcess {
  /// Runs all work that is due.
  func rest() { _ = mainLoop.settle() }
}

extension Properties {
  fileprivate func text(_ key: String) -> String {
    guard case .string(let text) = self[key] else { return "" }
    return text
  }
}
