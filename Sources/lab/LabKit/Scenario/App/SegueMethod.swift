/// The names of the methods by which imported screens perform segues.
///
/// UIKit sends no such selector: an object of the system performs a segue. So only the lab knows
/// these names, which may hold the id of the destination, and no rule, scheme or match reads them.
enum SegueMethod {
  /// The beginning of every name.
  static let prefix = "perform_"

  /// True for the name of such a method.
  static func isName(_ selector: String) -> Bool { selector.hasPrefix(prefix) }
}
