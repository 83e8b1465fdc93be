import AutoTrack
package import LabLanguage
import LabSystem

/// The files of rules and of business data that scenarios name.
extension ScenarioLibrary {
  mutating func findRules(of draft: inout ScenarioDraft) {
    var known: Set<String> = []
    for path in draft.scenario?.tracker.rules ?? [] {
      guard known.insert(path.value).inserted else {
        draft.add(
          Mistake(
            "\(path.value.quoted) is named twice", at: path.range.lowerBound,
            remedy: "remove one of them"))
        continue
      }
      if let rules = read(path, CircledRule.file, for: &draft) { draft.take(rules, of: path) }
    }
    for index in draft.scenario?.server.indices ?? 0..<0 {
      guard let path = draft.scenario?.server[index].value.businessData,
        let body = read(path, BusinessDataFile.reader, for: &draft)
      else { continue }
      draft.scenario?.server[index].value.body = body
    }
  }

  /// Reads a file, resolved like an app file; its mistakes are reported once.
  private mutating func read<Value>(
    _ path: Located<String>, _ reader: Reader<Value>, for draft: inout ScenarioDraft
  ) -> Value? {
    let search = AppSearch(for: path.value, from: draft.location.path, files)
    guard let found = search.result else {
      draft.add(search.mistake(at: path.range.lowerBound))
      return nil
    }
    let read = ForeignFile.read(found, contents(of: found), as: .rules) {
      reader.read(fileOf: $0)
    }
    if !read.errors.isEmpty {
      draft.lack(brokenFiles.insert(found).inserted ? read.errors : [])
    }
    return read.value
  }
}

extension AppSearch {
  /// Returns the mistake for a missing file, with the entry in its place or a similar name.
  package func mistake(at offset: Int) -> Mistake {
    if name.isEmpty { return Mistake("expected the path of a file, found ''", at: offset) }
    guard let other = obstacle else {
      return Mistake(
        "no file \(name.quoted) in this folder or a folder above", at: offset,
        remedy: suggestion.map { "did you mean \($0.quoted)?" })
    }
    let noun = other == .folder ? "a folder" : "neither a file nor a folder"
    return Mistake("\(name.quoted) is \(noun)", at: offset, remedy: "name a file")
  }
}

extension ScenarioDraft {
  /// Adds rules to the tracker; records a name that another file has too.
  fileprivate mutating func take(_ rules: [Located<CircledRule>], of path: Located<String>) {
    let known = Set((scenario?.tracker.configuration.rules ?? []).map(\.name))
    if let twice = rules.first(where: { known.contains($0.value.name) }) {
      add(
        Mistake(
          "another file also has a rule called \(twice.value.name.quoted)",
          at: path.range.lowerBound, remedy: "rename one of them"))
    }
    scenario?.tracker.configuration.rules += rules.map(\.value)
  }
}
