import LabLanguage

/// The inheritance among an app's own classes; each class is visited once.
struct ClassLines {
  /// The first class above that the app does not declare; absent in or below a cycle.
  private(set) var outerClasses: [String: String] = [:]
  /// The cycles of classes, each once, from its first class in the file.
  private(set) var circles: [[String]] = []
  /// The number of the app's classes above each class; meaningless in a cycle.
  private(set) var depths: [String: Int] = [:]
  private var superclasses: [String: String] = [:]
  private var subclasses: [String: [String]] = [:]

  /// Follows every class up to the first that the app does not declare.
  init(of classes: [Entry<ClassDescription>]) {
    var places: [String: Int] = [:]
    for (place, entry) in classes.enumerated() where places[entry.key.value] == nil {
      let (name, superclass) = (entry.key.value, entry.value.superclass.value)
      places[name] = place
      superclasses[name] = superclass
      subclasses[superclass, default: []].append(name)
    }
    var visited: Set<String> = []
    for entry in classes { follow(entry.key.value, &visited, places) }
  }

  /// Returns the given classes and the app's classes above them, without duplicates.
  func lineages(of names: [String]) -> [String] {
    var lineage: [String] = []
    var visited: Set<String> = []
    for name in names {
      var next = name
      while let above = superclasses[next], visited.insert(next).inserted {
        lineage.append(next)
        next = above
      }
    }
    return lineage
  }

  /// Returns a class of the app and every class that inherits from it.
  func descendants(of name: String) -> [String] {
    guard superclasses[name] != nil else { return [] }
    var found = [name]
    var visited: Set = [name]
    var index = 0
    while index < found.count {
      found += (subclasses[found[index]] ?? []).filter { visited.insert($0).inserted }
      index += 1
    }
    return found
  }

  private mutating func follow(
    _ name: String, _ visited: inout Set<String>, _ places: [String: Int]
  ) {
    var line: [String] = []
    var next = name
    while let above = superclasses[next], visited.insert(next).inserted {
      line.append(next)
      next = above
    }
    // The walk ended outside of the app, at a class visited before, or in a cycle.
    let outer = superclasses[next] == nil ? next : outerClasses[next]
    for member in line { outerClasses[member] = outer }
    let above = superclasses[next] == nil ? 0 : (depths[next] ?? 0) + 1
    for (place, member) in line.reversed().enumerated() { depths[member] = above + place }
    guard let start = line.firstIndex(of: next) else { return }
    let circle = line[start...]
    let first = circle.indices.min { (places[circle[$0]] ?? 0) < (places[circle[$1]] ?? 0) }
    circles.append(Array(circle[(first ?? start)...] + circle[..<(first ?? start)]))
  }
}
