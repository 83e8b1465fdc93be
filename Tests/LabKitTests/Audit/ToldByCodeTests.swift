import AutoTrack
import LabKitSupport
import TestSupport
import Testing
import Wording

@testable import LabKit

/// Data that an app's code and pages may send about ignored elements and screens (docs/events.md).
@Suite struct ToldByCode {
  /// Steps and methods that may write the property of an ignored thing to disk.
  private static let tellings: [(steps: String, methods: String, tracker: String)] = [
    ("{ trackClick: '#buy' }", "", ""),
    ("{ trackClick: '#buy', properties: { $lib_method: 'autoTrack' } }", "", ""),
    ("{ send: 'tell' }", "tell: [{ trackClick: '#buy' }],", ""),
    ("{ track: 'a', properties: { $element_type: 'UIButton' } }", "", ""),
    ("{ track: 'a', properties: { $screen_name: 'ShopViewController' } }", "", ""),
    ("{ send: 'tell' }", "tell: [{ track: 'a', properties: { $element_type: 'UIButton' } }],", ""),
    ("{ trackScreen: '/a', properties: { $screen_name: 'ShopViewController' } }", "", ""),
    (
      "{ superProperties: { register: { $element_type: 'UIButton' } } }, { tap: '#share' }", "", ""
    ),
    (
      "{ superProperties: { dynamic: { $screen_name: 'ShopViewController' } } }, { tap: '#buy' }",
      "", ""
    ),
    ("{ profile: { set: { $element_type: 'UIButton' } } }", "", ""),
    (
      "{ tap: '#share' }", "",
      "elements: { '#share': { properties: { $element_type: 'UISwitch' } } },"
    ),
  ]

  private static let ignoring = [
    "ignoreViewTypes: ['UIButton', 'UISwitch']", "ignoreScreens: ['ShopViewController']",
    "ignoreViewTypes: ['UISwitch']",
  ]

  @Test(arguments: tellings.indices, ["json", "form", "protobuf"])
  func `data that the app sends about ignored things is not a leak`(telling: Int, encoding: String)
    throws
  {
    let (steps, methods, tracker) = Self.tellings[telling]
    for ignored in Self.ignoring {
      let text = Shop.scenario(
        steps: "{ launch: {} }, \(steps), { background: {} }, { kill: {} }",
        methods: Shop.methods + methods,
        tracker: "{ \(tracker) \(ignored), upload: { address: 'https://d/', "
          + "cache: 'writeThrough', encoding: '\(encoding)' } }")
      let report = Simulation(try loaded(text)).run()
      #expect(report.fault == nil)
      #expect(report.violation == nil, "\(ignored)")
    }
  }

  @Test func `an instrument's event about an ignored screen or type is a breach`() throws {
    let text = Shop.scenario(steps: "{ launch: {} }, { tap: '#buy' }, { trackClick: '#buy' }")
    let events = Simulation(try loaded(text)).run().outcomes.flatMap(\.events)
    var things = IgnoredThings(screens: ["ShopViewController"])
    #expect(
      things.breach(in: events[...])
        == "$AppViewScreen was captured although its $screen_name ShopViewController is ignored")
    things = IgnoredThings(viewTypes: ["UIButton"])
    #expect(
      things.breach(in: events[...])
        == "$AppClick was captured although its $element_type UIButton is ignored")
    #expect(things.breach(in: events.suffix(1)) == nil)
    things.isSaidByApp = { $0 == "$element_type" }
    #expect(things.breach(in: events[...]) == nil)
  }
}
