extension Verb: CustomStringConvertible {
  /// The verb and what it works on, as timelines show it: `tap #buy`, `wait 8 s`.
  package var description: String {
    switch self {
    case .launch: "launch"
    case .relaunch: "relaunch"
    case .background: "background"
    case .foreground: "foreground"
    case .interrupt: "interrupt"
    case .terminate: "terminate"
    case .kill: "kill"
    case .tap(let tap): tap.description
    case .wait(let duration): "wait \(duration.shortText)"
    case .send(let message): message.description
    case .set(let assignments):
      "set \(assignments.map(\.description).joined(separator: ", "))"
    }
  }
}

extension Tap: CustomStringConvertible {
  /// The target, and when the finger is lifted if that is counted from the tap before.
  package var description: String {
    let after = interval.map { " after \($0.value.shortText)" } ?? ""
    return "tap \(target.value)\(after)"
  }
}

extension SentMessage: CustomStringConvertible {
  /// The selector and who gets it.
  package var description: String {
    "send \(selector.value)" + (receiver.map { " to \($0.value)" } ?? "")
  }
}

extension Assignment: CustomStringConvertible {
  /// What is set, as the file spells it, without the value.
  package var description: String {
    let owner = target.map { "\($0.value)." } ?? ""
    return owner + property.value.rawValue
  }
}
