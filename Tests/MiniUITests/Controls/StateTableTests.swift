import MiniUI
import Testing

@Suite struct StateTables {
  /// The eight states of a control, the normal one first.
  private static let states = (0..<8).map { ControlState(rawValue: $0) }

  /// A property of a button that depends on its state.
  enum Aspect: CaseIterable {
    case title, titleColor, shadowColor, image, background

    /// Sets or removes the value of a state.
    func set(_ number: Int?, _ state: ControlState, on button: Button) {
      let image = number.map { Image(name: "\($0)") }
      let color = number.map { Color(white: Double($0) / 8) }
      switch self {
      case .title: button.setTitle(number.map { "\($0)" }, for: state)
      case .titleColor: button.setTitleColor(color, for: state)
      case .shadowColor: button.setTitleShadowColor(color, for: state)
      case .image: button.setImage(image, for: state)
      case .background: button.setBackgroundImage(image, for: state)
      }
    }

    /// The number that the button returns.
    func current(of button: Button) -> Int? {
      switch self {
      case .title: button.currentTitle.flatMap { Int($0) }
      case .titleColor:
        button.currentTitleColor == .white ? nil : Int(button.currentTitleColor.red * 8)
      case .shadowColor: button.currentTitleShadowColor.map { Int($0.red * 8) }
      case .image: button.currentImage.flatMap { Int($0.name) }
      case .background: button.currentBackgroundImage.flatMap { Int($0.name) }
      }
    }

    /// The displayed number.
    func shown(on button: Button) -> Int? {
      switch self {
      case .title: button.titleLabel?.text.flatMap { Int($0) }
      case .titleColor:
        button.titleLabel.flatMap { $0.textColor == .white ? nil : Int($0.textColor.red * 8) }
      case .shadowColor: button.titleLabel?.shadowColor.map { Int($0.red * 8) }
      case .image: button.imageView?.image.flatMap { Int($0.name) }
      case .background:
        (button.subviews.first as? ImageView).flatMap { $0.image }.flatMap { Int($0.name) }
      }
    }
  }

  private let stage = Stage()

  private func put(_ button: Button, into state: ControlState) {
    button.isHighlighted = state.contains(.highlighted)
    button.isEnabled = !state.contains(.disabled)
    button.isSelected = state.contains(.selected)
  }

  @Test(arguments: Aspect.allCases)
  func `T117 a state shows its own value, or else the normal one`(_ aspect: Aspect) {
    var wrong: [String] = []
    for mask in 0..<256 {
      let button = Button(in: stage.process)
      if aspect == .titleColor || aspect == .shadowColor { button.setTitle("Buy") }
      let own = Self.states.filter { mask & (1 << Int($0.rawValue)) != 0 }
      for state in own { aspect.set(Int(state.rawValue), state, on: button) }
      for state in Self.states {
        put(button, into: state)
        let expected = own.contains(state) ? Int(state.rawValue) : own.contains(.normal) ? 0 : nil
        if aspect.current(of: button) != expected { wrong.append("\(mask) \(state) is another") }
        if mask != 0, aspect.shown(on: button) != expected {
          wrong.append("\(mask) \(state) shows \(String(describing: aspect.shown(on: button)))")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count), \(wrong.first ?? "")")
  }

  @Test(arguments: Aspect.allCases)
  func `removing a value shows the normal one again`(_ aspect: Aspect) {
    let button = Button(in: stage.process)
    aspect.set(0, .normal, on: button)
    aspect.set(4, .selected, on: button)
    button.isSelected = true
    #expect(aspect.current(of: button) == 4)
    aspect.set(nil, .selected, on: button)
    #expect(aspect.current(of: button) == 0)
  }

  @Test func `a title that is created later has the colours that were set before`() {
    let button = Button(in: stage.process)
    button.setTitleColor(.red)
    button.setTitleShadowColor(.blue)
    button.setTitle("Buy")
    #expect((button.titleLabel?.textColor, button.titleLabel?.shadowColor) == (.red, .blue))
    #expect(Button(in: stage.process).currentTitleColor == .white)
  }
}
