package import LabLanguage

/// A controller to be made: a plain one, or a container with its initial children.
package struct ControllerDescription: FormatValue, Sendable {
  package let kind: Kind
  /// The class; nil for UIKit's own container class.
  package let className: Located<String>?
  /// The initial children of a container; empty for a plain controller.
  package let children: [ControllerDescription]

  package init(kind: Kind, className: Located<String>?, children: [ControllerDescription]) {
    (self.kind, self.className, self.children) = (kind, className, children)
  }

  /// A plain controller, or one of UIKit's containers.
  package enum Kind: Sendable, Equatable {
    case plain
    /// A tab bar controller; the first child is selected.
    case tabs
    /// A navigation controller; the last child is on top.
    case navigation
    /// A page view controller; the first child is shown.
    case page
    /// A split view controller; a phone shows the first child.
    case split
  }

  /// The class name, explicit or UIKit's.
  package var type: String { className?.value ?? kind.className }

  /// This controller and its descendants, outside in.
  package var everything: [ControllerDescription] { [self] + children.flatMap(\.everything) }
}

extension ControllerDescription.Kind {
  /// UIKit's own class of the kind.
  package var className: String {
    switch self {
    case .plain: "UIViewController"
    case .tabs: "UITabBarController"
    case .navigation: "UINavigationController"
    case .page: "UIPageViewController"
    case .split: "UISplitViewController"
    }
  }
}

extension ControllerDescription {
  /// Reads a class name, or a container: `{ tabs: [{ navigation: "Home" }, "Cart"] }`.
  package static let reader: Reader<ControllerDescription> = .either(plain, container)

  package static let keys = container.keys

  private static let plain = Reader<String>.string.map(
    to: Noun(one: "a class of controllers", many: "classes of controllers")
  ) { $0.isEmpty ? nil : $0 }
  .located.map { ControllerDescription(kind: .plain, className: $0, children: []) }

  private static let container: Reader<ControllerDescription> = .object(
    "container",
    Fields.oneOf(
      variant("tabs", .tabs, several, "The tabs, the first of them selected."),
      variant(
        "navigation", .navigation, oneOrMore,
        "The controller at the bottom of a stack, or an array that ends with the one on top."),
      variant("page", .page, several, "The pages, the first of them shown; fingers turn them."),
      variant(
        "split", .split, several,
        "The columns, the primary one first, which is the one that a phone shows.")),
    Fields.optional(
      "is", Reader<String>.string.located,
      "A subclass of UIKit's container, which is created instead."),
    make: { contents, name in
      ControllerDescription(kind: contents.kind, className: name, children: contents.children)
    })

  private struct Contents: Sendable {
    let kind: Kind
    let children: [ControllerDescription]
  }

  private static func variant(
    _ key: String, _ kind: Kind, _ children: Reader<[ControllerDescription]>, _ meaning: String
  ) -> Fields<Contents> {
    Fields(
      Fields.required(key, children, meaning), make: { Contents(kind: kind, children: $0) })
  }

  private static let one = Reader<ControllerDescription>.later(
    "controller", from: [.string, .object], reader)

  private static let several = Reader<[ControllerDescription]>.array(of: one).map(
    to: Noun(one: "an array of at least one controller", many: "arrays of controllers")
  ) { $0.isEmpty ? nil : $0 }

  private static let oneOrMore: Reader<[ControllerDescription]> = .either(
    one.map { [$0] }, several)
}
