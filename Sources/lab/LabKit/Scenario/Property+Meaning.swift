extension Property {
  /// One sentence for the reference.
  package var meaning: String {
    switch self {
    case .id: "The accessibility identifier."
    case .label: "The accessibility label."
    case .title: "The text of a button."
    case .text: "The text of a label or of a text input."
    case .frame: "x, y, width and height in the parent; left out where the parent has a `stack`."
    case .hidden: "Neither drawn nor hit."
    case .alpha: "From 0 to 1; below 0.01 it is not hit."
    case .interactive: "Takes touches, with its subviews; a label does not by default."
    case .tag: "A number for the app's use."
    case .enabled: "A disabled control takes the touch and sends nothing."
    case .selected: "Shows a control as selected."
    case .contentSize: "Width and height of a scroll view's content."
    case .contentOffset: "The scroll position in the content."
    case .isOn: "The state of a switch."
    case .value: "The number that a slider or a stepper shows."
    case .minimumValue: "The left end of a slider, the least value of a stepper."
    case .maximumValue: "The right end of a slider, the greatest value of a stepper."
    case .stepValue: "The change of a stepper's value per tap."
    case .continuous:
      "Sends a slider's changes while it moves; else once, at the end."
    case .segments: "The titles of a segmented control."
    case .selectedSegmentIndex: "The selected segment, counted from 0; -1 for none."
    case .numberOfPages: "The number of dots of a page control."
    case .currentPage: "The page whose dot is filled, counted from 0."
    case .placeholder: "The text of an empty text field or search bar."
    case .secure: "Hides the typed text."
    case .date: "The date of a picker."
    case .image: "The name of the image that an image view shows."
    case .rowHeight: "The height of every row of a table."
    case .itemSize: "Width and height of every item of a collection view."
    case .allowsMultipleSelection: "Allows several selected cells."
    case .editing: "Shows the rows' delete buttons and drag handles."
    case .leftBarButton, .leftBarButtons: "On the left of the navigation bar, the outermost first."
    case .rightBarButton, .rightBarButtons:
      "On the right of the navigation bar, the outermost first."
    case .tabBarTitle: "The text of the controller's tab; else its title."
    case .presentationStyle: "The style of the controller's presentation."
    case .navigationTitle: "The text in the middle of the navigation bar."
    }
  }
}
