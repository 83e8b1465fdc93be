import LabLanguage
import MiniUI

/// A check for views whose middle, which a tap touches, lies outside of a view around them.
///
/// The views that a file does not place are left out: those in stacks, in scroll views and in
/// cells, and those whose frame is set by code. The views of child controllers are left out, too:
/// a drawer keeps one beside the screen. Nothing of it is a mistake: UIKit accepts any
/// frame, and an app may keep a view beside the screen.
struct FrameCheck {
  private let app: AppDescription
  private let classes: ClassTree
  private let places: ScreenPlaces
  private let moved: Set<String>

  /// Checks an app for the scenarios that use it; without one, for the standard phone.
  init(of app: AppDescription, _ classes: ClassTree, in scenarios: [Scenario]) {
    let screens = scenarios.isEmpty ? [DeviceDescription().screen] : scenarios.map(\.device.screen)
    let largest = screens.reduce(Size.zero) {
      Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let steps = scenarios.flatMap(\.steps).flatMap { step in
      step.value.verb.actions + step.value.verb.operations.flatMap(\.steps)
    }
    let code = app.code + steps
    (self.app, self.classes) = (app, classes)
    places = ScreenPlaces(of: app, classes, screen: largest, steps: steps)
    moved = Set(code.everything.compactMap(\.movedIdentifiers).joined())
  }

  /// Returns the warnings, in the order of the views in the app's file.
  func warnings(in file: SourceFile) -> [SourceError] {
    let found = app.classes.flatMap { entry -> [Mistake] in
      let name = entry.key.value
      let declared = entry.value.view.map { view in
        warnings(aboutViewsIn: view.value, inside: [screen(of: name, places.largestView(of: name))])
      }
      return (declared ?? []) + warnings(aboutViewsAddedBy: name, entry.value.methods)
    }
    return found.sorted { $0.offset < $1.offset }
      .map { SourceError($0, in: file, isWarning: true) }
  }

  private func screen(of name: String, _ size: Size) -> Ancestor {
    Ancestor(
      "the view of \(name), which is at most \(size.words)", size,
      because: "the view of a controller lies between the bars; a tap touches the middle")
  }

  /// Checks the views that a controller's code adds to its view.
  private func warnings(
    aboutViewsAddedBy name: String, _ methods: [Entry<[AppAction]>]
  ) -> [Mistake] {
    guard classes.isKind(name, of: "UIViewController"), !movesSubviews(name) else { return [] }
    let screen = screen(of: name, places.largestView(ofHeirsOf: name))
    return methods.flatMap(\.value).everything.flatMap { action -> [Mistake] in
      guard case .addView(let added) = action, added.parent == nil else { return [] }
      return warnings(about: added.view.value, inside: [screen])
    }
  }

  /// Returns true if the view of a controller lays out or scrolls its subviews.
  private func movesSubviews(_ name: String) -> Bool {
    let tables = ["UITableViewController", "UICollectionViewController"]
    let view = app.lineage(of: name).lazy.compactMap(\.view).first?.value
    guard let view else { return tables.contains { classes.isKind(name, of: $0) } }
    return laysOutSubviews(view) || classes.isKind(view.type, of: "UIScrollView")
  }

  private func laysOutSubviews(_ view: ViewDescription) -> Bool {
    view.stack != nil || classes.isKind(view.type, of: "UIStackView")
  }

  /// A view around the checked one, and the place of the parent's origin in it.
  private struct Ancestor {
    let words: String
    let size: Size
    let reason: String
    var origin = Point.zero

    init(_ words: String, _ size: Size, because reason: String) {
      (self.words, self.size, self.reason) = (words, size, reason)
    }

    func contains(_ point: Point) -> Bool { Rect(origin: .zero, size: size).contains(point) }

    /// Returns true if a part of a frame, which is in the parent's coordinates, lies inside.
    func overlaps(_ frame: Rect) -> Bool {
      frame.maxX + origin.x > 0 && frame.maxY + origin.y > 0
        && frame.minX + origin.x < size.width && frame.minY + origin.y < size.height
    }
  }

  // The ancestors are the views of known size around the subviews, the parent first.
  private func warnings(
    aboutViewsIn view: ViewDescription, inside ancestors: [Ancestor]
  ) -> [Mistake] {
    guard !classes.isKind(view.type, of: "UIScrollView") else {
      return view.subviews.flatMap { warnings(about: $0.value, inside: []) }
    }
    let isLaidOut = laysOutSubviews(view)
    return view.subviews.flatMap { subview in
      isLaidOut
        ? warnings(aboutViewsIn: subview.value, inside: [])
        : warnings(about: subview.value, inside: ancestors)
    }
  }

  private func warnings(about view: ViewDescription, inside ancestors: [Ancestor]) -> [Mistake] {
    guard let setting = view.settings.first(where: { $0.property == .frame }),
      case .numbers(let numbers) = setting.value.value,
      !moved.contains(view.identifier ?? "")
    else { return warnings(aboutViewsIn: view, inside: []) }
    let frame = Rect(numbers)
    guard let outside = ancestors.first(where: { !$0.contains(middle(of: frame, in: $0)) }) else {
      return warnings(aboutViewsIn: view, framed: frame, inside: ancestors)
    }
    let own = warning(
      about: view, middle(of: frame, in: outside), outside: outside, at: setting.value.range)
    // Of a view that is partly inside, subviews can be in reach.
    guard ancestors.allSatisfy({ $0.overlaps(frame) }) else { return [own] }
    return [own] + warnings(aboutViewsIn: view, framed: frame, inside: ancestors)
  }

  private func warnings(
    aboutViewsIn view: ViewDescription, framed frame: Rect, inside ancestors: [Ancestor]
  ) -> [Mistake] {
    let outer = ancestors.map { ancestor in
      var ancestor = ancestor
      ancestor.origin.x += frame.minX
      ancestor.origin.y += frame.minY
      return ancestor
    }
    let parent = Ancestor(
      "\(view.words), which is \(frame.standardized.size.words)", frame.standardized.size,
      because: "a view gets no touch outside of its superview; a tap touches the middle")
    return warnings(aboutViewsIn: view, inside: [parent] + outer)
  }

  private func middle(of frame: Rect, in ancestor: Ancestor) -> Point {
    Point(x: frame.midX + ancestor.origin.x, y: frame.midY + ancestor.origin.y)
  }

  private func warning(
    about view: ViewDescription, _ middle: Point, outside ancestor: Ancestor,
    at range: Range<Int>
  ) -> Mistake {
    Mistake(
      "the middle of \(view.words), (\(middle.x.plain), \(middle.y.plain)), lies outside "
        + ancestor.words,
      at: range.lowerBound, remedy: "move it, or use a scroll view", note: ancestor.reason)
  }
}

extension AppAction {
  /// The identifiers of the elements whose frame the action sets.
  fileprivate var movedIdentifiers: [String] {
    guard case .set(let assignments) = self else { return [] }
    return assignments.compactMap { assignment in
      guard assignment.property.value == .frame,
        case .identifier(let name)? = assignment.target?.value.subject
      else { return nil }
      return name
    }
  }
}

extension ViewDescription {
  /// The identifier or the class, for messages.
  var words: String { identifier.map { "'#\($0)'" } ?? "this \(type)" }
}

extension Size {
  fileprivate var words: String { "\(width.plain) × \(height.plain) points" }
}
