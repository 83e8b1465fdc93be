import AutoTrack
import MiniUI
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct PageSDKs {
  /// The texts that an SDK sends to its own server, in order.
  private func told(_ tell: (PageSDK, PageWindow) -> Void) throws -> [String] {
    let device = Device()
    device.web.publish(ScriptedPage(at: "https://shop.example/a", title: "A") { _ in })
    let window = try #require(device.safari.open("https://shop.example/a"))
    var texts: [String] = []
    let sdk = PageSDK(on: window, server: "https://data.example/sa") { texts.append($0.text) }
    tell(sdk, window)
    return texts
  }

  @Test func `records after a login contain the login id`() throws {
    let texts = try told { sdk, _ in
      sdk.track("before", [:])
      sdk.login("ann")
      sdk.track("after", ["$title": "Mine", "price": 1])
    }
    #expect(!texts[0].contains("ann"))
    #expect(texts[2].contains(#""distinct_id":"ann","event":"after""#))
    #expect(texts[2].contains(#""login_id":"ann","properties":{"$lib":"js""#))
    #expect(texts[2].contains(#""$title":"Mine","$url":"https://shop.example/a","price":1}"#))
  }

  @Test func `S2.3 records after the app sets its id contain that id`() throws {
    let texts = try told { sdk, window in
      sdk.track("before", [:])
      _ = window.functions["sensorsdata_app_js_bridge_call_js"]?(#"{"distinct_id":"app"}"#)
      sdk.track("after", [:])
    }
    #expect(!texts[0].contains(#""app""#))
    #expect(
      texts[1].contains(
        #""anonymous_id":"app","distinct_id":"app","event":"after","identities":"#
          + #"{"$identity_cookie_id":"app"}"#))
  }

  @Test func `a record encoded late has the identity of its tracking time`() throws {
    var records: [UnsentRecord] = []
    let device = Device()
    device.web.publish(ScriptedPage(at: "https://shop.example/a", title: "A") { _ in })
    let window = try #require(device.safari.open("https://shop.example/a"))
    let sdk = PageSDK(on: window, server: "https://data.example/sa") { records.append($0) }
    sdk.track("before", [:])
    sdk.login("ann")
    #expect(!records[0].text.contains("ann"))
    #expect(records[1].text.contains(#""login_id":"ann""#))
  }

  @Test func `S2.3 a message holds the record unchanged`() throws {
    var records: [UnsentRecord] = []
    let device = Device()
    device.web.publish(ScriptedPage(at: "https://shop.example/a", title: "A") { _ in })
    let window = try #require(device.safari.open("https://shop.example/a"))
    let sdk = PageSDK(on: window, server: "https://data.example/sa") { records.append($0) }
    sdk.track("seen", ["text": "\"ä\"", "price": 1.5])
    let record = try #require(records.first)
    #expect(record.message == #"{"callType":"app_h5_track","data":\#(record.text)}"#)
  }
}
