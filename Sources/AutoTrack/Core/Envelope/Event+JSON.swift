extension Event {
  /// The event as a compact JSON object in UTF-8, with keys sorted at every level (S1.6).
  public var json: [UInt8] { json(with: [:]) }

  /// Returns the JSON with further members for its reader; existing keys are not replaced.
  package func json(with tags: Properties) -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer, with: tags)
    return writer.bytes
  }

  package func write(to writer: inout JSONWriter, with tags: Properties = Properties()) {
    writer.object { event in
      var envelope = TaggedObject(tags)
      writeAuthor(&envelope, &event)
      writeRecord(&envelope, &event)
      envelope.finish(&event)
    }
  }

  /// Writes the members from `_hybrid_h5` to `login_id`.
  private func writeAuthor(_ envelope: inout TaggedObject, _ event: inout JSONWriter) {
    if extras?.page != nil { envelope.member("_hybrid_h5", .bool(true), &event) }
    envelope.member("_track_id", .integer(Int(trackID)), &event)
    let person = person
    if let person, person.namesInstallation {
      envelope.member("anonymous_id", text: person.anonymousID, &event)
    }
    envelope.member("distinct_id", text: person?.distinctID, &event)
    if kind.isTrack { envelope.member("event", text: name.text, &event) }
    if let person { envelope.member("identities", person.identities, &event) }
    envelope.member("item_id", text: extras?.item?.id, &event)
    envelope.member("item_type", text: extras?.item?.type, &event)
    envelope.member("lib", &event) { members in
      eachOfLibrary { members.member($0, $1) }
    }
    envelope.member("login_id", text: loginID, &event)
  }

  /// Writes the members from `original_id` to `type`.
  private func writeRecord(_ envelope: inout TaggedObject, _ event: inout JSONWriter) {
    envelope.member("original_id", text: extras?.originalID, &event)
    envelope.member("project", text: project, &event)
    envelope.member("properties", &event) { members in
      eachProperty { members.member($0, $1) }
    }
    envelope.member("sequence", .integer(sequence), &event)
    envelope.member("time", .integer(time), &event)
    envelope.member("token", text: token, &event)
    envelope.member("type", text: kind.rawValue, &event)
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
  ///
  /// The method is the page's: if its SDK names no method, the event has none (capture.md §5.3).
  public var library: Properties {
    var library = Properties(minimumCapacity: 5)
    eachOfLibrary { library.append($0, $1) }
    return library
  }

  /// Calls a closure for each member of ``library``.
  func eachOfLibrary(_ visit: (String, Value) -> Void) {
    guard let page = extras?.page else {
      return context.library.each(method: method, screen: screen, visit)
    }
    var rest = page.library[...]
    context.library.each(method: rest.isEmpty ? method : nil, screen: screen) { key, value in
      while let (own, said) = rest.first, own < key {
        visit(own, said)
        rest.removeFirst()
      }
      guard rest.first?.key == key else { return visit(key, value) }
    }
    for (key, value) in rest { visit(key, value) }
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
  private let tags: [Properties.Pair]
  /// The index of the first tag that is not written.
  private var next = 0

  init(_ tags: Properties) { self.tags = tags.pairs }

  mutating func member(_ key: String, _ value: Value, _ writer: inout JSONWriter) {
    writeTags(before: key, &writer)
    writer.member(key, value)
  }

  mutating func member(_ key: String, text: String?, _ writer: inout JSONWriter) {
    guard let text else { return }
    writeTags(before: key, &writer)
    writer.member(key, text: text)
  }

  mutating func member(_ key: String, _ properties: Properties, _ writer: inout JSONWriter) {
    writeTags(before: key, &writer)
    writer.member(key, properties)
  }

  mutating func member(
    _ key: String, _ writer: inout JSONWriter, object members: (inout JSONWriter) -> Void
  ) {
    writeTags(before: key, &writer)
    writer.member(key, object: members)
  }

  mutating func finish(_ writer: inout JSONWriter) {
    for tag in tags[next...] { writer.member(tag.key, tag.value) }
  }

  private mutating func writeTags(before key: String, _ writer: inout JSONWriter) {
    while next < tags.count, tags[next].key <= key {
      if tags[next].key < key { writer.member(tags[next].key, tags[next].value) }
      next += 1
    }
  }
}
