import MiniUI

/// A delegate of a scroll view that records its callbacks.
final class ScrollListener: DynamicObject, Recording {
  var log = Log()
  var name = ""
  var allowsTop = true
  var onWillEnd: (TargetContentOffset, Point) -> Void = { _, _ in }

  override class var classDefinition: ClassDefinition {
    ClassDefinition(ScrollListener.self) { methods in
      let plain: [(String, Message<ObjectToVoid>)] = [
        ("didScroll", .scrollViewDidScroll), ("willBeginDragging", .scrollViewWillBeginDragging),
        ("willBeginDecelerating", .scrollViewWillBeginDecelerating),
        ("didEndDecelerating", .scrollViewDidEndDecelerating),
        ("didEndScrollingAnimation", .scrollViewDidEndScrollingAnimation),
        ("didScrollToTop", .scrollViewDidScrollToTop),
      ]
      for (line, message) in plain {
        methods.define(message) { listener, _, _ in listener.record(line) }
      }
      defineEnds(methods)
    }
  }

  private static func defineEnds(_ methods: MethodList<ScrollListener>) {
    methods.define(.scrollViewWillEndDragging) { listener, _, velocity, target, _ in
      listener.record("willEndDragging")
      if let target = target as? TargetContentOffset { listener.onWillEnd(target, velocity) }
    }
    methods.define(.scrollViewDidEndDragging) { listener, _, decelerates, _ in
      listener.record("didEndDragging \(decelerates)")
    }
    methods.define(.scrollViewShouldScrollToTop) { listener, _, _ in
      listener.record("shouldScrollToTop")
      return listener.allowsTop
    }
  }
}
