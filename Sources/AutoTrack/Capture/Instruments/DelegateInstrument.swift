import MiniUI

/// An instrument that hooks the delegates of several container classes (S3.3c, S3.3e).
protocol DelegateInstrument: Instrument {
  associatedtype Told: Shape
  /// The classes of the containers, each with the message of its delegates.
  static var kinds: [(DynamicObject.Type, Message<Told>)] { get }
  /// Returns the existing containers, whose delegates are set again.
  func containers(in process: AppProcess) -> [DynamicObject]
  /// Returns the body that runs before the delegate's method.
  func body(postingTo moments: MomentHub) -> Body<Told, DynamicObject>
}

extension DelegateInstrument {
  /// Hooks `setDelegate:` of each class and the message of each delegate.
  func installOnDelegates(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    try .installing { (parts) throws(HookError) in
      let living = containers(in: process)
      for (type, message) in Self.kinds {
        let kind = process.classes[type]
        try DelegateHooks.install(
          on: kind, owner: name, appendingTo: &parts,
          installing: { (delegate) throws(HookError) in
            try delegate.hookThisObject(message, owner: name, body(postingTo: moments))
          },
          refused: moments.report(as: name))
        for container in living where container.isKind(of: kind) { DelegateHooks.adopt(container) }
      }
    }
  }
}

/// An instrument for selections of rows and items, on the delegates of lists (S3.3c).
struct RowSelectionInstrument: Instrument {
  init() {}

  package var name: String { "rowSelections" }

  /// Hooks `setDelegate:` of tables and collections, and each delegate's selection method.
  ///
  /// Existing lists are given their delegates again.
  package func install(
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

/// An instrument for the buttons of older dialogs, on their delegates (S3.3e).
struct DialogInstrument: Instrument {
  init() {}

  package var name: String { "dialogs" }

  /// Hooks `setDelegate:` of `UIAlertView` and `UIActionSheet`, and each delegate's method.
  ///
  /// Dialogs that are on the screen already are given their delegates again.
  package func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    try installOnDelegates(in: process, postingTo: moments)
  }
}

extension DialogInstrument: DelegateInstrument {
  /// The dialog and the index of the button.
  typealias Told = GeneralShape<Nothing, DynamicObject?, Int>

  static var kinds: [(DynamicObject.Type, Message<Told>)] {
    [(AlertView.self, .alertViewClicked), (ActionSheet.self, .actionSheetClicked)]
  }

  func containers(in process: AppProcess) -> [DynamicObject] { LivingObjects(in: process).dialogs }

  func body(postingTo moments: MomentHub) -> Body<Told, DynamicObject> {
    .before { receiver, dialog, index in
      guard let dialog = dialog as? Dialog, receiver === dialog.delegate else { return }
      let button = DialogButton(
        of: dialog, content: dialog.buttonTitle(at: index), title: dialog.title,
        message: (dialog as? AlertView)?.message, view: dialog.buttonView(at: index))
      moments.post(Moment(.dialogButton(button), in: dialog.process))
    }
  }
}
