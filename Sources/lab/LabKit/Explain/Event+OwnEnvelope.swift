import AutoTrack

extension Event {
  /// The envelope members that are particular to this event.
  ///
  /// They are the identities of a login, the item of a record, and the person and the SDK of a
  /// page.
  var ownEnvelope: [(key: String, value: Value)] {
    ownKeys.compactMap { key in envelope(key).map { (key: key, value: $0) } }
  }

  private var ownKeys: [String] {
    if extras?.item != nil { return ["item_id", "item_type"] }
    let ids = ["anonymous_id", "distinct_id", "login_id", "original_id"]
    let names = author.identities.map { "identities.\($0.key)" }
    if extras?.page != nil { return ["_hybrid_h5"] + ids + names + ["lib.$lib", "type"] }
    return kind == .track || !kind.isTrack ? [] : ids + names + ["type"]
  }
}
