import LabLanguage

/// The app's own classes: each inherits from the class of its elements.
struct IBClasses {
  private let documents: [IBDocument]
  /// The parts of each own class, in the order of the files.
  private let elements: [String: [ImportedApp.Part]]

  /// Collects the classes of the parts of an app that documents describe.
  init(parts: [ImportedApp.Part], documents: [IBDocument]) {
    self.documents = documents
    elements = Dictionary(
      grouping: parts.filter { $0.type.custom != nil }, by: \.type.name)
  }

  /// The classes, sorted by name.
  var classes: [ImportedClass] {
    var classes = elements.mapValues { parts in
      ImportedClass(
        name: parts[0].type.name, superclass: Self.base(of: parts), place: parts[0].place)
    }
    for (name, list) in listed.sorted(by: { $0.key < $1.key }) where classes[name] != nil {
      insert(list, for: name, into: &classes)
    }
    return classes.values.sorted { $0.name < $1.name }
  }

  /// The notes about classes: stale modules, classes of several elements.
  var notes: [ImportNote] {
    let conflicts = elements.sorted { $0.key < $1.key }.compactMap { name, parts -> ImportNote? in
      let bases = Set(parts.map(\.type.base)).sorted()
      guard bases.count > 1 else { return nil }
      return ImportNote(
        .twoSuperclasses, "class \(name)", at: parts[0].place, detail: bases.joined(separator: ", ")
      )
    }
    return conflicts + documents.flatMap(staleModules)
  }

  /// The most special class of the elements; of two that are unrelated, the first.
  private static func base(of parts: [ImportedApp.Part]) -> String {
    parts.dropFirst().reduce(parts[0].type.base) { base, part in
      UIKitClasses.inherits(part.type.base, from: base) ? part.type.base : base
    }
  }

  /// The superclasses that the documents list.
  private var listed: [String: String] {
    documents.reduce(into: [:]) { $0.merge($1.superclasses) { first, _ in first } }
  }

  /// Makes a class inherit from the listed one, if that one leads to the class of its elements.
  private func insert(
    _ superclass: String, for name: String, into classes: inout [String: ImportedClass]
  ) {
    guard let base = classes[name]?.superclass, let place = classes[name]?.place else { return }
    var (line, next) = ([String](), superclass)
    while UIKitClasses.superclasses[next] == nil, next != "NSObject", next != name,
      !line.contains(next)
    {
      line.append(next)
      guard let above = listed[next] else { break }
      next = above
    }
    let end = UIKitClasses.inherits(next, from: base) ? next : base
    var new = classes
    for (index, own) in line.enumerated() where new[own] == nil {
      let above = index + 1 < line.count ? line[index + 1] : end
      new[own] = ImportedClass(name: own, superclass: above, place: place)
    }
    new[name]?.superclass = line.first ?? end
    guard let top = Self.top(of: name, in: new), Self.allows(top, above: base) else { return }
    classes = new
  }

  /// Returns the first class above that is not the app's own; nil in a circle.
  private static func top(of name: String, in classes: [String: ImportedClass]) -> String? {
    var (next, steps) = (name, 0)
    while let known = classes[next] {
      (next, steps) = (known.superclass, steps + 1)
      guard steps <= classes.count else { return nil }
    }
    return next
  }

  /// Returns true if elements of a class may have a superclass; controllers have another layout.
  private static func allows(_ top: String, above base: String) -> Bool {
    let isController = UIKitClasses.inherits(base, from: "UIViewController")
    return top == base || !isController && UIKitClasses.inherits(top, from: base)
  }

  private func staleModules(in document: IBDocument) -> [ImportNote] {
    var seen: Set<String> = []
    return document.classed.compactMap { element in
      guard element["customModuleProvider"] == "target", let own = document.module,
        let module = element.moduleName, module != own,
        let name = element["customClass"], seen.insert("\(module).\(name)").inserted
      else { return nil }
      return ImportNote(
        .staleModule, "class \(name)", at: document.place(of: element),
        detail: "\(module), not \(own)")
    }
  }
}
