import Testing

@testable import AutoTrack

/// SQLite's configuration for the whole program.
@Suite struct SQLiteLibraries {
  @Test func `SQLite is configured without memory statistics before its first use`() throws {
    try StoreStage().open().close()
    #expect(SQLiteLibrary.isConfigured)
  }
}
