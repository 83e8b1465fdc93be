/// The system's private views of an alert (AL-6).
extension Alert {
  /// The views that the alert lays out; all others fill their superviews.
  struct Views {
    let template: BuiltTemplate
    let texts: ScrollView?
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
    methods.define(.loadView) { alert, _ in alert.makeViews() }
    methods.define(.viewWillLayoutSubviews) { alert, callSuper in
      alert.layOut()
      callSuper()
    }
  }

  /// Returns the view that takes the taps of an action; nil until the alert's view is loaded.
  public func view(of action: AlertAction) -> View? {
    actionViews.first { $0.action === action }
  }

  /// The views of the actions, back to front; cancel is last, wherever it is shown (G-P01).
  private var actionViews: [AlertActionView] {
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

/// The layout of an alert; all sizes are fixed, so that a finger finds each action.
extension Alert {
  func layOut() {
    guard let views, let container = view.superview else { return }
    let content = heightOfTexts(in: views)
    let frame = frame(in: container.bounds, height: content + heightOfActions)
    view.frame = frame
    let upper = min(content, frame.height - min(heightOfActions, frame.height / 2))
    views.texts?.frame = Rect(x: 0, y: 0, width: frame.width, height: upper)
    views.buttons?.frame = Rect(
      x: 0, y: upper, width: frame.width, height: frame.height - upper)
    layOutTexts(views, Size(width: frame.width, height: content))
    layOutActions(views, frame.width)
  }

  /// True if two actions share a row, as in alerts with exactly two (AL-3).
  var isInOneRow: Bool { preferredStyle == .alert && actions.count == 2 }

  private var actionHeight: Double { preferredStyle == .alert ? 44 : 57 }

  private var heightOfActions: Double {
    Double(isInOneRow ? 1 : actions.count) * actionHeight
  }

  /// Returns an alert's frame, 270 points wide and centred, or a sheet's, 8 points from the edges.
  private func frame(in bounds: Rect, height: Double) -> Rect {
    let isAlert = preferredStyle == .alert
    let margin = 8.0
    let width = isAlert ? 270 : bounds.width - 2 * margin
    let height = min(height, bounds.height - 2 * margin)
    return Rect(
      x: (bounds.width - width) / 2,
      y: isAlert ? (bounds.height - height) / 2 : bounds.height - margin - height,
      width: width, height: height)
  }

  private func heightOfTexts(in views: Views) -> Double {
    let heights = parts(of: views).map(\.height)
    return heights.isEmpty ? 0 : heights.reduce(40, +)
  }

  /// Returns the visible texts, 21 points high each, and the fields, 30 points each.
  private func parts(of views: Views) -> [(view: View, height: Double)] {
    let texts = [(ViewTemplate.Slot.title, title), (.subtitle, message)]
    let lines = texts.compactMap { slot, text in text.map { _ in (views.template[slot], 21.0) } }
    let fields = Double(textFields?.count ?? 0) * 30
    return lines + (fields > 0 ? [(views.template[.fields], fields)] : [])
  }

  private func layOutTexts(_ views: Views, _ size: Size) {
    (views.template[.title] as? Label)?.text = title
    (views.template[.subtitle] as? Label)?.text = message
    views.template[.content].frame = Rect(origin: .zero, size: size)
    views.texts?.contentSize = size
    // 20 points above the first part and 20 below the last one: the 40 of `heightOfTexts`.
    var top = 20.0
    for part in parts(of: views) {
      part.view.frame = Rect(x: 16, y: top, width: size.width - 32, height: part.height)
      top += part.height
    }
    for (index, field) in (textFields ?? []).enumerated() {
      field.frame = Rect(x: 0, y: Double(index) * 30, width: size.width - 32, height: 30)
    }
  }

  private func layOutActions(_ views: Views, _ width: Double) {
    let size = Size(width: width, height: heightOfActions)
    views.buttons?.contentSize = size
    views.template[.actions].superview?.frame = Rect(origin: .zero, size: size)
    for (index, action) in actionsInSight.enumerated() {
      let place = Double(index)
      view(of: action)?.superview?.frame =
        isInOneRow
        ? Rect(x: place * width / 2, y: 0, width: width / 2, height: actionHeight)
        : Rect(x: 0, y: place * actionHeight, width: width, height: actionHeight)
    }
  }
}
