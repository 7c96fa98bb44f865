import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "../files.ts";

/** When the last shutdown of the node began, and when it had ended all pods; "" for what has not been. */
export interface ShutdownState {
  readonly startTime: string;
  readonly endTime: string;
}

const fileName = "graceful_node_shutdown_state";

/** Undefined where the node was never shut down, or its file cannot be read: it is for metrics alone. */
export async function readShutdownState(folder: string): Promise<ShutdownState | undefined> {
  try {
    const { startTime, endTime } = JSON.parse(await readFile(join(folder, fileName), "utf8"));
    return { startTime: String(startTime), endTime: String(endTime) };
  } catch {
    return undefined;
  }
}

export function writeShutdownState(folder: string, state: ShutdownState): Promise<void> {
  return replaceFile(join(folder, fileName), JSON.stringify(state));
}
