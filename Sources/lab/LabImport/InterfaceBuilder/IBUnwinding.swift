import LabLanguage

/// Finds the controllers to which unwind segues lead.
///
/// A file has only the selector of an unwind segue: at run time, UIKit asks the screens behind the
/// source, the nearest first, for the method. So the method belongs to a screen from which other
/// segues lead to the source; if several sources have the selector, to one before all of them.
struct IBUnwinding {
  /// The controllers before each controller, in the order of the files.
  private var before: [ImportedID: [Step]] = [:]
  /// The sources of each selector, with the place of its first segue.
  private var sources: [String: [(key: ImportedID, segue: ImportedSegue)]] = [:]
  private let controllers: [ImportedController]

  /// A step back to a controller; a step out of a container leaves no screen.
  private struct Step {
    let key: ImportedID
    let isOutward: Bool
  }

  init(_ controllers: [ImportedController]) {
    self.controllers = controllers
    for controller in controllers {
      for case .controller(let child) in controller.children.map(\.destination) {
        add(controller.key, before: child, isOutward: true)
      }
      for segue in controller.allSegues {
        switch segue.destination {
        case .controller(let key): add(controller.key, before: key, isOutward: segue.kind == .embed)
        case .unwind(let selector): sources[selector, default: []].append((controller.key, segue))
        case .missing: break
        }
      }
    }
  }

  private mutating func add(_ key: ImportedID, before next: ImportedID, isOutward: Bool) {
    before[next, default: []].append(Step(key: key, isOutward: isOutward))
  }

  /// The methods that no action of the files declares, by controller, and a note about each.
  func methods(
    besides known: Set<String>
  ) -> (methods: [ImportedID: Set<String>], notes: [ImportNote]) {
    var (methods, notes): ([ImportedID: Set<String>], [ImportNote]) = ([:], [])
    for (selector, sources) in sources.sorted(by: { $0.key < $1.key })
    where !selector.isEmpty && !known.contains(selector) {
      let targets = targets(of: sources.map(\.key))
      for key in targets { methods[key, default: []].insert(selector) }
      let names = controllers.filter { targets.contains($0.key) }.map(\.type.name)
      notes.append(
        ImportNote(
          names.isEmpty ? .noUnwinding : .unwinding, "unwind segue \(selector.quoted)",
          at: sources[0].segue.place, detail: names.isEmpty ? nil : names.joined(separator: ", ")))
    }
    return (methods, notes)
  }

  /// Returns the nearest screen before all sources, or else the nearest one before each.
  private func targets(of sources: [ImportedID]) -> Set<ImportedID> {
    let distances = Set(sources).map(distances)
    func nearest(_ maps: [[ImportedID: Int]]) -> ImportedID? {
      let found = controllers.compactMap { controller -> (key: ImportedID, distance: Int)? in
        let all = maps.compactMap { $0[controller.key] }
        guard all.count == maps.count, !sources.contains(controller.key) else { return nil }
        return all.max().map { (controller.key, $0) }
      }
      return found.min { $0.distance < $1.distance }?.key
    }
    if let common = nearest(distances) { return [common] }
    return Set(distances.compactMap { nearest([$0]) })
  }

  /// Returns the number of segues from each earlier screen to a source.
  private func distances(to source: ImportedID) -> [ImportedID: Int] {
    var (distances, visited) = ([ImportedID: Int](), Set([source]))
    var level = [source]
    var distance = 1
    while !level.isEmpty {
      var (next, open) = ([ImportedID](), level)
      while let key = open.popLast() {
        for step in before[key] ?? [] where visited.insert(step.key).inserted {
          if step.isOutward {
            open.append(step.key)
          } else {
            distances[step.key] = distance
            next.append(step.key)
          }
        }
      }
      (level, distance) = (next, distance + 1)
    }
    return distances
  }
}
