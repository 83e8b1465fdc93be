/// The segments and what they show; an index without a segment is the nearest one, or ignored.
extension SegmentedControl {
  /// How many segments there are.
  public final var numberOfSegments: Int { segments.count }

  /// The private view of a segment, where a person taps it.
  public final func segmentView(at index: Int) -> View? {
    segments.indices.contains(index) ? segments[index].view : nil
  }

  /// Puts a segment at an index, or at the end; the selection stays with its segment.
  public final func insertSegment(
    withTitle title: String?, at index: Int, animated: Bool = false
  ) {
    send(.insertSegment)(title, index, animated)
  }

  /// Takes a segment out; when it was selected, none is selected any more.
  public final func removeSegment(at index: Int, animated: Bool = false) {
    send(.removeSegment)(index, animated)
  }

  /// Takes every segment out, and the selection with them.
  public final func removeAllSegments() {
    while numberOfSegments > 0 { remove(numberOfSegments - 1) }
  }

  /// Sets what a segment shows; nothing happens where there is none.
  public final func setTitle(_ title: String?, forSegmentAt index: Int) {
    send(.setSegmentTitle)(title, index)
  }

  /// What a segment shows; `nil` where there is none.
  public final func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index].label?.text : nil
  }

  /// Sets whether a tap selects a segment; nothing happens where there is none.
  public final func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index].isEnabled = isEnabled }
  }

  /// Whether a tap selects a segment; false where there is none.
  public final func isEnabledForSegment(at index: Int) -> Bool {
    segments.indices.contains(index) && segments[index].isEnabled
  }

  static func defineSegments(_ methods: MethodList<SegmentedControl>) {
    methods.define(
      .insertSegment, Body { control, title, index, _, _ in control.insert(title, at: index) })
    methods.define(.removeSegment, Body { control, index, _, _ in control.remove(index) })
    methods.define(
      .setSegmentTitle, Body { control, title, index, _ in control.show(title, at: index) })
  }

  private func insert(_ title: String?, at index: Int) {
    let index = min(max(index, 0), segments.count)
    let part = templates.segment.build(in: process)
    segments.insert(Segment(view: part.root, label: part[.title] as? Label), at: index)
    insertSubview(part.root, at: index)
    if index <= storedIndex { storedIndex += 1 }
    show(title, at: index)
  }

  private func remove(_ index: Int) {
    guard !segments.isEmpty else { return }
    let index = min(max(index, 0), segments.count - 1)
    segments.remove(at: index).view.removeFromSuperview()
    segmentsDidChange()
    guard index <= storedIndex else { return }
    storedIndex = index == storedIndex ? Self.noSegment : storedIndex - 1
  }

  private func show(_ title: String?, at index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].label?.text = title
    segments[index].view.accessibilityLabel = title
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

extension Message where S == GeneralShape<Nothing, String?, Int, Bool> {
  /// `-insertSegmentWithTitle:atIndex:animated:`.
  @inlinable public static var insertSegment: Self {
    Message(.`insertSegmentWithTitle:atIndex:animated:`)
  }
}

extension Message where S == GeneralShape<Nothing, Int, Bool> {
  /// `-removeSegmentAtIndex:animated:`.
  @inlinable public static var removeSegment: Self { Message(.`removeSegmentAtIndex:animated:`) }
}

extension Message where S == GeneralShape<Nothing, String?, Int> {
  /// `-setTitle:forSegmentAtIndex:`.
  @inlinable public static var setSegmentTitle: Self { Message(.`setTitle:forSegmentAtIndex:`) }
}
