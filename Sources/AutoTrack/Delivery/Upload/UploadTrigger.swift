/// A moment at which waiting records are sent even if they are not due (S3.11, S4.6).
public enum UploadTrigger: String, Sendable, CaseIterable {
  /// The tracker has started.
  case coldStart
  /// The app has returned to the foreground.
  case foreground
  /// The app has entered the background.
  case background
  /// The app is about to end.
  case terminate
  /// The person has logged out.
  case logout
  /// The app's code requests it, regardless of the policy.
  case flush
}
