extension Event {
  /// The event as a compact JSON object in UTF-8, with keys sorted at every level (S1.6).
  public var json: [UInt8] { json(with: [:]) }

  /// Returns the JSON with further members for its reader; existing keys are not replaced.
  package func json(with tags: Properties) -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer, with: tags)
    return writer.bytes
  }

  /// Appends the JSON to a writer.
  package func write(to writer: inout JSONWriter, with tags: Properties = [:]) {
    writer.object { event in
      var envelope = TaggedObject(tags)
      writeAuthor(&envelope, &event)
      writeRecord(&envelope, &event)
      envelope.finish(&event)
    }
  }

  /// Writes the members from `_hybrid_h5` to `login_id`.
  private func writeAuthor(_ envelope: inout TaggedObject, _ event: inout JSONWriter) {
    let person = person?.written
    if extras?.page != nil { envelope.member(.isHybrid, .bool(true), &event) }
    envelope.member(.trackID, integer: Int(trackID), &event)
    envelope.member(.anonymousID, written: person?.anonymousID ?? nil, &event)
    envelope.member(.distinctID, written: person?.distinctID, &event)
    if kind.isTrack { envelope.member(.event, text: name.text, &event) }
    envelope.member(.identities, written: person?.identities, &event)
    if let item = extras?.item {
      envelope.member(.itemID, text: item.id, &event)
      envelope.member(.itemType, text: item.type, &event)
    }
    envelope.member(.library, &event) { writeLibrary(&$0) }
    if let written = person?.loginID {
      envelope.member(.loginID, written: written, &event)
    } else {
      envelope.member(.loginID, text: loginID, &event)
    }
  }

  /// Writes the members from `original_id` to `type`.
  private func writeRecord(_ envelope: inout TaggedObject, _ event: inout JSONWriter) {
    envelope.member(.originalID, text: extras?.originalID, &event)
    envelope.member(.project, text: project, &event)
    envelope.member(.properties, &event) { writeProperties(&$0) }
    envelope.member(.sequence, integer: sequence, &event)
    envelope.member(.time, integer: time, &event)
    envelope.member(.token, text: token, &event)
    envelope.member(.type, text: kind.rawValue, &event)
  }

  private func writeLibrary(_ object: inout JSONWriter) {
    guard let page = extras?.page else {
      return context.library.write(method: method, screen: screen, to: &object)
    }
    guard let shared = page.shared, screen == nil else { return object.members(library) }
    shared.writtenLibrary.copy(to: &object)
  }

  private func writeProperties(_ object: inout JSONWriter) {
    guard kind.isTrack else { return object.members(details) }
    shared.write(with: details, by: method, to: &object)
  }
}

extension Event {
  /// The login id of the app's user, or else of the page's.
  public var loginID: String? {
    person.flatMap { $0.loginID ?? extras?.page?.loginID }
  }

  /// The project of the event; nil for the server's default.
  public var project: String? { extras?.project ?? context.overrides.project }

  /// The token of the project; nil for none.
  public var token: String? { extras?.token ?? context.overrides.token }

  /// `lib`: that of the page's SDK merged into the app's, or the app's alone.
  public var library: Properties {
    guard let page = extras?.page else {
      return context.library.properties(method: method, screen: screen)
    }
    return context.library.properties(method: method, screen: screen, ofPage: page.library)
  }

  /// The screen of a click or a view, for `$lib_detail` (SA-E07).
  var screen: String? {
    guard name == .appClick || name == .appViewScreen,
      case .string(let screen) = details.value(ofPlain: "$screen_name")
    else { return nil }
    return screen
  }
}

/// A writer of members, which inserts tags in the order of the keys.
private struct TaggedObject {
  private var tags: Properties.SubSequence

  init(_ tags: Properties) {
    self.tags = tags[...]
  }

  mutating func member(_ key: MemberName, _ value: Value, _ writer: inout JSONWriter) {
    writeTags(before: key, &writer)
    writer.member(key, value)
  }

  mutating func member(_ key: MemberName, text: String?, _ writer: inout JSONWriter) {
    guard let text else { return }
    writeTags(before: key, &writer)
    writer.member(key, text: text)
  }

  mutating func member(_ key: MemberName, integer: Int, _ writer: inout JSONWriter) {
    writeTags(before: key, &writer)
    writer.member(key, integer: integer)
  }

  mutating func member(_ key: MemberName, written: ArraySlice<UInt8>?, _ writer: inout JSONWriter) {
    guard let written else { return }
    writeTags(before: key, &writer)
    writer.members(written: written)
  }

  mutating func member(
    _ key: MemberName, _ writer: inout JSONWriter, _ members: (inout JSONWriter) -> Void
  ) {
    writeTags(before: key, &writer)
    writer.member(key, object: members)
  }

  mutating func finish(_ writer: inout JSONWriter) {
    guard !tags.isEmpty else { return }
    for (key, value) in tags { writer.member(key, value) }
  }

  private mutating func writeTags(before key: MemberName, _ writer: inout JSONWriter) {
    guard !tags.isEmpty else { return }
    while let (tag, value) = tags.first, tag <= key.text {
      if tag < key.text { writer.member(tag, value) }
      tags = tags.dropFirst()
    }
  }
}

extension MemberName {
  fileprivate static let isHybrid = MemberName("_hybrid_h5")
  fileprivate static let trackID = MemberName("_track_id")
  fileprivate static let anonymousID = MemberName("anonymous_id")
  fileprivate static let distinctID = MemberName("distinct_id")
  fileprivate static let event = MemberName("event")
  fileprivate static let identities = MemberName("identities")
  fileprivate static let itemID = MemberName("item_id")
  fileprivate static let itemType = MemberName("item_type")
  fileprivate static let library = MemberName("lib")
  fileprivate static let loginID = MemberName("login_id")
  fileprivate static let originalID = MemberName("original_id")
  fileprivate static let project = MemberName("project")
  fileprivate static let properties = MemberName("properties")
  fileprivate static let sequence = MemberName("sequence")
  fileprivate static let time = MemberName("time")
  fileprivate static let token = MemberName("token")
  fileprivate static let type = MemberName("type")
}
