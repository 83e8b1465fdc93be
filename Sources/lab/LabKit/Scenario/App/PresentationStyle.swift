/// The style of a presentation: `UIModalPresentationStyle`, by UIKit's words.
package enum PresentationStyle: String, CaseIterable, Sendable {
  /// The system's choice, a sheet since iOS 13.
  case automatic
  /// The screen below disappears.
  case fullScreen
  /// The screen below stays in place and gets no callback.
  case pageSheet
  /// A smaller sheet, which is a page sheet on a phone.
  case formSheet
  /// A full screen over the screen below, which stays.
  case overFullScreen
}
