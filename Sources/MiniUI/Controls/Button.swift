/// A tappable control: `UIButton`.
open class Button: Control {
  private var titles = StateTable<String>()
  private var images = StateTable<Image>()
  private var backgrounds = StateTable<Image>()
  final var titleColors = StateTable<Color>()
  final var shadowColors = StateTable<Color>()
  private var backgroundView: ImageView?
  /// The label of the title; a subview, made with the first title.
  public final var titleLabel: Label? { shownTitle }
  private final var shownTitle: Label?
  /// The view of the image; a subview, made with the first image.
  public private(set) final var imageView: ImageView?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Button.self, name: "UIButton") { methods in
      methods.define(.layoutSubviews) { button, _ in button.layOutContent() }
      defineContent(methods)
    }
  }

  /// Sets the title in a state; `nil` falls back to the normal one (RC-17).
  public final func setTitle(_ title: String?, for state: ControlState = .normal) {
    if runsSetter(.`setTitle:forState:`) {
      keep(title, for: state)
    } else {
      send(.setTitleForState)(title, Int(state.rawValue))
    }
  }

  /// Returns the title set for exactly this state.
  public final func title(for state: ControlState) -> String? { titles[exactly: state] }

  /// The shown title: the current state's, or else the normal one (RC-17).
  public final var currentTitle: String? { titles.value(in: state) }

  /// Sets the image in a state; `nil` falls back to the normal one (RC-17).
  public final func setImage(_ image: Image?, for state: ControlState = .normal) {
    send(.setImageForState)(ImageObject.object(image, in: process), Int(state.rawValue))
  }

  /// Returns the image set for exactly this state.
  public final func image(for state: ControlState) -> Image? { images[exactly: state] }

  /// The shown image (RC-17).
  public final var currentImage: Image? { images.value(in: state) }

  /// Sets the background image in a state; `nil` falls back to the normal one (RC-17).
  public final func setBackgroundImage(_ image: Image?, for state: ControlState = .normal) {
    send(.setBackgroundForState)(ImageObject.object(image, in: process), Int(state.rawValue))
  }

  /// Returns the background image set for exactly this state.
  public final func backgroundImage(for state: ControlState) -> Image? {
    backgrounds[exactly: state]
  }

  /// The shown background image (RC-17).
  public final var currentBackgroundImage: Image? { backgrounds.value(in: state) }

  override open var displayedText: String? { currentTitle }
  override open var intrinsicSize: Size {
    Size(width: Double((currentTitle ?? "").count) * 9 + 24, height: 44)
  }

  override final func stateDidChange() {
    showTitle()
    if titles.dependsOnState { invalidateIntrinsicContentSize() }
    if !images.isEmpty || !backgrounds.isEmpty { showImages() }
    showColors()
  }

  /// A button also sends its primary action for a click (RC-11).
  override final var eventsOfClick: ControlEvents { [.touchUpInside, .primaryActionTriggered] }

  override var defeatedGestures: DefeatedGestures { .singleTap }

  private static func defineContent(_ methods: MethodList<Button>) {
    methods.defineSetter(
      .setTitleForState,
      Body { button, title, state, _ in button.keep(title, for: ControlState(bits: state)) })
    methods.define(.setImageForState) { button, object, state, _ in
      let image = (object as? ImageObject)?.image
      button.images = button.images.setting(image, for: ControlState(bits: state))
      button.showImages()
    }
    methods.define(.setBackgroundForState) { button, object, state, _ in
      let image = (object as? ImageObject)?.image
      button.backgrounds = button.backgrounds.setting(image, for: ControlState(bits: state))
      button.showImages()
    }
  }

  private func keep(_ title: String?, for state: ControlState) {
    titles = titles.setting(title, for: state)
    showTitle()
    invalidateIntrinsicContentSize()
  }

  private func showTitle() {
    let title = currentTitle
    guard let label = shownTitle ?? (title == nil ? nil : makeTitleLabel()) else { return }
    if label.text != title { label.text = title }
  }

  private func makeTitleLabel() -> Label {
    let label = ButtonLabel(in: process)
    shownTitle = label
    addSubview(label)
    showColors()
    return label
  }

  private func showImages() {
    if let image = currentImage, imageView == nil {
      imageView = addImageView(image, at: backgroundView == nil ? 0 : 1)
    }
    if let image = currentBackgroundImage, backgroundView == nil {
      backgroundView = addImageView(image, at: 0)
    }
    imageView?.image = currentImage
    backgroundView?.image = currentBackgroundImage
    invalidateIntrinsicContentSize()
  }

  private func addImageView(_ image: Image, at index: Int) -> ImageView {
    let view = ImageView(image, in: process)
    insertSubview(view, at: index)
    setNeedsLayout()
    return view
  }

  private func layOutContent() {
    titleLabel?.frame = bounds.insetBy(dx: 12, dy: 0)
    backgroundView?.frame = bounds
    imageView?.frame = bounds.insetBy(dx: 12, dy: 0)
  }
}

