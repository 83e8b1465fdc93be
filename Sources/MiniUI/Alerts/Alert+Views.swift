/// The system's private views of an alert (AL-6).
extension Alert {
  /// The views that the alert lays out; all others fill their superviews.
  struct Views {
    /// All views, by slot.
    let template: BuiltTemplate
    /// The scroll view of the texts and the fields.
    let texts: ScrollView?
    /// The scroll view of the actions.
    let buttons: ScrollView?

    init(of template: ViewTemplate, in process: AppProcess) {
      self.template = template.build(in: process)
      texts = self.template[.content].superview as? ScrollView
      buttons = self.template[.actions].superview?.superview as? ScrollView
      let placed: [View?] = [
        texts, buttons, self.template[.content], self.template[.actions].superview,
        self.template[.title], self.template[.subtitle], self.template[.fields],
      ]
      for view in placed { view?.fillsSuperview = false }
      // The alert lays out the rows itself; a stack would overwrite their frames.
      self.template[.actions].stack = nil
    }
  }

  static func defineViews(_ methods: MethodList<Alert>) {
    methods.define(.loadView, Body { alert, _ in alert.makeViews() })
    methods.define(
      .viewWillLayoutSubviews,
      Body { alert, callSuper in
        alert.layOut()
        callSuper()
      })
  }

  /// Returns the view that takes the taps of an action; nil until the alert's view is loaded.
  public func view(of action: AlertAction) -> View? {
    actionViews.first { $0.action === action }
  }

  /// The views of the actions, back to front; cancel is last, wherever it is shown (G-P01).
  var actionViews: [AlertActionView] {
    guard let rows = views?.template[.actions].subviews else { return [] }
    return rows.compactMap { $0.subviews.first as? AlertActionView }
  }

  /// Rebuilds the views of the actions, if the alert's view is loaded.
  func showActions() {
    guard let stack = views?.template[.actions] else { return }
    for row in stack.subviews { row.removeFromSuperview() }
    for action in actionsCancelLast { stack.addSubview(makeRow(for: action)) }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Adds the fields to their superview, if the alert's view is loaded.
  func showFields() {
    guard let place = views?.template[.fields] else { return }
    for field in textFields ?? [] where field.superview !== place { place.addSubview(field) }
    viewIfLoaded?.setNeedsLayout()
  }

  private func makeViews() {
    let views = Views(of: process.device.system.presentations.alert, in: process)
    self.views = views
    view = views.template.root
    showFields()
    showActions()
  }

  private func makeRow(for action: AlertAction) -> View {
    let row = process.device.system.presentations.alertAction.build(in: process)
    (row[.content] as? AlertActionView)?.show(action, of: self)
    (row[.title] as? Label)?.text = action.title
    row.root.fillsSuperview = false
    return row.root
  }
}
