import LabLanguage

extension AppDescription {
  /// This app with the classes of other apps, for checks of names that any of them may declare.
  func joined(with others: [AppDescription]) -> AppDescription {
    guard !others.isEmpty else { return self }
    var names = Set(classes.map(\.key.value))
    let more = others.flatMap(\.classes).filter { names.insert($0.key.value).inserted }
    return AppDescription(identity: identity, root: root, classes: classes + more, pages: pages)
  }
}
