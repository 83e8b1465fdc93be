/// A row of segments with at most one selected: `UISegmentedControl`.
///
/// Lifting the finger selects the segment under it; `valueChanged` is sent if the selection changed
/// (RC-18, T115).
open class SegmentedControl: Control {
  /// The index that means that no segment is selected.
  public static let noSegment = -1
  /// True if no segment stays selected; a momentary control reports every tap (RC-18).
  public final var isMomentary = false
  final var segments: [Segment] = []
  final var storedIndex = noSegment

  struct Segment {
    let view: View
    let label: Label?
    /// True if a tap selects the segment.
    var isEnabled = true
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(SegmentedControl.self, name: "UISegmentedControl") { methods in
      methods.define(.setSelectedSegmentIndex) { control, index, _ in control.select(index) }
      methods.define(.layoutSubviews) { control, callSuper in
        callSuper()
        control.layOutSegments()
      }
      methods.define(.endTracking) { control, touch, event, callSuper in
        callSuper(touch, event)
        control.choose(touch, event)
      }
      defineSegments(methods)
    }
  }

  /// Makes a control with one segment per title and no selection (T116).
  public convenience init(items titles: [String], in process: AppProcess) {
    self.init(in: process)
    for title in titles { insertSegment(withTitle: title, at: numberOfSegments) }
  }

  /// The index of the selected segment, or ``noSegment``; if momentary, of the last tapped one.
  ///
  /// Setting it sends `setSelectedSegmentIndex:` and no event (RC-18). An invalid index is ignored,
  /// and so is any index of a momentary control.
  public final var selectedSegmentIndex: Int {
    get { storedIndex }
    set { send(.setSelectedSegmentIndex)(newValue) }
  }

  override final var defeatedGestures: DefeatedGestures { .singleTap }
  override open var intrinsicSize: Size {
    let widest = segments.map { $0.label?.intrinsicSize.width ?? 0 }.max() ?? 0
    return Size(width: (widest + 20) * Double(segments.count), height: 32)
  }

  /// Calls a closure for each segment that a tap can select, as if it were selected.
  ///
  /// No message is sent, so neither the app nor a hook sees it. Without such a segment, the closure
  /// is called once.
  package final func forEachChoice(_ body: () -> Void) {
    let choices = segments.indices.filter { segments[$0].isEnabled }
    let selected = storedIndex
    defer { storedIndex = selected }
    for choice in choices.isEmpty ? [selected] : choices {
      storedIndex = choice
      body()
    }
  }

  private func select(_ index: Int) {
    guard !isMomentary, index == Self.noSegment || segments.indices.contains(index) else { return }
    storedIndex = index
  }

  private func choose(_ touch: DynamicObject?, _ event: DynamicObject?) {
    guard let place = (touch as? Touch)?.location(in: self), bounds.contains(place) else { return }
    let index = Int((place.x - bounds.minX) * Double(segments.count) / bounds.width)
    guard segments.indices.contains(index), segments[index].isEnabled,
      isMomentary || index != storedIndex
    else { return }
    storedIndex = index
    reportNewValue(event)
  }

  private func layOutSegments() {
    let width = bounds.width / Double(max(segments.count, 1))
    for (index, segment) in segments.enumerated() {
      segment.view.frame = Rect(
        x: Double(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}

/// The segments; an invalid index is clamped for insertion and removal, ignored otherwise.
extension SegmentedControl {
  /// The number of segments.
  public final var numberOfSegments: Int { segments.count }

  /// Returns the private view of a segment, which the user taps; nil for an invalid index.
  public final func segmentView(at index: Int) -> View? {
    segments.indices.contains(index) ? segments[index].view : nil
  }

  /// Inserts a segment; the index is clamped, and the selection stays with its segment.
  public final func insertSegment(
    withTitle title: String?, at index: Int, animated: Bool = false
  ) {
    send(.insertSegment)(title, index, animated)
  }

  /// Removes a segment; if it was selected, no segment is selected afterwards.
  public final func removeSegment(at index: Int, animated: Bool = false) {
    send(.removeSegment)(index, animated)
  }

  /// Removes all segments and the selection.
  public final func removeAllSegments() {
    while numberOfSegments > 0 { remove(numberOfSegments - 1) }
  }

  /// Sets the title of a segment; ignored for an invalid index.
  public final func setTitle(_ title: String?, forSegmentAt index: Int) {
    send(.setSegmentTitle)(title, index)
  }

  /// Returns the title of a segment; `nil` for an invalid index.
  public final func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index].label?.text : nil
  }

  /// Sets if a tap selects a segment; ignored for an invalid index.
  public final func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index].isEnabled = isEnabled }
  }

  /// True if a tap selects the segment; false for an invalid index.
  public final func isEnabledForSegment(at index: Int) -> Bool {
    segments.indices.contains(index) && segments[index].isEnabled
  }

  private static func defineSegments(_ methods: MethodList<SegmentedControl>) {
    methods.define(.insertSegment) { control, title, index, _, _ in control.insert(title, at: index)
    }
    methods.define(.removeSegment) { control, index, _, _ in control.remove(index) }
    methods.define(.setSegmentTitle) { control, title, index, _ in control.show(title, at: index) }
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
