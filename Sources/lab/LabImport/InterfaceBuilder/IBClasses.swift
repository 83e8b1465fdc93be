import LabLanguage

/// The app's own classes: each inherits from the class of its elements.
struct IBClasses {
  private let documents: [IBDocument]
  /// The parts of each own class, in the order of the files.
  private let elements: [String: [ImportedApp.Part]]
  private var table: [String: ImportedClass]
  /// The notes about listed superclasses that are not used.
  private var unused: [ImportNote] = []

  init(parts: [ImportedApp.Part], documents: [IBDocument]) {
    self.documents = documents
    elements = Dictionary(
      grouping: parts.filter { $0.type.custom != nil }, by: \.type.name)
    table = elements.mapValues { parts in
      ImportedClass(
        name: parts[0].type.name, superclass: Self.base(of: parts), place: parts[0].place)
    }
    insertListed()
  }

  /// The classes, sorted by name.
  var classes: [ImportedClass] { table.values.sorted { $0.name < $1.name } }

  /// The notes about classes: stale modules, classes of several elements, unused superclasses.
  var notes: [ImportNote] {
    let conflicts = elements.sorted { $0.key < $1.key }.compactMap { name, parts -> ImportNote? in
      let bases = Set(parts.map(\.type.base)).sorted()
      guard bases.count > 1 else { return nil }
      return ImportNote(
        .twoSuperclasses, "class \(name)", at: parts[0].place, detail: bases.joined(separator: ", ")
      )
    }
    return conflicts + unused + documents.flatMap(staleModules)
  }

  /// The most special class of the elements; of two that are unrelated, the first.
  private static func base(of parts: [ImportedApp.Part]) -> String {
    parts.dropFirst().reduce(parts[0].type.base) { base, part in
      UIKitClasses.inherits(part.type.base, from: base) ? part.type.base : base
    }
  }

  // MARK: Listed superclasses

  /// Inserts the superclasses that the documents list; of two for one class, the first counts.
  private mutating func insertListed() {
    let rows = documents.flatMap(\.superclasses)
    let listed = Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
    var open = listed.keys.filter { table[$0] != nil }.sorted()
    var done: Set<String> = []
    while let name = open.first {
      open.removeFirst()
      guard done.insert(name).inserted, let row = listed[name] else { continue }
      let known = Set(table.keys)
      if !insert(row, listed) { noteUnused(row) }
      // The classes between need the rows that tell their own superclasses.
      open += table.keys.filter { !known.contains($0) }.sorted()
    }
    for row in rows where done.contains(row.name) && listed[row.name]?.superclass != row.superclass
    {
      noteUnused(row)
    }
  }

  private mutating func noteUnused(_ row: IBDocument.ListedClass) {
    unused.append(
      ImportNote(
        .unusedSuperclass, "class \(row.name)", at: row.place,
        detail: "\(row.superclass), not \(table[row.name]?.superclass ?? row.superclass)"))
  }

  /// Makes a class inherit from the listed one, if that one leads to the class of its elements.
  ///
  /// Returns false if it does not, so that the listed superclass has no effect.
  private mutating func insert(
    _ row: IBDocument.ListedClass, _ listed: [String: IBDocument.ListedClass]
  ) -> Bool {
    let name = row.name
    guard let place = table[name]?.place, let base = Self.top(of: name, in: table) else {
      return false
    }
    var (line, next) = ([String](), row.superclass)
    while UIKitClasses.superclasses[next] == nil, next != "NSObject", next != name,
      !line.contains(next)
    {
      line.append(next)
      guard let above = listed[next]?.superclass else { break }
      next = above
    }
    let end = UIKitClasses.inherits(next, from: base) ? next : base
    guard !line.isEmpty || end == next else { return false }
    var new = table
    for (index, own) in line.enumerated() where new[own] == nil {
      let above = index + 1 < line.count ? line[index + 1] : end
      new[own] = ImportedClass(name: own, superclass: above, place: place)
    }
    new[name]?.superclass = line.first ?? end
    guard let top = Self.top(of: name, in: new), Self.allows(top, above: base) else { return false }
    table = new
    return true
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
