import Testing

@testable import AutoTrack
@testable import MiniUI

/// The visible child of a plain container (S3.6).
@Suite struct VisibleChildren {
  /// The ways to hide the view of a child.
  enum Way: CaseIterable {
    case hidden, hiddenAround, transparent, outside, outsideAClip, covered, empty, taken, unloaded
  }

  /// A container with two stacks beside each other, the second of which is hidden.
  private static func container(
    in process: AppProcess, hiding way: Way?
  ) -> (container: ViewController, stacks: [NavigationController]) {
    let container = ViewController(in: process)
    let stacks = ["First", "Second"].map {
      Arrangement.navigation(Arrangement.named($0, in: process))
    }
    container.embed(stacks[0], at: Rect(x: 0, y: 0, width: 195, height: 844))
    if way == .unloaded {
      container.addChild(stacks[1])
      return (container, stacks)
    }
    container.embed(stacks[1], at: Rect(x: 195, y: 0, width: 195, height: 844))
    if let way { hide(stacks[1].view, way, container.view, behind: stacks[0].view) }
    return (container, stacks)
  }

  private static func hide(_ view: View, _ way: Way, _ root: View, behind front: View) {
    let around = View(frame: Rect(x: 195, y: 0, width: 195, height: 844), in: view.process)
    switch way {
    case .hidden: view.isHidden = true
    case .transparent: view.alpha = 0
    case .outside: view.frame.origin.x = 390
    case .empty: view.frame.size.height = 0
    case .taken: view.removeFromSuperview()
    case .unloaded: break
    case .covered:
      view.frame = Rect(x: 50, y: 50, width: 100, height: 100)
      root.bringSubviewToFront(front)
    case .hiddenAround, .outsideAClip:
      root.addSubview(around)
      around.addSubview(view)
      view.frame = Rect(x: way == .outsideAClip ? -195 : 0, y: 0, width: 195, height: 844)
      around.isHidden = way == .hiddenAround
      around.clipsToBounds = true
    }
  }

  @Test(arguments: Way.allCases)
  func `if one child is hidden, the other one is the screen`(way: Way) throws {
    let process = Device().start(App())
    let (container, stacks) = Self.container(in: process, hiding: way)
    #expect(ScreenFinder.shown(in: container) === stacks[0].topViewController)
    withExtendedLifetime(container) {}
  }

  @Test func `with two visible children the container is the screen, except in their bars`() {
    let process = Device().start(App())
    let (container, stacks) = Self.container(in: process, hiding: nil)
    #expect(ScreenFinder.shown(in: container) === container)
    for stack in stacks {
      #expect(ScreenFinder.screen(of: stack.navigationBar) === stack.topViewController)
    }
    withExtendedLifetime(container) {}
  }

  @Test func `a partial or translucent child does not cover its sibling`() {
    let process = Device().start(App())
    let (container, stacks) = Self.container(in: process, hiding: nil)
    stacks[1].view.frame = Rect(x: 100, y: 0, width: 290, height: 844)
    #expect(ScreenFinder.shown(in: container) === container)
    stacks[1].view.frame = container.view.bounds
    #expect(ScreenFinder.shown(in: container) === stacks[1].topViewController)
    stacks[1].view.alpha = 0.5
    #expect(ScreenFinder.shown(in: container) === container)
    withExtendedLifetime(container) {}
  }

  @Test func `a plain child does not replace its container, unless it presents a screen`() {
    let process = Device().start(App())
    let (container, child) = (ViewController(in: process), ViewController(in: process))
    container.embed(child)
    #expect(ScreenFinder.shown(in: container) === container)
    let top = NavigationController(rootViewController: ViewController(in: process))
    child.embed(top)
    #expect(ScreenFinder.shown(in: container) === top.topViewController)
    withExtendedLifetime(container) {}
  }
}
