/// The adding, ordering and removing of subviews.
extension View {
  /// Adds a subview in front of all others.
  public final func addSubview(_ view: View) { send(.addSubview)(view) }

  /// Removes this view from its superview.
  public final func removeFromSuperview() { send(.removeFromSuperview)() }

  /// Moves a subview in front of its siblings.
  public final func bringSubviewToFront(_ view: View) { send(.bringSubviewToFront)(view) }

  /// Moves a subview behind its siblings.
  public final func sendSubviewToBack(_ view: View) { send(.sendSubviewToBack)(view) }

  /// Inserts a subview at an index; an index beyond the end means the end (T012).
  public final func insertSubview(_ view: View, at index: Int) {
    send(.insertSubviewAtIndex)(view, index)
  }

  /// Inserts a subview behind a sibling; on top if the sibling is not another subview.
  public final func insertSubview(_ view: View, below sibling: View) {
    send(.insertSubviewBelow)(view, sibling)
  }

  /// Inserts a subview in front of a sibling; on top if the sibling is not another subview.
  public final func insertSubview(_ view: View, above sibling: View) {
    send(.insertSubviewAbove)(view, sibling)
  }

  private func insert(_ view: DynamicObject?, next sibling: DynamicObject?, offset: Int) {
    guard let view = view as? View else { return }
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + offset } ?? others.count)
  }

  static func defineHierarchy(_ methods: MethodList<View>) {
    defineOrdering(methods)
    methods.define(.removeFromSuperview) { view, _ in view.leaveSuperview() }
    methods.define(.willMoveToSuperview) { _, _, _ in }
    methods.define(.didMoveToSuperview) { _, _ in }
    methods.define(.willMoveToWindow) { _, _, _ in }
    methods.define(.didMoveToWindow) { _, _ in }
    methods.define(.didAddSubview) { _, _, _ in }
    methods.define(.willRemoveSubview) { _, _, _ in }
  }

  private static func defineOrdering(_ methods: MethodList<View>) {
    methods.define(.addSubview) { view, subview, _ in
      guard let subview = subview as? View else { return }
      view.insert(subview, at: view.subviews.count)
    }
    methods.define(.insertSubviewAtIndex) { view, subview, index, _ in
      if let subview = subview as? View { view.insert(subview, at: index) }
    }
    methods.define(.insertSubviewBelow) { view, new, sibling, _ in
      view.insert(new, next: sibling, offset: 0)
    }
    methods.define(.insertSubviewAbove) { view, new, sibling, _ in
      view.insert(new, next: sibling, offset: 1)
    }
    methods.define(.bringSubviewToFront) { view, subview, _ in view.reorder(subview) { $0 } }
    methods.define(.sendSubviewToBack) { view, subview, _ in view.reorder(subview) { _ in 0 } }
  }
}
