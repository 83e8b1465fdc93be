/// The instruments that a tracker installs by default.
public enum StandardInstruments {
  /// The default instruments in order; the life cycle precedes screens, so `$AppStart` is first.
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
