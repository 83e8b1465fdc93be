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
  /// Converts a point from this view to the screen.
  fileprivate func pointOnScreen(_ point: Point) -> Point {
    let inWindow = convert(point, to: nil)
    return window?.convertToScreen(inWindow) ?? inWindow
  }
}
