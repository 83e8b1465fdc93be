public import MiniUI

/// Sees rows and items being selected, through the delegates of tables and collections (S3.3c).
public struct RowSelectionInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `rowSelections`.
  public var name: String { "rowSelections" }

  /// Hooks `setDelegate:` of both kinds of list, and the selection method of each delegate; lists
  /// that live already are given their delegates again.
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
