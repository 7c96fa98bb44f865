import type { HealthCheck } from "../component/pages/healthChecks.ts";
import { unlessFull } from "../registry/fullStorage.ts";

export interface StartHook extends HealthCheck {
  /** Does the work once more. Rejects with what is wrong besides a full disk. */
  readonly repeat: () => Promise<void>;
}

export interface StartHookOptions {
  /** As in the health checks of the field: "rbac/bootstrap-roles". */
  readonly name: string;
  /** What it cares for, for people: "the default roles". */
  readonly subject: string;
  readonly work: () => Promise<void>;
  readonly logWarning: (message: string) => void;
}

/** Does work of the start. Where the disk is full, it is done when the server is asked whether it is ready. */
export async function startHook({ name, subject, work, logWarning }: StartHookOptions): Promise<StartHook> {
  let problem: string | undefined;
  const repeat = async () => {
    problem = undefined;
    await unlessFull(work(), (message) => (problem = `cannot maintain ${subject}: ${message}`));
  };
  await repeat();
  if (problem !== undefined) logWarning(problem);
  const check = async () => {
    if (problem !== undefined) await repeat();
    if (problem !== undefined) throw new Error(problem);
  };
  return { name: `poststarthook/${name}`, check, repeat };
}
