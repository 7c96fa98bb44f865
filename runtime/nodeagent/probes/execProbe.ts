import { Code, ConnectError } from "@connectrpc/connect";
import type { ExecAction } from "../../../generated/core/v1/probe.ts";
import { expand, TextRoom } from "../container/expand.ts";
import { type RuntimeClient, runtimeMessage } from "../cri/connectRuntime.ts";
import type { ProbeOutcome, ProbeTarget } from "./probe.ts";

/** @limit Output of a probe that is kept: the rest is left out. */
export const maxOutputBytes = 10 * 1024;

export interface ExecOptions {
  readonly target: ProbeTarget;
  readonly runtime: Pick<RuntimeClient, "execSync">;
  readonly timeoutMs: number;
}

/** Runs a command in the container: its exit decides. */
export async function execProbe(
  action: ExecAction,
  { target, runtime, timeoutMs }: ExecOptions,
): Promise<ProbeOutcome> {
  let cmd: string[] = [];
  try {
    cmd = commandOf(action, target);
    const timeout = BigInt(Math.ceil(timeoutMs / 1000));
    const answer = await runtime.execSync(
      { containerId: target.containerId, cmd, timeout },
      // The runtime keeps the time; this ends a call that it never answers.
      { timeoutMs: timeoutMs + 2000 },
    );
    const output = textOf([answer.stdout, answer.stderr]);
    return { result: answer.exitCode === 0 ? "success" : "failure", output };
  } catch (error) {
    const isLate = error instanceof ConnectError && error.code === Code.DeadlineExceeded;
    if (!isLate) return { result: "error", output: runtimeMessage(error) };
    return { result: "failure", output: `command timed out: "${cmd.join(" ")}" timed out after ${timeoutMs / 1000}s` };
  }
}

/** The command with the variables that the container itself states as texts. */
export function commandOf({ command = [] }: ExecAction, { container }: Pick<ProbeTarget, "container">): string[] {
  const values = new Map(container.env?.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
  const room = new TextRoom();
  return command.map((each) => expand(each, (name) => values.get(name), room));
}

/** As much as is kept of what a command wrote. */
export function textOf(parts: readonly Uint8Array[]): string {
  return Buffer.concat(parts).subarray(0, maxOutputBytes).toString("utf8");
}
