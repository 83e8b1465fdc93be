extension Reader where Value == Bool {
  /// `true`, where `false` would say what leaving the key out says.
  static var always: Reader {
    boolean.map(to: Noun(one: "true", many: "trues")) { $0 ? true : nil }
  }
}
