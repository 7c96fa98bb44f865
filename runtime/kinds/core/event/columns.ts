import type { Event } from "../../../../generated/core/v1/event.ts";
import type { Cell, PrintContext } from "../../../schema/descriptor.ts";
import { eventCount, eventFirstSeen, eventLastSeen, eventObject, eventSource } from "../../rules/eventCells.ts";

export function lastSeen(event: Event, context: PrintContext): Cell {
  return eventLastSeen(event, context.nowMs);
}

export function object(event: Event): Cell {
  return eventObject(event.involvedObject);
}

export function source(event: Event): Cell {
  return eventSource(event.source, event.reportingComponent, event.reportingInstance);
}

export function message(event: Event): Cell {
  return (event.message ?? "").trim();
}

export function firstSeen(event: Event, context: PrintContext): Cell {
  return eventFirstSeen(event, context.nowMs);
}

export function count(event: Event): Cell {
  return eventCount(event);
}
