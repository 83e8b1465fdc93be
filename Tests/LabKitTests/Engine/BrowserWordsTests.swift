import Testing

@testable import LabKit

@Suite struct BrowserWordReading {
  @Test func `S2.1 a page reads the device and its system out of the user agent`() {
    let words = BrowserWords(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148")
    #expect(words.isPhone)
    #expect(words.systemVersion == "17_0_1")
    #expect(words.marker == nil)
  }

  @Test(arguments: [
    "", " ", "iPhonex OSX 17", "Mozilla (Linux; Android 14)", "the last word is OS",
  ])
  func `a user agent without an iPhone, a system or a marker yields nothing`(agent: String) {
    let words = BrowserWords(agent)
    #expect(!words.isPhone)
    #expect(words.systemVersion == nil)
    #expect(words.marker == nil)
  }

  @Test func `S2.2 the last marker at the start of a word counts`() {
    #expect(BrowserWords("A /sa-sdk-ios B").marker == "/sa-sdk-ios")
    #expect(BrowserWords("A/sa-sdk-ios").marker == nil)
    #expect(
      BrowserWords("/sa-sdk-ios A /sa-sdk-ios/sensors-verify/x?(y) ").marker
        == "/sa-sdk-ios/sensors-verify/x?(y)")
  }
}
