/// The private views of navigation, tab bar and page controllers, and of their bars.
struct ContainerTemplates: Sendable {
  /// The view of a navigation controller, without its bar.
  let navigation: ViewTemplate
  /// The view of a tab bar controller, without its bar.
  let tabs: ViewTemplate
  /// The view of a page controller.
  let pages: ViewTemplate
  /// What a bar is drawn on.
  let barBackground: ViewTemplate
  /// What the title and the buttons of a navigation bar are in.
  let navigationContent: ViewTemplate
  /// What the buttons of one side of a navigation bar are in.
  let barButtons: ViewTemplate
  /// The button of a bar button item.
  let barButton: ViewTemplate
  /// The button that goes back.
  let backButton: ViewTemplate
  /// The button of a tab.
  let tabButton: ViewTemplate

  /// Every template, for the declaration of its classes.
  var all: [ViewTemplate] {
    [
      navigation, tabs, pages, barBackground, navigationContent, barButtons, barButton,
      backButton, tabButton,
    ]
  }
}
