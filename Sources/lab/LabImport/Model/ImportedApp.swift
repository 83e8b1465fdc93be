/// An app read from files of another format, before it is written as an app file.
package struct ImportedApp: Equatable, Sendable {
  /// The name under the icon: by default the name of the first file, without folder and extension.
  package var name: String
  /// The controllers of all files, in the order of the files.
  package var controllers: [ImportedController] = []
  /// The key of the controller that fills the window at launch; nil only without controllers.
  ///
  /// If no file names one, it is the first controller that no other leads to, and a note says so.
  package var root: ImportedID?
  /// The keys of the initial controllers that files name, in the order of the files.
  package var initial: [ImportedID] = []
  /// The size of the device's screen; nil if the files have only the sizes of views.
  package private(set) var screen: ImportedFrame?
  /// The app's own classes, sorted by name.
  package var classes: [ImportedClass] = []
  /// The files in the order of the command line, with the counts of each.
  package var files: [ImportedFile] = []
  /// The parts that were dropped, changed or inferred, in the order of the files.
  package var notes: [ImportNote] = []

  /// Takes the screen of a dump, the largest of several.
  mutating func takeScreen(_ new: ImportedFrame?) {
    guard let new, new.width * new.height > (screen.map { $0.width * $0.height } ?? 0) else {
      return
    }
    screen = new
  }

  /// Returns the controller of a key, if any.
  package func controller(_ key: ImportedID) -> ImportedController? {
    controllers.first { $0.key == key }
  }
}

/// The identity of an element in its file: ground truth for comparisons, invisible to rules.
package struct ImportedID: Hashable, Sendable, CustomStringConvertible {
  /// The file's name as given on the command line.
  package var file: String
  /// The id in the file; in a dump, the numbers of the children from the root: `0/3/1`.
  package var id: String

  package init(file: String, id: String) {
    (self.file, self.id) = (file, id)
  }

  package var description: String { "\(file)#\(id)" }
}

package struct ImportPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file's name as given on the command line.
  package var file: String
  /// The line, counted from 1; nil for the whole file.
  package var line: Int?
  /// The column, counted from 1; nil if only the line is known.
  package var column: Int?

  /// A place; without a line it is the whole file.
  package init(file: String, line: Int? = nil, column: Int? = nil) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  package var description: String {
    ([file] + [line, column].compactMap(\.self).map(String.init)).joined(separator: ":")
  }
}

/// A class: UIKit's, or the app's own on the base of UIKit's class of the element.
package struct ImportedType: Hashable, Sendable {
  /// UIKit's class, or the nearest one that is known: `UIButton`.
  package var base: String
  /// The app's own class without its module; nil for UIKit's class itself.
  package var custom: String?
  /// The module of the own class; nil for an Objective-C class or if the file does not tell.
  package var module: String?
  /// True if ``base`` stands for an element type that the format's table does not list.
  package var isGuess = false

  /// A class by its base and the app's own name.
  package init(_ base: String, custom: String? = nil, module: String? = nil) {
    (self.base, self.custom, self.module) = (base, custom, module)
  }

  /// The name at run time: `Module.Class` for a class of a Swift module.
  package var name: String {
    guard let custom else { return base }
    return module.map { "\($0).\(custom)" } ?? custom
  }
}

package struct ImportedClass: Equatable, Sendable {
  /// The name at run time.
  package var name: String
  /// The superclass at run time: UIKit's class of the element, or another own class.
  package var superclass: String
  /// The first element of the class.
  package var place: ImportPlace
}

/// A value of an attribute that only some classes have.
package enum ImportedValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  /// A number without a fraction.
  case integer(Int)
  case number(Double)
  /// A point, a size or a rectangle.
  case numbers([Double])
  /// Texts in their order, such as the titles of segments.
  case texts([String])
}
