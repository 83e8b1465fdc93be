import Testing

@testable import AutoTrack

@Suite struct SuperPropertyRows {
  private var properties = SuperProperties()

  @Test mutating func `SA-E17 keys of one call may differ in case only`() {
    #expect(properties.register(["abc": 1, "ABC": 2]) == [])
    #expect(properties.registered == ["abc": 1, "ABC": 2])
  }

  @Test mutating func `SA-E17 keys of a later call replace earlier keys in any case`() {
    for key in ["abc", "Abc", "aBC", "ABC"] {
      _ = properties.register(["abc": 1, "ABC": 2, "other": 3])
      _ = properties.register([.string(key): 4])
      #expect(properties.registered == [key: 4, "other": 3])
    }
  }

  @Test mutating func `SA-E18 a key is unregistered by its exact case only`() {
    _ = properties.register(["abc": 1, "ABC": 2])
    properties.unregister("ABC")
    #expect(properties.registered == ["abc": 1])
    properties.unregister(nil)
    properties.unregister("aBC")
    #expect(properties.registered == ["abc": 1])
    properties.unregister("abc")
    #expect(properties.registered == [:])
  }

  /// The published case registers no key; the text of the rule drops bad keys only.
  @Test mutating func `SA-E19 only reserved keys are refused`() {
    let reserved = [
      "date", "datetime", "distinct_id", "event", "events", "first_id", "id", "original_id",
      "properties", "second_id", "time", "user_id", "users",
    ]
    let pairs = (reserved + ["normalKey"]).map {
      PropertyInputs.Pair(name: .string($0), value: "value")
    }
    let notes = properties.register(PropertyInputs(pairs))
    #expect(properties.registered == ["normalKey": "value"])
    #expect(notes == reserved.map { PropertyNote(.string($0), .name(.invalid)) })
  }

  /// The published case refuses it; the text of the rule warns.
  @Test mutating func `SA-E20 a key of 101 characters is registered with a warning`() {
    let key = String(repeating: "a", count: 101)
    let notes = properties.register(PropertyInputs([.init(name: .string(key), value: 1)]))
    #expect(properties.registered.map(\.key) == [key])
    #expect(notes == [PropertyNote(.string(key), .name(.overflow))])
  }

  @Test mutating func `SA-E23 a dynamic key deletes the static one in any case`() {
    _ = properties.register(["HhH": 456, "other": 1])
    let all = properties.properties(withDynamic: ["hhh": 123])
    #expect((all.properties, properties.registered) == (["hhh": 123, "other": 1], ["other": 1]))
    _ = properties.properties(withDynamic: ["other": 2])
    #expect(properties.registered == [:])
  }

  /// The published case returns no key; the text of the rule drops bad keys only.
  @Test mutating func `SA-E24 a bad dynamic key is dropped alone`() {
    let all = properties.properties(withDynamic: ["hhh": 123, "123jjj": 1])
    #expect(all.properties == ["hhh": 123])
    #expect(all.notes == [PropertyNote("123jjj", .name(.invalid))])
  }

  @Test mutating func `a bad dynamic property does not delete a registered one`() {
    _ = properties.register(["abc": 1])
    let all = properties.properties(withDynamic: ["ABC": nil])
    #expect((all.properties, all.notes) == (["abc": 1], [PropertyNote("ABC", .null)]))
  }

  @Test mutating func `restored properties equal the registered ones`() {
    _ = properties.register(["abc": [1, "two"]])
    var restored = SuperProperties(registered: properties.registered)
    #expect(restored == properties)
    restored.clear()
    #expect(restored.registered == [:])
  }

  @Test mutating func `SA-E12 registered envelope keys move to the envelope of each event`() {
    _ = properties.register(["$project": "shop", "$token": "t1", "$time": 5, "abc": 1])
    #expect(properties.registered["$project"] == "shop")
    var event = properties.registered
    let envelope = EnvelopeOverrides(movingFrom: &event)
    #expect((event, envelope.project, envelope.token) == (["abc": 1], "shop", "t1"))
    #expect(envelope.time == nil)
  }
}
