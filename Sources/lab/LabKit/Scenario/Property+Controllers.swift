import LabLanguage
import MiniUI

extension Property {
  /// The text in the middle of a navigation bar.
  package static let navigationTitle = Property(
    "navigationItem.title", .textOrNull, "The text in the middle of the navigation bar.",
    .of("UIViewController", \ViewController.navigationItem.title))

  package static let leftBarButton = Property(
    "navigationItem.leftBarButtonItem", .barButton,
    "On the left of the navigation bar, the outermost first.",
    .of("UIViewController") { (controller: ViewController, value) in controller.showOnLeft(value) })

  /// The buttons on the left of a navigation bar, outermost first.
  package static let leftBarButtons = Property(
    "navigationItem.leftBarButtonItems", .barButtons,
    "On the left of the navigation bar, the outermost first.",
    .of("UIViewController") { (controller: ViewController, value) in controller.showOnLeft(value) })

  package static let rightBarButton = Property(
    "navigationItem.rightBarButtonItem", .barButton,
    "On the right of the navigation bar, the outermost first.",
    .of("UIViewController") { (controller: ViewController, value) in controller.showOnRight(value) }
  )

  /// The buttons on the right of a navigation bar, outermost first.
  package static let rightBarButtons = Property(
    "navigationItem.rightBarButtonItems", .barButtons,
    "On the right of the navigation bar, the outermost first.",
    .of("UIViewController") { (controller: ViewController, value) in controller.showOnRight(value) }
  )

  package static let tabBarTitle = Property(
    "tabBarItem.title", .textOrNull, "The text of the controller's tab; else its title.",
    .of("UIViewController", \ViewController.tabBarItem.title))

  package static let tabBarIdentifier = Property(
    "tabBarItem.id", .textOrNull, "The accessibility identifier of the controller's tab.",
    .of("UIViewController", \ViewController.tabBarItem.accessibilityIdentifier))

  package static let tabBarLabel = Property(
    "tabBarItem.label", .textOrNull,
    "The accessibility label of the controller's tab; else its text.",
    .of("UIViewController", \ViewController.tabBarItem.accessibilityLabel))

  /// A number for the app's use.
  package static let tabBarTag = Property(
    "tabBarItem.tag", .integer, "A number of the controller's tab for the app's use.",
    .of("UIViewController", \ViewController.tabBarItem.tag))

  package static let presentationStyle = Property(
    "presentationStyle", .style, "The style of the controller's presentation.",
    .of("UIViewController") { (controller: ViewController, value) in
      controller.modalPresentationStyle = value.ofUIKit
    })
}

extension ViewController {
  fileprivate func showOnLeft(_ buttons: [BarButtonDescription]) {
    navigationItem.leftBarButtonItems = buttons.map { $0.item(sentTo: self, in: process) }
  }

  fileprivate func showOnRight(_ buttons: [BarButtonDescription]) {
    navigationItem.rightBarButtonItems = buttons.map { $0.item(sentTo: self, in: process) }
  }
}

extension PresentationStyle {
  /// The same style in MiniUI's terms.
  var ofUIKit: ModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .overFullScreen: .overFullScreen
    case .popover: .popover
    }
  }
}
