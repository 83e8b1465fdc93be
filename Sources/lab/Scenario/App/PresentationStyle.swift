/// How a controller is shown over another: `UIModalPresentationStyle`, by UIKit's words.
package enum PresentationStyle: String, CaseIterable, Sendable {
  /// What the system chooses, which is a sheet since iOS 13.
  case automatic
  /// The screen below disappears.
  case fullScreen
  /// The screen below stays where it is, and gets no callback.
  case pageSheet
  /// A smaller sheet, which is a page sheet on a phone.
  case formSheet
  /// Over everything, while the screen below stays.
  case overFullScreen
}
