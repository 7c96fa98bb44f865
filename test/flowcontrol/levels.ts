import type { Flow } from "../../runtime/flowcontrol/flow.ts";
import type { FlowMeter, Rejection } from "../../runtime/flowcontrol/flowMeter.ts";
import { PriorityLevel } from "../../runtime/flowcontrol/priorityLevel.ts";
import type { QueueShape } from "../../runtime/flowcontrol/queueSet.ts";
import { newTicket, type Ticket } from "../../runtime/flowcontrol/ticket.ts";

/** A level with a clock of its own, and what its requests came to. */
export interface TestLevel {
  readonly level: PriorityLevel;
  readonly advance: (ms: number) => void;
  /** Asks for a user: its ticket, whether it executes or waits. */
  readonly ask: (user: string, options?: { readonly seats?: number; readonly waitMs?: number }) => Asked;
}

export interface Asked {
  readonly user: string;
  readonly ticket: Ticket;
  /** What came of it; "waits" until something does. */
  readonly outcome: () => "executes" | "waits" | Rejection;
}

const noFlowMeter: FlowMeter = {
  started: () => {},
  finished: () => {},
  queued: () => {},
  unqueued: () => {},
  waited: () => {},
  rejected: () => {},
};

export function newLevel(limit: number, shape: QueueShape | undefined): TestLevel {
  let nowMs = 0;
  const level = new PriorityLevel({ name: "level", isExempt: false }, () => nowMs);
  level.configure({ shape, nominal: limit, limit });
  const flow: Flow = { schema: "schema", distinguishedBy: "ByUser", meter: noFlowMeter };
  return {
    level,
    advance: (ms) => {
      nowMs += ms;
    },
    ask: (user, { seats = 1, waitMs = 60_000 } = {}) => {
      const of = { info: { ...noRequest }, user: { name: user, groups: [] } };
      const ticket = newTicket({ flow, seats, of, arrivalMs: nowMs });
      let rejection: Rejection | undefined;
      const done = (why: Rejection | undefined) => {
        rejection = why;
      };
      if (!level.start(ticket)) rejection = level.wait(ticket, { untilMs: nowMs + waitMs, done });
      return { user, ticket, outcome: () => rejection ?? (ticket.startMs === undefined ? "waits" : "executes") };
    },
  };
}

export const noRequest = {
  verb: "get",
  isResourceRequest: false,
  path: "/",
  group: "",
  version: "",
  resource: "",
  subresource: "",
  namespace: "",
  name: "",
} as const;
