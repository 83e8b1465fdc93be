import AutoTrack
import Foundation
import LabExplainSupport
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The JSON of events, read by Foundation's parser.
@Suite struct ReadBack {
  @Test func `JSONSerialization reads every event of every scenario back unchanged`() throws {
    let events = RepositoryRun.all.flatMap(\.report.outcomes).flatMap(\.events)
    let sample = TestSpace("ReadBack", events).covering({ $0.name.text }, { $0.properties.count })
    for event in sample {
      let data = Data(event.json)
      let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(differences(between: read, and: event) == [])
    }
  }

  @Test func `the comparison finds a difference in each part of an event`() throws {
    let event = Event(
      "paid", time: 5, sequence: 2, details: ["sum": 1.5, "tags": ["a"], "good": true],
      context: EventContext(
        author: Author(anonymousID: "A", identities: ["$key": "v"]),
        library: Library(appVersion: "1")))
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(event.json)) as? [String: Any])
    #expect(differences(between: read, and: event) == [])
    for key in read.keys {
      var changed = read
      changed[key] = nil
      #expect(differences(between: changed, and: event) == [key])
    }
    var other = read
    other["properties"] = ["sum": 1.5, "tags": ["b"], "good": 1, "$lib_method": "autoTrack"]
    #expect(differences(between: other, and: event) == ["properties"])
  }

  /// The members that differ from the event.
  private func differences(between read: [String: Any], and event: Event) -> [String] {
    let members = expected(of: event)
    return Set(members.keys).union(read.keys).filter { key in
      !isEqual(read[key] as? NSObject, members[key])
    }.sorted()
  }

  /// Numbers are compared as doubles, since the parser has its own number types.
  private func isEqual(_ read: NSObject?, _ member: NSObject?) -> Bool {
    switch (read, member) {
    case (nil, nil): true
    case (let read as NSNumber, let member as NSNumber): number(read) == member.doubleValue
    case (let read as NSArray, let member as NSArray):
      read.count == member.count
        && zip(read, member).allSatisfy { isEqual($0 as? NSObject, $1 as? NSObject) }
    case (let read as NSDictionary, let member as NSDictionary):
      read.count == member.count
        && member.allSatisfy { isEqual(read[$0.key] as? NSObject, $0.value as? NSObject) }
    case (let read?, let member?): read.isEqual(member)
    default: false
    }
  }

  /// The parser keeps numbers of many digits as decimals, whose doubles are not the nearest ones.
  private func number(_ read: NSNumber) -> Double? {
    read is NSDecimalNumber ? Double(read.stringValue) : read.doubleValue
  }

  private func expected(of event: Event) -> [String: NSObject] {
    var members: [String: NSObject] = [
      "lib": object(library(of: event)), "properties": object(event.properties),
      "sequence": NSNumber(value: event.sequence),
    ]
    if event.kind.isTrack { members["event"] = event.name.text as NSString }
    if event.envelope("identities") != nil {
      members["identities"] = object(event.author.identities)
    }
    for key in Event.envelopeKeys where key != "identities" {
      members[key] = event.envelope(key).map(value)
    }
    return members
  }

  private func library(of event: Event) -> Properties {
    let keys = ["$app_version", "$lib", "$lib_detail", "$lib_method", "$lib_version"]
    return keys.reduce(into: Properties()) { $0[$1] = event.envelope("lib.\($1)") }
  }

  private func object(_ properties: Properties) -> NSDictionary {
    NSDictionary(
      dictionary: Dictionary(uniqueKeysWithValues: properties.map { ($0.key, value($0.value)) }))
  }

  private func value(_ value: Value) -> NSObject {
    switch value {
    case .string(let text): text as NSString
    case .integer(let integer): NSNumber(value: integer)
    case .double(let number): NSNumber(value: number.value)
    case .bool(let bool): NSNumber(value: bool)
    case .list(let values): values.map(self.value) as NSArray
    }
  }
}
