import MiniUI

extension ViewController {
  /// The only child whose view is visible; nil for none, and for several.
  ///
  /// A view is visible if neither it nor a view around it is hidden or transparent (HT-1), if a
  /// part of it is inside this controller's view, and if no other child's view covers it
  /// completely.
  var onlyVisibleChild: ViewController? {
    guard hasChildren, let root = viewIfLoaded else { return nil }
    let seen = children.compactMap { child in
      child.viewIfLoaded.flatMap { view in
        view.visiblePart(in: root).map { (child: child, view: view, part: $0) }
      }
    }
    // Tests each sibling alone; several that cover a view together are not detected.
    let uncovered = seen.filter { one in
      !seen.contains { other in
        other.view !== one.view && other.view.alpha >= 1 && other.part.covers(one.part)
          && other.view.isInFront(of: one.view, in: root)
      }
    }
    return uncovered.count == 1 ? uncovered[0].child : nil
  }
}

extension View {
  /// Returns the part of this view inside an enclosing view, in that view's coordinates.
  fileprivate func visiblePart(in root: View) -> Rect? {
    var (view, part) = (self, bounds)
    while view !== root {
      guard !view.isHidden, view.alpha >= 0.01, let parent = view.superview else { return nil }
      part = view.convert(part, to: parent)
      if parent === root || parent.clipsToBounds {
        guard let inside = part.intersection(parent.bounds) else { return nil }
        part = inside
      }
      view = parent
    }
    return part.isEmpty ? nil : part
  }

  /// Returns true if this view is drawn after another; false if one contains the other.
  fileprivate func isInFront(of other: View, in root: View) -> Bool {
    let (own, others) = (line(to: root), other.line(to: root))
    guard let fork = zip(own, others).first(where: { $0 !== $1 }) else { return false }
    let siblings = fork.0.superview?.subviews ?? []
    return siblings.lastIndex { $0 === fork.0 || $0 === fork.1 }
      .map { siblings[$0] === fork.0 } == true
  }

  /// Returns the path of views from just below the root to this view.
  private func line(to root: View) -> [View] {
    Array(sequence(first: self, next: \.superview).prefix { $0 !== root }).reversed()
  }
}

extension Rect {
  /// Returns true if another rectangle is completely inside this one.
  fileprivate func covers(_ other: Rect) -> Bool { intersection(other) == other.standardized }
}
