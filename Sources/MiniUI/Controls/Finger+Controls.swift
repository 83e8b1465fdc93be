/// Touches on controls whose centre is not the place to touch.
extension Finger {
  /// Taps one half of a stepper.
  ///
  /// - Throws: ``TouchMiss`` if the stepper is covered or not on the screen.
  public func tap(_ half: Stepper.Half, of stepper: Stepper) throws(TouchMiss) {
    _ = try stepper.process.application.aim(at: stepper)
    tap(at: stepper.pointOnScreen(stepper.middle(of: half)))
  }

  /// Drags the thumb of a slider to a value (T111).
  ///
  /// - Throws: ``TouchMiss`` if the slider is covered or not on the screen.
  public func slide(_ slider: Slider, to value: Float) throws(TouchMiss) {
    _ = try slider.process.application.aim(at: slider)
    let (start, end) = (slider.thumbRect(for: slider.value), slider.thumbRect(for: value))
    down(at: slider.pointOnScreen(Point(x: start.midX, y: start.midY)))
    slider.process.mainLoop.advance(by: Self.tapDuration)
    move(to: slider.pointOnScreen(Point(x: end.midX, y: end.midY)))
    up()
  }
}

extension View {
  fileprivate func pointOnScreen(_ point: Point) -> Point {
    let inWindow = convert(point, to: nil)
    return window?.convertToScreen(inWindow) ?? inWindow
  }
}

/// Spins of picker wheels: one spin stands for the flick, the turning and the final snap.
///
/// The wheels do not follow touches. A spin fails where a tap would; otherwise it advances the
/// clock and then tells the picker where the wheels stopped, as UIKit does (PK-1).
extension Finger {
  /// The duration of a spin.
  public static let spinDuration: Duration = .milliseconds(500)

  /// Spins the wheels to a date, or to the nearest that they can show.
  ///
  /// - Throws: ``TouchMiss`` if the picker is covered or not on the screen.
  public func spin(_ picker: DatePicker, to date: Instant) throws(TouchMiss) {
    try turn(picker) { $0.wheelsDidStop(at: date) }
  }

  /// Spins the wheels of a countdown.
  ///
  /// - Throws: ``TouchMiss`` if the picker is covered or not on the screen.
  public func spin(_ picker: DatePicker, to duration: Duration) throws(TouchMiss) {
    try turn(picker) { $0.wheelsDidStop(at: duration) }
  }

  /// Spins one wheel to a row, or to the nearest that it has.
  ///
  /// - Throws: ``TouchMiss`` if the picker is covered or not on the screen.
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
