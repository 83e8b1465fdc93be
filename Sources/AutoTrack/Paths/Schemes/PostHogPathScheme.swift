/// The `$elements_chain` of PostHog: an element and its superviews, without indexes (PH-E11).
package struct PostHogPathScheme: PathScheme {
  /// `postHog`.
  package var name: String { "postHog" }

  package init() {}

  /// Returns the elements of the chain, the element itself first.
  package func path(of element: SchemeElement) -> String {
    element.line.map { PostHogElement($0).description }.joined(separator: ";")
  }

  /// Accepts a chain as well as a rule; a chain is never the path of a rule.
  package func check(_ path: String) throws(ViewPathError) {}

  /// Compiles the steps of an action: `UIView > UIButton && [text="Buy"] || /UISwitch.*/`.
  ///
  /// Steps are separated by ` || `, their conditions by ` && `. A condition is a selector, a
  /// regular expression of the chain between slashes, or `url*="Home"` with `=`, `*=` or `~=`.
  package func rule(_ text: String) throws(ViewPathError) -> PathRule {
    let steps = try PostHogStep.steps(of: text)
    let index = RuleIndex(steps.map(\.facts)) { element in
      Set(element.line.flatMap { PostHogElement($0).facts })
    }
    let faults = steps.compactMap(\.fault)
    let fault = faults.count == steps.count ? faults.first : nil
    return PathRule(text, in: name, index: index, fault: fault) { element in
      let subject = PostHogSubject(element)
      let misses = steps.compactMap { $0.miss(of: subject) }
      return misses.count < steps.count ? nil : misses.max { $0.held < $1.held }
    }
  }
}

struct PostHogElement {
  /// The class without its module and its generic arguments.
  let tag: String
  let text: String?
  /// The superclass; nil for common ones.
  let base: String?
  /// The app's own label.
  let id: String?

  init(_ element: SchemeElement) {
    tag = Self.name(element.className)
    text = element.details.controlText.map(Self.sanitised)
    let parent = element.classNames.dropFirst().first.map(Self.name)
    base = parent.flatMap { Self.common.contains($0) ? nil : $0 }
    id = element.elementID
  }

  private static func name(_ className: String) -> String {
    String(ViewPath.strippingModule(className).prefix { $0 != "<" })
  }

  /// The superclasses that a chain does not state (PH-E12).
  private static let common: Set<String> = [
    "NSObject", "UIResponder", "UIControl", "UIView", "UIScrollView",
  ]

  /// Returns a text on one line of at most 255 characters.
  ///
  /// Blanks and line ends collapse, tabs do not; characters without width are dropped.
  private static func sanitised(_ text: String) -> String {
    var plain = ""
    var isBlank = false
    for scalar in text.unicodeScalars where !invisible.contains(scalar.value) {
      let blank = scalar == " " || scalar == "\r" || scalar == "\n"
      if !blank { plain.unicodeScalars.append(scalar) } else if !isBlank { plain += " " }
      isBlank = blank
    }
    let trimmed = plain.trimmedOfWhiteSpace
    return trimmed.count > 255 ? trimmed.prefix(255) + "..." : trimmed
  }

  /// The characters without width.
  private static let invisible: Set<UInt32> = [0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF]

  var facts: [String] {
    ["tag \(tag)"] + [id.map { "id \($0)" }, text.map { "text \($0)" }].compactMap(\.self)
  }
}

extension PostHogElement: CustomStringConvertible {
  /// `MyButton:text="Buy"attr__class="UIButton"`; values are not escaped.
  var description: String {
    let values = [("text", text), ("attr__class", base), ("attr_id", id)]
    let attributes = values.compactMap { key, value in value.map { "\(key)=\"\($0)\"" } }
    return attributes.isEmpty ? tag : "\(tag):\(attributes.joined())"
  }
}

/// An element with its chain, as the conditions of a step see it.
struct PostHogSubject {
  let chain: [PostHogElement]
  /// The class of the screen that owns the view; nil without a controller.
  let screen: String?

  init(_ element: SchemeElement) {
    chain = element.line.map(PostHogElement.init)
    screen = element.nearestController?.screen.typeName
  }

  var text: String { chain.map(\.description).joined(separator: ";") }
}

extension SchemeController {
  /// The screen that a click in this controller counts for: its outermost plain container.
  fileprivate var screen: SchemeController {
    guard let parent, !parent.classNames.contains(where: Self.containers.contains) else {
      return self
    }
    return parent.screen
  }

  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController",
  ]
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmedOfWhiteSpace: String {
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
    return String(self[..<end].drop(while: \.isWhitespace))
  }
}
