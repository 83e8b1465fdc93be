/// Adding, moving and removing views, with the callbacks of AP-37.
extension View {
  static func defineHierarchy(_ methods: MethodList<View>) {
    methods.define(
      .addSubview,
      Body { view, subview, _ in
        guard let subview = subview as? View else { return }
        view.insert(subview, at: view.subviews.count)
      })
    methods.define(.removeFromSuperview, Body { view, _ in view.leaveSuperview() })
    methods.define(.bringSubviewToFront, Body { view, subview, _ in view.reorder(subview) { $0 } })
    methods.define(
      .sendSubviewToBack, Body { view, subview, _ in view.reorder(subview) { _ in 0 } })
    methods.define(.willMoveToSuperview, Body { _, _, _ in })
    methods.define(.didMoveToSuperview, Body { _, _ in })
    methods.define(.willMoveToWindow, Body { _, _, _ in })
    methods.define(.didMoveToWindow, Body { _, _ in })
    methods.define(.didAddSubview, Body { _, _, _ in })
    methods.define(.willRemoveSubview, Body { _, _, _ in })
  }

  /// Puts a view in front of all others in this one.
  public final func addSubview(_ view: View) { send(.addSubview)(view) }

  /// Takes this view out of its superview.
  public final func removeFromSuperview() { send(.removeFromSuperview)() }

  /// Moves a subview in front of its siblings.
  public final func bringSubviewToFront(_ view: View) { send(.bringSubviewToFront)(view) }

  /// Moves a subview behind its siblings.
  public final func sendSubviewToBack(_ view: View) { send(.sendSubviewToBack)(view) }

  /// Puts a view at an index; one past the end means the end (T012).
  public final func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Puts a view right behind a sibling.
  public final func insertSubview(_ view: View, below sibling: View) {
    insert(view, next: sibling, offset: 0)
  }

  /// Puts a view right in front of a sibling.
  public final func insertSubview(_ view: View, above sibling: View) {
    insert(view, next: sibling, offset: 1)
  }

  private func insert(_ view: View, next sibling: View, offset: Int) {
    let others = subviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + offset)
  }

  /// Where the index counts the siblings without the view itself (T016, T017).
  private func insert(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself")
    if view.superview === self { return move(view, to: index) }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    view.announce(window: newWindow, if: changesWindow)
    view.send(.willMoveToSuperview)(self)
    view.detach()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    setNeedsLayout()
    view.settle(inNewWindow: changesWindow)
    send(.didAddSubview)(view)
  }

  private func move(_ view: View, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    setNeedsLayout()
  }

  private func reorder(_ subview: DynamicObject?, to index: (Int) -> Int) {
    guard let subview = subview as? View, subview.superview === self else { return }
    move(subview, to: index(subviews.count))
  }

  private func leaveSuperview() {
    guard let parent = superview else { return }
    let changesWindow = window != nil
    parent.send(.willRemoveSubview)(self)
    announce(window: nil, if: changesWindow)
    send(.willMoveToSuperview)(nil)
    detach()
    settle(inNewWindow: changesWindow)
  }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview?.setNeedsLayout()
    superview = nil
  }

  private func announce(window: Window?, if changes: Bool) {
    guard changes else { return }
    send(.willMoveToWindow)(window)
    for subview in subviews { subview.announce(window: window, if: true) }
  }

  private func settle(inNewWindow changes: Bool) {
    if changes { enteredWindow() }
    send(.didMoveToSuperview)()
  }

  private func enteredWindow() {
    send(.didMoveToWindow)()
    for subview in subviews { subview.enteredWindow() }
  }
}

extension Message where S == ObjectToVoid {
  /// `-addSubview:`.
  @inlinable public static var addSubview: Self { Message(.`addSubview:`) }
  /// `-bringSubviewToFront:`.
  @inlinable public static var bringSubviewToFront: Self { Message(.`bringSubviewToFront:`) }
  /// `-sendSubviewToBack:`.
  @inlinable public static var sendSubviewToBack: Self { Message(.`sendSubviewToBack:`) }
  /// `-willMoveToSuperview:`, with `nil` when the view is removed.
  @inlinable public static var willMoveToSuperview: Self { Message(.`willMoveToSuperview:`) }
  /// `-willMoveToWindow:`, for the whole subtree, from the top down.
  @inlinable public static var willMoveToWindow: Self { Message(.`willMoveToWindow:`) }
  /// `-didAddSubview:`, to the superview.
  @inlinable public static var didAddSubview: Self { Message(.`didAddSubview:`) }
  /// `-willRemoveSubview:`, to the superview.
  @inlinable public static var willRemoveSubview: Self { Message(.`willRemoveSubview:`) }
}

extension Message where S == ToVoid {
  /// `-removeFromSuperview`.
  @inlinable public static var removeFromSuperview: Self { Message(.removeFromSuperview) }
  /// `-didMoveToSuperview`, with the view attached already.
  @inlinable public static var didMoveToSuperview: Self { Message(.didMoveToSuperview) }
  /// `-didMoveToWindow`, for the whole subtree, from the top down.
  @inlinable public static var didMoveToWindow: Self { Message(.didMoveToWindow) }
}
