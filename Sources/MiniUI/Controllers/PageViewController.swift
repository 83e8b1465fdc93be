/// Shows pages that a finger turns: `UIPageViewController`, in its scrolling style.
///
/// Only the page that is shown is a child, and during a turn the next one (AP-34).
open class PageViewController: ContainerController {
  /// Which way the pages are turned, with UIKit's values.
  public enum Direction: Int, Sendable {
    /// To the page after this one.
    case forward
    /// To the page before it.
    case reverse
  }

  final var current: ViewController?
  final var turn: Turn?
  /// Comes after the turn under way; a later request replaces it.
  final var request: Request?
  /// Which way the finger that is down turns; `nil` while none does.
  final var fingerDirection: Direction?
  final var answers = CachedDelegate()
  final var source = CachedDelegate()

  /// A change of pages that is under way.
  final class Turn {
    /// The page that is left; `nil` for the first one that is shown.
    let old: ViewController?
    /// The page that comes.
    let new: ViewController
    /// Whether a finger turns, so that the delegate is told.
    let isSwipe: Bool
    /// What runs at the end of a turn by code.
    let completion: Block?
    /// How far the finger has come, from 0 to 1.
    var fraction = 0.0
    /// The end that is scheduled.
    var end: MainLoop.Token?
    /// What the turn has begun for the two pages.
    let coming: Beginning
    let going: Beginning?
    /// Whether its beginning or its end is being carried out, callbacks included.
    var isBusy = true
    /// Whether the end has begun.
    var isEnding = false

    /// Begins nothing yet.
    init(old: ViewController?, new: ViewController, isSwipe: Bool, completion: Block?) {
      (self.old, self.new, self.isSwipe) = (old, new, isSwipe)
      self.completion = completion
      coming = Beginning(of: new)
      going = Beginning.leaving(old)
    }
  }

  /// A page that a callback of the turn under way asks for.
  struct Request {
    let page: ViewController
    let isAnimated: Bool
    let completion: Block?
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      PageViewController.self, name: "UIPageViewController", superclass: ViewController.self
    ) { methods in
      methods.define(
        .loadView,
        Body { pages, _ in
          pages.buildView(of: pages.process.device.system.containers.pages)
          pages.followFingers()
        })
      defineFingers(methods)
      defineTurns(methods)
      defineDelegates(methods)
    }
  }

  /// The page that is shown, alone in a list; empty before the first one.
  public final var viewControllers: [ViewController] { current.map { [$0] } ?? [] }

  override final var wanted: ViewController? { current }
  override final var isChanging: Bool { turn != nil }

  /// A turn that is under way when the pages leave the screen is over.
  override final func contentDidMove(onScreen: Bool) {
    onScreen ? followRequest() : finish(isCutShort: true)
  }
}
