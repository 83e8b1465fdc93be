import MiniUI
import Testing

@Suite struct MainLoopCancelling {
  private let loop = MainLoop(clock: VirtualClock(startingAt: .defaultEpoch))
  private let log = LoopLog()

  @Test func `a cancelled entry does not run and the others do`() {
    let tokens = ["a", "b", "c"].map(schedule)
    #expect(loop.cancel(tokens[1]))
    loop.runTurn()
    #expect(log.lines == ["a", "c"])
  }

  @Test(arguments: 0..<4)
  func `the remaining entries keep their order after any cancellation`(place: Int) {
    let tokens = ["a", "b", "c"].map(schedule)
    if place < 3 { #expect(loop.cancel(tokens[place])) }
    schedule("d")
    loop.runTurn()
    let names = ["a", "b", "c", "d"]
    #expect(log.lines == names.indices.filter { $0 != place || place == 3 }.map { names[$0] })
  }

  @Test func `an entry can be cancelled only once`() {
    let token = schedule("a")
    #expect([loop.cancel(token), loop.cancel(token)] == [true, false])
  }

  @Test func `an entry that has run cannot be cancelled`() {
    let token = schedule("a")
    loop.runTurn()
    #expect(!loop.cancel(token))
  }

  @Test func `an entry may cancel a later one of the same turn`() {
    var later: MainLoop.Token?
    loop.schedule(.work, name: "first") { [loop, log] in
      log.add("first \(later.map(loop.cancel) ?? false)")
    }
    later = schedule("second")
    schedule("third")
    loop.runTurn()
    #expect(log.lines == ["first true", "third"])
  }

  @Test func `an entry that runs is no longer pending`() {
    var own: MainLoop.Token?
    own = loop.schedule(.work, name: "own") { [loop, log] in
      log.add("\(own.map(loop.cancel) ?? true)")
    }
    loop.runTurn()
    #expect(log.lines == ["false"])
  }

  @Test func `objects held by a cancelled body may cancel entries as they are released`() {
    let other = schedule("other")
    loop.cancel(scheduleHolder(cancelling: other))
    #expect(loop.pending.isEmpty)
  }

  @Test func `objects held by a body that ran may cancel entries as they are released`() {
    let other = loop.schedule(.timer, after: .seconds(1), name: "other") {}
    scheduleHolder(cancelling: other)
    loop.runTurn()
    #expect(loop.pending.isEmpty)
  }

  @Test func `objects held by a dropped body may cancel entries as they are released`() {
    let other = schedule("other")
    scheduleHolder(cancelling: other)
    loop.stop()
    #expect(loop.pending.isEmpty)
  }

  @discardableResult
  private func scheduleHolder(cancelling other: MainLoop.Token) -> MainLoop.Token {
    let holder = Holder(loop: loop, token: other)
    return loop.schedule(.work, name: "holder") { withExtendedLifetime(holder) {} }
  }

  @discardableResult
  private func schedule(_ name: String) -> MainLoop.Token {
    loop.schedule(.work, name: name) { [log] in log.add(name) }
  }
}

/// Cancels an entry when it is released, as a view does with its timer.
private final class Holder {
  let loop: MainLoop
  let token: MainLoop.Token

  init(loop: MainLoop, token: MainLoop.Token) {
    self.loop = loop
    self.token = token
  }

  deinit {
    loop.cancel(token)
  }
}
