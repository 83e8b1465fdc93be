import Testing

@testable import AutoTrack

/// SQLite as the whole program has it.
@Suite struct SQLiteLibraries {
  @Test func `SQLite was told to count no memory before anybody used it`() throws {
    try StoreStage().open().close()
    #expect(SQLiteLibrary.isConfigured)
  }
}
