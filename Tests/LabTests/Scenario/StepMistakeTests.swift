import Testing

@testable import LabCommands
@testable import LabSystem

@Suite struct StepMistakes {
  /// The name of a case, a scenario's steps and the message of `lab run`.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let steps: String
    let message: String

    init(_ name: String, _ steps: String, _ message: String) {
      testDescription = name
      self.steps = steps
      self.message = message
    }
  }

  @Test(arguments: [
    Row(
      "an unknown verb", "    { tpa: \"#buy\" },",
      """
      s.json5:23:7: 'tpa' is not a step; did you mean 'tap'?
          { tpa: "#buy" },
            ^
      """),
    Row(
      "a verb of a later version", "    { shake: \"#buy\" },",
      """
      s.json5:23:7: 'shake' is not a step
          { shake: "#buy" },
            ^
      steps: launch, relaunch, background, foreground, interrupt, terminate, kill, open, \
      controlCenter, tap, \
      doubleTap, longPress, drag, swipe, pinch, rotate, scroll, type, clear, press, slide, spin, \
      edgeSwipe, wait, send, set, hook, tracker, track, trackScreen, trackClick, timer, \
      superProperties, profile, item, login, logout, identify, resetAnonymousIdentity, \
      forgetAnonymousID, bind, unbind, device, page, safari, flush, server
      """),
    Row(
      "an unknown key", "    { tap: \"#buy\", expct: [] },",
      """
      s.json5:23:20: unknown key 'expct'; did you mean 'expect'?
          { tap: "#buy", expct: [] },
                         ^
      """),
    Row(
      "a key of another verb", "    { wait: \"1s\", finger: 1 },",
      """
      s.json5:23:19: unknown key 'finger'
          { wait: "1s", finger: 1 },
                        ^
      keys here: wait, name, expect, crash, missed, suppressed, notes, diagnostics, \
      identifiers, requests, delivery, received, statistics, reports, see, notSee, screen, stack
      """),
    Row(
      "two verbs", "    { launch: {}, tap: \"#buy\" },",
      """
      s.json5:23:19: a step has either 'launch' or 'tap', not both
          { launch: {}, tap: "#buy" },
                        ^
      """),
    Row(
      "a wrong type", "    { tap: \"#buy\", lasts: 50 },",
      """
      s.json5:23:27: expected a duration such as "8s", "250ms", "2min" or "1h", found a number
          { tap: "#buy", lasts: 50 },
                                ^
      """),
    Row(
      "a verb with options it has not", "    { kill: { now: true } },",
      """
      s.json5:23:15: unknown key 'now'
          { kill: { now: true } },
                    ^
      keys here: none
      """),
    Row(
      "a selector of nothing", "    { tap: \"#\" },",
      """
      s.json5:23:12: expected a selector, found '#'
          { tap: "#" },
                 ^
      """),
    Row(
      "an unknown event", "    { launch: {}, expect: [{ event: \"$AppStrat\" }] },",
      """
      s.json5:23:37: '$AppStrat' is not a tracker event; did you mean '$AppStart'?
          { launch: {}, expect: [{ event: "$AppStrat" }] },
                                          ^
      """),
    Row(
      "a matcher upside down",
      "    { launch: {}, expect: [{ event: \"$AppEnd\", with: { d: { between: [2, 1] } } }] },",
      """
      s.json5:23:70: expected two numbers, the smaller first, found [2,1]
          { launch: {}, expect: [{ event: "$AppEnd", with: { d: { between: [2, 1] } } }] },
                                                                           ^
      """),
    Row(
      "a property that is none", "    { set: { \"#buy.titel\": \"Sold\" } },",
      """
      s.json5:23:14: '#buy.titel' does not end with a property; did you mean 'title'?
          { set: { "#buy.titel": "Sold" } },
                   ^
      """),
    Row(
      "a value of another type than the property's", "    { set: { \"#buy.enabled\": 1 } },",
      """
      s.json5:23:30: expected true or false, found a number
          { set: { "#buy.enabled": 1 } },
                                   ^
      """),
  ])
  func `an unreadable step is reported with its place`(row: Row) {
    #expect(LabRun(running: Shop.scenario(steps: row.steps)) == row.run)
  }

  @Test(arguments: [
    Row(
      "an identifier", "    { tap: \"#byu\" },",
      """
      s.json5:23:12: no screen of the app has #byu; did you mean '#buy'?
          { tap: "#byu" },
                 ^
      """),
    Row(
      "a text", "    { tap: \"buy\" },",
      """
      s.json5:23:12: no screen of the app has "buy"; did you mean '#buy'?
          { tap: "buy" },
                 ^
      """),
    Row(
      "an identifier where it is not", "    { tap: { id: \"buy\", in: \"#share\" } },",
      """
      s.json5:23:12: no screen of the app has #buy in #share; \
      remove 'in', or name a view that contains it
          { tap: { id: "buy", in: "#share" } },
                 ^
      """),
    Row(
      "more of an identifier than there are", "    { tap: { id: \"buy\", nth: 2 } },",
      """
      s.json5:23:12: no screen of the app has #buy (2); a screen has at most 1
          { tap: { id: "buy", nth: 2 } },
                 ^
      """),
    Row(
      "an identifier written as a text", "    { tap: \"share\", name: \"a\" },",
      """
      s.json5:23:12: no screen of the app has "share"; did you mean '#share'?
          { tap: "share", name: "a" },
                 ^
      """),
    Row(
      "a class", "    { send: \"a\", to: \".UIButon\" },",
      """
      s.json5:23:22: no screen of the app has .UIButon; did you mean '.UIButton'?
          { send: "a", to: ".UIButon" },
                           ^
      """),
    Row(
      "an element around the one that is meant", "    { tap: { text: \"Buy\", in: \"#list\" } },",
      """
      s.json5:23:12: no screen of the app has #list
          { tap: { text: "Buy", in: "#list" } },
                 ^
      identifiers: #buy, #share
      """),
    Row(
      "a property that no controller has", "    { set: { hidden: true } },",
      """
      s.json5:23:14: a controller has no 'hidden'; name an element: '#id.hidden'
          { set: { hidden: true } },
                   ^
      it has title, navigationItem.title, navigationItem.leftBarButtonItem, \
      navigationItem.leftBarButtonItems, navigationItem.rightBarButtonItem, \
      navigationItem.rightBarButtonItems, tabBarItem.title, tabBarItem.id, tabBarItem.label, \
      tabBarItem.tag, presentationStyle, toolbarItems, hidesBottomBarWhenPushed
      """),
  ])
  func `a step that no screen can satisfy is a mistake`(row: Row) {
    #expect(LabRun(running: Shop.scenario(steps: row.steps)) == row.run)
  }

  @Test(arguments: [
    Row(
      "two steps of one name", "    { kill: {}, name: \"end\" }, { kill: {}, name: \"end\" },",
      """
      s.json5:23:50: another step is called 'end'; choose another name
          { kill: {}, name: "end" }, { kill: {}, name: "end" },
                                                       ^
      """),
    Row(
      "a miss without a tap", "    { kill: {}, missed: \"x\" },",
      """
      s.json5:23:25: 'missed' is only allowed in a step that touches an element
          { kill: {}, missed: "x" },
                              ^
      """),
    Row(
      "an interval after no tap", "    { launch: {} }, { tap: \"#buy\", after: \"1s\" },",
      """
      s.json5:23:43: 'after' is only allowed if the previous step is a tap; \
      use the step 'wait'
          { launch: {} }, { tap: "#buy", after: "1s" },
                                                ^
      """),
    Row(
      "one finger in two places", "    { tap: \"#buy\" }, { tap: \"#share\", after: \"1ms\" },",
      """
      s.json5:23:46: finger 0 would come down before it is lifted; \
      use another 'finger', or shorten 'lasts'
          { tap: "#buy" }, { tap: "#share", after: "1ms" },
                                                   ^
      """),
    Row(
      "a tap that begins before the last",
      "    { tap: \"#buy\" }, { tap: \"#share\", finger: 1, lasts: \"1s\", after: \"1ms\" },",
      """
      s.json5:23:70: this tap would begin before the tap of the previous step; \
      shorten its 'lasts'
          { tap: "#buy" }, { tap: "#share", finger: 1, lasts: "1s", after: "1ms" },
                                                                           ^
      """),
  ])
  func `contradictory steps are a mistake`(row: Row) {
    #expect(LabRun(running: Shop.scenario(steps: row.steps)) == row.run)
  }
}

extension StepMistakes.Row {
  /// The expected result: the message, and the exit code of an invalid file.
  var run: LabRun { LabRun(.invalid, messages: message + "\n1 mistake\n") }
}
