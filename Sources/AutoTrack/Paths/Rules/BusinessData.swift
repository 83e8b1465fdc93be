import MiniUI

/// Adds values of the app's own to events, as a fetched configuration says (S3.8).
final class BusinessData {
  private let app: String
  private let version: AppVersion?
  private let record: (Diagnostics.Entry) -> Void
  /// The entries for this app and version, by the event that they are about.
  private var matchers: [EventName: ElementMatcher<BusinessDataEntry>] = [:]

  /// Nothing is added until entries are taken.
  init(for app: App, recordingTo record: @escaping (Diagnostics.Entry) -> Void) {
    self.app = app.bundle
    version = AppVersion(app.version)
    self.record = record
  }

  /// Whether some event of that name may get values.
  func concerns(_ event: EventName) -> Bool { matcher(for: event) != nil }

  /// Every click asks; a list of its own is asked, so that no access to it lasts and is checked.
  private func matcher(for event: EventName) -> ElementMatcher<BusinessDataEntry>? {
    let all = matchers
    return all[event]
  }

  /// Replaces the entries by those of a list; what is wrong with one loses it alone.
  ///
  /// - Returns: Whether it was a list; if not, nothing is replaced.
  func take(_ input: PropertyInput) -> Bool {
    guard case .list(let items) = input else { return false }
    var entries: [BusinessDataEntry] = []
    for (number, item) in items.enumerated() {
      do throws(EntryFault) {
        entries.append(try BusinessDataEntry(item))
      } catch {
        record(.badBusinessData(entry: number + 1, because: error.reason))
      }
    }
    replace(by: entries.filter(isMeant))
    return true
  }

  /// The values for an event about a view; what cannot be read is absent, on record.
  func properties(
    for event: EventName, about view: View, _ sighting: @autoclosure () -> ElementSighting
  ) -> Properties {
    guard let matcher = matcher(for: event) else { return [:] }
    var properties = Properties()
    for entry in matcher.matches(sighting(), of: view) {
      do throws(PropertyPathFault) {
        properties[entry.keyName] = try entry.keyPath.value(from: view)
      } catch {
        record(.noBusinessData(entry.keyName, at: "\(entry.keyPath)", because: "\(error)"))
      }
    }
    return checked(properties, for: event)
  }

  /// What is good of the values (SA-E12).
  private func checked(_ values: Properties, for event: EventName) -> Properties {
    guard !values.isEmpty else { return values }
    let checked = CheckedProperties(checking: PropertyInputs(values))
    for note in checked.notes { record(.badProperty(event: event.text, note)) }
    return checked.properties
  }

  private func isMeant(_ entry: BusinessDataEntry) -> Bool {
    guard let version else { return false }
    return entry.appKey == app && entry.appVersions.contains(version)
  }

  private func replace(by entries: [BusinessDataEntry]) {
    matchers = Dictionary(grouping: entries, by: \.viewEvent).mapValues { entries in
      ElementMatcher(entries, by: { ElementPattern(path: $0.viewPath) })
    }
  }
}
