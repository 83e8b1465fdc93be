/// The values for the envelope that an app passes among its properties (SA-E12).
package struct EnvelopeOverrides: Equatable, Sendable {
  package var project: String?
  package var token: String?
  /// The value of `$time` in milliseconds since 1970; replaces the event's time.
  package var time: Int?

  /// The earliest valid `$time`, in 2015; earlier ones are ignored as mistakes (SA-E12).
  package static let earliestTime = 1_431_656_640_000

  /// Creates overrides without values.
  package init() {}

  /// Moves the envelope's keys out of super properties; their `$time` is dropped.
  package init(movingFrom properties: inout Properties) {
    if case .string(let text) = properties["$project"] { project = text }
    if case .string(let text) = properties["$token"] { token = text }
    for key in Self.keys { properties[key] = nil }
  }

  /// The keys that are never kept among the properties of an event.
  static let keys = ["$device_id", "$project", "$time", "$token"]

  /// Returns true for one of the keys; the length excludes most other names.
  static func isKey(_ name: String) -> Bool {
    switch name.utf8.count {
    case 5, 6, 8, 10: keys.contains(name)
    default: false
    }
  }
}

extension EnvelopeOverrides {
  /// Sets the value of one of the keys; returns its fault, if any.
  ///
  /// Pages cannot set a project or a token.
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

  /// Returns the fault of a super property for the envelope; valid ones stay until an event.
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
