/// The messages of pickers, their data sources and their delegates.
extension Message where S == ToVoid {
  /// `-[UIPickerView reloadAllComponents]`.
  @inlinable public static var reloadAllComponents: Self { Message(.reloadAllComponents) }
}

extension Message where S == GeneralShape<Nothing, Int, Int, Bool> {
  /// `-selectRow:inComponent:animated:`.
  @inlinable public static var selectPickerRow: Self { Message(.`selectRow:inComponent:animated:`) }
}

extension Message where S == GeneralShape<Int, DynamicObject?> {
  /// `-numberOfComponentsInPickerView:`, to the data source.
  @inlinable public static var pickerComponentCount: Self {
    Message(.`numberOfComponentsInPickerView:`)
  }
}

extension Message where S == GeneralShape<Int, DynamicObject?, Int> {
  /// `-pickerView:numberOfRowsInComponent:`, to the data source.
  @inlinable public static var pickerRowCount: Self {
    Message(.`pickerView:numberOfRowsInComponent:`)
  }
}

extension Message where S == GeneralShape<String?, DynamicObject?, Int, Int> {
  /// `-pickerView:titleForRow:forComponent:`, to the delegate.
  @inlinable public static var pickerTitle: Self {
    Message(.`pickerView:titleForRow:forComponent:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Int, Int> {
  /// `-pickerView:didSelectRow:inComponent:`, to the delegate, for a selection by the user (PK-1).
  @inlinable public static var pickerDidSelectRow: Self {
    Message(.`pickerView:didSelectRow:inComponent:`)
  }
}
