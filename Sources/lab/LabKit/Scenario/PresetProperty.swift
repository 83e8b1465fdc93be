/// The properties that the tracker adds to its events.
package enum PresetProperty {
  /// The names, sorted; they begin with `$`, which apps must not use.
  package static let names = [
    "$alert_message", "$alert_title", "$app_id", "$app_name", "$app_state", "$app_version",
    "$carrier", "$device_id", "$element_content", "$element_frame", "$element_id", "$element_path",
    "$element_position", "$element_type", "$element_view_id", "$error", "$event_session_id",
    "$is_first_day",
    "$is_first_time", "$lib", "$lib_method", "$lib_version", "$manufacturer",
    "$model", "$network_type", "$os", "$os_version", "$referrer", "$referrer_title",
    "$resume_from_background", "$screen_height", "$screen_name", "$screen_width",
    "$timezone_offset", "$title", "$url", "$utm_campaign", "$utm_content", "$utm_medium",
    "$utm_source", "$utm_term", "$wifi",
  ]
}
