import LabLanguage
import MiniUI

/// The changes of an app's screens by its code, after which only a run decides about a place.
///
/// The words that code brings are in the file, so ``AppWords`` has them. The numbers of rows and of
/// views are not: code may run never, once or often.
struct CodeChanges {
  /// A kind of place that code can change.
  enum Kind: CaseIterable {
    case segments
    /// Identifiers that messages set.
    case identifiers
    case classes
    /// Several screens that are shown at a time.
    case screens
  }

  /// The kinds, apart from rows.
  let kinds: Set<Kind>
  /// The lists in which code inserts or moves rows.
  let lists: [ElementSelector]

  /// Collects the changes by actions, deferred ones included.
  init(of actions: [AppAction]) {
    kinds = Set(actions.flatMap(\.changedKinds))
    lists = actions.compactMap(\.grownList)
  }
}

extension AppAction {
  fileprivate var changedKinds: [CodeChanges.Kind] {
    switch self {
    case .set(let assignments):
      assignments.contains { $0.property.value == .segments } ? [.segments] : []
    case .send(let message), .sendToArgument(let message, _):
      message.selector.value == Self.identifierSetter ? [.identifiers] : []
    case .call(let selector): selector.value == Self.identifierSetter ? [.identifiers] : []
    case .change(let operations): operations.contains(where: \.changesClass) ? [.classes] : []
    case .present, .show: [.screens]
    default: []
    }
  }

  private static let identifierSetter = "setAccessibilityIdentifier:"

  /// The list in which the action inserts or moves rows.
  fileprivate var grownList: ElementSelector? {
    switch self {
    case .insertRows(let inserted): inserted.list.value
    case .moveRow(let moved): moved.list.value
    default: nil
    }
  }
}

extension RuntimeOperation {
  fileprivate var changesClass: Bool {
    if case .changeClass = self { true } else { false }
  }
}

extension RuntimeOperation {
  /// The class that an object gets, or that a new delegate has.
  var chosenClass: String? {
    switch self {
    case .changeClass(let change): return change.className.value
    case .setDelegate(let change):
      guard case .new(let name) = change.delegate else { return nil }
      return name.value
    case .install, .exchange, .declare: return nil
    }
  }

  /// The selector of the method that the operation adds or replaces.
  var installedSelector: String? { newMethod?.selector.plainText }
}

extension [AppAction] {
  /// The selectors of the methods that the actions install at run time.
  var installedSelectors: Set<String> {
    Set(everything.flatMap(\.operations).compactMap(\.installedSelector))
  }
}

extension [Located<Step>] {
  /// The selectors of the methods that the steps install, and those that their code installs.
  var installedSelectors: Set<String> {
    let operations = flatMap(\.value.verb.operations)
    return Set(operations.compactMap(\.installedSelector))
      .union(operations.flatMap(\.steps).installedSelectors)
  }
}
