import MiniUI

/// Clicks on rows and items, and on what has a gesture (S3.3b, S3.3c).
extension Collector {
  /// A list's delegate is about to be told of a selection.
  func collect(_ selection: ListSelection, _ moment: Moment) {
    let list = selection.list
    let subject = Decision.Subject.row(selection.path, of: list.summary)
    guard let cell = list.shownCell(at: selection.path) else {
      return suppress(subject, .noCell)
    }
    let click = Click(
      of: .row(cell, of: list), .row(selection), on: ScreenFinder.screen(of: list),
      touch: touches.current)
    collect(click, of: subject, moment)
  }

  /// A recogniser is about to tell its targets; the element is its view.
  func collect(_ gesture: RecognizedGesture, _ moment: Moment) {
    let name = gesture.recognizer.class.name
    guard let view = gesture.recognizer.view else {
      return suppress("\(name) of no view", .gestureWithoutTarget)
    }
    let click = Click(
      of: .view(view), .gesture(gesture), on: ScreenFinder.screen(of: view),
      touch: touches.number(behindGestureOn: view))
    collect(click, of: .view(view.summary, name), moment)
  }
}
