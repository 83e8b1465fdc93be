import LabKit
import LabLanguage

/// The values of a fleet: those in the file, and defaults for the others.
struct FleetValues: Equatable, Sendable {
  private var numbers: [FleetParameter: Double]

  /// The values in a file; omitted ones have their defaults.
  init(_ values: [FleetParameter: FleetValue] = [:]) {
    numbers = values.mapValues(\.value)
  }

  subscript(parameter: FleetParameter) -> Double {
    get { numbers[parameter] ?? parameter.standard }
    set { numbers[parameter] = newValue }
  }

  /// Returns a time in integral milliseconds, the unit of traces.
  func milliseconds(_ parameter: FleetParameter) -> Int { (self[parameter] * 1_000).wholeNumber }

  /// Returns true if a switch is on.
  func isOn(_ parameter: FleetParameter) -> Bool { self[parameter] >= 0.5 }

  /// Returns the value as an integer.
  func count(_ parameter: FleetParameter) -> Int { self[parameter].wholeNumber }
}

extension Double {
  /// The nearest integer; the largest that a file allows for a number without one.
  var wholeNumber: Int { Int(exactly: rounded()) ?? Reader<Int>.exactIntegerMaximum }
}
