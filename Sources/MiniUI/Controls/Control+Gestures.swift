/// The gestures of views around a control that the control wins against: GR-16.
struct DefeatedGestures: OptionSet, Hashable {
  /// The bits.
  let rawValue: Int

  /// One tap of one finger.
  static let singleTap = DefeatedGestures(rawValue: 1 << 0)
  /// A pan or a swipe to the left or to the right, along a slider or a switch.
  static let horizontalDrag = DefeatedGestures(rawValue: 1 << 1)
  /// A pan or a swipe upwards or downwards.
  static let verticalDrag = DefeatedGestures(rawValue: 1 << 2)

  /// What a recogniser has in its fingers now, as far as a control may win against it.
  init(of recognizer: DynamicObject?) {
    switch recognizer {
    case let tap as TapGestureRecognizer:
      self = tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 ? .singleTap : []
    case let pan as PanGestureRecognizer:
      let movement = pan.translation(in: nil)
      self = abs(movement.x) >= abs(movement.y) ? .horizontalDrag : .verticalDrag
    case let swipe as SwipeGestureRecognizer:
      self = swipe.direction.isDisjoint(with: [.left, .right]) ? .verticalDrag : .horizontalDrag
    default: self = []
    }
  }

  /// Makes a set from its bits.
  init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension Control {
  /// A control wins against some gestures of views around it, but never against its own (GR-16).
  ///
  /// A disabled one sends nothing for its finger, so it wins against none.
  static func defineGesturePriority(_ methods: MethodList<Control>) {
    methods.define(
      .gestureRecognizerShouldBegin,
      Body { control, recognizer, callSuper in
        callSuper(recognizer)
          && !(control.isEnabled && control.defeats(recognizer, among: control.defeatedGestures))
      })
  }
}

extension View {
  /// Whether this wins against a recogniser of a view around it; a bar's are its field's own.
  final func defeats(_ recognizer: DynamicObject?, among gestures: DefeatedGestures) -> Bool {
    guard let recognizer = recognizer as? GestureRecognizer, let view = recognizer.view,
      view !== self, isDescendant(of: view), !(view is SearchBar)
    else { return false }
    return !gestures.isDisjoint(with: DefeatedGestures(of: recognizer))
  }
}
