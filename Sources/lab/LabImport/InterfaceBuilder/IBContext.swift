import LabLanguage

/// The document that is read, the files around it, and the notes so far.
final class IBContext {
  let document: IBDocument
  let library: IBLibrary
  private(set) var notes: [ImportNote] = []
  /// The controller that stands for the owner of a xib.
  var owner: ImportedID?
  private var classesWithOwnFiles: Set<String> = []
  private var attributePaths: [String: (count: Int, place: ImportPlace)] = [:]

  init(_ document: IBDocument, in library: IBLibrary) {
    (self.document, self.library) = (document, library)
  }

  func note(
    _ reason: ImportNote.Reason, _ subject: String, _ element: MarkupElement,
    _ detail: String? = nil
  ) {
    notes.append(ImportNote(reason, subject, at: document.place(of: element), detail: detail))
  }

  func add(_ note: ImportNote) { notes.append(note) }

  /// Adds a note once for each class whose views may have a file of their own.
  func noteOwnFile(of element: MarkupElement) {
    guard let name = element["customClass"], classesWithOwnFiles.insert(name).inserted else {
      return
    }
    note(.mayLoadOwnFile, "view of class \(name)", element, "\(name).xib")
  }

  /// Counts a run-time attribute without effect; ``finish()`` adds one note per key path.
  func countAttribute(_ path: String, _ element: MarkupElement) {
    attributePaths[path, default: (0, document.place(of: element))].count += 1
  }

  /// Adds the notes that sum up.
  func finish() {
    for (path, found) in attributePaths.sorted(by: { $0.key < $1.key }) {
      notes.append(
        ImportNote(
          .runtimeAttribute, "run-time attribute \(path.quoted)", at: found.place,
          detail: found.count.counted("element")))
    }
  }

  /// Returns the receiver of an action by the id of its destination.
  func target(_ id: String) -> ImportedTarget {
    guard let element = document.objects[id] else { return .object(id) }
    if element.name == "placeholder" {
      let isResponder = element["placeholderIdentifier"] == "IBFirstResponder"
      if isResponder { return .responderChain }
      return owner.map { .controller($0) } ?? .object("File's Owner")
    }
    let key = ImportedID(file: document.file, id: id)
    if isController(element) { return .controller(key) }
    return isView(element) ? .view(key) : .object(element["customClass"] ?? element.name)
  }

  /// Returns the names that outlets give an element, without UIKit's own outlets.
  func names(of id: String?) -> [ImportedName] {
    guard let id else { return [] }
    return (document.outlets[id] ?? []).compactMap { outlet in
      guard !IBDocument.systemOutlets.contains(outlet.name) else { return nil }
      let element = document.objects[outlet.owner]
      let isOwner = element?.name == "placeholder"
      let owner = isOwner ? owner : ImportedID(file: document.file, id: outlet.owner)
      return ImportedName(outlet.name, owner: owner, isCollection: outlet.isCollection)
    }
  }

  func outlets(of element: MarkupElement) -> [ImportedOutlet] {
    (element.child("connections")?.children ?? []).compactMap { child in
      guard child.name == "outlet" || child.name == "outletCollection",
        let name = child["property"], name != "gestureRecognizers",
        let destination = child["destination"]
      else { return nil }
      var outlet = ImportedOutlet(
        name, to: ImportedID(file: document.file, id: destination),
        isCollection: child.name == "outletCollection")
      outlet.isOfApp =
        document.objects[destination] != nil && !IBDocument.systemOutlets.contains(name)
      return outlet
    }
  }

  /// Returns true for a controller, known or not.
  func isController(_ element: MarkupElement) -> Bool { IBElements.isController(element) }

  private func isView(_ element: MarkupElement) -> Bool {
    let name = element.name
    return IBElements.views[name] != nil || !IBElements.isRead(name)
  }
}
