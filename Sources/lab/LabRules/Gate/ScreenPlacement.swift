import LabKit
import LabLanguage

/// The place of a screen in the window: the containers around it, as the app shows it first.
///
/// Some schemes write the containers into their paths, so a screen is shown inside of them.
struct ScreenPlacement {
  /// The containers around the screen, outermost first.
  private var frames: [Frame]
  let screen: ControllerDescription

  /// A container with the number of the child that leads to the screen.
  private struct Frame {
    let container: ControllerDescription
    let child: Int
  }

  var root: ControllerDescription {
    frames.reversed().reduce(screen) { inner, frame in
      frame.container.showing(inner, at: frame.child)
    }
  }

  /// The numbers of the tabs to select, outermost first.
  var tabs: [Int] { frames.filter { $0.container.kind == .tabs }.map(\.child) }

  /// Returns the placements of all screens that the app's files name, each screen once.
  ///
  /// The first one on the shortest way from an entrance counts. Then come screens that only code
  /// shows, which are alone in the window, or on a stack if they have bar buttons. The order of the
  /// files does not decide, because the entrances and these screens have an order of their own.
  static func all(
    in app: AppDescription, from entrances: [[ControllerDescription]]
  ) -> [ScreenPlacement] {
    var search = PlacementSearch(app)
    for round in entrances { search.enter(round) }
    for round in app.screensOfCode { search.enter(alone: round) }
    return search.found
  }

  /// Searches the screens breadth-first.
  private struct PlacementSearch {
    private let app: AppDescription
    private var seen: Set<String> = []
    private(set) var found: [ScreenPlacement] = []
    private var next = 0

    init(_ app: AppDescription) {
      self.app = app
    }

    /// Enters controllers together, and the screens to which they lead.
    mutating func enter(_ controllers: [ControllerDescription]) {
      for controller in controllers { enter(controller, []) }
      follow()
    }

    /// Enters screens without containers of the files, and the screens to which they lead.
    mutating func enter(alone names: [Located<String>]) {
      for name in names where !seen.contains(name.value) { enter(alone: name) }
      follow()
    }

    private mutating func enter(_ controller: ControllerDescription, _ frames: [Frame]) {
      guard controller.children.isEmpty else {
        for (index, child) in controller.children.enumerated() {
          enter(child, frames + [Frame(container: controller, child: index)])
        }
        return
      }
      guard seen.insert(controller.type).inserted else { return }
      found.append(ScreenPlacement(frames: frames, screen: controller))
    }

    /// Enters the screens that methods of the found screens show.
    private mutating func follow() {
      while next < found.count {
        let placement = found[next]
        next += 1
        for action in app.actions(of: placement.screen.type) {
          switch action {
          case .show(let shown) where shown.controller.children.isEmpty:
            enter(pushed: shown.controller, from: placement)
          case .show(let shown), .present(let shown): enter(shown.controller, [])
          case .showRoot(let controller): enter(controller, [])
          default: break
          }
        }
      }
    }

    /// Enters a screen on the stack of another one, of which only code may know.
    private mutating func enter(
      pushed controller: ControllerDescription, from placement: ScreenPlacement
    ) {
      if let frames = placement.pushed { return enter(controller, frames) }
      guard let name = controller.className else { return enter(controller, []) }
      enter(alone: name)
    }

    private mutating func enter(alone name: Located<String>) {
      let screen = ControllerDescription(kind: .plain, className: name, children: [])
      let stack = ControllerDescription(kind: .navigation, className: nil, children: [screen])
      enter(app.hasBarButtons(name.value) ? stack : screen, [])
    }
  }

  /// The containers around a screen that this one pushes; nil without a navigation stack.
  private var pushed: [Frame]? {
    guard let place = frames.lastIndex(where: { $0.container.kind == .navigation }) else {
      return nil
    }
    let stack = frames[place]
    let below = stack.container.showing(screen, at: stack.child)
    return frames[..<place] + [Frame(container: below, child: stack.child + 1)]
  }
}

extension ControllerDescription {
  /// Returns the container with another child at a place, which it shows.
  fileprivate func showing(_ child: ControllerDescription, at place: Int) -> ControllerDescription {
    let shown: [ControllerDescription]
    switch kind {
    case .plain: return child
    case .tabs:
      shown = children.enumerated().map { index, other in index == place ? child : other }
    case .navigation: shown = children.prefix(place) + [child]
    case .page, .split: shown = [child]
    }
    return ControllerDescription(kind: kind, className: className, children: shown)
  }
}

extension AppDescription {
  /// The screens that the files lay out, in rounds: together those that no other one shows, then
  /// the others one by one.
  fileprivate var screensOfCode: [[Located<String>]] {
    let names = classes.map(\.key).filter { isScreen($0.value) }.sorted {
      placementKey(of: $0.value).lexicographicallyPrecedes(placementKey(of: $1.value))
    }
    let shown = names.reduce(into: Set<String>()) { all, name in
      all.formUnion(actions(of: name.value).flatMap(\.shownTypes).filter { $0 != name.value })
    }
    let first = names.filter { !shown.contains($0.value) }
    return [first] + names.filter { shown.contains($0.value) }.map { [$0] }
  }

  /// Bar buttons come first, because such a screen is on a stack; then the id of the element
  /// decides, which a renamed or moved file keeps, and the name of the class.
  private func placementKey(of name: String) -> [String] {
    let origin = description(of: name)?.origin ?? ""
    let id = origin.lastIndex(of: "#").map { String(origin[origin.index(after: $0)...]) } ?? origin
    return [hasBarButtons(name) ? "0" : "1", id, name]
  }

  private func isScreen(_ name: String) -> Bool {
    lineage(of: name).contains { $0.view != nil || !$0.settings.isEmpty }
  }

  fileprivate func hasBarButtons(_ name: String) -> Bool {
    lineage(of: name).flatMap(\.settings).contains { setting in
      if case .barButtons = setting.value.value { true } else { false }
    }
  }

  /// Returns the actions of a class, of those above it, and of the children on its screen.
  fileprivate func actions(of name: String) -> [AppAction] {
    let line = lineage(of: name)
    let children = line.flatMap(\.childNames).flatMap { lineage(of: $0.value) }
    return (line + children).flatMap(\.methods).flatMap(\.value).everything
  }
}

extension AppAction {
  /// The classes of the controllers that the action shows.
  fileprivate var shownTypes: [String] {
    switch self {
    case .show(let shown), .present(let shown): shown.controller.everything.map(\.type)
    case .showRoot(let controller): controller.everything.map(\.type)
    default: []
    }
  }
}
