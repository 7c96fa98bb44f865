import { readFileSync, writeFileSync } from "node:fs";
import type { Logger } from "../component/logs/logger.ts";

export interface OomScoreOptions {
  /** In a user namespace the process goes on without the score that the kernel refuses it. */
  readonly toleratesRefusal: boolean;
  readonly log: Pick<Logger, "warning">;
}

/**
 * Says how soon the kernel ends this process when memory is short; 0 leaves that as it is. Throws an Error where the
 * kernel refuses it: only the first user namespace may lower the score.
 */
export function setOomScore(value: number, { toleratesRefusal, log }: OomScoreOptions): void {
  if (value === 0) return;
  try {
    writeFileSync("/proc/self/oom_score_adj", String(value));
  } catch (error) {
    if (!isInUserNamespace()) throw error;
    const problem = `--oom-score-adj: the kernel refuses ${value} in a user namespace`;
    if (!toleratesRefusal) {
      throw new Error(`${problem}: a feature gate lets the agent go on without it`, { cause: error });
    }
    log.warning(`${problem}; the agent goes on without it`);
  }
}

/** The first namespace has all user ids, each as itself. */
function isInUserNamespace(): boolean {
  const first = ["0", "0", "4294967295"];
  return readFileSync("/proc/self/uid_map", "utf8").trim().split(/\s+/).join() !== first.join();
}
