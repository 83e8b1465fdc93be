/// The controllers that entered and left a navigation stack, in the order of moving.
struct Movers {
  /// The controllers to notify with ``Message/didMoveToParent`` of their parent.
  private(set) var arrivals: [ViewController] = []
  /// The controllers to notify that they have no parent.
  private(set) var departures: [ViewController] = []

  mutating func arrive(_ controller: ViewController) {
    departures.removeAll { $0 === controller }
    arrivals.append(controller)
  }

  mutating func depart(_ controller: ViewController) {
    arrivals.removeAll { $0 === controller }
    departures.append(controller)
  }

  /// Returns these movers and clears the lists.
  mutating func take() -> Movers {
    defer { self = Movers() }
    return self
  }

  /// Notifies the controllers that are where they moved to, arrivals first (AP-8, AP-9).
  func finish(in parent: ViewController) {
    for controller in arrivals where controller.parent === parent {
      controller.didMove(toParent: parent)
    }
    for controller in departures where controller.parent == nil {
      controller.didMove(toParent: nil)
    }
  }
}
