/// A user of an open file, which must release it when its process ends.
public protocol DiskUser: AnyObject {
  /// The path of the file.
  var path: String { get }
  /// Called when the process was killed; the user must not write any more.
  func processEnded()
}
