import LabLanguage

extension LoadedScenario {
  /// The position of the scenario's title in the file.
  var titlePosition: SourcePosition {
    guard let root = try? JSON5.parseNode(of: file), case .object(let members) = root.value,
      let title = members.first(where: { $0.key == "scenario" })
    else { return file.position(at: 0) }
    return file.position(at: title.keyRange.lowerBound)
  }
}
