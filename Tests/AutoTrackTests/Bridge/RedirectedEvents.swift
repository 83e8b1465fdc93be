import MiniUI
import Testing

@testable import AutoTrack

/// A page cannot redirect its event: keys × places × records × the app's own settings.
@Suite struct RedirectedEvents {
  /// The places in which a page writes a key.
  enum Place: CaseIterable {
    case envelope, properties, lib, nested, identities
  }

  struct Case: CustomTestStringConvertible {
    let key: String
    let place: Place
    let type: String
    /// True if the app has super properties with a project and a token.
    let appHasOwn: Bool

    var testDescription: String { "\(key) in \(place) of \(type), the app's own \(appHasOwn)" }

    /// The record with another key, too, which does not redirect it.
    func json(with key: String) -> String {
      let pair = #""\#(key)":"evil""#
      let head = #""type":"\#(type)","event":"e","item_type":"t","item_id":"i""#
      return switch place {
      case .envelope: "{\(head),\(pair)}"
      case .properties: "{\(head),\"properties\":{\(pair)}}"
      case .lib: "{\(head),\"lib\":{\(pair)}}"
      case .nested: "{\(head),\"properties\":{\"a\":{\(pair)}}}"
      case .identities: "{\(head),\"identities\":{\(pair)}}"
      }
    }
  }

  static let cases: [Case] = ["$project", "$token", "project", "token", "server_url"]
    .flatMap { key in
      Place.allCases.flatMap { place in
        ["track", "profile_set", "profile_set_once", "item_set"].flatMap { type in
          [true, false].map { Case(key: key, place: place, type: type, appHasOwn: $0) }
        }
      }
    }

  private let app = Bridged()

  @Test(arguments: cases)
  func `a page cannot send an event to another project`(_ some: Case) throws {
    if some.appHasOwn { app.tracker.registerSuperProperties(["$project": "own", "$token": "key"]) }
    let plain = try #require(app.event(of: some.json(with: "other")))
    let event = try #require(app.event(of: some.json(with: some.key)))
    for key in ["project", "token"] { #expect(event.envelope(key) == plain.envelope(key)) }
    if some.appHasOwn, some.type == "track" { #expect(event.envelope("project") == "own") }
    if some.place == .envelope || some.place == .properties || some.place == .nested {
      #expect(!event.text.contains("evil"))
    }
  }
}
