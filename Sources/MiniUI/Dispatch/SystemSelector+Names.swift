extension SystemSelector {
  /// The Objective-C spelling.
  public var name: String { Self.names[Int(rawValue)] }

  /// The spellings by number, built once for all processes.
  static let names = allCases.map { String(describing: $0).filter { $0 != "`" } }

  static let numbers = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, UInt32($0)) })

  /// The number of system selectors, which is a table's first free number.
  static let count = UInt32(names.count)

  static let argumentCounts = names.map(ClassTable.argumentCount)
}
