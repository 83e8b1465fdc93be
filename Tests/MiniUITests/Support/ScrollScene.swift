import MiniUI

/// A stage with a scroll view of 200 × 200 points, and a delegate that records its callbacks.
final class ScrollScene {
  let stage = Stage()
  let scroll: ScrollView
  let listener: ScrollListener

  /// Makes content of a size; the log is empty.
  init(content: Size) {
    scroll = stage.view(Rect(x: 0, y: 100, width: 200, height: 200), ScrollView.self)
    scroll.contentSize = content
    listener = ScrollListener(in: stage.process)
    listener.log = stage.log
    scroll.delegate = listener
    stage.window.layoutIfNeeded()
    stage.log.take()
  }
}
