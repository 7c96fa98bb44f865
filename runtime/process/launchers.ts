import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The processes between a user and this one, which run for it alone: `npm start`, and the shell of its script. */
export interface Launchers {
  /** The nearest one. */
  readonly parent: number;
  readonly others: readonly number[];
}

export interface ProcessFacts {
  readonly parent: number;
  /** Id of the session, which `setsid` makes anew; undefined where the system does not tell. */
  readonly session: string | undefined;
  /** Its arguments, the program first; those of npm are its title, in one. */
  readonly command: readonly string[];
}

export interface Launched {
  readonly env: NodeJS.ProcessEnv;
  readonly pid: number;
  /** Undefined for a process that is not there any more. */
  readonly factsOf: (pid: number) => ProcessFacts | undefined;
}

export function thisProcess(): Launched {
  return { env: process.env, pid: process.pid, factsOf: process.platform === "linux" ? factsOfProc : factsOfPs };
}

/**
 * A chain of npm and shells is not longer.
 * @limit Parents of the process that are followed: the rest is not watched.
 */
const maxLaunchers = 16;

/**
 * Who started a process, going up as long as there is an npm (or one of its like) or the shell of a script; undefined
 * when there is no npm among them, as for a server that a shell, a service manager or `setsid` started.
 *
 * @example
 * // bash(70) - "npm start"(71) - sh -c "node dist/main.js up"(72) - node(73)
 * launchersOf(...) // { parent: 72, others: [71] }
 */
export function launchersOf({ env, pid, factsOf }: Launched): Launchers | undefined {
  if (env.npm_lifecycle_event === undefined && env.npm_execpath === undefined) return undefined;
  const found: number[] = [];
  let manager = 0; // how many of the found lead up to the farthest npm
  let child = factsOf(pid);
  while (child !== undefined && found.length < maxLaunchers) {
    const facts = factsOf(child.parent);
    if (facts === undefined || facts.session !== child.session) break;
    if (!isPackageManager(facts.command) && !isScriptShell(facts.command)) break;
    found.push(child.parent);
    if (isPackageManager(facts.command)) manager = found.length;
    child = facts;
  }
  const [parent, ...others] = found.slice(0, manager);
  return parent === undefined ? undefined : { parent, others };
}

function isPackageManager(command: readonly string[]): boolean {
  const [program = "", script = ""] = command;
  const names = /(^|\/)(npm|npx|pnpm|pnpx|yarn|yarnpkg)(-cli)?(\.c?js)?( |$)/;
  return names.test(program) || (/(^|\/)node$/.test(program) && names.test(script));
}

function isScriptShell([program = "", option]: readonly string[]): boolean {
  return /(^|\/)\w*sh$/.test(program) && option === "-c";
}

function factsOfProc(pid: number): ProcessFacts | undefined {
  try {
    // "71 (name of it) S 70 71 70 ...": state, parent, process group and session come after the name
    const [, rest = ""] = /^.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const [, parent, , session] = rest.split(" ");
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replace(/\0+$/, "").split("\0");
    return { parent: Number(parent), session, command };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

function isGone(error: unknown): boolean {
  return ["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "");
}

/** For systems without /proc. */
function factsOfPs(pid: number): ProcessFacts | undefined {
  let text: string;
  try {
    text = execFileSync("ps", ["-o", "ppid=,command=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" });
  } catch {
    return undefined; // ps ends with 1 where there is no such process, and Windows has no ps
  }
  const [, parent, command = ""] = /^\s*(\d+)\s+(.*)/.exec(text) ?? [];
  return { parent: Number(parent), session: undefined, command: command.split(" ") };
}
