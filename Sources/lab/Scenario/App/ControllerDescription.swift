/// A controller to be made: one of the app's, or a container and what it begins with.
package struct ControllerDescription: Sendable {
  /// What kind of controller.
  package let kind: Kind
  /// The class; nil for a container of UIKit's own.
  package let className: Located<String>?
  /// What a container begins with; none in a plain controller.
  package let children: [ControllerDescription]

  /// A controller of its own, or one of UIKit's containers.
  package enum Kind: Sendable, Equatable {
    /// A controller with a screen of its own.
    case plain
    /// The children are tabs, the first of them selected.
    case tabs
    /// The children are a stack, the last of them on top.
    case navigation
    /// The children are pages, the first of them shown.
    case page
  }

  /// The class, written or not.
  package var type: String { className?.value ?? kind.className }

  /// This controller and everything in it, outside in.
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
    }
  }
}

extension ControllerDescription {
  /// A class, or an object for a container: `{ tabs: [{ navigation: "Home" }, "Cart"] }`.
  package static let reader: Reader<ControllerDescription> = .either(plain, container)

  /// The keys of a container.
  package static let keys = container.keys

  private static let plain = Reader<String>.string.map(
    to: Noun(one: "a class of controllers", many: "classes of controllers")
  ) { $0.isEmpty ? nil : $0 }
  .located.map { ControllerDescription(kind: .plain, className: $0, children: []) }

  private static let container: Reader<ControllerDescription> = .object(
    Noun(one: "a container", many: "containers"),
    Fields.oneOf(
      variant("tabs", .tabs, several, "The tabs, the first of them selected."),
      variant(
        "navigation", .navigation, oneOrMore,
        "The controller at the bottom of a stack, or an array that ends with the one on top."),
      variant("page", .page, several, "The pages, the first of them shown; fingers turn them.")),
    Fields.optional(
      "is", Reader<String>.string.located,
      "A class of the app's below the container of UIKit's, which is made in its place."),
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
    Noun(one: "a controller", many: "controllers"), from: [.string, .object], reader)

  private static let several = Reader<[ControllerDescription]>.array(of: one).map(
    to: Noun(one: "an array of at least one controller", many: "arrays of controllers")
  ) { $0.isEmpty ? nil : $0 }

  private static let oneOrMore: Reader<[ControllerDescription]> = .either(
    one.map { [$0] }, several)
}
