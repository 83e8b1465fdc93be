import MiniUI
import Testing

@Suite struct AnimationCurves {
  /// The progress at half the time, from the Bézier curves of Core Animation.
  @Test(arguments: [
    (AnimationCurve.linear, 0.5), (.easeInOut, 0.5), (.easeIn, 0.315), (.easeOut, 0.685),
  ])
  func `a curve sets the progress at half the time`(
    _ curve: AnimationCurve, _ progress: Double
  ) {
    #expect(abs(curve.progress(at: 0.5) - progress) < 0.001)
  }

  @Test(arguments: AnimationCurve.allCases)
  func `every curve begins at 0, ends at 1 and never decreases`(_ curve: AnimationCurve) {
    let steps = stride(from: -0.25, through: 1.25, by: 0.125).map(curve.progress)
    #expect(abs(steps[0]) < 1e-9)
    #expect(steps.last == 1)
    #expect(steps == steps.sorted())
  }

  @Test func `curves have UIKit's values`() {
    #expect(AnimationCurve.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(AnimationCurve.linear.rawValue == 3)
  }
}
