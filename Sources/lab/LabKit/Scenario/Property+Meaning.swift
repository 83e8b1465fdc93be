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
    case .interactive: "Whether it and what is in it take touches; a label does not by itself."
    case .tag: "A number of the app's own."
    case .enabled: "A disabled control takes the touch and sends nothing."
    case .selected: "Whether a control looks chosen."
    case .contentSize: "Width and height of what a scroll view shows a part of."
    case .contentOffset: "Where in its content a scroll view begins."
    case .isOn: "Whether a switch is on."
    case .value: "The number that a slider or a stepper shows."
    case .minimumValue: "The left end of a slider, the least value of a stepper."
    case .maximumValue: "The right end of a slider, the greatest value of a stepper."
    case .stepValue: "By how much a tap on a stepper changes its value."
    case .continuous:
      "Whether a slider tells of its value while it is moved; else once, at the end."
    case .segments: "The titles of a segmented control."
    case .selectedSegmentIndex: "The selected segment, counted from 0; -1 for none."
    case .numberOfPages: "How many dots a page control has."
    case .currentPage: "The page whose dot is filled, counted from 0."
    case .placeholder: "What an empty text field or search bar shows."
    case .secure: "Whether what is typed is hidden."
    case .date: "The date of a picker."
    case .image: "The name of the image that an image view shows."
    case .rowHeight: "The height of every row of a table."
    case .itemSize: "Width and height of every item of a collection view."
    case .allowsMultipleSelection: "Whether a list keeps several cells selected."
    case .editing: "Whether rows show their minus buttons, and what they are dragged by."
    case .leftBarButton, .leftBarButtons: "On the left of the navigation bar, the outermost first."
    case .rightBarButton, .rightBarButtons:
      "On the right of the navigation bar, the outermost first."
    case .tabBarTitle: "The text of the controller's tab; else its title."
    case .presentationStyle: "How the controller is shown when it is presented."
    case .navigationTitle: "The text in the middle of the navigation bar."
    }
  }
}
