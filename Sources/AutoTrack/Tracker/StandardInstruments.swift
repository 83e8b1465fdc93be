/// The instruments that a tracker installs unless told otherwise, in order.
public enum StandardInstruments {
  /// Life cycle first, so that `$AppStart` comes before the first screen.
  public static var all: [any Instrument] {
    [
      AppLifeInstrument(), ScreenInstrument(),
      ControlActionInstrument { ElementFacts.known(of: $0)?.isTrackedAfterAction == true },
      RowSelectionInstrument(), GestureInstrument(), AlertInstrument(), DialogInstrument(),
      BackButtonInstrument(), TabInstrument(), TouchInstrument(), ReactTouchInstrument(),
      ScrollInstrument(), WebLoadInstrument(), InputChangeInstrument(), UserAgentInstrument(),
      ScriptMessageInstrument(),
    ]
  }
}
