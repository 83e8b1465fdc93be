import MiniUI

/// The paths of the `sensors` scheme, cached while the responder chain and the tree are unchanged.
///
/// Every call walks the responder chain, because code of the app may override `nextResponder`.
final class SensorsPathCache: PathSource {
  private let scheme: SensorsPathScheme
  private let entries = ViewMemo<Entry>()

  private struct Entry {
    let path: String
    let chain: [ObjectIdentifier]
    let time: PathCache.Entry.Time
  }

  init(_ scheme: SensorsPathScheme) {
    self.scheme = scheme
  }

  func path(of view: View) -> String {
    let chain = view.responderChain
    guard let classes = view.table.classChanges else { return scheme.path(of: view) }
    let process = view.process
    let time = PathCache.Entry.Time(views: process.viewChanges, classes: classes)
    let ids = chain.map { ObjectIdentifier($0) }
    let known = entries[view, in: process]
    if let known, known.time == time, known.chain == ids { return known.path }
    let path = scheme.path(of: view)
    let isKept = !Self.hasMovingParts(chain)
    entries[view, in: process] = isKept ? Entry(path: path, chain: ids, time: time) : nil
    return path
  }

  /// Returns true with a segmented control, whose selection and frames change without a counter.
  private static func hasMovingParts(_ chain: [Responder]) -> Bool {
    chain.contains { ElementKind(of: $0.class) == .segmentedControl }
  }
}
