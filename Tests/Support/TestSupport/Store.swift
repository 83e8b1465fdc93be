/// A scenario about tabs, a stack, lists, bars and alerts, for tests that write its steps.
package enum Store {
  /// The text of a scenario file.
  package static func scenario(steps: String, tracker: String = "{}") -> String {
    """
    {
      scenario: 'A store', app: { root: { tabs: [{ navigation: 'Home' }, 'Cart'] }, classes: {
    \(classes)
      } },
      tracker: \(tracker),
      steps: [
    \(steps)
      ],
    }
    """
  }

  private static let classes = """
    Cell: { is: 'UITableViewCell' },
    Home: {
      is: 'UIViewController', title: 'Home', 'tabBarItem.title': 'Shop',
      'navigationItem.rightBarButtonItem': { title: 'Edit', id: 'edit' },
      view: { subviews: [
        { is: 'UITableView', id: 'list', frame: [0, 0, 390, 300], cell: 'Cell', sections: [
          { header: 'Tea', rows: ['Pot', { text: 'Cup', detail: 'blue' }] }, { rows: ['Tray'] },
        ] },
        { is: 'UISegmentedControl', id: 'sort', segments: ['Name', 'Price'],
          frame: [0, 300, 390, 44] },
        { is: 'UITextField', id: 'field', placeholder: 'Search', frame: [0, 350, 390, 44] },
        { is: 'UISlider', id: 'price', frame: [0, 400, 390, 44] },
        { is: 'UIScrollView', id: 'offers', frame: [0, 450, 390, 44] },
      ] },
      methods: { 'tableView:didSelectRowAtIndexPath:': [{ push: 'Cart' }] },
    },
    Cart: {
      is: 'UIViewController', title: 'Cart', methods: { buy: [
        { alert: { title: 'Buy?', actions: [
          { title: 'Yes', do: [{ alertView: { cancel: 'Later' } }] }, { title: 'No' },
        ] } },
        { addView: { is: 'UILabel', text: 'Bought', id: 'done', frame: [0, 0, 100, 44] } },
      ] },
    },
    """
}
