import MiniUI
import Testing

/// Locks on a file with several open handles.
@Suite struct DiskLocks {
  private let disk = DeviceDisk()

  private func handles() throws -> (DiskHandle, DiskHandle) {
    let file = try disk.open("f", isMade: true)
    return (DiskHandle(file, on: disk), DiskHandle(file, on: disk))
  }

  @Test func `any number of handles can hold a shared lock`() throws {
    let (one, other) = try handles()
    #expect(one.raise(to: .shared) && other.raise(to: .shared))
    #expect([one.lock, other.lock] == [.shared, .shared])
  }

  @Test func `one handle can reserve while others share`() throws {
    let (one, other) = try handles()
    #expect(one.raise(to: .shared) && one.raise(to: .reserved) && other.raise(to: .shared))
    #expect(!other.raise(to: .reserved))
    #expect(other.isReserved)
    one.lower(to: .shared)
    #expect(!other.isReserved && other.raise(to: .reserved))
  }

  @Test func `an exclusive lock is alone, and a pending one blocks new shared locks`() throws {
    let (one, other) = try handles()
    let third = DiskHandle(one.file, on: disk)
    #expect(one.raise(to: .shared) && other.raise(to: .shared))
    #expect(!one.raise(to: .exclusive))
    #expect(one.lock == .pending)
    #expect(!third.raise(to: .shared))
    other.lower(to: .none)
    #expect(one.raise(to: .exclusive))
    #expect(!other.raise(to: .shared))
    one.lower(to: .none)
    #expect(other.raise(to: .shared))
  }

  @Test func `releasing a handle releases its lock`() throws {
    let file = try disk.open("f", isMade: true)
    var one: DiskHandle? = DiskHandle(file, on: disk)
    #expect(one?.raise(to: .shared) == true && one?.raise(to: .exclusive) == true)
    one = nil
    let other = DiskHandle(file, on: disk)
    #expect(other.raise(to: .shared) && other.raise(to: .exclusive))
  }
}
