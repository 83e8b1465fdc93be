/// The private views of container controllers and their bars.
struct ContainerTemplates: Sendable {
  /// The view of a navigation controller, without its bar.
  let navigation: ViewTemplate
  /// The view of a tab bar controller, without its bar.
  let tabs: ViewTemplate
  let pages: ViewTemplate
  let barBackground: ViewTemplate
  /// The container of a navigation bar's title and buttons.
  let navigationContent: ViewTemplate
  /// The container of the buttons on one side of a navigation bar.
  let barButtons: ViewTemplate
  let barButton: ViewTemplate
  let backButton: ViewTemplate
  let tabButton: ViewTemplate

  /// The templates, for the declaration of their classes.
  var all: [ViewTemplate] {
    [
      navigation, tabs, pages, barBackground, navigationContent, barButtons, barButton,
      backButton, tabButton,
    ]
  }
}
