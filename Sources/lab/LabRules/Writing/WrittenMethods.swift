import LabImport
import LabKit
import LabLanguage
import LabSystem
import MiniUI

/// The methods that an app file declares for a class, as far as an import knows them.
struct WrittenMethods: Equatable {
  /// The steps by selector, in the order of their first use.
  private var methods: [PrintedJSON.Member] = []

  /// The value of the key `methods`; nil without methods.
  var written: PrintedJSON? { methods.isEmpty ? nil : .object(methods) }

  /// Adds a method whose code is unknown, unless the class has it: it notes its name.
  mutating func note(_ selector: String) {
    add(selector, [.members(["note": .text(selector)])])
  }

  /// Adds a method with steps; another of the same name keeps its own.
  mutating func add(_ selector: String, _ steps: [PrintedJSON]) {
    guard !methods.contains(where: { $0.key == selector }) else { return }
    methods.append(PrintedJSON.Member(key: selector, value: .list(steps)))
  }

  /// Returns a free selector with one argument for a segue.
  func freeSelector(for word: String) -> String {
    let letters = word.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? Character(scalar) : "_"
    }
    let name = GeneratedMethod.prefix + String(letters.prefix(60))
    return "\(name):".freeName(numbered: { "\(name)_\($0):" }) { selector in
      !methods.contains { $0.key == selector }
    }
  }

  /// Returns true if a method written as steps may have the selector, in objects of a class.
  static func allows(_ selector: String, of type: String, in system: SystemClassNames) -> Bool {
    let isSelector = selector.allSatisfy { character in
      character.isLetter || character.isNumber || "_$:".contains(character)
    }
    guard !selector.isEmpty, isSelector, let types = system.types(of: selector, in: type) else {
      return false
    }
    return types.returnsNothing && ScriptTypes.all[types] != nil
  }
}
