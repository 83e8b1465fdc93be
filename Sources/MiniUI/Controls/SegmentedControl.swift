/// A row of segments with at most one selected: `UISegmentedControl`.
///
/// Lifting the finger selects the segment under it; `valueChanged` is sent if the selection changed
/// (RC-18, T115).
open class SegmentedControl: Control {
  /// The index of no selection.
  public static let noSegment = -1
  /// True if no segment stays selected; a momentary control reports every tap (RC-18).
  public final var isMomentary = false
  final var segments: [Segment] = []
  final var storedIndex = noSegment

  struct Segment {
    /// The private view of the segment.
    let view: View
    let label: Label?
    /// True if a tap selects the segment.
    var isEnabled = true
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      SegmentedControl.self, name: "UISegmentedControl", superclass: Control.self
    ) { methods in
      methods.define(
        .setSelectedSegmentIndex, Body { control, index, _ in control.select(index) })
      methods.define(
        .layoutSubviews,
        Body { control, callSuper in
          callSuper()
          control.layOutSegments()
        })
      methods.define(
        .endTracking,
        Body { control, touch, event, callSuper in
          callSuper(touch, event)
          control.choose(touch, event)
        })
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
    report(.valueChanged, event)
  }

  private func layOutSegments() {
    let width = bounds.width / Double(max(segments.count, 1))
    for (index, segment) in segments.enumerated() {
      segment.view.frame = Rect(
        x: Double(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}

extension Message where S == IntToVoid {
  /// `-[UISegmentedControl setSelectedSegmentIndex:]`.
  @inlinable public static var setSelectedSegmentIndex: Self {
    Message(.`setSelectedSegmentIndex:`)
  }
}
