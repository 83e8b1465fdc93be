import MiniUI

/// A back button whose action was seen, until its bar asks whether to pop; nothing is retained.
struct TouchedBackButton {
  weak let view: View?
  /// The touch behind the action; nil if code sent it, and once the touch is gone.
  weak let touch: Touch?
  /// The number of the same touch, for the limit of one click for each touch.
  let number: TouchLog.Number?
}
