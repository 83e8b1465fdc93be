/// Who came into a navigation stack and who left it, in the order of moving.
struct Movers {
  /// Told with ``Message/didMoveToParent`` that they have a parent.
  private(set) var arrivals: [ViewController] = []
  /// Told that they have none.
  private(set) var departures: [ViewController] = []

  mutating func arrive(_ controller: ViewController) {
    departures.removeAll { $0 === controller }
    arrivals.append(controller)
  }

  mutating func depart(_ controller: ViewController) {
    arrivals.removeAll { $0 === controller }
    departures.append(controller)
  }

  /// These movers; none are left.
  mutating func take() -> Movers {
    defer { self = Movers() }
    return self
  }

  /// Tells everybody who is where it was going, first those who came (AP-8, AP-9).
  func finish(in parent: ViewController) {
    for controller in arrivals where controller.parent === parent {
      controller.didMove(toParent: parent)
    }
    for controller in departures where controller.parent == nil {
      controller.didMove(toParent: nil)
    }
  }
}
