import type { Event } from "../../../../generated/events/v1/event.ts";
import type { Cell, PrintContext } from "../../../schema/descriptor.ts";
import {
  eventCount,
  eventFirstSeen,
  eventLastSeen,
  eventObject,
  eventSource,
  type EventTimes,
} from "../../rules/eventCells.ts";

export function lastSeen(event: Event, context: PrintContext): Cell {
  return eventLastSeen(timesOf(event), context.nowMs);
}

export function object(event: Event): Cell {
  return eventObject(event.regarding);
}

export function source(event: Event): Cell {
  return eventSource(event.deprecatedSource, event.reportingController, event.reportingInstance);
}

export function message(event: Event): Cell {
  return (event.note ?? "").trim();
}

export function firstSeen(event: Event, context: PrintContext): Cell {
  return eventFirstSeen(timesOf(event), context.nowMs);
}

export function count(event: Event): Cell {
  return eventCount(timesOf(event));
}

function timesOf(event: Event): EventTimes {
  return {
    firstTimestamp: event.deprecatedFirstTimestamp,
    lastTimestamp: event.deprecatedLastTimestamp,
    eventTime: event.eventTime,
    count: event.deprecatedCount,
    series: event.series,
  };
}
