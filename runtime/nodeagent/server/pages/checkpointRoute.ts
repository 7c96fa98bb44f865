import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { timestamp } from "../../../lib/timestamp.ts";
import { runtimeMessage } from "../../cri/connectRuntime.ts";
import type { AgentRoute } from "../agentCall.ts";
import type { PodState } from "../podState.ts";
import { refusal } from "../refusal.ts";
import { runningContainer, targetOf } from "../target.ts";

/** The call of a container runtime that writes what a container is at the moment into an archive. */
export interface CheckpointRuntime {
  readonly checkpointContainer: (
    request: { readonly containerId: string; readonly location: string; readonly timeout: bigint },
    options: { readonly timeoutMs: number },
  ) => Promise<unknown>;
}

export interface CheckpointOptions {
  readonly state: PodState;
  readonly runtime: CheckpointRuntime;
  /** Of the agent: archives go into `checkpoints` in it. */
  readonly rootDir: string;
  readonly nowMs: () => number;
}

/** @limit Checkpoint whose client set no time: 500. */
const usualTimeoutMs = 120_000;
/** @limit Seconds that a client may wait for a checkpoint: 400. */
const maxTimeoutSeconds = 86_400;

/** `POST /checkpoint/{namespace}/{pod}/{container}`: the archive holds the memory of the container, for root alone. */
export function checkpointRoute({ state, runtime, rootDir, nowMs }: CheckpointOptions): AgentRoute {
  return async (call) => {
    const { res, query } = call;
    const { pod, container } = targetOf(state, call, missing);
    const containerId = runningContainer(state, call);
    const seconds = secondsOf(query.get("timeout") ?? "");
    const { name = "", namespace = "" } = pod.metadata ?? {};
    const folder = join(rootDir, "checkpoints");
    const location = join(folder, `checkpoint-${name}_${namespace}-${container}-${timestamp(nowMs())}.tar`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const timeoutMs = seconds === 0 ? usualTimeoutMs : seconds * 1000;
      await runtime.checkpointContainer({ containerId, location, timeout: BigInt(seconds) }, { timeoutMs });
    } catch (error) {
      throw refusal(500, `checkpointing of ${namespace}/${name}/${container} failed (${runtimeMessage(error)})`);
    }
    res.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ items: [location] }));
  };
}

function missing(container: string): string {
  return `container ${container} does not exist`;
}

function secondsOf(text: string): number {
  const seconds = text === "" ? 0 : Number(text);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= maxTimeoutSeconds) return seconds;
  throw refusal(400, "cannot parse value of timeout parameter");
}
