import LabLanguage

/// The storyboards that are imported together, so that references between them can be resolved.
struct IBLibrary {
  /// The controllers of a storyboard by the names that other files use.
  fileprivate struct Storyboard {
    var initial: String?
    var identifiers: [String: String] = [:]
    /// The references of this file to others, by their ids.
    var placeholders: [String: MarkupElement] = [:]
    var controllers: Set<String> = []
  }

  private var storyboards: [String: Storyboard] = [:]
  /// The files by their names without folder and extension; the first file of a name counts.
  private var files: [String: String] = [:]

  init(_ documents: [IBDocument]) {
    for document in documents {
      storyboards[document.file] = Storyboard(document)
      if files[document.stem] == nil { files[document.stem] = document.file }
    }
  }

  /// Returns the controller of an id in a file; a reference leads to another file.
  func destination(_ id: String, in file: String) -> ImportedDestination {
    var (id, file) = (id, file)
    // A reference may lead to another one; a circle must end.
    for _ in 0..<8 {
      guard let storyboard = storyboards[file], let reference = storyboard.placeholders[id] else {
        return .controller(ImportedID(file: file, id: id))
      }
      switch target(of: reference, in: file) {
      case .success(let next): (id, file) = (next.id, next.file)
      case .failure(let missing): return .missing(missing.reason)
      }
    }
    return .missing("the storyboard references form a circle")
  }

  /// Returns true if a storyboard of these files has a controller of that id.
  func hasController(_ key: ImportedID) -> Bool {
    storyboards[key.file]?.controllers.contains(key.id) ?? false
  }

  private struct Missing: Error {
    let reason: String
  }

  private func target(of reference: MarkupElement, in own: String) -> Result<ImportedID, Missing> {
    let name = reference["storyboardName"]
    guard let file = name.map({ files[$0] }) ?? own, let storyboard = storyboards[file] else {
      return .failure(Missing(reason: "the storyboard \((name ?? "").quoted) is not given"))
    }
    if let identifier = reference["referencedIdentifier"] {
      guard let id = storyboard.identifiers[identifier] else {
        return .failure(Missing(reason: "\(file) has no controller \(identifier.quoted)"))
      }
      return .success(ImportedID(file: file, id: id))
    }
    guard let initial = storyboard.initial else {
      return .failure(Missing(reason: "\(file) has no initial controller"))
    }
    return .success(ImportedID(file: file, id: initial))
  }
}

extension IBLibrary.Storyboard {
  /// The controllers of a document; a launch screen has none that the app can show.
  fileprivate init(_ document: IBDocument) {
    guard !document.root.isYes("launchScreen") else { return }
    initial = document.root["initialViewController"]
    for scene in document.root.child("scenes")?.children ?? [] {
      for element in scene.child("objects")?.children ?? [] { add(element) }
    }
    // Older files nest the controllers of a container, and xibs have no scenes.
    for (id, element) in document.objects where IBElements.isController(element) {
      controllers.insert(id)
    }
  }

  private mutating func add(_ element: MarkupElement) {
    guard let id = element["id"] else { return }
    if element.name == "viewControllerPlaceholder" {
      placeholders[id] = element
    } else if IBElements.isController(element) {
      if let name = element["storyboardIdentifier"], identifiers[name] == nil {
        identifiers[name] = id
      }
    }
  }
}
