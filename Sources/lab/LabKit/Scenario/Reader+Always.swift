import LabLanguage

extension Reader where Value == Bool {
  /// Reads `true`; `false` is rejected, because leaving the key out means the same.
  static var always: Reader {
    boolean.map(to: Noun(one: "true", many: "trues")) { $0 ? true : nil }
  }
}
