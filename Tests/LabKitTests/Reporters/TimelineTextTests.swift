import LabLanguageSupport
import Testing

@testable import LabKit

@Suite struct TimelineTexts {
  @Test(arguments: [
    (Duration.zero, "00:00.000"), (.milliseconds(8_800), "00:08.800"),
    (.seconds(75 * 60), "75:00.000"), (.seconds(6000), "100:00.000"),
    (.seconds(8_639_999_999_940) + .milliseconds(50), "143999999999:00.050"),
  ])
  func `a timeline shows minutes, seconds and milliseconds`(duration: Duration, text: String) {
    #expect(duration.timelineText == text)
  }

  @Test(arguments: [
    (Duration.zero, "0 s"), (.milliseconds(50), "50 ms"), (.microseconds(500), "0.5 ms"),
    (.milliseconds(1500), "1.5 s"), (.seconds(90), "90 s"),
  ])
  func `a step shows the shortest exact form of its duration`(duration: Duration, text: String) {
    #expect(duration.shortText == text)
  }
}
