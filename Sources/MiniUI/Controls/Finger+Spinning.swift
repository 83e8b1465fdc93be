/// What a person does with wheels: a spin stands for the flick, the turning and the last snap.
///
/// The wheels are not pulled by touches. A spin fails where a tap on the wheels would, lets time
/// pass while they turn, and then tells the picker where they stopped, as UIKit does (PK-1).
extension Finger {
  /// How long wheels turn.
  public static let spinDuration: Duration = .milliseconds(500)

  /// Spins the wheels until they show a moment, or the nearest that they can show.
  ///
  /// - Throws: ``TouchMiss`` when something is in the way, or the wheels are not on the screen.
  public func spin(_ picker: DatePicker, to date: Instant) throws(TouchMiss) {
    try turn(picker) { $0.wheelsDidStop(at: date) }
  }

  /// Spins the wheels of a countdown.
  ///
  /// - Throws: ``TouchMiss`` when something is in the way, or the wheels are not on the screen.
  public func spin(_ picker: DatePicker, to duration: Duration) throws(TouchMiss) {
    try turn(picker) { $0.wheelsDidStop(at: duration) }
  }

  /// Spins one wheel until it shows a row, or the nearest that it has.
  ///
  /// - Throws: ``TouchMiss`` when something is in the way, or the wheels are not on the screen.
  public func spin(
    _ picker: PickerView, component: Int, to row: Int
  ) throws(TouchMiss) {
    try turn(picker) { $0.wheelDidStop(component, at: row) }
  }

  private func turn<Picker: View>(
    _ picker: Picker, then stop: (Picker) -> Void
  ) throws(TouchMiss) {
    let process = picker.process
    _ = try process.application.aim(at: picker)
    process.mainLoop.advance(by: Self.spinDuration)
    if process.isRunning, picker.window != nil { stop(picker) }
  }
}
