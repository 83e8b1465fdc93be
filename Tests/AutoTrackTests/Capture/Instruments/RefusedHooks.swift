@testable import AutoTrack
import MiniUI
import Testing
import Wording

@Suite struct RefusedHooks {
  /// Hooks `viewDidAppear:` with types that it does not have.
  private struct Mistaken: Instrument {
    let name = "mistaken"

    func install(
      in process: AppProcess, postingTo moments: MomentHub
    ) throws(HookError) -> InstallResult {
      let message = Message<ToVoid>(.`viewDidAppear:`)
      let body = Body<ToVoid, ViewController>.before { _ in }
      return .installed([try process.classes[ViewController.self].hook(message, owner: name, body)])
    }
  }

  /// An instrument without a class to hook.
  private struct Needless: Instrument {
    let name = "needless"

    func install(in process: AppProcess, postingTo moments: MomentHub) -> InstallResult {
      .skipped(because: "there is no such class")
    }
  }

  @Test
  func `an instrument whose hook is refused is skipped, and the others work`() throws {
    let instruments = [Mistaken(), Needless()] + StandardInstruments.all
    let probe = Probe(.elements, instruments: instruments)
    probe.start()
    probe.launch(expecting: .firstStart, .elementView)
    #expect(
      probe.tracker.diagnostics.description == """
        mistaken: skipped, because viewDidAppear: of UIViewController is \
        (UIViewController, Bool) -> (), not (UIViewController) -> ()
        needless: skipped, because there is no such class
        \(InstallationNotes.ofAll)
        """)
    try probe.tap(probe.root(as: ElementViewController.self).first, expecting: .firstClick)
  }

  @Test func `an instrument whose second hook is refused removes its first one`() {
    let probe = Probe(.elements)
    let classes = probe.process.classes
    classes[ViewController.self].replaceMethod(
      Message<ToVoid>(.`viewDidDisappear:`), Body { (_: ViewController, _) in })
    let before = classes.description
    let tracker = Tracker(in: probe.process, sink: MemorySink(), instruments: [ScreenInstrument()])
    tracker.start()
    #expect(classes.description == before)
    #expect(
      tracker.diagnostics.entries == [
        .skipped(
          instrument: "screens",
          because: "viewDidDisappear: of UIViewController is (UIViewController) -> (), "
            + "not (UIViewController, Bool) -> ()")
      ])
  }

  @Test func `in an ended process every instrument is skipped`() {
    let dead = "cannot be hooked in a process that has died; hook it in the next one"
    let probe = Probe(App())
    probe.process.kill()
    probe.start()
    #expect(
      probe.tracker.diagnostics.description == """
        appLife: skipped, because the process has ended
        screens: skipped, because viewDidAppear: \(dead)
        controlActions: skipped, because sendAction:to:from:forEvent: \(dead)
        rowSelections: skipped, because setDelegate: \(dead)
        gestures: skipped, because initWithTarget:action: \(dead)
        alerts: skipped, because actionWithTitle:style:handler: \(dead)
        dialogs: skipped, because setDelegate: \(dead)
        backButton: skipped, because navigationBar:shouldPopItem: \(dead)
        tabs: skipped, because tabBar:didSelectItem: \(dead)
        \(InstallationNotes.ofUnwanted)
        """)
  }
}
