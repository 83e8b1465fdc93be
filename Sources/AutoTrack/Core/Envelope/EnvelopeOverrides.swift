/// What an app's properties say about the envelope instead of the event (SA-E12).
public struct EnvelopeOverrides: Equatable, Sendable {
  /// From `$project`.
  public var project: String?
  /// From `$token`.
  public var token: String?
  /// From `$time`, in milliseconds since 1970; replaces the event's own.
  public var time: Int?

  /// A `$time` before this, in 2015, is a mistake and is ignored (SA-E12).
  public static let earliestTime = 1_431_656_640_000

  /// Nothing is overridden.
  public init() {}

  /// Moves what super properties said about the envelope; a time of theirs is none any more.
  public init(movingFrom properties: inout Properties) {
    if case .string(let text) = properties["$project"] { project = text }
    if case .string(let text) = properties["$token"] { token = text }
    for key in Self.keys { properties[key] = nil }
  }

  /// The names that never stay among the properties of an event.
  static let keys = ["$device_id", "$project", "$time", "$token"]

  /// Whether a name is one of them; most are told apart by their lengths.
  static func isKey(_ name: String) -> Bool {
    switch name.utf8.count {
    case 5, 6, 8, 10: keys.contains(name)
    default: false
    }
  }
}

extension EnvelopeOverrides {
  /// Takes a property if it is about the envelope; answers what is wrong with it.
  ///
  /// A page cannot send an event to another project, or under another token.
  mutating func take(
    _ key: String, _ value: PropertyInput, for purpose: PropertyPurpose
  ) -> PropertyFault? {
    switch key {
    case "$project", "$token":
      purpose.isPage ? .ofApp : set(key == "$project" ? \.project : \.token, value)
    case "$time": setTime(value, for: purpose)
    default: .deviceID
    }
  }

  /// What is wrong with a property of all events; a good one stays until there is an event.
  static func fault(ofAll key: String, _ value: PropertyInput) -> PropertyFault? {
    switch key {
    case "$project", "$token": value.text == nil ? .notText : nil
    case "$time": .timeOfAll
    default: .deviceID
    }
  }

  private mutating func set(
    _ part: WritableKeyPath<Self, String?>, _ value: PropertyInput
  ) -> PropertyFault? {
    guard let text = value.text else { return .notText }
    self[keyPath: part] = text
    return nil
  }

  private mutating func setTime(
    _ value: PropertyInput, for purpose: PropertyPurpose
  ) -> PropertyFault? {
    guard let time = Self.time(value, for: purpose) else { return .notTime }
    guard time >= Self.earliestTime else { return .tooEarly }
    self.time = time
    return nil
  }

  private static func time(_ value: PropertyInput, for purpose: PropertyPurpose) -> Int? {
    switch (value, purpose.isPage) {
    case (.date(let time), false), (.integer(let time), true): time
    case (.double(let time), true): Int(exactly: time.rounded(.down))
    default: nil
    }
  }
}
