public import MiniUI

/// A scheme of paths: it writes the place of an element as text and reads the paths of rules.
///
/// A scheme is a value of ``CaptureConfiguration/scheme``. ``name``, ``path(of:)-(SchemeElement)``
/// and ``rule(_:)`` suffice; the other requirements have defaults, which a scheme may replace by
/// faster ones with the same answers.
public protocol PathScheme: Sendable {
  /// The name, by which configurations and files refer to the scheme.
  var name: String { get }
  /// Returns the path of an element: a live view, or the same view in a snapshot.
  func path(of element: SchemeElement) -> String
  /// Compiles the path of a rule; the error says what the text should continue with.
  func rule(_ text: String) throws(ViewPathError) -> PathRule

  /// Returns the path of a live view.
  func path(of view: View) -> String
  /// Returns the path of a snapshot's element.
  func path(of element: ViewTree.Element) -> String
  /// Returns the paths of a snapshot's elements in their order.
  func paths(of elements: [ViewTree.Element]) -> [String]
  /// Throws if a text is not a path of the scheme; the default accepts every text.
  func check(_ path: String) throws(ViewPathError)
  /// Returns the scheme with names for screens, by class name (S3.7i); the default ignores them.
  func naming(_ pages: [String: String]) -> Self
  /// Returns a source of the same paths for a tracker, which may cache them.
  func cached() -> any PathSource
}

/// A source of the paths of live views, such as a cache.
public protocol PathSource: AnyObject {
  /// Returns the current path of a view.
  func path(of view: View) -> String
}

extension PathScheme {
  /// Returns a rule that matches the elements with exactly this path.
  public func rule(_ text: String) throws(ViewPathError) -> PathRule {
    try check(text)
    let index = RuleIndex([[text]]) { [path(of: $0)] }
    let steps = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return PathRule(text, in: name, index: index) { element in
      let path = path(of: element)
      return path == text ? nil : RuleMiss(of: steps, in: path)
    }
  }

  /// Returns the path of the view as an element.
  public func path(of view: View) -> String { path(of: SchemeElement(view)) }

  /// Returns the path of the snapshot's element.
  public func path(of element: ViewTree.Element) -> String { path(of: SchemeElement(element)) }

  /// Computes the path of each element separately.
  public func paths(of elements: [ViewTree.Element]) -> [String] {
    elements.map { path(of: $0) }
  }

  /// Accepts every text.
  public func check(_ path: String) throws(ViewPathError) {}

  /// Returns the scheme itself.
  public func naming(_ pages: [String: String]) -> Self { self }

  /// Returns a source that computes each path anew.
  public func cached() -> any PathSource { ComputedPaths(self) }
}

/// A scheme whose rules state more or less than the path of an element.
package protocol ConditionalPathScheme: PathScheme {
  /// Returns the paths of a rule for an element with the conditions that another rule has, as far
  /// as the element meets them; the most similar path comes first.
  func paths(of element: SchemeElement, like rule: String) -> [String]
}

extension PathScheme {
  /// Returns the paths of a rule for an element that replaces another rule of the scheme.
  package func paths(of element: SchemeElement, replacing rule: String) -> [String] {
    let alike = (self as? any ConditionalPathScheme)?.paths(of: element, like: rule) ?? []
    return alike + [path(of: element)]
  }
}

private final class ComputedPaths: PathSource {
  private let scheme: any PathScheme

  init(_ scheme: any PathScheme) {
    self.scheme = scheme
  }

  func path(of view: View) -> String { scheme.path(of: view) }
}

extension PathScheme where Self == DefaultPathScheme {
  /// The default scheme: `Controller[0]/UIView[0]/UIButton[1]`.
  public static var standard: DefaultPathScheme { DefaultPathScheme() }
}

extension PathScheme where Self == SensorsPathScheme {
  /// The scheme of Sensors Analytics: `UIView/UIView[0]/UIButton[1]`.
  public static var sensors: SensorsPathScheme { SensorsPathScheme() }
}

/// The path schemes of this package, by name.
public enum PathSchemes {
  /// All schemes, the default first.
  public static var all: [any PathScheme] {
    [
      .standard, .sensors, MixpanelPathScheme(), PostHogPathScheme(), GrowingIOPathScheme(),
      AmplitudePathScheme(),
    ]
  }

  /// The names of the schemes, the default first.
  public static var names: [String] { all.map(\.name) }

  /// Returns the scheme of a name; nil if absent.
  public static func scheme(named name: String) -> (any PathScheme)? {
    all.first { $0.name == name }
  }
}
