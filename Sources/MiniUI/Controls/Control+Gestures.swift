/// The gestures of enclosing views that a control prevents (GR-16).
struct DefeatedGestures: OptionSet, Hashable {
  let rawValue: Int

  static let singleTap = DefeatedGestures(rawValue: 1 << 0)
  /// A horizontal pan or swipe, as along a slider or a switch.
  static let horizontalDrag = DefeatedGestures(rawValue: 1 << 1)
  static let verticalDrag = DefeatedGestures(rawValue: 1 << 2)

  /// Classifies the current gesture of a recogniser.
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

  init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension Control {
  /// Prevents some gestures of enclosing views, but never the control's own (GR-16).
  ///
  /// A disabled control does not react to its touches, so it prevents none.
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
  /// True if this view prevents a recogniser of an enclosing view.
  ///
  /// A view may exempt its gestures, as a search bar does.
  final func defeats(_ recognizer: DynamicObject?, among gestures: DefeatedGestures) -> Bool {
    guard let recognizer = recognizer as? GestureRecognizer, let view = recognizer.view,
      view !== self, isDescendant(of: view), view.hasPreventableGestures
    else { return false }
    return !gestures.isDisjoint(with: DefeatedGestures(of: recognizer))
  }
}
