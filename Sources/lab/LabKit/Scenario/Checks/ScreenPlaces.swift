import LabLanguage
import MiniUI

/// The places where the controllers of an app are shown, as far as its file decides them.
///
/// A container's content lies between its bars (see `docs/fidelity.md`). Where the file leaves a
/// size open, as in a sheet, the place has the largest size that is possible.
struct ScreenPlaces {
  /// The size of a controller's view, and of the stack around it.
  struct Place: Hashable {
    let view: Size
    /// The size of the screens of the navigation controller around it; nil without one.
    let stack: Size?
  }

  private let app: AppDescription
  private let classes: ClassTree
  private let screen: Size
  private var places: [String: Set<Place>] = [:]
  private var waiting: [(name: String, place: Place)] = []

  /// Follows the root, the children and the navigation in the code of each shown class.
  ///
  /// The code in a scenario's `steps` can act on any screen.
  init(of app: AppDescription, _ classes: ClassTree, screen: Size, steps: [AppAction]) {
    (self.app, self.classes, self.screen) = (app, classes, screen)
    addContainer(app.root, Place(view: screen, stack: nil), fills: .all)
    addFullScreen(steps)
    addFullScreen(app.code)
    follow()
    // Code of other objects, such as cells, can push onto any stack.
    let others = app.classes.filter { !classes.isKind($0.key.value, of: "UIViewController") }
    let loose = steps.everything + others.flatMap(\.value.methods).flatMap(\.value).everything
    for stack in Set(places.values.joined().compactMap(\.stack)) {
      addPushed(by: loose, onto: stack)
    }
    follow()
  }

  /// Returns the largest view of the controllers that load the view of a class.
  ///
  /// It is the screen for a class that only code shows in a way that the file does not decide.
  func largestView(of name: String) -> Size {
    let heirs = classes.descendants(of: name).filter { heir in
      classes.lineage(of: heir).first { classes.own($0)?.view != nil } == name
    }
    return largestView(among: heirs)
  }

  /// Returns the largest view of a controller or of any that inherits from its class.
  func largestView(ofHeirsOf name: String) -> Size {
    largestView(among: classes.descendants(of: name))
  }

  private func largestView(among names: [String]) -> Size {
    let sizes = names.flatMap { places[$0] ?? [] }.map(\.view)
    guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max() else {
      return screen
    }
    return Size(width: width, height: height)
  }

  // MARK: Containers

  /// The edges of the screen that a view reaches, where bars are taller.
  private struct Edges: OptionSet {
    let rawValue: Int
    static let top = Edges(rawValue: 1)
    static let bottom = Edges(rawValue: 2)
    static let all: Edges = [.top, .bottom]
  }

  private mutating func addContainer(
    _ controller: ControllerDescription, _ place: Place, fills edges: Edges
  ) {
    switch controller.kind {
    case .plain:
      if let name = controller.className { waiting.append((name.value, place)) }
    case .page, .split:
      for child in controller.children { addContainer(child, place, fills: edges) }
    case .tabs:
      let bar = BarMetrics.tabBar + (edges.contains(.bottom) ? BarMetrics.homeIndicator : 0)
      let content = Place(view: place.view.lower(by: bar), stack: place.stack)
      for child in controller.children {
        addContainer(child, content, fills: edges.subtracting(.bottom))
      }
    case .navigation:
      let bar = BarMetrics.navigationBar + (edges.contains(.top) ? BarMetrics.statusBar : 0)
      let content = place.view.lower(by: bar)
      if let name = controller.className { addPushed(by: code(of: name.value), onto: content) }
      for child in controller.children {
        addContainer(
          child, Place(view: content, stack: content), fills: edges.subtracting(.top))
      }
    }
  }

  /// Adds the new roots and presented controllers of some code.
  private mutating func addFullScreen(_ actions: [AppAction]) {
    let place = Place(view: screen, stack: nil)
    for action in actions.everything {
      for controller in action.controllers {
        // A sheet begins below the status bar, so its own bar is lower.
        if case .showRoot = action {
          addContainer(controller, place, fills: .all)
        } else {
          addContainer(controller, place, fills: .bottom)
        }
      }
    }
  }

  // MARK: Classes

  private mutating func follow() {
    while let (name, place) = waiting.popLast() {
      guard places[name, default: []].insert(place).inserted else { continue }
      let lineage = classes.lineage(of: name).compactMap { classes.own($0) }
      for child in lineage.flatMap(\.children).map(\.value) {
        let view = child.frame.map { Rect($0).size } ?? place.view
        waiting.append((child.className.value, Place(view: view, stack: place.stack)))
      }
      for view in lineage.compactMap(\.view).flatMap(\.value.tree) {
        addEmbedded(view, in: place)
      }
      let isStack = classes.isKind(name, of: "UINavigationController")
      let own = isStack ? place.view.lower(by: BarMetrics.navigationBar) : nil
      guard let stack = own ?? place.stack else { continue }
      addPushed(by: code(of: name), onto: stack)
    }
  }

  /// Adds the controller that fills a view; a stack lays the view out, so its size is open.
  private mutating func addEmbedded(_ view: ViewDescription, in place: Place) {
    guard let controller = view.ties.embedded else { return }
    let frame: Rect? =
      if case .numbers(let numbers)? = view.value(of: .frame) { Rect(numbers) } else { nil }
    addContainer(
      controller, Place(view: frame?.size ?? place.view, stack: place.stack), fills: [])
  }

  /// Returns the code of a class and of the app's classes above it.
  private func code(of name: String) -> [AppAction] {
    classes.lineage(of: name).compactMap { classes.own($0) }
      .flatMap(\.methods).flatMap(\.value).everything
  }

  private mutating func addPushed(by actions: [AppAction], onto stack: Size) {
    for action in actions {
      let names: [Located<String>] =
        switch action {
        case .push(let push): [push.className]
        case .show(let shown): [shown.controller.className].compactMap(\.self)
        case .setStack(let stack): stack.classNames
        default: []
        }
      waiting += names.map { ($0.value, Place(view: stack, stack: stack)) }
    }
  }
}

extension Size {
  fileprivate func lower(by height: Double) -> Size {
    Size(width: width, height: max(self.height - height, 0))
  }
}
