/// What a person does with controls of several places, where the middle of the view is no answer.
extension Finger {
  /// Taps one half of a stepper.
  ///
  /// - Throws: ``TouchMiss`` when something is in the way, or the stepper is not on the screen.
  public func tap(_ half: Stepper.Half, of stepper: Stepper) throws(TouchMiss) {
    _ = try stepper.process.application.aim(at: stepper)
    tap(at: stepper.pointOnScreen(stepper.middle(of: half)))
  }

  /// Takes the thumb of a slider, moves it to a value and lets go (T111).
  ///
  /// - Throws: ``TouchMiss`` when something is in the way, or the slider is not on the screen.
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
  /// A point of this view on the screen.
  fileprivate func pointOnScreen(_ point: Point) -> Point {
    let inWindow = convert(point, to: nil)
    return window?.convertToScreen(inWindow) ?? inWindow
  }
}
