import MiniUI

extension PathCache {
  /// The cached path of a view, with the counters that it was computed at.
  final class Entry {
    /// The identity of the view.
    let view: ObjectIdentifier
    private(set) var path = ""
    /// The time at which the path was last valid.
    var checked: Time?
    /// The index path of the innermost cell that the view is, or is inside; nil for none.
    private(set) var cell: CellPath?
    /// The entry of the superview; nil for the first step.
    private(set) var above: Entry?
    /// The ``version`` of the entry above that this path begins with.
    private(set) var versionAbove = 0
    /// The counters at which the index was computed; nil for the first step.
    private(set) var place: Place?
    /// The step's index; nil for a view without a step, and for the first step.
    private(set) var index: ViewPath.Index?
    /// The number of changes of the path.
    private(set) var version = 0
    /// The kind of the view's class.
    private(set) var kind: ElementKind?
    /// `$element_type` of the view's class.
    private(set) var elementType = ""
    private var type: ObjectIdentifier?
    private var stepStart = ""
    private var digest: String?

    /// The change counters of a process; a path is valid while they are unchanged.
    struct Time: Equatable {
      /// ``AppProcess/viewChanges``.
      let views: Int
      /// ``ClassTable/classChanges``.
      let classes: Int
    }

    /// The counters of changes that can move a view among its siblings.
    struct Place: Equatable {
      /// The superview's ``View/subviewChanges``.
      let siblings: Int
      /// ``ClassTable/classChanges``.
      let classes: Int
    }

    init(_ view: View) {
      self.view = ObjectIdentifier(view)
    }

    /// The MD5 of the path, computed on first use.
    var viewID: String {
      if let digest { return digest }
      let new = MD5.hex(of: path)
      digest = new
      return new
    }

    /// Updates the facts of the class, if it has changed.
    func name(as type: DynamicClass) {
      guard self.type != ObjectIdentifier(type) else { return }
      self.type = ObjectIdentifier(type)
      stepStart = type.pathName.stepStart
      kind = ElementKind(of: type)
      elementType = ElementType.type(ofViewsOf: type)
    }

    /// Makes this the first step of a path.
    func setRoot(_ step: String, _ type: DynamicClass) {
      name(as: type)
      (above, place, index, cell) = (nil, nil, nil, nil)
      replacePath(with: step)
    }

    /// Makes this a step below another entry.
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
