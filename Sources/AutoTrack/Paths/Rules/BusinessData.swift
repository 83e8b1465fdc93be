import MiniUI

/// The business data: values of the app that a remote document's rules add to events (S3.8).
final class BusinessData {
  private let app: String
  private let version: AppVersion?
  private let record: (Diagnostics.Entry) -> Void
  /// The entries for this app and version, by their event.
  @safe @exclusivity(unchecked)
  private var matchers: [EventName: ElementMatcher<BusinessDataEntry>] = [:]

  init(for app: App, recordingTo record: @escaping (Diagnostics.Entry) -> Void) {
    self.app = app.bundle
    version = AppVersion(app.version)
    self.record = record
  }

  /// Returns true if events of a name may get values.
  func concerns(_ event: EventName) -> Bool { matchers[event] != nil }

  /// Replaces the entries by those of a list; an invalid entry is skipped and recorded.
  ///
  /// - Returns: False if the input is not a list; then nothing changes.
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

  /// Returns the values for an event about a view; unreadable ones are absent and recorded.
  func properties(
    for event: EventName, about view: View, _ sighting: @autoclosure () -> ElementSighting
  ) -> Properties {
    guard let matcher = matchers[event] else { return [:] }
    var properties = Properties()
    for entry in matcher.matches(sighting(), of: view) {
      do throws(PropertyPathFault) {
        properties[entry.keyName] = try entry.keyPath.value(from: view)
      } catch {
        record(.noBusinessData(entry.keyName, at: "\(entry.keyPath)", because: error.sentence))
      }
    }
    return checked(properties, for: event)
  }

  /// Returns the valid values (SA-E12).
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
