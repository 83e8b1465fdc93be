import MiniUI
import Testing

@Suite struct SystemVersions {
  @Test func `versions are compared by number`() {
    #expect(SystemVersion("9.3") < SystemVersion("10.0"))
    #expect(SystemVersion("4.3.5") < SystemVersion("5"))
    #expect(SystemVersion("15") == SystemVersion("15.0"))
    #expect(!(SystemVersion("15") < SystemVersion("15.0.0")))
  }
}
