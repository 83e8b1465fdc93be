import Testing
import TestSupport

@testable import LabCommands
@testable import LabRules
@testable import LabSystem

/// Storyboards that are imported together, each with an initial controller of its own.
@Suite struct OtherEntries {
  /// The initial controller of a file: the first screen, or a container around it.
  enum Entry: String, CaseIterable, Sendable {
    case screen, navigation, tabs

    /// The id of the initial controller.
    var id: String { self == .screen ? "first" : "outer" }

    /// The scene of the container; tabs have the second screen, too.
    var scene: String {
      let children = self == .tabs ? ["first", "second"] : ["first"]
      let relation = self == .tabs ? "viewControllers" : "rootViewController"
      let segues = children.map {
        """
        <segue destination="\($0)" kind="relationship" relationship="\(relation)" id="r\($0)"/>
        """
      }
      let element = self == .tabs ? "tabBarController" : "navigationController"
      return self == .screen
        ? ""
        : """
        <scene sceneID="0"><objects><\(element) id="outer" sceneMemberID="viewController">\
        <connections>\(segues.joined())</connections></\(element)></objects></scene>
        """
    }

    /// The way from the first screen to the second: a button, or a tab.
    var connection: String {
      self == .tabs
        ? ""
        : "<connections><segue destination=\"second\" kind=\"show\" id=\"s\"/></connections>"
    }
  }

  /// Returns a storyboard whose first screen leads to a second one.
  private static func storyboard(_ name: String, _ entry: Entry) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="\(entry.id)"><scenes>\(entry.scene)
    <scene sceneID="1"><objects><viewController id="first" customClass="\(name)First" \
    sceneMemberID="viewController"><view key="view" id="v"><subviews><button id="go">\
    <rect key="frame" x="20" y="100" width="200" height="44"/>\
    <state key="normal" title="Go"/>\(entry.connection)</button></subviews></view>\
    <tabBarItem key="tabBarItem" title="One" id="t"/></viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="second" customClass="\(name)Second" \
    sceneMemberID="viewController"><view key="view" id="w"/>\
    <tabBarItem key="tabBarItem" title="Two" id="u"/></viewController></objects></scene>
    </scenes></document>
    """
  }

  @Test(arguments: Entry.allCases, Entry.allCases)
  func `taps from the first screen of every file reach the screens behind it`(
    _ first: Entry, _ other: Entry
  ) {
    let folder = MemoryFolder([
      "a.storyboard": Self.storyboard("A", first), "b.storyboard": Self.storyboard("B", other),
      "c.storyboard": Self.storyboard("C", other),
    ])
    let orders = ["abc", "acb", "bac", "bca", "cab", "cba"]
    for order in TestSpace("OtherEntries", part: "\(first)\(other)", orders).some(1) {
      let files = order.map { "\($0).storyboard" }
      let run = LabRun(
        ["import"] + files + ["--app", "app.json5", "--scenario", "v.json5"], in: folder)
      #expect(run.code == .held, "\(run.messages)")
      #expect(run.messages.contains("6 screens, 2 reached by taps"), "\(run.messages)")
      let words = ScreenTour.Miss.otherEntry.words
      for name in order.dropFirst() {
        let line = "\(name.uppercased())Second at \(name).storyboard:3: \(words)"
        #expect(run.messages.contains(line), "\(run.messages)")
      }
      #expect(folder["v.roots.json5"]?.contains("Second") == true)
      for scenario in ["v.json5", "v.roots.json5"] {
        #expect(LabRun("run", scenario, in: folder).code == .held, "\(scenario)")
      }
    }
  }
}
