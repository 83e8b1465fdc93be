/// A control with a thumb that a finger drags: `UISlider`.
///
/// A finger beside the thumb has no effect.
open class Slider: Control {
  private var storedValue: Float = 0
  private var thumb: View?
  private var grip = Grip(offset: 0, value: 0)

  /// True if `valueChanged` is sent for each move, false if once at the end (RC-18).
  ///
  /// Before iOS 26 a continuous slider also sends one at the end.
  public final var isContinuous = true
  /// The value at the left end; the other limit and the value are adjusted (RC-19).
  public final var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      show(storedValue)
    }
  }
  /// The value at the right end; the other limit and the value are adjusted (RC-19).
  public final var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      show(storedValue)
    }
  }

  /// The state of the thumb when a finger took it.
  private struct Grip {
    /// The distance of the finger to the right of the thumb's centre.
    var offset: Double
    var value: Float
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Slider.self, name: "UISlider") { methods in
      methods.define(.setSliderValue) { slider, value, _ in
        slider.send(.setValueAnimated)(value, false)
      }
      methods.define(.setValueAnimated) { slider, value, _, _ in slider.show(value) }
      methods.define(.layoutSubviews) { slider, callSuper in
        callSuper()
        slider.placeThumb()
      }
      defineSliding(methods)
    }
  }

  private static func defineSliding(_ methods: MethodList<Slider>) {
    methods.define(.beginTracking) { slider, touch, event, callSuper in
      slider.take(touch) && callSuper(touch, event)
    }
    methods.define(.continueTracking) { slider, touch, event, callSuper in
      slider.slide(touch, event)
      return callSuper(touch, event)
    }
    methods.define(.endTracking) { slider, touch, event, callSuper in
      callSuper(touch, event)
      slider.release(event)
    }
  }

  /// Makes a slider at 0, from 0 to 1, with the system's private views.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    let thumb = addPart(templates.sliderPart)[.thumb]
    thumb.fillsSuperview = false
    self.thumb = thumb
  }

  /// The value; setting it sends `setValue:`, clamps, and sends no event (RC-18, RC-19).
  public final var value: Float {
    get { storedValue }
    set { send(.setSliderValue)(newValue) }
  }

  /// Moves the thumb by code, without an event (RC-18).
  public final func setValue(_ value: Float, animated: Bool) {
    send(.setValueAnimated)(value, animated)
  }

  /// Returns the thumb's rectangle for a value, in the slider's coordinates.
  public final func thumbRect(for value: Float) -> Rect {
    let span = maximumValue - minimumValue
    let way = span > 0 ? Double(clamped(value) - minimumValue) * travel / Double(span) : 0
    return Rect(
      x: bounds.minX + way, y: bounds.midY - Self.thumbSize / 2, width: Self.thumbSize,
      height: Self.thumbSize)
  }

  override final var defeatedGestures: DefeatedGestures { .horizontalDrag }
  /// The value as `UISlider` reports it to VoiceOver: "50%".
  override final var spokenState: String? {
    let range = Double(maximumValue) - Double(minimumValue)
    let part = range > 0 ? (Double(value) - Double(minimumValue)) / range : 0
    return "\(Int((part * 100).rounded()))%"
  }

  override open var intrinsicSize: Size { Size(width: 118, height: 31) }
}

extension Slider {
  /// True if `valueChanged` is sent when the finger is lifted: always before iOS 26.
  public final var sendsValueWhenLifted: Bool {
    !isContinuous || SystemVersion(process.device.osVersion) < SystemVersion("26")
  }

  /// The width and height of the thumb, in points.
  static let thumbSize = 31.0
  /// The margin around the thumb, in points, which makes the target 44 points wide.
  static let thumbSlack = 6.5

  /// The distance of the thumb between both ends.
  private var travel: Double { max(bounds.width - Self.thumbSize, 0) }

  private func clamped(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  private func show(_ value: Float) {
    storedValue = clamped(value)
    placeThumb()
  }

  private func placeThumb() { thumb?.frame = thumbRect(for: storedValue) }

  private func take(_ touch: DynamicObject?) -> Bool {
    guard let place = (touch as? Touch)?.location(in: self) else { return false }
    let thumb = thumbRect(for: storedValue)
    grip = Grip(offset: place.x - thumb.midX, value: storedValue)
    return thumb.insetBy(dx: -Self.thumbSlack, dy: -Self.thumbSlack).contains(place)
  }

  private func slide(_ touch: DynamicObject?, _ event: DynamicObject?) {
    guard let place = (touch as? Touch)?.location(in: self), travel > 0 else { return }
    let way = place.x - grip.offset - Self.thumbSize / 2 - bounds.minX
    let old = storedValue
    show(Float(Double(minimumValue) + way * Double(maximumValue - minimumValue) / travel))
    if isContinuous, storedValue != old { reportNewValue(event) }
  }

  private func release(_ event: DynamicObject?) {
    // A continuous slider reports the end even without a change (RC-18).
    guard sendsValueWhenLifted, isContinuous || storedValue != grip.value else { return }
    reportNewValue(event)
  }
}
