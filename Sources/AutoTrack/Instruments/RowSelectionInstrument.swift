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
    let kinds: [(DynamicObject.Type, Message<ObjectsToVoid>)] = [
      (TableView.self, .tableDidSelectRow), (CollectionView.self, .collectionDidSelectItem),
    ]
    return try .installing { (parts) throws(HookError) in
      let living = LivingObjects(in: process).views
      for (type, message) in kinds {
        let list = process.classes[type]
        let hooks = try DelegateHooks.install(
          on: list, owner: name, appendingTo: &parts,
          installing: { (delegate) throws(HookError) in
            try delegate.hookThisObject(message, owner: name, post(to: moments))
          },
          refused: moments.report(as: name))
        for view in living where view.isKind(of: list) { hooks.adopt(view) }
      }
    }
  }

  private func post(to moments: MomentHub) -> Body<ObjectsToVoid, DynamicObject> {
    .before { receiver, list, path in
      guard let list = list as? ListView, let path = path as? IndexPathObject else { return }
      let selection = ListSelection(in: list, at: path.path, toldTo: receiver)
      moments.post(Moment(.rowSelected(selection), in: list.process))
    }
  }
}

extension MomentHub {
  /// Posts that an instrument could not hook a delegate.
  func report(as instrument: String) -> (DynamicObject, String) -> Void {
    { delegate, reason in
      let fact = Moment.Fact.notHooked(
        instrument: instrument, object: delegate.class.name, because: reason)
      self.post(Moment(fact, in: delegate.process))
    }
  }
}
