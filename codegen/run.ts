/** One run of the command: generate, then write, check or watch, and say what happened. */
import { RevisionError } from "./breaking/gitSource.ts";
import { pruneCache } from "./cache.ts";
import { printDiagnostic } from "./diagnostics.ts";
import { printDifferences } from "./run/differences.ts";
import { generate, type GenerateResult } from "./generate.ts";
import { importExtensionFor } from "./importExtension.ts";
import { keepRun, readLastRun } from "./lastRun.ts";
import { type CommandLine, parseCommandLine, usage } from "./options.ts";
import { makeProgress } from "./run/progress.ts";
import type { RunResult, Environment } from "./run/environment.ts";
import { plan, type Plan, write } from "./run/write.ts";

/**
 * Answers the exit code: 1 for a mistake in the arguments or the spec, for --check when a file is out of date, and for
 * whatever fails.
 */
export async function run(argv: readonly string[], environment: Environment): Promise<number> {
  const given = parseCommandLine(argv, environment.cwd);
  if (typeof given === "string") {
    environment.printError(`generate: ${given}\n\n${usage(environment.cwd)}`);
    return 1;
  }
  if (given.mode === "help") {
    environment.print(usage(environment.cwd));
    return 0;
  }
  if (given.mode === "watch") {
    const { watch } = await import("./run/watch.ts");
    await watch(() => runOnce(given, environment), environment);
    return 0;
  }
  return (await runOnce(given, environment)).exitCode;
}

/** A run that fails says so, and has nothing else to watch than the folders that it was given. */
async function runOnce(command: CommandLine, environment: Environment): Promise<RunResult> {
  try {
    const importExtension = command.importExtension ?? importExtensionFor(command.out);
    return await attempt({ ...command, importExtension }, environment);
  } catch (error) {
    environment.printError(failureText(error, command));
    return { exitCode: 1, folders: command.specRoots };
  }
}

/** Of what the file system or git refuses, that alone; all else is a fault of the generator. */
function failureText(error: unknown, { hasStack }: CommandLine): string {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  if (hasStack) return `generate: internal error: ${stack}\n`;
  const [line = ""] = message.split("\n");
  const isRefusal = error instanceof RevisionError || (error instanceof Error && "syscall" in error);
  return isRefusal ? `generate: ${line}\n` : `generate: internal error: ${line} (--stack prints where)\n`;
}

async function attempt(command: CommandLine, environment: Environment): Promise<RunResult> {
  const started = environment.now();
  const progress = makeProgress({
    write: environment.printError,
    isTerminal: environment.isTerminal,
    now: environment.now,
  });
  const last = readLastRun(command, { isExact: command.mode === "check" });
  const result = await generate(command, { last, onStep: progress.at }).finally(progress.end);
  const { folders } = result;
  if (result.diagnostics.length > 0) {
    environment.printError(complaint(result));
    return { exitCode: 1, folders };
  }
  const changes = await plan(result, command.out);
  if (command.mode === "check") return { exitCode: reportCheck(changes, environment), folders };
  if (changes.foreign.length > 0) {
    environment.printError(foreignText(changes));
    return { exitCode: 1, folders };
  }
  await write(changes);
  keepRun(command, result.units);
  pruneCache();
  environment.print(summary(changes, (environment.now() - started) / 1000));
  return { exitCode: 0, folders };
}

function complaint({ diagnostics }: GenerateResult): string {
  const count = diagnostics.length === 1 ? "1 mistake" : `${diagnostics.length} mistakes`;
  return `${diagnostics.map(printDiagnostic).join("\n")}\ngenerate: ${count}, nothing written\n`;
}

function reportCheck(changes: Plan, { print, printError }: Environment): number {
  const count = changes.writes.length + changes.deletes.length;
  if (count === 0) {
    print(`generate: ${changes.unchanged} files are up to date\n`);
    return 0;
  }
  printError(`${printDifferences(changes)}generate: ${count} ${count === 1 ? "file is" : "files are"} out of date\n`);
  return 1;
}

function foreignText({ foreign, out }: Plan): string {
  const lines = foreign.map((path) => `${path}: is there already and was not written by the generator\n`);
  return `${lines.join("")}generate: nothing written to ${out}; move these files, or choose another --out\n`;
}

/** Names the changed files while they are few; an edit of one kind shows what it touched. */
function summary(changes: Plan, seconds: number): string {
  const writes = changes.writes.filter((each) => each.path !== "manifest.json");
  const names = [
    ...writes.map((each) => `  ${each.old === undefined ? "new" : "changed"} ${each.path}\n`),
    ...changes.deletes.map((each) => `  deleted ${each.path}\n`),
  ];
  const total = writes.length + changes.unchanged;
  const counts = `${writes.length} written, ${changes.deletes.length} deleted, ${changes.unchanged} unchanged`;
  return `${names.length <= 20 ? names.join("") : ""}generate: ${total} files, ${counts} (${seconds.toFixed(1)} s)\n`;
}