extension ControlState {
  fileprivate init(bits: Int) { self.init(rawValue: UInt32(truncatingIfNeeded: bits)) }
}

/// The title colours of a button, which depend on its state like titles and images (RC-17).
extension Button {
  /// Sets the title's colour in a state; `nil` falls back to the normal one (RC-17).
  public final func setTitleColor(_ color: Color?, for state: ControlState = .normal) {
    titleColors = titleColors.setting(color, for: state)
    showColors()
  }

  /// Returns the colour set for exactly this state.
  public final func titleColor(for state: ControlState) -> Color? { titleColors[exactly: state] }

  /// The title's colour in the current state (RC-17); white by default (Apple, `UIButton`).
  public final var currentTitleColor: Color { titleColors.value(in: state) ?? .white }

  /// Sets the colour of the title's shadow in a state; `nil` falls back to the normal one (RC-17).
  public final func setTitleShadowColor(_ color: Color?, for state: ControlState = .normal) {
    shadowColors = shadowColors.setting(color, for: state)
    showColors()
  }

  /// Returns the shadow colour set for exactly this state.
  public final func titleShadowColor(for state: ControlState) -> Color? {
    shadowColors[exactly: state]
  }

  /// The shadow's colour in the current state; nil by default (RC-17).
  public final var currentTitleShadowColor: Color? { shadowColors.value(in: state) }

  /// Applies the current state's colours to the label, if any have been set.
  private func showColors() {
    if !titleColors.isEmpty { titleLabel?.textColor = currentTitleColor }
    if !shadowColors.isEmpty { titleLabel?.shadowColor = currentTitleShadowColor }
  }
}

/// The private label of a button: `UIButtonLabel`.
final class ButtonLabel: Label {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(ButtonLabel.self, name: "UIButtonLabel")
  }
}

/// The values of a control's content per state: titles, colours, images or backgrounds (RC-17).
///
/// A state without a value of exactly its own falls back to the normal state's (T117).
struct StateTable<Value> {
  /// The values; few states have one, so a linear search beats hashing.
  private var values: [(state: ControlState, value: Value)] = []

  var isEmpty: Bool { values.isEmpty }

  var dependsOnState: Bool { values.contains { $0.state != .normal } }

  subscript(exactly state: ControlState) -> Value? {
    values.first { $0.state == state }?.value
  }

  /// Returns a copy with another value for a state; `nil` removes it.
  func setting(_ value: Value?, for state: ControlState) -> StateTable {
    var table = self
    table.values.removeAll { $0.state == state }
    if let value { table.values.append((state, value)) }
    return table
  }

  /// Returns the value shown in a state: its own, or else the normal one.
  func value(in state: ControlState) -> Value? {
    // Most controls have one value, which needs no search.
    guard let first = values.first, values.count == 1 else {
      return self[exactly: state] ?? self[exactly: .normal]
    }
    return first.state == state || first.state == .normal ? first.value : nil
  }
}
