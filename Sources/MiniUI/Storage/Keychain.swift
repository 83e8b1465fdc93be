/// The items that survive the removal of apps, in private and shared access groups (S1.2).
///
/// Apps use ``AppKeychain``, which checks their access groups.
public final class Keychain {
  /// The key of an item; `zone` is its access group.
  struct Place: Hashable {
    let zone: String
    let service: String
    let account: String
  }

  private(set) var values: [Place: String] = [:]

  subscript(place: Place) -> String? {
    get { values[place] }
    set { values[place] = newValue }
  }

  /// True if there are no items.
  public var isEmpty: Bool { values.isEmpty }

  func erase() { values = [:] }
}

extension Keychain {
  /// The items by access group, service and account.
  var state: [String: [String: [String: String]]] {
    values.reduce(into: [:]) { zones, item in
      let place = item.key
      zones[place.zone, default: [:]][place.service, default: [:]][place.account] = item.value
    }
  }

  func restore(_ zones: [String: [String: [String: String]]]) {
    for (zone, services) in zones {
      for (service, accounts) in services {
        for (account, text) in accounts {
          self[Place(zone: zone, service: service, account: account)] = text
        }
      }
    }
  }
}
