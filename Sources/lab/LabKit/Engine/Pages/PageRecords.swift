package import AutoTrack

/// A record of a page's SDK.
struct PageRecord {
  /// The type of record, such as `track`.
  let type: String
  /// The event's name.
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

  /// A record with the writer for its user.
  init(_ record: PageRecord, by writer: PageRecords) {
    (self.record, self.writer) = (record, writer)
  }

  package var properties: Properties { record.properties }
  package var text: String { writer.text(record) }
  /// The record as JSON in the script message that hands it over to the app (S2.3).
  var message: String { writer.message(record) }
}

/// An encoder of a page SDK's records as JSON.
final class PageRecords {
  private let source: Source
  /// The properties of the page and its browser; direct records may need none.
  private lazy var facts = source.facts

  /// The facts that all records of a page share.
  struct Source {
    /// The browser's user agent.
    let userAgent: String
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
    var writer = JSONWriter(capacity: 960)
    writer.object { write(record, to: &$0) }
    return writer.text
  }

  /// Encodes one record as a script message.
  func message(_ record: PageRecord) -> String {
    var writer = JSONWriter(capacity: 960)
    writer.object { message in
      message.member("callType", text: "app_h5_track")
      message.member("data") { write(record, to: &$0) }
    }
    return writer.text
  }

  private func write(_ record: PageRecord, to object: inout JSONWriter) {
    object.member("_nocache", text: String(record.number))
    object.member("anonymous_id", text: source.distinctID)
    object.member("distinct_id", text: source.loginID ?? source.distinctID)
    object.member("event", text: record.event)
    object.member("identities", record.identities)
    object.member("lib", Self.library)
    if let loginID = source.loginID { object.member("login_id", text: loginID) }
    object.member("properties", facts.merging(record.properties))
    object.member("server_url", text: source.server)
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
    let words = BrowserWords(userAgent)
    var facts: Properties = ["$lib": "js", "$lib_version": "1.26.1"]
    if words.isPhone { facts.append("$model", "iPhone") }
    if let version = words.systemVersion {
      facts.append("$os", "iOS")
      facts.append("$os_version", .string(String(version.map { $0 == "_" ? "." : $0 })))
    }
    facts.append("$title", .string(title))
    facts.append("$url", .string(address))
    return facts
  }
}
