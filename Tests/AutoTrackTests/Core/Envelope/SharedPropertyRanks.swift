import Testing

@testable import AutoTrack

/// Properties merged during writing equal properties merged before.
@Suite struct SharedPropertyRanks {
  /// An event with details and a context with properties at each rank.
  private func event(
    _ details: Properties, _ automatic: Properties = ["b": "app", "m": "app", "z": "app"],
    passing: Properties = [:], last: Properties = [:], by method: EventMethod = .autoTrack
  ) -> Event {
    let context = EventContext(
      author: Author(anonymousID: "a"), library: Library(appVersion: "1"), automatic: automatic,
      passing: passing, last: last)
    return Event("paid", time: 0, sequence: 1, method: method, details: details, context: context)
  }

  /// The written properties, which must equal the event's properties.
  private func written(_ event: Event) -> String {
    let properties = event.properties.description
    #expect(
      String(decoding: event.json, as: UTF8.self) == """
        {"_track_id":0,"anonymous_id":"a","distinct_id":"a","event":"paid","identities":{},\
        "lib":{"$app_version":"1","$lib":"iOS","$lib_method":"\(event.method)",\
        "$lib_version":"\(Library.version)"},"properties":\(properties),\
        "sequence":1,"time":0,"type":"track"}
        """)
    return properties
  }

  @Test func `S1.6 details are merged with the shared properties in the order of the keys`() {
    #expect(
      written(event(["a": 1, "c": 2, "zz": 3]))
        == #"{"$lib_method":"autoTrack","a":1,"b":"app","c":2,"m":"app","z":"app","zz":3}"#)
    #expect(written(event([:])) == #"{"$lib_method":"autoTrack","b":"app","m":"app","z":"app"}"#)
    #expect(written(event(["x": true], [:])) == #"{"$lib_method":"autoTrack","x":true}"#)
  }

  @Test func `S1.6 details override automatic and passing properties, last ones override details`()
  {
    let event = event(
      ["b": 1, "m": 2, "z": 3], passing: ["m": "now", "n": "now"], last: ["z": "last"])
    #expect(written(event) == #"{"$lib_method":"autoTrack","b":1,"m":2,"n":"now","z":"last"}"#)
  }

  @Test func `SA-E06 the method is written at its sorted place for every kind of capture`() {
    #expect(
      written(event(["$a": 1, "$z": 2], ["$b": 0], by: .code))
        == #"{"$a":1,"$b":0,"$lib_method":"code","$z":2}"#)
    #expect(written(event([:], ["$lib_method": "app"])) == #"{"$lib_method":"autoTrack"}"#)
  }

  @Test(arguments: [EventMethod.autoTrack, .code])
  func `SA-E06 a method given by an event overrides the shared method`(
    method: EventMethod
  ) {
    let passing: Properties = ["$lib_method": "now"]
    #expect(written(event(["$lib_method": 1], [:], by: method)) == #"{"$lib_method":1}"#)
    #expect(written(event([:], [:], passing: passing, by: method)) == #"{"$lib_method":"now"}"#)
    #expect(
      written(event(["$lib_method": 1], [:], passing: passing, by: method))
        == #"{"$lib_method":1}"#)
    #expect(
      written(event(["$lib_method": 1], [:], last: ["$lib_method": "last"], by: method))
        == #"{"$lib_method":"last"}"#)
  }

  @Test func `a writer that is used again starts empty`() {
    var writer = JSONWriter()
    event(["a": 1]).write(to: &writer)
    let first = writer.bytes
    writer.clear()
    event(["a": 1]).write(to: &writer)
    #expect((writer.bytes, first) == (first, event(["a": 1]).json))
  }

  @Test func `an item record has no identity in its envelope, as in its JSON`() {
    let author = Author(anonymousID: "a", loginID: "u", identities: ["$identity_login_id": "u"])
    let event = Event(
      "", kind: .itemSet, time: 5, sequence: 1, trackID: 2, details: ["price": 3],
      context: EventContext(author: author, library: Library(appVersion: "1")),
      extras: EventExtras(item: .init(type: "book", id: "7")))
    let person = [
      "anonymous_id", "distinct_id", "identities", "identities.$identity_login_id", "login_id",
    ]
    #expect(person.map { event.envelope($0) } == [nil, nil, nil, nil, nil])
    #expect(event.envelope("item_id") == "7")
    #expect(
      String(decoding: event.json, as: UTF8.self) == """
        {"_track_id":2,"item_id":"7","item_type":"book","lib":{"$app_version":"1","$lib":"iOS",\
        "$lib_method":"autoTrack","$lib_version":"\(Library.version)"},"properties":{"price":3},\
        "sequence":1,"time":5,"type":"item_set"}
        """)
  }
}
