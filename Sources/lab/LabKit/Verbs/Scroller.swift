import LabLanguage
import MiniUI
import Wording

/// A series of drags that scrolls until the target is on the screen.
struct Scroller {
  private let scroll: Scroll
  private let process: AppProcess
  private let finger: Finger

  static let maximumDrags = 1_000
  /// The farthest target that is dragged to, in screens of rows.
  ///
  /// A farther one is reached by a jump, as with the scroll indicator's knob.
  static let farthestDrag = 100
  /// The duration of each drag, without the rest at its end.
  private static let dragDuration = Duration.milliseconds(200)

  /// A scroller that uses the first finger of a session.
  init(_ scroll: Scroll, _ session: AppSession) {
    self.scroll = scroll
    process = session.process
    finger = session.finger(0)
  }

  /// Scrolls; throws if the view does not move, or does not have the row.
  func run() throws(Simulation.AimError) {
    let view = try Simulation.element(scroll.view.value, in: process)
    guard let content = view as? ScrollView else {
      throw .failed(StepFault("\(view.summary) does not scroll", in: process))
    }
    switch scroll.goal {
    case .distance(let distance): try move(content, by: distance)
    case .row(let place): try show(place, in: content)
    }
  }

  private func show(_ place: CellPath, in view: ScrollView) throws(Simulation.AimError) {
    guard let list = view as? ListView else {
      throw .failed(StepFault("\(view.summary) has no rows", in: process))
    }
    guard list.has(place) else {
      let row = ElementSelector(.row(place), in: .within(scroll.view.value))
      // Throws the usual message about a missing row.
      _ = try Simulation.element(row, in: process)
      return
    }
    list.layoutIfNeeded()
    if list.isFar(place) { list.jump(to: place) }
    for _ in 0..<Self.maximumDrags {
      let way = wayToShow(place, in: list)
      if way == 0 { return }
      let before = list.contentOffset
      try drag(list, by: Point(x: 0, y: way))
      if list.contentOffset == before { throw .failed(stuck(list)) }
    }
    throw .failed(tooFar(list, "row \(place)"))
  }

  private func tooFar(_ view: View, _ goal: Sentence) -> StepFault {
    StepFault(
      "\(goal) of \(view.summary) is not reached by \(Self.maximumDrags) drags; "
        + "set its 'contentOffset' first", in: process)
  }

  /// Returns the distance to scroll, positive for up; 0 if the row can be tapped.
  private func wayToShow(_ place: CellPath, in list: ListView) -> Double {
    list.layoutIfNeeded()
    let half = max(list.bounds.height / 2, 1)
    // Not on display: half a screen towards it.
    guard let cell = list.shownCell(at: place) else {
      return (list.visiblePaths.first.map { place < $0 } ?? false) ? -half : half
    }
    do throws(TouchMiss) {
      _ = try process.application.aim(at: cell)
      if cell.frame.midY >= list.bounds.minY, cell.frame.midY <= list.bounds.maxY { return 0 }
    } catch {}
    let middle = cell.frame.midY - list.bounds.midY
    return middle == 0 ? 0 : min(max(middle, -half), half)
  }

  private func move(_ view: ScrollView, by distance: Point) throws(Simulation.AimError) {
    let step = Point(x: max(view.bounds.width / 2, 1), y: max(view.bounds.height / 2, 1))
    var rest = distance
    for _ in 0..<Self.maximumDrags where rest != .zero {
      let part = Point(
        x: min(max(rest.x, -step.x), step.x), y: min(max(rest.y, -step.y), step.y))
      let before = view.contentOffset
      try drag(view, by: part)
      if view.contentOffset == before {
        // The end of the content; a failure only if the first drag had no effect.
        if rest == distance { throw .failed(stuck(view)) }
        return
      }
      rest = Point(x: rest.x - part.x, y: rest.y - part.y)
    }
    if rest != .zero { throw .failed(tooFar(view, "\(distance)")) }
  }

  private func stuck(_ view: ScrollView) -> StepFault {
    StepFault("\(view.summary) cannot scroll further in that direction", in: process)
  }

  /// Drags the content by a distance; the finger first moves far enough to be recognised.
  private func drag(_ view: View, by movement: Point) throws(Simulation.AimError) {
    var start = Point.zero
    do throws(TouchMiss) {
      start = try process.application.aim(at: view)
    } catch {
      throw .missed(error)
    }
    let end = Point(x: start.x - movement.x, y: start.y - movement.y)
    let length = max(abs(movement.x), abs(movement.y), 1)
    // A short movement is no drag: the finger moves 20 points and then back.
    let stretch = max(1, 20 / length)
    let turn = Point(
      x: start.x - movement.x * stretch, y: start.y - movement.y * stretch)
    finger.down(at: start)
    finger.glide(from: start, to: turn, Self.dragDuration)
    if stretch > 1 { finger.glide(from: turn, to: end, Self.dragDuration) }
    // A rest before the touch-up, so that the content does not continue to scroll.
    process.mainLoop.advance(by: .milliseconds(100))
    finger.up()
  }
}

extension ListView {
  /// Returns true if a row is too far from the visible rows for dragging.
  fileprivate func isFar(_ place: CellPath) -> Bool {
    let visible = visiblePaths
    guard let first = visible.first else { return false }
    return abs(number(of: place) - number(of: first)) > Scroller.farthestDrag * visible.count
  }

  /// Scrolls a row to the middle without a finger.
  fileprivate func jump(to place: CellPath) {
    switch self {
    case let table as TableView: table.scrollToRow(at: place, at: .middle)
    case let items as CollectionView: items.scrollToItem(at: place, at: .middle)
    default: break
    }
    layoutIfNeeded()
  }

  /// Returns the number of rows before a row.
  private func number(of place: CellPath) -> Int {
    counts.prefix(place.section).reduce(place.row, +)
  }
}
