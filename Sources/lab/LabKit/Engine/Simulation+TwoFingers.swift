import LabLanguage
import MiniUI

/// The gestures of two fingers.
extension Simulation {
  func pinch(_ pinch: Pinch, _ session: AppSession) throws(AimError) {
    let place = try place(of: pinch.target.value, in: session.process)
    FingerPair(using: session.process).pinch(
      at: place.middle, from: place.distance, to: place.distance * pinch.scale,
      lasting: pinch.duration)
  }

  func rotate(_ rotation: Rotation, _ session: AppSession) throws(AimError) {
    let place = try place(of: rotation.target.value, in: session.process)
    FingerPair(using: session.process).rotate(
      at: place.middle, by: rotation.degrees * .pi / 180, distance: place.distance,
      lasting: rotation.duration)
  }

  /// Returns the initial position of two fingers: about a point, half of the element's width apart.
  private func place(
    of selector: ElementSelector, in process: AppProcess
  ) throws(AimError) -> (middle: Point, distance: Double) {
    let middle = try aim(at: selector, in: process).get()
    if case .point = selector.subject { return (middle, 100) }
    let view = try Self.element(selector, in: process)
    return (middle, view.convert(view.bounds, to: nil).width / 2)
  }
}
