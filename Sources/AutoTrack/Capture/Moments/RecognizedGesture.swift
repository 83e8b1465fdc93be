public import MiniUI

/// A gesture that a recogniser is about to tell its targets of.
public struct RecognizedGesture {
  /// Who has recognised it.
  public let recognizer: GestureRecognizer
  /// Who is told of it, without what trackers have added for themselves.
  public let targets: [(target: DynamicObject, action: SelectorID)]

  /// Takes the recogniser, and those of its targets that matter.
  public init(
    by recognizer: GestureRecognizer, for targets: [(target: DynamicObject, action: SelectorID)]
  ) {
    self.recognizer = recognizer
    self.targets = targets
  }
}
