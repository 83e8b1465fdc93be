import LabLanguage
import MiniUI

/// The type of a property's value: its reader, and its content.
struct PropertyKind<Content>: Sendable {
  let reader: Reader<PropertyValue>
  /// Returns the content of a value; nil for a value of another type.
  let content: @Sendable (PropertyValue) -> Content?
}

extension PropertyKind where Content == String? {
  static var text: PropertyKind {
    PropertyKind(reader: Reader<String>.string.map { .text($0) }, content: content)
  }

  static var textOrNull: PropertyKind {
    PropertyKind(reader: PropertyValue.textOrNull, content: content)
  }

  @Sendable private static func content(of value: PropertyValue) -> String?? {
    if case .text(let text) = value { .some(text) } else { nil }
  }
}

extension PropertyKind where Content == Bool {
  static var flag: PropertyKind {
    PropertyKind(reader: Reader<Bool>.boolean.map { .flag($0) }) { value in
      if case .flag(let flag) = value { flag } else { nil }
    }
  }
}

extension PropertyKind where Content == Double {
  static var number: PropertyKind {
    PropertyKind(reader: Reader<Double>.number.map { .number($0) }) { value in
      if case .number(let number) = value { number } else { nil }
    }
  }
}

extension PropertyKind where Content == Int {
  static var integer: PropertyKind {
    whole(Reader<Int>.integer.map { .integer($0) })
  }

  /// A whole number with a lower limit.
  static func integer(atLeast least: Int) -> PropertyKind {
    whole(PropertyValue.integer(atLeast: least))
  }

  private static func whole(_ reader: Reader<PropertyValue>) -> PropertyKind {
    PropertyKind(reader: reader) { value in
      if case .integer(let number) = value { number } else { nil }
    }
  }
}

extension PropertyKind where Content == Point {
  /// A point, as two numbers.
  static var point: PropertyKind {
    PropertyKind(reader: PropertyValue.numbers(2)) { value in
      if case .numbers(let numbers) = value { Point(x: numbers[0], y: numbers[1]) } else { nil }
    }
  }
}

extension PropertyKind where Content == Size {
  /// A size, as two numbers.
  static var size: PropertyKind {
    PropertyKind(reader: PropertyValue.numbers(2)) { value in
      guard case .numbers(let numbers) = value else { return nil }
      return Size(width: numbers[0], height: numbers[1])
    }
  }
}

extension PropertyKind where Content == Rect {
  /// A rectangle, as four numbers: `[x, y, width, height]`.
  static var rect: PropertyKind {
    PropertyKind(reader: PropertyValue.numbers(4)) { value in
      if case .numbers(let numbers) = value { Rect(numbers) } else { nil }
    }
  }
}

extension PropertyKind where Content == [String] {
  static var texts: PropertyKind {
    PropertyKind(
      reader: Reader<[String]>.array(of: .string).map { .texts($0) }
    ) { value in
      if case .texts(let texts) = value { texts } else { nil }
    }
  }
}

extension PropertyKind where Content == Instant {
  static var date: PropertyKind {
    PropertyKind(reader: PropertyValue.date) { value in
      if case .instant(let date) = value { date } else { nil }
    }
  }
}

extension PropertyKind where Content == [BarButtonDescription] {
  static var barButton: PropertyKind {
    buttons(BarButtonDescription.reader.map { .barButtons([$0]) })
  }

  /// Bar buttons, the outermost first.
  static var barButtons: PropertyKind {
    buttons(
      Reader<[BarButtonDescription]>.array(of: BarButtonDescription.reader).map { .barButtons($0) })
  }

  /// The buttons of a toolbar, from left to right, with the spaces between them.
  static var toolbarItems: PropertyKind {
    buttons(
      Reader<[BarButtonDescription]>.array(of: BarButtonDescription.toolbarReader)
        .map { .barButtons($0) })
  }

  /// The tabs of a tab bar, from left to right.
  static var tabs: PropertyKind {
    buttons(
      Reader<[BarButtonDescription]>.array(of: BarButtonDescription.tabReader)
        .map { .barButtons($0) })
  }

  private static func buttons(_ reader: Reader<PropertyValue>) -> PropertyKind {
    PropertyKind(reader: reader) { value in
      if case .barButtons(let buttons) = value { buttons } else { nil }
    }
  }
}

extension PropertyKind where Content == [NavigationItemDescription] {
  static var navigationItems: PropertyKind {
    PropertyKind(
      reader: Reader<[NavigationItemDescription]>.array(of: NavigationItemDescription.reader)
        .map { .navigationItems($0) }
    ) { value in
      if case .navigationItems(let items) = value { items } else { nil }
    }
  }
}

extension PropertyKind where Content == PresentationStyle {
  static var style: PropertyKind {
    PropertyKind(
      reader: Reader<PresentationStyle>.word.map { .presentationStyle($0) }
    ) { value in
      if case .presentationStyle(let style) = value { style } else { nil }
    }
  }
}

extension Rect {
  /// A rectangle from four numbers: `[x, y, width, height]`.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
