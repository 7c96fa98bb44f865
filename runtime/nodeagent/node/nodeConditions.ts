import type { NodeCondition } from "../../../generated/core/v1/node.ts";
import { timestamp } from "../../lib/timestamp.ts";
import { allMessages } from "../container/allMessages.ts";

/** What the machine is short of. */
export interface Pressures {
  readonly memory: boolean;
  readonly disk: boolean;
  readonly pids: boolean;
}

export interface ConditionInput {
  /** As messages name the agent: "nodeagent"; and reasons: "NodeAgent". */
  readonly agentName: string;
  readonly agentTitle: string;
  /** Why the node cannot run pods; none where it can. */
  readonly problems: readonly string[];
  readonly pressures: Pressures;
  /** As they were reported last. */
  readonly before: readonly NodeCondition[];
  readonly nowMs: number;
}

type Finding = Pick<NodeCondition, "type" | "status" | "reason" | "message">;

/** The conditions that the agent reports, in the field's order; those of others stay as they are. */
export function nodeConditions(input: ConditionInput): NodeCondition[] {
  const { agentName, agentTitle, problems, pressures, before, nowMs } = input;
  const pressure = (type: string, isShort: boolean, words: PressureWords): Finding => {
    const { reason, message } = isShort ? words.short : words.enough;
    const status = isShort ? "True" : "False";
    return { type, status, reason: `${agentTitle}${reason}`, message: `${agentName} ${message}` };
  };
  const ready: Finding =
    problems.length === 0
      ? readyOf("True", `${agentTitle}Ready`, `${agentName} is posting ready status`)
      : readyOf("False", `${agentTitle}NotReady`, allMessages(problems));
  const findings = [
    pressure("MemoryPressure", pressures.memory, memoryWords),
    pressure("DiskPressure", pressures.disk, diskWords),
    pressure("PIDPressure", pressures.pids, pidWords),
    ready,
  ];
  const now = timestamp(nowMs);
  return keepingTransitions(
    findings.map((each) => ({ ...each, lastHeartbeatTime: now, lastTransitionTime: now })),
    before,
  );
}

/** The same, with the times of transitions that were reported of what has the same status still. */
export function keepingTransitions(
  conditions: readonly NodeCondition[],
  before: readonly NodeCondition[],
): NodeCondition[] {
  return conditions.map((each) => {
    const known = before.find(({ type, status }) => type === each.type && status === each.status);
    return known?.lastTransitionTime ? { ...each, lastTransitionTime: known.lastTransitionTime } : each;
  });
}

function readyOf(status: string, reason: string, message: string): Finding {
  return { type: "Ready", status, reason, message };
}

type Words = Readonly<Record<"reason" | "message", string>>;
type PressureWords = Readonly<Record<"enough" | "short", Words>>;

const memoryWords: PressureWords = {
  enough: { reason: "HasSufficientMemory", message: "has sufficient memory available" },
  short: { reason: "HasInsufficientMemory", message: "has insufficient memory available" },
};
const diskWords: PressureWords = {
  enough: { reason: "HasNoDiskPressure", message: "has no disk pressure" },
  short: { reason: "HasDiskPressure", message: "has disk pressure" },
};
const pidWords: PressureWords = {
  enough: { reason: "HasSufficientPID", message: "has sufficient PID available" },
  short: { reason: "HasInsufficientPID", message: "has insufficient PID available" },
};
