import { readFileSync, writeFileSync } from "node:fs";
import type { Logger } from "../component/logs/logger.ts";

export interface OomScoreOptions {
  /** In a user namespace, too, the process goes on without the score that the kernel refuses it. */
  readonly toleratesRefusal: boolean;
  readonly log: Pick<Logger, "warning">;
}

/**
 * Says how soon the kernel ends this process when memory is short; 0 leaves that as it is. A process that lacks the
 * right goes on without. Throws an Error in a user namespace, of which only the first may lower the score: the process
 * may lack much more there.
 */
export function setOomScore(value: number, { toleratesRefusal, log }: OomScoreOptions): void {
  if (value === 0) return;
  try {
    writeFileSync("/proc/self/oom_score_adj", String(value));
  } catch (error) {
    const isInside = isInUserNamespace();
    const problem = `--oom-score-adj: the kernel refuses ${value}${isInside ? " in a user namespace" : ""}`;
    if (isInside && !toleratesRefusal) {
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
