/// A fact that the import dropped, changed or inferred, with its place and reason.
package struct ImportNote: Hashable, Sendable, CustomStringConvertible {
  package var place: ImportPlace
  /// The element, outlet, segue or class: `segue 'more'`.
  package var subject: String
  /// The reason, from a listed set.
  package var reason: Reason
  /// The circumstances, such as the name that was not found.
  package var detail: String?

  package init(_ reason: Reason, _ subject: String, at place: ImportPlace, detail: String? = nil) {
    (self.place, self.subject, self.reason, self.detail) = (place, subject, reason, detail)
  }

  package var description: String {
    "\(place): \(subject): \(reason.words)" + (detail.map { " (\($0))" } ?? "")
  }

  package enum Reason: String, CaseIterable, Sendable {
    case unknownElement, launchScreen, noEntry, opaqueHost, missingDestination, createdByCode
    case performedByCode, customSegue, peekAndPop, looseObject, detachedGesture, remotePresses
    case excludedView, unknownFrame, constraints, prototypeRows, staleModule, twoSuperclasses
    case runtimeAttribute, mayLoadOwnFile, unknownTarget, unknownEvent, unusedItem, hiddenIndicator
    case unknownClass, maskedFrames, noTexts, truncatedDump, hostedView, duplicateID, searchDisplay
    case tooDeep, unusedMethod, sameScreen
    case stackOfCode, barClass, laterView, noSectionView, hiddenBar, containsItself, unwinding,
      noUnwinding
    case unfitClass, noControl, nestedStack, coveredScreen, outOfRange, refusedLimit
    case unusedSuperclass, cellFact, damagedValue, unknownActions, unheldOutlet
    case foreignViews, noClasses, flatList, sharedGesture, unreachableTarget, barEmbedding
  }
}

extension ImportNote.Reason {
  package var words: String { Self.table[self] ?? rawValue }

