import LabImport
import LabKit
import LabLanguage

/// The numbers of a view, as far as an app file can have them and UIKit takes them.
///
/// A whole number beyond the range of its key becomes the nearest one of that range, and a limit
/// that makes a stepper raise is left out; a note tells each.
package struct FittedNumbers {
  /// The number for the app's use.
  private(set) var tag: Int
  /// The attributes that only some classes have.
  private(set) var settings: [String: ImportedValue]
  /// The notes about the changes, by key.
  private(set) var notes: [ImportNote] = []
  private let place: ImportPlace

  init(of node: ImportedNode) {
    (tag, settings, place) = (node.tag, node.settings, node.place)
    tag = fitted(tag, "tag")
    for (key, value) in node.settings.sorted(by: { $0.key < $1.key }) {
      if case .integer(let number) = value { settings[key] = .integer(fitted(number, key)) }
    }
    if node.type.base == "UIStepper" { leaveOutRefused() }
  }

  /// The integers that an app file can have.
  static let all = -Reader<Int>.exactIntegerMaximum...Reader<Int>.exactIntegerMaximum

  /// The ranges of the keys of an app file that have whole numbers.
  private static let ranges: [String: ClosedRange<Int>] = Property.ofViews
    .reduce(into: [:]) { ranges, property in
      if case .integer(let range) = property.reader.shape { ranges[property.key] = range }
    }

  private mutating func fitted(_ number: Int, _ key: String) -> Int {
    let (near, note) = ImportNote.fitted(
      number, in: Self.ranges[key] ?? Self.all, key, at: place)
    if let note { notes.append(note) }
    return near
  }

  /// A stepper raises for a change of 0, and for a least value that is not below the greatest.
  private mutating func leaveOutRefused() {
    leaveOut("stepValue") { $0 <= 0 }
    let greatest = max(number(of: "maximumValue") ?? 100, 100)
    leaveOut("minimumValue") { $0 >= greatest }
    let least = number(of: "minimumValue") ?? 0
    leaveOut("maximumValue") { $0 <= least }
  }

  private mutating func leaveOut(_ key: String, if isRefused: (Double) -> Bool) {
    guard let number = number(of: key), isRefused(number) else { return }
    settings[key] = nil
    notes.append(ImportNote(.refusedLimit, key, at: place, detail: "\(number)"))
  }

  private func number(of key: String) -> Double? {
    if case .number(let number)? = settings[key] { number } else { nil }
  }
}
