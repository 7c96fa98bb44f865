import type { Flag, FlagSet } from "../schema/index.ts";
import type { Shell } from "./shells.ts";

/** A command as a shell completes it. */
export interface CompletedCommand {
  /** "storage backup" */
  readonly name: string;
  readonly summary: string;
  readonly flags: readonly Pick<Flag, "name" | "type" | "enum" | "description">[];
}

/** What a shell sources to complete commands, flags, and the values of flags that have a few. */
export function completionScript(shell: Shell, program: string, commands: readonly CompletedCommand[]): string {
  if (shell === "fish") return fishScript(program, commands);
  const script = bashScript(program, commands);
  return shell === "bash" ? script : `autoload -U +X compinit bashcompinit && compinit && bashcompinit\n${script}`;
}

/** The commands of the program; those with flags have them from the table of flags. */
export function completedCommands(
  summaries: Readonly<Record<string, string>>,
  flagSets: Readonly<Record<string, FlagSet>>,
): CompletedCommand[] {
  const names = [...new Set([...Object.keys(summaries), ...Object.keys(flagSets)])].sort();
  return names.map((name) => {
    const set = flagSets[name];
    return { name, summary: summaries[name] ?? set?.description ?? "", flags: set?.flags ?? [] };
  });
}

function bashScript(program: string, commands: readonly CompletedCommand[]): string {
  const groups = groupsOf(commands);
  const cases = commands.map(({ name, flags }) => {
    const words = [...flags.map(({ name: flag }) => `--${flag}`), "--help"].join(" ");
    return `    ${quoted(name)}) words=${quoted(words)} ;;`;
  });
  const values = valuesOf(commands).map(([flag, texts]) => `    --${flag}) words=${quoted(texts.join(" "))} ;;`);
  const nested = groups.map((group) => `    ${quoted(group)}) words=${quoted(below(commands, group).join(" "))} ;;`);
  return `_${program}() {
  local -a given=("\${COMP_WORDS[@]}")
  local at=$COMP_CWORD
  if (( at > 1 )) && [[ \${given[1]} == help ]]; then
    given=("\${given[0]}" "\${given[@]:2}")
    (( at-- ))
  fi
  local current=\${given[at]} previous=\${given[at-1]} command=\${given[1]} words=
  [[ $previous == = ]] && previous=\${given[at-2]}
  [[ $current == = ]] && current=
  if (( at == 1 )); then
    COMPREPLY=($(compgen -W ${quoted(firsts(commands).join(" "))} -- "$current"))
    return
  fi
  case $previous in
${values.join("\n")}
  esac
  if [[ -n $words ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  if (( at == 2 )); then
    case $command in
${nested.join("\n")}
    esac
  else
    case $command in
    ${groups.join("|")}) command="$command \${given[2]}" ;;
    esac
  fi
  [[ -n $words ]] || case $command in
${cases.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _${program} ${program}
`;
}

function fishScript(program: string, commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, flags }) => {
    const [first = "", second] = name.split(" ");
    const inFirst = `__fish_seen_subcommand_from ${first}`;
    const here = second === undefined ? inFirst : `${inFirst}; and __fish_seen_subcommand_from ${second}`;
    const when = second === undefined ? "__fish_use_subcommand" : inFirst;
    const word = `complete -c ${program} -n ${quoted(when)} -a ${quoted(second ?? first)} -d ${quoted(summary)}`;
    return [word, ...flags.map((flag) => fishFlag(program, here, flag))];
  });
  const topics = quoted(firsts(commands).join(" "));
  const inHelp = `complete -c ${program} -n '__fish_seen_subcommand_from help' -a ${topics}`;
  return `complete -c ${program} -f\n${[...lines, inHelp].join("\n")}\n`;
}

function fishFlag(
  program: string,
  when: string,
  { name, type, enum: values, description }: CompletedCommand["flags"][number],
) {
  const [sentence = ""] = description.split(/(?<=\\.) /);
  const value = type === "boolean" ? "" : values === undefined ? " -r" : ` -x -a ${quoted(values.join(" "))}`;
  return `complete -c ${program} -n ${quoted(when)} -l ${name}${value} -d ${quoted(sentence)}`;
}

/** Commands that have others behind them. */
function groupsOf(commands: readonly CompletedCommand[]): string[] {
  return [...new Set(commands.filter(({ name }) => name.includes(" ")).map(({ name }) => name.split(" ")[0] ?? ""))];
}

function firsts(commands: readonly CompletedCommand[]): string[] {
  return [...new Set(commands.map(({ name }) => name.split(" ")[0] ?? ""))];
}

function below(commands: readonly CompletedCommand[], group: string): string[] {
  return commands.filter(({ name }) => name.startsWith(`${group} `)).map(({ name }) => name.slice(group.length + 1));
}

function valuesOf(commands: readonly CompletedCommand[]): [flag: string, values: readonly string[]][] {
  const all = new Map<string, readonly string[]>();
  for (const { flags } of commands) {
    for (const { name, type, enum: values } of flags) {
      if (values !== undefined) all.set(name, values);
      else if (type === "boolean") all.delete(name);
    }
  }
  return [...all];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\\\''")}'`;
}
