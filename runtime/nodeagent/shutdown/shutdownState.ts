import { join } from "node:path";
import { fieldsOf, readState } from "../stateFile.ts";
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
    const path = join(folder, fileName);
    const { startTime, endTime } = fieldsOf<keyof ShutdownState>(await readState(path), path);
    return { startTime: String(startTime), endTime: String(endTime) };
  } catch {
    return undefined;
  }
}

export function writeShutdownState(folder: string, state: ShutdownState): Promise<void> {
  return replaceFile(join(folder, fileName), JSON.stringify(state));
}
