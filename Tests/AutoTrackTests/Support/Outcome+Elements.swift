import AutoTrack

/// The outcomes for the screen and its buttons, by the rows of the cases.
extension Outcome {
  /// A click on `firstButton`.
  static let firstClick = Outcome.click([
    "$element_content": "FirstButton", "$element_frame": [20, 20, 200, 44],
    "$element_path": "ElementViewController[0]/UIScrollView[0]/UIButton[0]",
    "$element_type": "UIButton", "$element_view_id": "e6031c86ccc891fa71286fdb0672a9e4",
    "$screen_name": "ElementViewController", "$title": "Element",
  ])

  /// A click on `secondButton` (SA-A02).
  static let secondClick = Outcome.click([
    "$element_content": "SecondButton", "$element_frame": [20, 80, 200, 44],
    "$element_path": "ElementViewController[0]/UIScrollView[0]/CustomButton[0]",
    "$element_type": "CustomButton", "$element_view_id": "3356f14fc70dbd3fe26dbc4c8ae9ef33",
    "$screen_name": "ElementViewController", "$title": "Element",
  ])

  /// The first start of an installation.
  static let firstStart = Outcome.start(first: true, resumed: false)

  /// The screen appears as the first one.
  static let elementView = Outcome.view("ElementViewController", title: "Element")

  /// The screen leaves as the first one, after a number of seconds.
  static func elementLeave(after seconds: Value) -> Outcome {
    .leave("ElementViewController", title: "Element", after: seconds)
  }
}
