import MiniUI

/// A back button whose action was seen, until its bar asks whether to pop; nothing is retained.
struct TouchedBackButton {
  /// The button.
  weak let view: View?
  /// The touch behind the action; nil when code sent it, and once the touch is gone.
  weak let touch: Touch?
  /// The same touch, where one touch gives one click at most.
  let number: TouchLog.Number?
}
