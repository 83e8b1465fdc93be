public import MiniUI

/// An instrument for selections of rows and items, on the delegates of lists (S3.3c).
public struct RowSelectionInstrument: Instrument {
  /// Creates the instrument.
  public init() {}

  /// `rowSelections`.
  public var name: String { "rowSelections" }

  /// Hooks `setDelegate:` of tables and collections, and each delegate's selection method.
  ///
  /// Existing lists are given their delegates again.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    try installOnDelegates(in: process, postingTo: moments)
  }
}

extension RowSelectionInstrument: DelegateInstrument {
  static var kinds: [(DynamicObject.Type, Message<ObjectsToVoid>)] {
    [(TableView.self, .tableDidSelectRow), (CollectionView.self, .collectionDidSelectItem)]
  }

  func containers(in process: AppProcess) -> [DynamicObject] { LivingObjects(in: process).views }

  func body(postingTo moments: MomentHub) -> Body<ObjectsToVoid, DynamicObject> {
    .before { receiver, list, path in
      guard let list = list as? ListView, let path = path as? IndexPathObject else { return }
      let selection = ListSelection(in: list, at: path.path, toldTo: receiver)
      moments.post(Moment(.rowSelected(selection), in: list.process))
    }
  }
}
