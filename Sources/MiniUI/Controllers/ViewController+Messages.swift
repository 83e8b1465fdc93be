extension Message where S == ToVoid {
  /// `-loadView`, which must set ``ViewController/view``.
  @inlinable public static var loadView: Self { Message(.loadView) }
  /// `-viewDidLoad`, once.
  @inlinable public static var viewDidLoad: Self { Message(.viewDidLoad) }
  /// `-viewWillLayoutSubviews`.
  @inlinable public static var viewWillLayoutSubviews: Self { Message(.viewWillLayoutSubviews) }
  /// `-viewDidLayoutSubviews`.
  @inlinable public static var viewDidLayoutSubviews: Self { Message(.viewDidLayoutSubviews) }
}

/// The appearance callbacks; the argument is true for an animated change (AP-2).
extension Message where S == BoolToVoid {
  /// `-viewWillAppear:`, before the view enters the window.
  @inlinable public static var viewWillAppear: Self { Message(.`viewWillAppear:`) }
  /// `-viewIsAppearing:`, once per appearance, with the view in place.
  @inlinable public static var viewIsAppearing: Self { Message(.`viewIsAppearing:`) }
  /// `-viewDidAppear:`.
  @inlinable public static var viewDidAppear: Self { Message(.`viewDidAppear:`) }
  /// `-viewWillDisappear:`.
  @inlinable public static var viewWillDisappear: Self { Message(.`viewWillDisappear:`) }
  /// `-viewDidDisappear:`.
  @inlinable public static var viewDidDisappear: Self { Message(.`viewDidDisappear:`) }
}

extension Message where S == TextToVoid {
  /// `-setTitle:` of view controllers.
  @inlinable public static var setTitle: Self { Message(.`setTitle:`) }
}
