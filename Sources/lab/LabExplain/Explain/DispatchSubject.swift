import LabKit
import LabLanguage
package import LabSystem
package import MiniUI

/// The part of a dispatch table that a person asks for.
package enum DispatchSubject: Equatable {
  /// The app's classes, and the system's with hooks or other code.
  case overview
  /// One class, by its name.
  case type(String)
  /// One message in every class that implements it.
  case message(String)
  /// A message to objects of one class: `-[UIView layoutSubviews]`.
  case method(className: String, selector: String, isClassMethod: Bool)

  /// Parses a word of the command line; throws for a name that none of the tables has.
  package init(_ word: String?, in tables: ClassTable...) throws(LabError) {
    guard let word else {
      self = .overview
      return
    }
    let names = Names(of: tables)
    if let method = MethodReference(word), let className = method.className.plainText,
      let selector = method.selector.plainText
    {
      try names.check(className, selector)
      self = .method(
        className: className, selector: selector, isClassMethod: method.isClassMethod)
    } else if names.classes.contains(word) {
      self = .type(word)
    } else if names.selectors.contains(word) {
      self = .message(word)
    } else {
      throw .usage(
        "no class and no message is called \(word.quoted)",
        remedy: Suggestion.question(for: word, among: names.classes.union(names.selectors))
          ?? "without a name, lab dispatch lists the app's classes")
    }
  }

  /// The names that the classes of several tables have or implement.
  private struct Names {
    let classes: Set<String>
    let selectors: Set<String>

    init(of tables: [ClassTable]) {
      classes = Set(tables.flatMap { $0.classes.map(\.name) })
      selectors = Set(
        tables.flatMap { table in
          table.classes.flatMap { $0.ownSelectors + $0.metaclass.ownSelectors }.map(table.name)
        })
    }

    /// Throws for an unknown class or message.
    ///
    /// A known message that the class does not implement is an answer, not a mistake.
    func check(_ className: String, _ selector: String) throws(LabError) {
      guard classes.contains(className) else {
        throw .usage(
          "no class is called \(className.quoted)",
          remedy: Suggestion.question(for: className, among: classes))
      }
      guard selectors.contains(selector) else {
        throw .usage(
          "no class implements \(selector.quoted)",
          remedy: Suggestion.question(for: selector, among: selectors))
      }
    }
  }
}
