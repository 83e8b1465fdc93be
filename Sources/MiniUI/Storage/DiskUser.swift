/// Who has a file open, and lets go of it when the system ends the process.
public protocol DiskUser: AnyObject {
  /// The path of the file.
  var path: String { get }
  /// The process has ended without a word: nothing may be written any more.
  func processEnded()
}
