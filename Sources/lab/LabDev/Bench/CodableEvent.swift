/// The bench's event as an app would declare it for Foundation's encoder.
struct CodableEvent: Encodable {
  private let trackID: UInt32 = 4_005_009_837
  private let anonymousID = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
  private let loginID = "U-1"
  private let event = "$AppClick"
  private let identities = Identities()
  private let lib = Library()
  private let properties = Properties()
  private let sequence = 3
  private let time = 1_577_836_800_050
  private let type = "track"
  private let distinctID = "U-1"

  private enum CodingKeys: String, CodingKey {
    case trackID = "_track_id"
    case anonymousID = "anonymous_id"
    case distinctID = "distinct_id"
    case event, identities, lib
    case loginID = "login_id"
    case properties, sequence, time, type
  }

  private struct Identities: Encodable {
    let loginID = "U-1"

    enum CodingKeys: String, CodingKey { case loginID = "$identity_login_id" }
  }

  private struct Library: Encodable {
    let appVersion = "2.3.1"
    let name = "iOS"
    let detail = "HomeViewController######"
    let method = "autoTrack"
    let version = "0.2.0"

    enum CodingKeys: String, CodingKey {
      case appVersion = "$app_version"
      case name = "$lib"
      case detail = "$lib_detail"
      case method = "$lib_method"
      case version = "$lib_version"
    }
  }

  private struct Properties: Encodable {
    let appID = "com.example.shop"
    let appName = "Shop"
    let appVersion = "2.3.1"
    let content = "Teapot"
    let position = "0:2"
    let elementType = "UITableView"
    let session = "0E984725-C51C-4BF4-9960-E1C80E27ABA0"
    let method = "autoTrack"
    let manufacturer = "Apple"
    let model = "iPhone14,5"
    let network = "WIFI"
    let os = "iOS"
    let osVersion = "15.2"
    let height = 844
    let screen = "HomeViewController"
    let width = 390
    let title = "Home"
    let wifi = true
    let count = 3
    let price = 28.5

    enum CodingKeys: String, CodingKey {
      case appID = "$app_id"
      case appName = "$app_name"
      case appVersion = "$app_version"
      case content = "$element_content"
      case position = "$element_position"
      case elementType = "$element_type"
      case session = "$event_session_id"
      case method = "$lib_method"
      case manufacturer = "$manufacturer"
      case model = "$model"
      case network = "$network_type"
      case os = "$os"
      case osVersion = "$os_version"
      case height = "$screen_height"
      case screen = "$screen_name"
      case width = "$screen_width"
      case title = "$title"
      case wifi = "$wifi"
      case count, price
    }
  }
}
