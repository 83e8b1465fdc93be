extension SystemSelector {
  /// The Objective-C spelling.
  public var name: String { Self.names[Int(rawValue)] }

  /// The spellings by number, made once: every process begins with them.
  static let names = allCases.map { String(describing: $0).filter { $0 != "`" } }

  /// The numbers by spelling.
  static let numbers = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, UInt32($0)) })

  /// How many there are; the number of the first that a table adds.
  static let count = UInt32(names.count)

  /// How many arguments each takes, by number.
  static let argumentCounts = names.map(ClassTable.argumentCount)
}
