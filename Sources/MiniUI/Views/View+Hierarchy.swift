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
    methods.define(.removeFromSuperview, Body { view, _ in view.leaveSuperview() })
    methods.define(.willMoveToSuperview, Body { _, _, _ in })
    methods.define(.didMoveToSuperview, Body { _, _ in })
    methods.define(.willMoveToWindow, Body { _, _, _ in })
    methods.define(.didMoveToWindow, Body { _, _ in })
    methods.define(.didAddSubview, Body { _, _, _ in })
    methods.define(.willRemoveSubview, Body { _, _, _ in })
  }

  private static func defineOrdering(_ methods: MethodList<View>) {
    methods.define(
      .addSubview,
      Body { view, subview, _ in
        guard let subview = subview as? View else { return }
        view.insert(subview, at: view.subviews.count)
      })
    methods.define(
      .insertSubviewAtIndex,
      Body { view, subview, index, _ in
        if let subview = subview as? View { view.insert(subview, at: index) }
      })
    methods.define(
      .insertSubviewBelow,
      Body { view, new, sibling, _ in view.insert(new, next: sibling, offset: 0) })
    methods.define(
      .insertSubviewAbove,
      Body { view, new, sibling, _ in view.insert(new, next: sibling, offset: 1) })
    methods.define(.bringSubviewToFront, Body { view, subview, _ in view.reorder(subview) { $0 } })
    methods.define(
      .sendSubviewToBack, Body { view, subview, _ in view.reorder(subview) { _ in 0 } })
  }
}

extension Message where S == ObjectToVoid {
  /// `-addSubview:`.
  @inlinable public static var addSubview: Self { Message(.`addSubview:`) }
  /// `-bringSubviewToFront:`.
  @inlinable public static var bringSubviewToFront: Self { Message(.`bringSubviewToFront:`) }
  /// `-sendSubviewToBack:`.
  @inlinable public static var sendSubviewToBack: Self { Message(.`sendSubviewToBack:`) }
  /// `-willMoveToSuperview:`, with `nil` for a removal.
  @inlinable public static var willMoveToSuperview: Self { Message(.`willMoveToSuperview:`) }
  /// `-willMoveToWindow:`, for the whole subtree, from the top down.
  @inlinable public static var willMoveToWindow: Self { Message(.`willMoveToWindow:`) }
  /// `-didAddSubview:`, to the superview.
  @inlinable public static var didAddSubview: Self { Message(.`didAddSubview:`) }
  /// `-willRemoveSubview:`, to the superview that the view leaves.
  @inlinable public static var willRemoveSubview: Self { Message(.`willRemoveSubview:`) }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Int> {
  /// `-insertSubview:atIndex:`.
  @inlinable public static var insertSubviewAtIndex: Self { Message(.`insertSubview:atIndex:`) }
}

extension Message where S == ObjectsToVoid {
  /// `-insertSubview:aboveSubview:`.
  @inlinable public static var insertSubviewAbove: Self {
    Message(.`insertSubview:aboveSubview:`)
  }
  /// `-insertSubview:belowSubview:`.
  @inlinable public static var insertSubviewBelow: Self {
    Message(.`insertSubview:belowSubview:`)
  }
}

extension Message where S == ToVoid {
  /// `-removeFromSuperview`.
  @inlinable public static var removeFromSuperview: Self { Message(.removeFromSuperview) }
  /// `-didMoveToSuperview`, after the view has been attached.
  @inlinable public static var didMoveToSuperview: Self { Message(.didMoveToSuperview) }
  /// `-didMoveToWindow`, for the whole subtree, from the top down.
  @inlinable public static var didMoveToWindow: Self { Message(.didMoveToWindow) }
}
