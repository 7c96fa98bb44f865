import { readFileSync, writeFileSync } from "node:fs";

/** A command as it is typed after `$ `, with what it prints below. */
export interface Step {
  readonly command: string;
  readonly output: string;
}

/**
 * The steps of a console transcript. A line `$ COMMAND` begins a step, lines `> MORE` after it continue the command,
 * all else is output; lines before the first command and lines that begin with `# ` before a command are remarks.
 */
export function parseSteps(text: string): Step[] {
  const steps: { command: string[]; output: string[] }[] = [];
  for (const line of text.split("\n")) {
    const step = steps.at(-1);
    if (line.startsWith("$ ")) steps.push({ command: [line.slice(2)], output: [] });
    else if (line.startsWith("> ") && step?.output.length === 0) step.command.push(line.slice(2));
    else step?.output.push(line);
  }
  return steps.map(({ command, output }) => ({ command: command.join("\n"), output: withoutRemarks(output) }));
}

/** The fenced blocks of a Markdown text in a language, in order, each with the heading it stands under. */
export function fencedBlocks(markdown: string, language: string): { heading: string; text: string }[] {
  const blocks: { heading: string; text: string }[] = [];
  let heading = "";
  let lines: string[] | undefined;
  let isOther = false;
  for (const line of markdown.split("\n")) {
    if (lines !== undefined && line === "```") {
      blocks.push({ heading, text: lines.join("\n") });
      lines = undefined;
    } else if (lines !== undefined) lines.push(line);
    else if (line === `\`\`\`${language}` && !isOther) lines = [];
    else if (line.startsWith("```")) isOther = !isOther;
    else if (/^#+ /.test(line) && !isOther) heading = line.replace(/^#+ /, "");
  }
  return blocks;
}

/**
 * What differs between two runs, replaced: times, ages, ids, versions, ports, folders, and the column widths they
 * cause.
 */
export function normalize(output: string): string {
  return output
    .split("\n")
    .filter((line) => !skewWarning.test(line))
    .map((line) => replaceVolatile(line).trimEnd())
    .join("\n")
    .trim();
}

/** kubectl's remark on a server of another age, which depends on the kubectl that is there. */
const skewWarning = /^WARNING: version difference between client/;

const volatile: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "<uid>"],
  [/\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(\.\d+)?( [+-]\d{4}|Z)?/g, "<time>"],
  [/\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}/g, "<time>"],
  [/((resourceVersion|Resource Version)"?: *"?)\d+/g, "$1<version>"],
  [/127\.0\.0\.1:\d+/g, "127.0.0.1:<port>"],
  [/(Client Version|Kustomize Version): .*/g, "$1: <version>"],
  [/\/tmp\/(LIVE|MERGED)-\d+/g, "/tmp/$1"],
  [/(?<![\w.-])(\d+d)?(\d+h)?(\d+m)?\d+[smhd](?![\w.-])/g, "<age>"],
  [/\/tmp\/orch-(home|data)-\w+/g, "/tmp/orch-$1"],
  [/hash=[0-9A-F]{128}/g, "hash=<hash>"],
  [/-api-access-[a-z0-9]{5}\b/g, "-api-access-<random>"],
  [/\b10\.(9[6-9]|10\d|11[01])\.\d+\.\d+\b/g, "<service address>"],
  [/\b3[0-2]\d{3}\/(TCP|UDP)\b/g, "<node port>/$1"],
];

function replaceVolatile(line: string): string {
  let text = line;
  for (const [pattern, replacement] of volatile) text = text.replace(pattern, replacement);
  const indent = /^ */.exec(text)?.[0] ?? "";
  return indent + text.slice(indent.length).replace(/ {2,}|\t/g, "  ");
}

/**
 * Puts the outputs of a run in the place of those that a file states, where they differ by more than what changes with
 * every run.
 */
export function rewriteOutputs(
  file: string,
  results: readonly { readonly step: Step; readonly output: string }[],
): void {
  let text = readFileSync(file, "utf8");
  let from = 0;
  for (const { step, output } of results) {
    const command = `$ ${step.command.replaceAll("\n", "\n> ")}\n`;
    const start = text.indexOf(command, from);
    if (start < 0) throw new Error(`${file} holds no line ${JSON.stringify(command)}`);
    from = start + command.length;
    if (normalize(output) === normalize(step.output)) continue;
    const fresh = output.trimEnd() === "" ? "" : `${output.trimEnd()}\n`;
    const stated = step.output === "" ? "" : `${step.output}\n`;
    text = text.slice(0, from) + fresh + text.slice(from + stated.length);
  }
  writeFileSync(file, text);
}

function withoutRemarks(lines: readonly string[]): string {
  const kept = [...lines];
  while (kept.length > 0 && (kept.at(-1) === "" || kept.at(-1)?.startsWith("# "))) kept.pop();
  return kept.join("\n");
}
