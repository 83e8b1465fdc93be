extension Event {
  /// One compact JSON object in UTF-8, keys sorted at every level (capture.md §3.6).
  public var json: [UInt8] { json(with: [:]) }

  /// The same with further members, which only who reads it knows of; a known key is not replaced.
  package func json(with tags: Properties) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { event in
      var envelope = TaggedObject(tags)
      writeAuthor(&envelope, &event)
      writeRecord(&envelope, &event)
      envelope.finish(&event)
    }
    return writer.bytes
  }

  /// From `_hybrid_h5` to `login_id`; a record about a thing is about nobody.
  private func writeAuthor(_ envelope: inout TaggedObject, _ event: inout JSONWriter) {
    let isAboutPerson = extras?.item == nil
    if extras?.page != nil { envelope.member("_hybrid_h5", .bool(true), &event) }
    envelope.member("_track_id", .integer(Int(trackID)), &event)
    if isAboutPerson {
      envelope.member("anonymous_id", .string(anonymousID), &event)
      envelope.member("distinct_id", .string(distinctID), &event)
    }
    if kind.isTrack { envelope.member("event", .string(name.text), &event) }
    if isAboutPerson { envelope.member("identities", author.identities, &event) }
    envelope.member("item_id", extras?.item.map { .string($0.id) }, &event)
    envelope.member("item_type", extras?.item.map { .string($0.type) }, &event)
    envelope.member("lib", library, &event)
    if isAboutPerson { envelope.member("login_id", loginID.map(Value.string), &event) }
  }

  /// From `original_id` to `type`.
  private func writeRecord(_ envelope: inout TaggedObject, _ event: inout JSONWriter) {
    envelope.member("original_id", extras?.originalID.map(Value.string), &event)
    envelope.member("project", project.map(Value.string), &event)
    envelope.member("properties", properties, &event)
    envelope.member("sequence", .integer(sequence), &event)
    envelope.member("time", .integer(time), &event)
    envelope.member("token", token.map(Value.string), &event)
    envelope.member("type", .string(kind.rawValue), &event)
  }

  /// Who is logged in, in the app or else on the page.
  var loginID: String? { author.loginID ?? extras?.page?.loginID }

  /// The project that it belongs to; nil leaves that to who takes it.
  var project: String? { extras?.project ?? context.overrides.project }

  /// The key to that project.
  var token: String? { extras?.token ?? context.overrides.token }

  /// `lib`: of the page's SDK where the event comes from one, else of this.
  var library: Properties {
    let own = context.library.properties(method: method.rawValue, detail: detail)
    guard let page = extras?.page else { return own }
    return own.merging(page.library)
  }

  /// The screen that a click or a view is about, as `$lib_detail` spells it (SA-E07).
  var detail: String? {
    guard name == .appClick || name == .appViewScreen,
      case .string(let screen) = details["$screen_name"]
    else { return nil }
    return "\(screen)######"
  }
}

/// Writes members in order, and others between them where their keys belong.
private struct TaggedObject {
  private var tags: Properties.SubSequence

  init(_ tags: Properties) {
    self.tags = tags[...]
  }

  mutating func member(_ key: String, _ value: Value?, _ writer: inout JSONWriter) {
    guard let value else { return }
    writeTags(before: key, &writer)
    writer.member(key, value)
  }

  mutating func member(_ key: String, _ properties: Properties, _ writer: inout JSONWriter) {
    writeTags(before: key, &writer)
    writer.member(key, properties)
  }

  mutating func finish(_ writer: inout JSONWriter) {
    for (key, value) in tags { writer.member(key, value) }
  }

  private mutating func writeTags(before key: String, _ writer: inout JSONWriter) {
    while let (tag, value) = tags.first, tag <= key {
      if tag < key { writer.member(tag, value) }
      tags = tags.dropFirst()
    }
  }
}
