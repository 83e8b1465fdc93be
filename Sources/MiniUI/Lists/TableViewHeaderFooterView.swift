/// A reusable header or footer of a table: `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: ReusableView {
  /// The superview of the app's own views, made by the system's template.
  public final let contentView: View
  private var label: Label?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      TableViewHeaderFooterView.self, name: "UITableViewHeaderFooterView", superclass: View.self
    ) { methods in
      methods.define(.layoutSubviews) { view, _ in view.layOutContent() }
      methods.define(.prepareForReuse) { _, _ in }
    }
  }

  /// Makes a view with an empty content view.
  public required init(of class: DynamicClass?) {
    guard let process = `class`?.classTable.owner(as: AppProcess.self) else {
      fatalError("create a section's view in a process")
    }
    contentView = process.device.system.lists.sectionContent.build(in: process).root
    super.init(of: `class`)
    addSubview(contentView)
  }

  /// The title label, made by the system's template on first read.
  public final var textLabel: Label {
    if let label { return label }
    let built = process.device.system.lists.sectionLabel.build(in: process)
    guard let label = built.root as? Label else {
      fatalError("\(built.root.class.name) is not a label")
    }
    contentView.addSubview(label)
    setNeedsLayout()
    self.label = label
    return label
  }

  private func layOutContent() {
    contentView.frame = bounds
    label?.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}

extension TableViewHeaderFooterView {
  /// Makes a view with an identifier for reuse.
  public convenience init(reuseIdentifier: String?, in process: AppProcess) {
    self.init(in: process)
    reuseKey = reuseIdentifier
  }
}