  private static let table: [Self: String] = [
    .unknownElement: "an unknown element, imported as a plain view with its children",
    .launchScreen: "a launch screen has no code and takes no part in the app",
    .noEntry: "no file names an initial controller; the first screen without a predecessor is used",
    .opaqueHost: "the contents are not in the file",
    .missingDestination: "no given file has the destination",
    .createdByCode: "a method of the app makes the destination; the one in the file is used",
    .performedByCode: "only code performs it, so no tap reaches the destination",
    .customSegue: "the code of the app's segue class is unknown; a custom segue presents, others "
      + "do what their kind says",
    .peekAndPop: "a firm press performs it, and a finger of the lab has no force",
    .looseObject: "no outlet of a controller reaches the object, which is dropped",
    .detachedGesture: "the recogniser belongs to no view, and is dropped",
    .sharedGesture: "a recogniser has one view; it is at the last one that the file connects",
    .remotePresses: "the recogniser takes presses of a remote control, and no touches",
    .excludedView: "not installed for an iPhone in portrait",
    .unknownFrame: "the file has no frame; the view is laid out in a column",
    .constraints: "constraints are not solved; the frames in the file are used",
    .prototypeRows: "the number of rows is known to the app's code only",
    .staleModule: "the module is not the app's, though the class is; the app's module is used",
    .twoSuperclasses: "elements of different classes have this class; the more special one counts",
    .runtimeAttribute: "kept as data without its effect, or dropped if the path has a dot",
    .mayLoadOwnFile: "the view's class may load a file of its own, which is not in this one",
    .unknownTarget: "the receiver is not a part of the import; the action is dropped",
    .barEmbedding: "an app file embeds no controller in a bar; the view stays empty",
    .unreachableTarget: "an app file cannot name the receiver, in a list or a bar; the action is "
      + "dropped",
    .unknownEvent: "the control event is unknown; the action is dropped",
    .unusedItem: "the item belongs to no imported controller, and is dropped",
    .hiddenIndicator: "hidden at launch, because it hides while it does not animate",
    .unknownClass: "the type has no class in UIKit's tree; it counts as a plain view",
    .maskedFrames: "the numbers of frames are masked; the views are laid out in a column",
    .noTexts: "the format has no texts, so rules that match texts find no element",
    .truncatedDump: "the dump ends here, before the last view",
    .hostedView: "the view has no controller in the file; a plain one shows it",
    .duplicateID: "another element of the file has the same id; the first one counts",
    .stackOfCode: "its bar buttons need a navigation controller, which only code can add; it is "
      + "shown on a stack",
    .barClass: "a container makes its bar; the class in the file is not used",
    .hiddenBar: "no navigation controller of the files shows its toolbar; code may do that",
    .noSectionView: "lists of the lab have no view of this kind; the view is dropped",
    .containsItself: "the controller would contain itself; the inner one stays empty",
    .laterView: "not in the tree of a screen: UIKit shows it in a later state only",
    .searchDisplay: "a search display controller is not imported",
    .tooDeep: "the views nest too deeply for an app file; the deepest ones lie side by side",
    .unwinding: "only the app's code has the method; the nearest screen before it takes the segue",
    .noUnwinding: "only the app's code has the method, and no screen leads here; the tap is noted",
    .sameScreen: "an earlier dump shows the same screen, by its controller and title",
    .unfitClass: "the class does not fit the element, which keeps UIKit's class",
    .noControl: "only controls send actions of events; the action is dropped",
    .nestedStack: "UIKit has no navigation stack on another one; the inner one is left out",
    .coveredScreen: "another screen covers it; the app starts with the one that has appeared",
    .outOfRange: "an app file has a smaller range; the nearest number is used",
    .refusedLimit: "a stepper would raise; its standard value is used",
    .unusedSuperclass:
      "the listed superclass leads in a circle, or fits neither the elements of the "
      + "class nor an earlier row; it is not used",
    .cellFact: "an app file cannot give it to a cell, to a content view, or to a header or footer "
      + "of a section; it is dropped",
    .damagedValue: "the value has the wrong type or range; the standard value is used",
    .foreignViews: "the toolkit draws screens in views of its own, so paths mean little; match "
      + "identifiers or texts",
    .noClasses: "the format has no classes, so paths mean little; match identifiers or texts",
    .flatList: "the list has no tree, so paths mean little; nested output has one",
    .unknownActions: "the format has no actions; each control sends one whose code is unknown",
    .unheldOutlet: "an app file names only the views that a controller or a cell holds; the outlet "
      + "is dropped",
    .unusedMethod: "the receiver cannot have a method of this name; the action is dropped",
  ]
}

/// An imported file: its format and the counts of its elements and attributes.
package struct ImportedFile: Equatable, Sendable {
  /// The file's name as given on the command line.
  package var name: String
  /// The format in words: `Interface Builder storyboard`.
  package var format: String
  package var elements = ImportCounts()
  /// The counts of attributes by `element.attribute`.
  package var attributes = ImportCounts()
  /// The number of nodes for which the file has a frame.
  package var frames = 0
}

/// Numbers of elements or attributes by their names: read, ignored by design, unknown.
package struct ImportCounts: Equatable, Sendable {
  /// The ones with an effect on the app.
  package var read: [String: Int] = [:]
  /// The ones that a table of the format ignores, because they change only the looks.
  package var ignored: [String: Int] = [:]
  /// The ones that no table of the format knows.
  package var unknown: [String: Int] = [:]

  /// No counts.
  package init() {}

  /// The sums of the three kinds.
  package var sums: (read: Int, ignored: Int, unknown: Int) {
    (
      read.values.reduce(0, +), ignored.values.reduce(0, +), unknown.values.reduce(0, +)
    )
  }
}

extension ImportNote {
  /// Returns the nearest number in a range, and the note about a change.
  package static func fitted(
    _ number: Int, in range: ClosedRange<Int>, _ key: String, at place: ImportPlace
  ) -> (number: Int, note: ImportNote?) {
    let near = min(max(number, range.lowerBound), range.upperBound)
    guard near != number else { return (number, nil) }
    return (near, ImportNote(.outOfRange, key, at: place, detail: "\(near), not \(number)"))
  }
}
