extension ClassTable {
  /// The number of selectors numbered so far.
  var selectorCount: UInt32 { unsafe SystemSelector.count + UInt32(selectorNames.count) }

  /// Returns the selector of a name, numbering it if it is new.
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

  /// Returns the number of arguments of a selector: its colons.
  func argumentCount(of selector: SelectorID) -> Int {
    if selector.number < SystemSelector.count {
      return SystemSelector.argumentCounts[Int(selector.number)]
    }
    let place = Int(selector.number - SystemSelector.count)
    return unsafe argumentCounts.indices.contains(place) ? argumentCounts[place] : 0
  }

  /// Counts the colons of a spelling.
  static func argumentCount(of name: String) -> Int {
    name.utf8.count { $0 == UInt8(ascii: ":") }
  }

  /// Returns the spelling of a selector.
  public func name(of selector: SelectorID) -> String {
    if selector.number < SystemSelector.count {
      return SystemSelector.names[Int(selector.number)]
    }
    let place = Int(selector.number - SystemSelector.count)
    return unsafe selectorNames.indices.contains(place) ? selectorNames[place] : "unresolved"
  }

  /// Returns a numbered message, so that sends need no lookup by name.
  public func message<S: Shape>(_ name: String, as shape: S.Type = S.self) -> Message<S> {
    Message(selector(name))
  }

  func number<S: Shape>(_ message: Message<S>) -> SelectorID {
    guard let name = message.unresolvedName else { return message.selector }
    return selector(name)
  }
}
