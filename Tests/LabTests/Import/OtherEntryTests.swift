import Testing

@testable import LabCommands
@testable import LabKit

/// Storyboards that are imported together, each with an initial controller of its own.
@Suite struct OtherEntries {
  /// Returns a storyboard whose first screen leads to a second one by a button.
  private static func storyboard(_ name: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="first"><scenes>
    <scene sceneID="1"><objects><viewController id="first" customClass="\(name)First" \
    sceneMemberID="viewController"><view key="view" id="v"><subviews><button id="go">\
    <rect key="frame" x="20" y="100" width="200" height="44"/>\
    <state key="normal" title="Go"/><connections>\
    <segue destination="second" kind="show" id="s"/></connections></button></subviews></view>\
    </viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="second" customClass="\(name)Second" \
    sceneMemberID="viewController"><view key="view" id="w"/></viewController></objects></scene>
    </scenes></document>
    """
  }

  private static func folder() -> MemoryFolder {
    let names = ["a.storyboard": "A", "b.storyboard": "B", "c.storyboard": "C"]
    return MemoryFolder(names.mapValues(storyboard))
  }

  @Test(arguments: [
    ["a", "b", "c"], ["a", "c", "b"], ["b", "a", "c"], ["b", "c", "a"], ["c", "a", "b"],
    ["c", "b", "a"],
  ])
  func `taps from the first screen of every file reach the screens behind it`(_ order: [String]) {
    let folder = Self.folder()
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
