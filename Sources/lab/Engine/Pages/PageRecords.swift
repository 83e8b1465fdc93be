import AutoTrack

/// What a page's SDK tells at once.
struct PageRecord {
  /// What kind of record it is: `track`, or another.
  let type: String
  /// What happened.
  let event: String
  /// What is told of it, besides what the page knows of itself.
  let properties: Properties
  /// What the page's user is known by.
  let identities: Properties
  /// What no other record has.
  let number: Int
  /// When it happened, in milliseconds since 1970.
  let time: Int
}

/// A record that is written when somebody reads it.
struct UnsentRecord {
  private let record: PageRecord
  private let writer: PageRecords

  /// A record, and what writes it as of now.
  init(_ record: PageRecord, by writer: PageRecords) {
    (self.record, self.writer) = (record, writer)
  }

  /// What is told of what happened.
  var properties: Properties { record.properties }
  /// The record as JSON.
  var text: String { writer.text(record) }
}

/// Writes what a page's SDK tells as JSON; what all of it says is written once.
final class PageRecords {
  private let facts: Properties
  private let (distinctID, loginID): (String, String?)
  private let server: String
  private lazy var parts = Parts(of: self)
  private lazy var writer = JSONWriter(capacity: 960)

  /// What all records have in common, written when the first is.
  private struct Parts {
    let facts: SharedProperties
    /// Who the user is.
    let author: [UInt8]
    /// Who has captured it, and for whom.
    let library: [UInt8]
    /// Where the page sends.
    let server: [UInt8]

    init(of records: PageRecords) {
      facts = SharedProperties(ofRecords: records.facts)
      author = Self.written { author in
        author.member("anonymous_id", text: records.distinctID)
        author.member("distinct_id", text: records.loginID ?? records.distinctID)
      }
      library = Self.written { library in
        library.member("lib", PageRecords.library)
        if let loginID = records.loginID { library.member("login_id", text: loginID) }
      }
      server = Self.written { $0.member("server_url", text: records.server) }
    }

    private static func written(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
      var writer = JSONWriter(capacity: 128)
      members(&writer)
      return writer.bytes
    }
  }

  private static let library: Properties = [
    "$lib": "js", "$lib_method": "code", "$lib_version": "1.26.1",
  ]

  /// Begins with what the page knows of itself and of its user, and with where its SDK sends.
  init(of facts: Properties, by distinctID: String, _ loginID: String?, to server: String) {
    (self.facts, self.distinctID, self.loginID, self.server) = (facts, distinctID, loginID, server)
  }

  /// One record; members are sorted by their keys.
  func text(_ record: PageRecord) -> String {
    let parts = parts
    writer.clear()
    writer.object { object in
      object.member(.number, text: String(record.number))
      object.members(written: parts.author[...])
      object.member(.event, text: record.event)
      object.member(.identities) { $0.members(record.identities) }
      object.members(written: parts.library[...])
      object.member(.properties) { parts.facts.write(with: record.properties, to: &$0) }
      object.members(written: parts.server[...])
      object.member(.time, .integer(record.time))
      object.member(.type, text: record.type)
    }
    return writer.text
  }
}

/// The keys of a record.
extension MemberName {
  fileprivate static let number = MemberName("_nocache")
  fileprivate static let event = MemberName("event")
  fileprivate static let identities = MemberName("identities")
  fileprivate static let properties = MemberName("properties")
  fileprivate static let time = MemberName("time")
  fileprivate static let type = MemberName("type")
}
