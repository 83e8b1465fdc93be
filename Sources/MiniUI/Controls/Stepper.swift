/// A control with a decrement and an increment half: `UIStepper`.
///
/// The value changes once, when the finger is lifted; a resting finger does not repeat the step.
open class Stepper: Control {
  private var storedValue = 0.0
  private var halves: [View] = []
  private var startingHalf = Half.increment
  private var limits = (minimum: 0.0, maximum: 100.0)
  private var step = 1.0
  /// True if a step beyond one limit leads to the other.
  public final var wraps = false

  /// The halves of a stepper.
  public enum Half: Hashable, Sendable, CaseIterable {
    /// The left half, which decreases the value.
    case decrement
    /// The right half, which increases it.
    case increment
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Stepper.self, name: "UIStepper") { methods in
      methods.define(.setValue) { stepper, value, _ in stepper.storedValue = stepper.clamped(value)
      }
      methods.define(.layoutSubviews) { stepper, callSuper in
        callSuper()
        stepper.layOutHalves()
      }
      defineStepping(methods)
    }
  }

  private static func defineStepping(_ methods: MethodList<Stepper>) {
    methods.define(.beginTracking) { stepper, touch, event, callSuper in
      stepper.startingHalf = stepper.half(under: touch)
      return callSuper(touch, event)
    }
    methods.define(.endTracking) { stepper, touch, event, callSuper in
      callSuper(touch, event)
      guard stepper.placeOfClick(touch) != nil, stepper.half(under: touch) == stepper.startingHalf
      else { return }
      stepper.makeStep(event)
    }
  }

  /// Makes a stepper at 0, from 0 to 100 in steps of 1, with the system's private views.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    let part = addPart(templates.stepperPart)
    halves = [part[.less], part[.more]]
    for half in halves { half.fillsSuperview = false }
    part[.less].accessibilityLabel = "Decrement"
    part[.more].accessibilityLabel = "Increment"
  }

  /// The value; setting it sends `setValue:`, clamps, and sends no event (RC-18).
  public final var value: Double {
    get { storedValue }
    set { send(.setValue)(newValue) }
  }

  /// The least value; changing it clamps the value (Apple, `UIStepper`).
  ///
  /// Raises unless it is below the greatest value.
  public final var minimumValue: Double {
    get { limits.minimum }
    set { setLimits(newValue, limits.maximum) }
  }

  /// The greatest value; changing it clamps the value (Apple, `UIStepper`).
  ///
  /// Raises unless it is above the least value.
  public final var maximumValue: Double {
    get { limits.maximum }
    set { setLimits(limits.minimum, newValue) }
  }

  /// The change per tap; raises unless it is positive (Apple, `UIStepper`).
  public final var stepValue: Double {
    get { step }
    set {
      guard newValue > 0 else {
        return refuse("stepValue must be greater than 0, not \(newValue.plainText)")
      }
      step = newValue
    }
  }

  override final var defeatedGestures: DefeatedGestures { .singleTap }
  override open var intrinsicSize: Size { Size(width: 94, height: 32) }

  private func setLimits(_ minimum: Double, _ maximum: Double) {
    guard minimum < maximum else {
      return refuse(
        "minimumValue \(minimum.plainText) must be less than maximumValue \(maximum.plainText)")
    }
    limits = (minimum, maximum)
    storedValue = clamped(storedValue)
  }

  private func refuse(_ reason: String) {
    table.raise(.invalidArgument(reason))
  }

  private func clamped(_ value: Double) -> Double {
    min(max(value, limits.minimum), limits.maximum)
  }

  private func half(under touch: DynamicObject?) -> Half {
    let x = (touch as? Touch)?.location(in: self).x ?? bounds.midX
    return x < bounds.midX ? .decrement : .increment
  }

  /// Returns the centre of a half, in the stepper's coordinates.
  final func middle(of half: Half) -> Point {
    let offset = half == .increment ? bounds.width / 4 : -bounds.width / 4
    return Point(x: bounds.midX + offset, y: bounds.midY)
  }

  private func makeStep(_ event: DynamicObject?) {
    let isIncrement = startingHalf == .increment
    let (old, new) = (storedValue, isIncrement ? storedValue + step : storedValue - step)
    if wraps, clamped(new) != new {
      storedValue = isIncrement ? limits.minimum : limits.maximum
    } else {
      storedValue = clamped(new)
    }
    if storedValue != old { reportNewValue(event) }
  }

  private func layOutHalves() {
    for (index, half) in halves.enumerated() {
      half.frame = Rect(
        x: Double(index) * bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
    }
  }
}
