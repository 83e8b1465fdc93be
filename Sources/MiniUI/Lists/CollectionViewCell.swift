/// A cell of a collection: `UICollectionViewCell`.
open class CollectionViewCell: CollectionReusableView {
  /// The superview of the app's own views, made by the system's template.
  public final let contentView: View
  private var selectedState = false
  private var highlightedState = false

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(CollectionViewCell.self, name: "UICollectionViewCell") { methods in
      methods.define(.layoutSubviews) { cell, callSuper in
        callSuper()
        cell.contentView.frame = cell.bounds
      }
      methods.define(.prepareForReuse) { cell, _ in cell.forgetState() }
      methods.define(.setSelected) { cell, isSelected, _ in cell.selectedState = isSelected }
      methods.define(.setHighlighted) { cell, isHighlighted, _ in
        cell.highlightedState = isHighlighted
      }
    }
  }

  /// Makes a cell with an empty content view.
  public required init(of class: DynamicClass?) {
    guard let process = `class`?.classTable.owner(as: AppProcess.self) else {
      fatalError("create a cell in a process")
    }
    let built = process.device.system.lists.item.build(in: process)
    contentView = built[.content]
    super.init(of: `class`)
    addSubview(built.root)
  }

  /// True if the item is shown as selected; setting it sends `setSelected:`.
  public final var isSelected: Bool {
    get { selectedState }
    set { send(.setSelected)(newValue) }
  }

  /// True if the item is shown as pressed; setting it sends `setHighlighted:`.
  public final var isHighlighted: Bool {
    get { highlightedState }
    set { send(.setHighlighted)(newValue) }
  }

  override final func look(selected: Bool) {
    if selected != isSelected { isSelected = selected }
  }

  override final func look(highlighted: Bool) {
    if highlighted != isHighlighted { isHighlighted = highlighted }
  }

  private func forgetState() {
    look(selected: false)
    look(highlighted: false)
  }
}

/// A reusable cell, header or footer of a collection: `UICollectionReusableView`.
open class CollectionReusableView: ReusableView {
  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      CollectionReusableView.self, name: "UICollectionReusableView", superclass: View.self
    ) { methods in
      methods.define(.prepareForReuse) { _, _ in }
    }
  }
}
