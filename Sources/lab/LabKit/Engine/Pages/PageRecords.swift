package import AutoTrack

/// A record of a page's SDK.
struct PageRecord {
  /// The type of record, such as `track`.
  let type: String
  let event: String
  /// The properties, without those of the page.
  let properties: Properties
  /// The identities of the page's user.
  let identities: Properties
  /// A random number that makes the record unique.
  let number: Int
  /// The time in milliseconds since 1970.
  let time: Int
}

/// A record that is encoded on access.
package struct UnsentRecord {
  private let record: PageRecord
  private let writer: PageRecords

  init(_ record: PageRecord, by writer: PageRecords) {
    (self.record, self.writer) = (record, writer)
  }

  package var properties: Properties { record.properties }
  package var text: String { writer.text(record) }
  /// The record as JSON in the script message that hands it over to the app (S2.3).
  var message: String { writer.message(record) }
}

/// An encoder of a page SDK's records as JSON; the members that they share are written once.
final class PageRecords {
  private let source: Source
  /// The properties of the page and its browser; direct records may need none.
  private lazy var facts = source.facts
  private lazy var author = Self.written { [source] author in
    author.member("anonymous_id", text: source.distinctID)
    author.member("distinct_id", text: source.loginID ?? source.distinctID)
  }
  private lazy var library = Self.written { [source] library in
    library.member("lib", Self.library)
    if let loginID = source.loginID { library.member("login_id", text: loginID) }
  }
  private lazy var server = Self.written { [source] in
    $0.member("server_url", text: source.server)
  }

  /// Reused, because a page sends many records.
  private var writer = JSONWriter()

  private static func written(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(capacity: 128)
    members(&writer)
    return writer.bytes
  }

  /// The facts that all records of a page share.
  struct Source {
    let browser: BrowserWords
    let address: String
    let title: String
    /// The user's id before a login.
    let distinctID: String
    /// The user's login id; nil before a login.
    let loginID: String?
    /// The address of the SDK's server.
    let server: String
  }

  private static let library: Properties = [
    "$lib": "js", "$lib_method": "code", "$lib_version": "1.26.1",
  ]

  init(of source: Source) { self.source = source }

  /// Encodes one record; members are sorted by key.
  func text(_ record: PageRecord) -> String {
    writer.clear()
    writer.object { write(record, to: &$0) }
    return writer.text
  }

  /// Encodes one record as a script message.
  func message(_ record: PageRecord) -> String {
    writer.clear()
    writer.object { message in
      message.member("callType", text: "app_h5_track")
      message.member("data") { write(record, to: &$0) }
    }
    return writer.text
  }

  private func write(_ record: PageRecord, to object: inout JSONWriter) {
    object.member("_nocache", text: String(record.number))
    object.members(written: author)
    object.member("event", text: record.event)
    object.member("identities", record.identities)
    object.members(written: library)
    object.member("properties") { members in
      facts.each(mergedWith: record.properties) { members.member($0, $1) }
    }
    object.members(written: server)
    object.member("time", .integer(record.time))
    object.member("type", text: record.type)
  }
}

/// The user agent of a browser, as a page's SDK parses it.
struct BrowserWords {
  /// True if the device calls itself an iPhone (S2.1).
  private(set) var isPhone = false
  /// The system version, such as `17_0`: the word after the first `OS` (S2.1).
  private(set) var systemVersion: String?
  /// The marker of an app that intercepts requests, with its server if given (S2.2).
  private(set) var marker: String?

  /// Parses a user agent in one pass; the last of several markers counts.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var (word, part, isAfterSystem) = (0, 0, false)
    // One step past the end: a space there closes the last word.
    for place in 0...bytes.count {
      let byte = place < bytes.count ? bytes[place] : Self.space
      guard Self.isBetweenParts(byte) else { continue }
      if part < place { isAfterSystem = note(bytes[part..<place], isAfterSystem) }
      part = place + 1
      guard byte == Self.space else { continue }
      if bytes[word..<place].starts(with: Self.marker) { marker = Self.text(bytes[word..<place]) }
      word = place + 1
    }
  }

  /// Takes a part of a word; returns true if the version follows.
  private mutating func note(_ part: ArraySlice<UInt8>, _ isVersion: Bool) -> Bool {
    if isVersion, systemVersion == nil { systemVersion = Self.text(part) }
    if part.elementsEqual(Self.phone) { isPhone = true }
    return part.elementsEqual(Self.system)
  }

  private static let space = UInt8(ascii: " ")
  private static let (marker, phone, system) = (
    Array("/sa-sdk-ios".utf8), Array("iPhone".utf8), Array("OS".utf8)
  )

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func isBetweenParts(_ byte: UInt8) -> Bool {
    byte == space || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
      || byte == UInt8(ascii: ";")
  }
}

extension PageRecords.Source {
  /// The page's own facts, and the device according to the user agent (S2.1).
  fileprivate var facts: Properties {
    var facts: Properties = ["$lib": "js", "$lib_version": "1.26.1"]
    if browser.isPhone { facts.append("$model", "iPhone") }
    if let version = browser.systemVersion {
      let dotted = version.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: ".") : $0 }
      facts.append("$os", "iOS")
      facts.append("$os_version", .string(String(decoding: dotted, as: UTF8.self)))
    }
    facts.append("$title", .string(title))
    facts.append("$url", .string(address))
    return facts
  }
}
