import { distinguisherOf } from "./flow.ts";
import type { FlowControl } from "./flowControl.ts";
import type { FairQueue } from "./queueSet.ts";
import type { Ticket } from "./ticket.ts";

type Row = readonly (string | number | boolean)[];

/** The priority levels and what became of their requests, as lines of a table. */
export function dumpPriorityLevels(control: FlowControl): string {
  const rows = [...control.levels].map(({ level, isRetired }): Row => {
    const { dispatched, rejected, timedOut, cancelled } = level.counts;
    const active = [...(level.queues?.queues ?? [])].filter(({ waiting }) => waiting.length > 0).length;
    const isIdle = level.executingCount + level.waitingCount === 0;
    const now = [active, isIdle, isRetired, level.waitingCount, level.executingCount];
    return [level.name, ...now, dispatched, rejected, timedOut, cancelled];
  });
  return table(
    [
      ...["PriorityLevelName", "ActiveQueues", "IsIdle", "IsQuiescing", "WaitingRequests", "ExecutingRequests"],
      ...["DispatchedRequests", "RejectedRequests", "TimedoutRequests", "CancelledRequests"],
    ],
    rows,
  );
}

/** The queues that have requests or had some of late; the time of their next start is in seat-seconds. */
export function dumpQueues(control: FlowControl): string {
  const rows = [...control.levels].flatMap(({ level }) =>
    [...(level.queues?.queues ?? [])].sort(byIndex).map((queue): Row => {
      const { index, waiting, waitingSeats, executing, executingSeats, startsAt } = queue;
      const widest = waiting.reduce((most, { seats }) => Math.max(most, seats), 0);
      const now = [waiting.length, executing, executingSeats, `${startsAt.toFixed(8)}ss`];
      return [level.name, index, ...now, waitingSeats, widest, waitingSeats];
    }),
  );
  return table(
    [
      ...["PriorityLevelName", "Index", "PendingRequests", "ExecutingRequests", "SeatsInUse", "NextDispatchR"],
      ...["InitialSeatsSum", "MaxSeatsSum", "TotalWorkSum"],
    ],
    rows,
  );
}

export interface RequestDumpOptions {
  /** What each request asks for, and who asks. */
  readonly details: boolean;
  /** ISO time of a moment of the clock. */
  readonly timeOf: (ms: number) => string;
}

/** The requests that execute, with -1 for their place, and those that wait. */
export function dumpRequests(control: FlowControl, options: RequestDumpOptions): string {
  const rows = [...control.levels].flatMap(({ level }) => {
    const executing = [...level.executing].map((each) => requestRow(level.name, each, { ...options, place: -1 }));
    const queues = [...(level.queues?.queues ?? [])].sort(byIndex);
    const waiting = queues.flatMap((queue) =>
      queue.waiting.map((each, place) => requestRow(level.name, each, { ...options, place })),
    );
    return [...executing, ...waiting];
  });
  const columns = ["UserName", "Verb", "APIPath", "Namespace", "Name", "APIVersion", "Resource", "SubResource"];
  return table(
    [
      ...["PriorityLevelName", "FlowSchemaName", "QueueIndex", "RequestIndexInQueue", "FlowDistingsher", "ArriveTime"],
      ...["InitialSeats", "FinalSeats", "AdditionalLatency", "StartTime", ...(options.details ? columns : [])],
    ],
    rows,
  );
}

function requestRow(level: string, ticket: Ticket, options: RequestDumpOptions & { readonly place: number }): Row {
  const { flow, queue, seats, arrivalMs, startMs, of } = ticket;
  const { details, timeOf, place } = options;
  const start = startMs === undefined ? "0001-01-01T00:00:00Z" : timeOf(startMs);
  const distinguisher = distinguisherOf(flow, of.info, of.user);
  const where = [level, flow.schema, queue?.index ?? -1, place, distinguisher];
  const work = [timeOf(arrivalMs), seats, 0, "0s", start];
  if (!details) return [...where, ...work];
  const { info, user } = of;
  const what = [info.namespace, info.name, info.version, info.resource, info.subresource];
  return [...where, ...work, user.name, info.verb, info.path, ...what];
}

function byIndex(a: FairQueue<unknown>, b: FairQueue<unknown>): number {
  return a.index - b.index;
}

/** Columns of one width each, which end in commas. */
function table(header: Row, rows: readonly Row[]): string {
  const cells = [header, ...rows].map((row) => row.map((cell, at) => `${cell}${at < row.length - 1 ? "," : ""}`));
  const widths = header.map((_, at) => cells.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0));
  const line = (row: readonly string[]) => row.map((cell, at) => cell.padEnd((widths[at] ?? 0) + gap)).join("");
  return cells.map((row) => `${line(row)}\n`).join("");
}

const gap = 1;
