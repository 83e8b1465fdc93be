/// A moment at which records go out without being due (S3.11, S4.6).
public enum UploadTrigger: String, Sendable, CaseIterable {
  /// The tracker starts.
  case coldStart
  /// The app comes back to the foreground.
  case foreground
  /// The app goes to the background.
  case background
  /// The app is about to end.
  case terminate
  /// Whoever is logged in logs out.
  case logout
  /// The app's own code wants it, whatever the policy says.
  case flush
}
