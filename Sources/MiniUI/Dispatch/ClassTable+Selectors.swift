extension ClassTable {
  /// How many selectors have a number.
  var selectorCount: UInt32 { unsafe SystemSelector.count + UInt32(selectorNames.count) }

  /// The selector with a name, numbered now if it is new.
  public func selector(_ name: String) -> SelectorID {
    if let number = SystemSelector.numbers[name] ?? selectorNumbers[name] {
      return SelectorID(number: number)
    }
    let number = selectorCount
    selectorNumbers[name] = number
    unsafe selectorNames.append(name)
    unsafe argumentCounts.append(Self.argumentCount(of: name))
    return SelectorID(number: number)
  }

  /// How many arguments a selector takes: its colons.
  func argumentCount(of selector: SelectorID) -> Int {
    if selector.number < SystemSelector.count {
      return SystemSelector.argumentCounts[Int(selector.number)]
    }
    let place = Int(selector.number - SystemSelector.count)
    return unsafe argumentCounts.indices.contains(place) ? argumentCounts[place] : 0
  }

  /// How many arguments a selector of this spelling takes.
  static func argumentCount(of name: String) -> Int {
    name.utf8.count { $0 == UInt8(ascii: ":") }
  }

  /// The spelling of a selector.
  public func name(of selector: SelectorID) -> String {
    if selector.number < SystemSelector.count {
      return SystemSelector.names[Int(selector.number)]
    }
    let place = Int(selector.number - SystemSelector.count)
    return unsafe selectorNames.indices.contains(place) ? selectorNames[place] : "unresolved"
  }

  /// A message by name, numbered, so that sending it looks nothing up.
  public func message<S: Shape>(_ name: String, as shape: S.Type = S.self) -> Message<S> {
    Message(selector(name))
  }

  /// The selector of a message in this table.
  func number<S: Shape>(_ message: Message<S>) -> SelectorID {
    guard let name = message.unresolvedName else { return message.selector }
    return selector(name)
  }
}
