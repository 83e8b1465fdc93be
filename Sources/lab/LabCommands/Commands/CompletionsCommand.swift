import LabLanguage
import LabSystem
import Wording

extension Command {
  static let completions = Command(
    name: "completions", operands: "SHELL",
    summary: "prints the completions of a shell",
    details: ["SHELL is bash, zsh or fish. The file for zsh, _lab, belongs in a folder of $fpath."],
    flags: [],
    examples: [
      "lab completions bash > ~/.local/share/bash-completion/completions/lab",
      "lab completions zsh > _lab",
      "lab completions fish > ~/.config/fish/completions/lab.fish",
    ]
  ) { arguments, console throws(LabError) in
    let names = Completions.Shell.allCases.map(\.rawValue)
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("completions takes one shell", remedy: "write \(names.joined("or"))")
    }
    guard let shell = Completions.Shell(rawValue: name) else {
      throw .usage(
        "unknown shell \(name.quoted)",
        remedy: Suggestion.question(for: name, among: names) ?? "write \(names.joined("or"))")
    }
    let completions = Completions(of: arguments.commands, in: arguments.program.groups)
    console.output.write(completions.script(for: shell))
    return .held
  }
}

/// The completions of shells, made from the table of commands.
struct Completions {
  private let commands: [Command]
  private let groups: [CommandGroup]

  init(of commands: [Command], in groups: [CommandGroup]) {
    (self.commands, self.groups) = (commands, groups)
  }

  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var bash: String {
    let cases = commands.map { command in
      "    \(command.name)) words=\"\(words(after: command).joined(separator: " "))\" ;;"
    }
    let values = valuesByFlag.map { flag, values in
      "    \(flag)) words=\"\(values.joined(separator: " "))\" ;;"
    }
    return """
      # bash completion of lab
      _lab() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        case $previous in
      \(values.joined(separator: "\n"))
        esac
        [ -n "$words" ] || case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
      }
      complete -o filenames -F _lab lab

      """
  }

  private var zsh: String {
    let tables = groups.map { group in
      let names = group.commands.map { "      '\($0.name):\(escaped($0.summary.text))'" }
      return "    commands=(\n\(names.joined(separator: "\n"))\n    )\n"
        + "    _describe '\(group.title.text.dropLast().lowercased())' commands"
    }
    let cases = commands.map { command in
      let flags = command.allFlags.map {
        "'\($0.name)[\(escaped($0.meaning.text))]\(value(of: $0))'"
      }
      return "    \(command.name)) _arguments \(flags.joined(separator: " ")) '*:file:_files' ;;"
    }
    return """
      #compdef lab
      _lab() {
        local -a commands
        if (( CURRENT == 2 )); then
      \(tables.joined(separator: "\n"))
          return
        fi
        local command=${words[2]}
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      _lab "$@"

      """
  }

  private var fish: String {
    let names = commands.map { command in
      "complete -c lab -n __fish_use_subcommand -f -a \(command.name) "
        + "-d '\(plain(command.summary.text))'"
    }
    let flags = commands.flatMap { command in
      command.allFlags.map { flag in
        let name =
          flag.name.hasPrefix("--") ? "-l \(flag.name.dropFirst(2))" : "-s \(flag.name.dropFirst())"
        let values = choices(of: flag).map { " -a '\($0.joined(separator: " "))'" } ?? ""
        return "complete -c lab -n '__fish_seen_subcommand_from \(command.name)' \(name)"
          + (flag.value == nil ? "" : " -r") + values + " -d '\(plain(flag.meaning.text))'"
      }
    }
    return (["# fish completion of lab"] + names + flags + [""]).joined(separator: "\n")
  }

  private var names: String { commands.map(\.name).joined(separator: " ") }

  private func words(after command: Command) -> [String] {
    command.allFlags.map(\.name) + operands(of: command)
  }

  /// The operands that are among a few words.
  private func operands(of command: Command) -> [String] {
    switch command.name {
    case "help": commands.map(\.name)
    case "completions": Shell.allCases.map(\.rawValue)
    default: []
    }
  }

  /// The flags that take one of a few words, sorted; flags of one name have the words of all.
  private var valuesByFlag: [(String, [String])] {
    var values: [String: [String]] = [:]
    for flag in commands.flatMap(\.flags) {
      for choice in choices(of: flag) ?? [] where values[flag.name]?.contains(choice) != true {
        values[flag.name, default: []].append(choice)
      }
    }
    return values.sorted { $0.key < $1.key }
  }

  /// Returns the words of a value such as `default|sensors`, without placeholders in capitals.
  private func choices(of flag: Flag) -> [String]? {
    guard let text = flag.value, text.contains("|") else { return nil }
    return text.split(separator: "|").map(String.init).filter { $0 != $0.uppercased() }
  }

  private func value(of flag: Flag) -> String {
    guard let value = flag.value else { return "" }
    return choices(of: flag).map { ":value:(\($0.joined(separator: " ")))" }
      ?? ":\(escaped(value)):_files"
  }

  /// Text in single quotes, in which zsh takes brackets and colons for its own.
  private func escaped(_ text: String) -> String {
    plain(text).replacing(/[\[\]:]/) { "\\\($0.output)" }
  }

  private func plain(_ text: String) -> String { text.replacing("'", with: "") }
}
