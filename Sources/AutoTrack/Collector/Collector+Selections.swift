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
      view: cell, origin: .row(selection), screen: ScreenFinder.screen(of: list),
      subject: subject, type: ElementType.type(of: list), named: list)
    collect(click, moment)
  }

  /// A recogniser is about to tell its targets; the element is its view.
  func collect(_ recognizer: GestureRecognizer, _ moment: Moment) {
    let name = recognizer.class.name
    guard let view = recognizer.view else {
      return suppress("\(name) of no view", .gestureWithoutTarget)
    }
    let subject = Decision.Subject.action(name, of: view.summary)
    let screen = ScreenFinder.screen(of: view)
    collect(
      Click(view: view, origin: .gesture(recognizer), screen: screen, subject: subject), moment)
  }
}
