// Generated from core/v1/event.yaml. Do not edit.
import {
  count as printCount,
  firstSeen as printFirstSeen,
  lastSeen as printLastSeen,
  message as printMessage,
  object as printObject,
  source as printSource,
} from "../../../runtime/kinds/core/event/columns.ts";
import { strategy } from "../../../runtime/kinds/core/event/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { cell, check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./event.ts";
import { ObjectReference } from "./shared.code.ts";

/** Fields of Event in wire order. */
export const Event: Structure = structure("Event", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("involvedObject", 2, { structure: () => ObjectReference }, { presence: "always", mapType: "atomic" }),
  field("reason", 3, "string"),
  field("message", 4, "string"),
  field("source", 5, { structure: () => EventSource }, { presence: "always" }),
  field("firstTimestamp", 6, "time", { presence: "always", nullable: true }),
  field("lastTimestamp", 7, "time", { presence: "always", nullable: true }),
  field("count", 8, "int32"),
  field("type", 9, "string"),
  field("eventTime", 10, "microTime", { presence: "always", nullable: true }),
  field("series", 11, { structure: () => EventSeries }, { presence: "pointer" }),
  field("action", 12, "string"),
  field("related", 13, { structure: () => ObjectReference }, { presence: "pointer", mapType: "atomic" }),
  field("reportingComponent", 14, "string", { presence: "always" }),
  field("reportingInstance", 15, "string", { presence: "always" }),
], { typeMeta: { kind: "Event", apiVersion: "v1" } });

/** Fields of EventSource in wire order. */
export const EventSource: Structure = structure("EventSource", () => [
  field("component", 1, "string"),
  field("host", 2, "string"),
]);

/** Fields of EventSeries in wire order. */
export const EventSeries: Structure = structure("EventSeries", () => [
  field("count", 1, "int32"),
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
    (object) => cell(object.involvedObject?.fieldPath, ""),
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
  o.involvedObject ??= {};
  o.source ??= {};
  o.firstTimestamp ??= null;
  o.lastTimestamp ??= null;
  o.eventTime ??= null;
  o.reportingComponent ??= "";
  o.reportingInstance ??= "";
  defaultObjectMeta(o.metadata);
  if (o.series) defaultEventSeries(o.series);
}

export function defaultEventSeries(o: types.EventSeries): void {
  o.lastObservedTime ??= null;
}
