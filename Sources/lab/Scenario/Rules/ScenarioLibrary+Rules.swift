import AutoTrack

/// The files of rules and of business data that scenarios name.
extension ScenarioLibrary {
  /// Reads them into a scenario.
  mutating func findRules(of draft: inout ScenarioDraft) {
    for path in draft.scenario?.tracker.rules ?? [] {
      if let rules = read(path, CircledRule.file, for: &draft) { draft.take(rules, of: path) }
    }
    for index in draft.scenario?.server.indices ?? 0..<0 {
      guard let path = draft.scenario?.server[index].value.businessData,
        let body = read(path, BusinessDataFile.reader, for: &draft)
      else { continue }
      draft.scenario?.server[index].value.body = body
    }
  }

  /// What a file holds, found as app files are; its mistakes are told once.
  private mutating func read<Value>(
    _ path: Located<String>, _ reader: Reader<Value>, for draft: inout ScenarioDraft
  ) -> Value? {
    let search = AppSearch(for: path.value, from: draft.location.path, files)
    guard let found = search.result else {
      draft.add(
        Mistake(
          "no file \(path.value.quoted) in this folder or one above", at: path.range.lowerBound,
          remedy: search.suggestion.map { "did you mean \($0.quoted)?" }))
      return nil
    }
    do throws(SourceError) {
      let mistakes = Mistakes(in: try SourceFile(name: found, contents(of: found)))
      let value = reader.read(fileOf: mistakes)
      if mistakes.isEmpty { return value }
      draft.lack(brokenFiles.insert(found).inserted ? mistakes.errors : [])
    } catch {
      draft.lack(brokenFiles.insert(found).inserted ? [error] : [])
    }
    return nil
  }
}

extension ScenarioDraft {
  /// Tells the tracker of rules; one that another file has, too, is a mistake.
  fileprivate mutating func take(_ rules: [Located<CircledRule>], of path: Located<String>) {
    let known = Set((scenario?.tracker.configuration.rules ?? []).map(\.name))
    if let twice = rules.first(where: { known.contains($0.value.name) }) {
      add(
        Mistake(
          "another file has a rule called \(twice.value.name.quoted), too",
          at: path.range.lowerBound, remedy: "choose another name in one of them"))
    }
    scenario?.tracker.configuration.rules += rules.map(\.value)
  }
}
