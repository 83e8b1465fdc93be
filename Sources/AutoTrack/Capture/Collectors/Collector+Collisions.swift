import MiniUI

/// Elements whose paths do not tell them apart (S3.7i): on record, and no error.
extension Collector {
  /// Reports that a clicked element shares its path with another, once for each path and screen.
  func reportCollision(of view: View?, on screen: ViewController?) {
    guard let screen, screen.hasChildren, let view else { return }
    let path = paths.defaultPath(of: view)
    let collision = "\(path) on \(screen.class.name)"
    guard !knownCollisions.contains(collision), let twin = paths.twin(of: view, on: screen) else {
      return
    }
    if knownCollisions.count == Diagnostics.limit { knownCollisions = [] }
    knownCollisions.insert(collision)
    record(
      .pathCollision(
        path: path, screen: screen.class.name,
        elements: [view, twin].map { $0.summary.description }))
  }
}
