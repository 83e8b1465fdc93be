import LabLanguage

/// The place of a screen in the window: the containers around it, as the app shows it first.
///
/// Some schemes write the containers into their paths, so a screen is shown inside of them.
struct ScreenPlacement {
  /// The containers around the screen, outermost first.
  private var frames: [Frame]
  /// The screen itself.
  let screen: ControllerDescription

  /// A container with the number of the child that leads to the screen.
  private struct Frame {
    let container: ControllerDescription
    let child: Int
  }

  /// The controller that fills the window.
  var root: ControllerDescription {
    frames.reversed().reduce(screen) { inner, frame in
      frame.container.showing(inner, at: frame.child)
    }
  }

  /// The numbers of the tabs to select, outermost first.
  var tabs: [Int] { frames.filter { $0.container.kind == .tabs }.map(\.child) }

  /// Returns the placements of all screens that the app's files name, each screen once.
  ///
  /// The first one on the shortest way from the root counts; then come screens that only code
  /// shows, which are alone in the window, or on a stack if they have bar buttons.
  static func all(in app: AppDescription) -> [ScreenPlacement] {
    var search = PlacementSearch(app)
    search.enter(app.root, [])
    search.follow()
    for entry in app.classes { search.enter(alone: entry.key) }
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

    mutating func enter(_ controller: ControllerDescription, _ frames: [Frame]) {
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
    mutating func follow() {
      while next < found.count {
        let placement = found[next]
        next += 1
        for action in actions(of: placement.screen.type) {
          switch action {
          case .show(let shown) where shown.controller.children.isEmpty:
            enter(shown.controller, placement.pushed)
          case .show(let shown), .present(let shown): enter(shown.controller, [])
          case .showRoot(let controller): enter(controller, [])
          default: break
          }
        }
      }
    }

    /// Returns the actions of a class, of those above it, and of the children on its screen.
    private func actions(of name: String) -> [AppAction] {
      let line = app.lineage(of: name)
      let children = line.flatMap(\.childNames).flatMap { app.lineage(of: $0.value) }
      return (line + children).flatMap(\.methods).flatMap(\.value).everything
    }

    mutating func enter(alone name: Located<String>) {
      guard !seen.contains(name.value) else { return }
      let line = app.lineage(of: name.value)
      guard line.contains(where: { $0.view != nil || !$0.settings.isEmpty }) else { return }
      let screen = ControllerDescription(kind: .plain, className: name, children: [])
      let hasButtons = line.flatMap(\.settings).contains { setting in
        if case .barButtons = setting.value.value { true } else { false }
      }
      let stack = ControllerDescription(kind: .navigation, className: nil, children: [screen])
      enter(hasButtons ? stack : screen, [])
      follow()
    }
  }

  /// The containers around a screen that this one pushes; none without a navigation stack.
  private var pushed: [Frame] {
    guard let place = frames.lastIndex(where: { $0.container.kind == .navigation }) else {
      return []
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
