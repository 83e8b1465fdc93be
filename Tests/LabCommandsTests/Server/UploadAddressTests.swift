import Testing

@testable import LabKit
@testable import LabSystem

@Suite struct UploadAddresses {
  @Test(arguments: [
    "http://h", "https://example.com/a/b?c=d&e=%20", "HTTP://127.0.0.1:8080/events",
    "http://h?x", "http://h:65535",
  ])
  func `an address with a host is accepted`(address: String) {
    #expect(UploadAddress.fault(of: address) == nil)
  }

  @Test(arguments: [
    "", "h", "h:80/events", "ftp://h/", "file:///events", "http:/h", "http://", "http:///events",
    "http://:80", "http://h:", "http://h:0", "http://h:65536", "http://h:+1", "http://h:1:2",
    "http://me:secret@h/", "http://me@h/", "http://h/a b", "http://h/é", "http://h/#top",
    "http://[::1]", "http://[::1]:80/", "http://h/\n",
  ])
  func `an invalid address or one with a password is rejected`(address: String) {
    #expect(UploadAddress.fault(of: address) != nil)
    let run = LabRun("run", "--upload", address)
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("lab: --upload needs the address of a server: "))
    #expect(!run.messages.contains("secret"))
  }

  @Test(arguments: [
    ("ftp://h/", "'ftp://h/' does not begin with http:// or https://"),
    ("http://h:0", "'http://h:0' has no port from 1 to 65535 after the ':'"),
    ("http://:80", "'http://:80' has no host"),
    ("http://[::1]:80/", "'http://[::1]:80/' has an IPv6 address; use a host name"),
    ("http://h/a b", "'http://h/a b' contains ' '"),
    ("http://h/#top", "'http://h/#top' contains '#'"),
    (
      "http://me:secret@h/",
      "a name and a password would be shown; remove the part before the '@'"
    ),
    ("ftp://me:secret@h/", "the address does not begin with http:// or https://"),
  ])
  func `the fault of an address is reported without its password`(address: String, fault: String) {
    #expect(UploadAddress.fault(of: address)?.hasPrefix(fault) == true)
  }
}
