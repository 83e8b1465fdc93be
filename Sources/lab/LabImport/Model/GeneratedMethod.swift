/// The names of methods that an import makes: of segues, and of actions that a file does not name.
///
/// UIKit sends no such selector: an object of the system performs a segue, and an action has a name
/// of the app's. So only the lab knows these names, which may hold the id of a destination, and no
/// rule, scheme or match reads them.
package enum GeneratedMethod {
  /// The beginning of every name.
  package static let prefix = "perform_"

  /// The action of a control in a dump, which does not name it.
  static let ofUnknownAction = prefix + "unknown_action:"

  /// True for the name of such a method.
  package static func isName(_ selector: String) -> Bool { selector.hasPrefix(prefix) }
}
