// Generated from events/v1/event.yaml. Do not edit.
import {
  count as printCount,
  firstSeen as printFirstSeen,
  lastSeen as printLastSeen,
  message as printMessage,
  object as printObject,
  source as printSource,
} from "../../../runtime/kinds/events/event/columns.ts";
import { strategy } from "../../../runtime/kinds/events/event/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { cell, check, field, row, structure } from "../../../runtime/schema/index.ts";
import { EventSource } from "../../core/v1/event.code.ts";
import { ObjectReference } from "../../core/v1/shared.code.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./event.ts";

/** Fields of Event in wire order. */
export const Event: Structure = structure("Event", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("eventTime", 2, "microTime", { presence: "always", nullable: true }),
  field("series", 3, { structure: () => EventSeries }, { presence: "pointer" }),
  field("reportingController", 4, "string"),
  field("reportingInstance", 5, "string"),
  field("action", 6, "string"),
  field("reason", 7, "string"),
  field("regarding", 8, { structure: () => ObjectReference }, { presence: "always", mapType: "atomic" }),
  field("related", 9, { structure: () => ObjectReference }, { presence: "pointer", mapType: "atomic" }),
  field("note", 10, "string"),
  field("type", 11, "string"),
  field("deprecatedSource", 12, { structure: () => EventSource }, { presence: "always" }),
  field("deprecatedFirstTimestamp", 13, "time", { presence: "always", nullable: true }),
  field("deprecatedLastTimestamp", 14, "time", { presence: "always", nullable: true }),
  field("deprecatedCount", 15, "int32"),
], { typeMeta: { kind: "Event", apiVersion: "events.orch.io/v1" } });

/** Fields of EventSeries in wire order. */
export const EventSeries: Structure = structure("EventSeries", () => [
  field("count", 1, "int32", { presence: "always" }),
  field("lastObservedTime", 2, "microTime", { presence: "always", nullable: true }),
]);

/** What requests for events need. */
export const code: KindCode<types.Event> = {
  structure: Event,
  setDefaults: defaultEvent,
  validate: (object) => check(Event, object),
  cells: row([
    printLastSeen,
    (object) => cell(object.type, ""),
    (object) => cell(object.reason, ""),
    printObject,
    (object) => cell(object.regarding?.fieldPath, ""),
    printSource,
    printMessage,
    printFirstSeen,
    printCount,
    (object) => cell(object.metadata?.name, ""),
  ]),
  strategy,
};

export function defaultEvent(o: types.Event): void {
  o.metadata ??= {};
  o.eventTime ??= null;
  o.regarding ??= {};
  o.deprecatedSource ??= {};
  o.deprecatedFirstTimestamp ??= null;
  o.deprecatedLastTimestamp ??= null;
  defaultObjectMeta(o.metadata);
  if (o.series) defaultEventSeries(o.series);
}

export function defaultEventSeries(o: types.EventSeries): void {
  o.count ??= 0;
  o.lastObservedTime ??= null;
}
