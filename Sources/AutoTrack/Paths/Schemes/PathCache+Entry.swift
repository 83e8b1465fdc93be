import MiniUI

extension PathCache {
  /// What is known of one view, and of when.
  final class Entry {
    /// The address of the view.
    let view: ObjectIdentifier
    /// The printed path.
    private(set) var path = ""
    /// When the path was last found to be right.
    var checked: Time?
    /// The place of the innermost cell that the view is, or is in.
    private(set) var cell: CellPath?
    /// The entry of the superview; nil for the first step.
    private(set) var above: Entry?
    /// Which ``version`` of the path above this path begins with.
    private(set) var versionAbove = 0
    /// What the step was found from.
    private(set) var place: Place?
    /// The step's index; nil for a view that is no step.
    private(set) var index: ViewPath.Index?
    /// Counts the changes of the path.
    private(set) var version = 0
    /// What the view is, by its class.
    private(set) var kind: ElementKind?
    /// What the view passes for, by its class.
    private(set) var elementType = ""
    private var type: ObjectIdentifier?
    private var stepStart = ""
    private var digest: String?

    /// The counts of all changes of a process, of which none may go by.
    struct Time: Equatable {
      /// ``AppProcess/viewChanges``.
      let views: Int
      /// ``ClassTable/classChanges``.
      let classes: Int
    }

    /// The counts of the changes that can move a view among its siblings.
    struct Place: Equatable {
      /// The superview's ``View/subviewChanges``.
      let siblings: Int
      /// ``ClassTable/classChanges``.
      let classes: Int
    }

    init(_ view: View) {
      self.view = ObjectIdentifier(view)
    }

    /// The digest of the path, made when it is first asked for.
    var viewID: String {
      if let digest { return digest }
      let new = MD5.hex(of: path)
      digest = new
      return new
    }

    /// Keeps what paths need of the class, if it is another class than before.
    func name(as type: DynamicClass) {
      guard self.type != ObjectIdentifier(type) else { return }
      self.type = ObjectIdentifier(type)
      stepStart = type.pathName.stepStart
      kind = ElementKind(of: type)
      elementType = ElementType.type(ofViewsOf: type)
    }

    /// The path begins here.
    func setRoot(_ step: String, _ type: DynamicClass) {
      name(as: type)
      (above, place, index, cell) = (nil, nil, nil, nil)
      replacePath(with: step)
    }

    /// The path goes on from the one above.
    func setStep(_ index: ViewPath.Index?, below above: Entry, _ place: Place) {
      (self.above, versionAbove, self.place, self.index) = (above, above.version, place, index)
      cell = index?.cellPath ?? above.cell
      guard let index else { return replacePath(with: above.path) }
      var path = above.path
      path.append(stepStart, index)
      replacePath(with: path)
    }

    private func replacePath(with new: String) {
      guard new != path else { return }
      path = new
      version += 1
      digest = nil
    }
  }
}
