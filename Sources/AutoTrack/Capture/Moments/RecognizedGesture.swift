public import MiniUI

/// A recognised gesture whose targets are about to be called.
public struct RecognizedGesture {
  /// The recogniser.
  public let recognizer: GestureRecognizer
  /// The targets, without those that trackers have added.
  public let targets: [(target: DynamicObject, action: SelectorID)]

  /// Creates a gesture.
  public init(
    by recognizer: GestureRecognizer, for targets: [(target: DynamicObject, action: SelectorID)]
  ) {
    self.recognizer = recognizer
    self.targets = targets
  }
}
