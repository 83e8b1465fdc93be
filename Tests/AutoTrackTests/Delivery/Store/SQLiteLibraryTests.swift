import Testing

@testable import AutoTrack

/// SQLite as the whole program has it.
@Suite struct SQLiteLibraries {
  @Test func `SQLite is configured without memory statistics before its first use`() throws {
    try StoreStage().open().close()
    #expect(SQLiteLibrary.isConfigured)
  }
}
