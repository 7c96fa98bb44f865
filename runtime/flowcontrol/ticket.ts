import type { UserInfo } from "../schema/index.ts";
import type { FlowRequest } from "./classifier.ts";
import type { Flow } from "./flow.ts";
import type { Rejection } from "./flowMeter.ts";
import type { FairQueue } from "./queueSet.ts";

/** Who asks for what; the context of a request is one. */
export interface Asker {
  readonly info: FlowRequest;
  readonly user: UserInfo;
}

/** A request from its arrival to its end, as its priority level sees it. Times are of a clock that never goes back. */
export interface Ticket {
  readonly flow: Flow;
  readonly seats: number;
  readonly of: Asker;
  readonly arrivalMs: number;
  /** When it began to execute; undefined while it has not. */
  startMs: number | undefined;
  /** Where it waits or has waited; undefined: nowhere. */
  queue: FairQueue<Ticket> | undefined;
  isFinished: boolean;
  /** Set while it waits. */
  waiting: Waiting | undefined;
  /** Its neighbours among those that execute. */
  previous: Ticket | undefined;
  next: Ticket | undefined;
}

export interface Waiting {
  /** When it gives up. */
  readonly untilMs: number;
  /** Called once: why it does not execute, or undefined as it begins to. */
  readonly done: (rejection: Rejection | undefined) => void;
}

export function newTicket(given: Pick<Ticket, "flow" | "seats" | "of" | "arrivalMs">): Ticket {
  const { flow, seats, of, arrivalMs } = given;
  return {
    flow,
    seats,
    of,
    arrivalMs,
    startMs: undefined,
    queue: undefined,
    isFinished: false,
    waiting: undefined,
    previous: undefined,
    next: undefined,
  };
}
