/// The numbers that a fleet runs with: those of the file, with those that nobody has named.
struct FleetValues: Equatable, Sendable {
  private var numbers: [FleetParameter: Double]

  /// What the file says; what it leaves out has its standard.
  init(_ values: [FleetParameter: FleetValue] = [:]) {
    numbers = values.mapValues(\.value)
  }

  /// The number.
  subscript(parameter: FleetParameter) -> Double {
    get { numbers[parameter] ?? parameter.standard }
    set { numbers[parameter] = newValue }
  }

  /// A time as whole milliseconds, of which all times of a trace are made.
  func milliseconds(_ parameter: FleetParameter) -> Int { (self[parameter] * 1_000).wholeNumber }

  /// Whether something is switched on.
  func isOn(_ parameter: FleetParameter) -> Bool { self[parameter] >= 0.5 }

  /// As a whole number.
  func count(_ parameter: FleetParameter) -> Int { self[parameter].wholeNumber }
}

extension Double {
  /// The nearest whole number; what is no such number is the largest that a file can say.
  var wholeNumber: Int { Int(exactly: rounded()) ?? Reader<Int>.exactIntegerMaximum }
}
