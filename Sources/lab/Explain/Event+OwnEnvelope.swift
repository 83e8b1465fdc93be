import AutoTrack

extension Event {
  /// What its envelope says that those of the events around it do not: who logged in, and who it
  /// was before; the thing that a record is about; the person and the SDK of a page.
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
