import LabKit
import LabLanguage

/// Whole numbers on the command line.
extension Arguments {
  /// Returns the whole number given to a flag; nil without the flag.
  func wholeNumber(of flag: Flag, in bounds: ClosedRange<Int>) throws(LabError) -> Int? {
    guard let text = value(of: flag) else { return nil }
    if let number = Int(text), bounds.contains(number) { return number }
    throw .usage(
      "\(flag.name) needs a whole number from \(bounds.lowerBound) to \(bounds.upperBound), "
        + "found \(text.quoted)")
  }

  /// Returns the number of threads; one without `-j`.
  func jobs() throws(LabError) -> Int { try wholeNumber(of: .jobs, in: 1...256) ?? 1 }
}
