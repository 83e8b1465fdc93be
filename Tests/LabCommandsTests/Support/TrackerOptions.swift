import TestSupport
import Testing

@testable import LabDev
@testable import LabCommands

/// Every documented value of every key of `tracker`, for the tests of sessions, fleets and readers.
struct TrackerOptions: CustomTestStringConvertible, Sendable {
  /// Options of different keys.
  let options: [SessionOption]

  var testDescription: String { options.map(\.description).joined(separator: ", ") }

  /// The keys with their values, in the scenario format.
  var members: String {
    options.flatMap(\.members).map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }

  /// The texts of the files that the options name, by path.
  var files: [String: String] {
    options.reduce(into: [:]) { files, option in files.merge(option.files) { old, _ in old } }
  }

  /// All options, sorted by their keys.
  static let all = SessionOptions.values.keys.sorted().flatMap { SessionOptions.values[$0] ?? [] }

  /// Each option alone with `LAB_TESTS=all`; otherwise up to eight in one group.
  static let groups: [TrackerOptions] =
    (TestSize.current == .whole ? all.map { [$0] } : grouped).map(TrackerOptions.init)

  /// Values of one key are in different groups.
  private static var grouped: [[SessionOption]] {
    all.reduce(into: []) { groups, option in
      let place = groups.firstIndex { group in
        group.count < 8 && (group + [option]).distinct.count == group.count + 1
          && group.allSatisfy { Set($0.files.keys).isDisjoint(with: option.files.keys) }
      }
      if let place { groups[place].append(option) } else { groups.append([option]) }
    }
  }
}
