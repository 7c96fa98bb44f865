import type { Event as CoreEvent } from "../../../../generated/core/v1/event.ts";
import type { Event } from "../../../../generated/events/v1/event.ts";
import { namespaceDefault, namespaceSystem } from "../../../../generated/wellknown.ts";
import { type FieldError, invalid, notSupported } from "../../../schema/fieldError.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateReport } from "../../rules/eventReport.ts";

export const strategy: Strategy<Event> = {
  validate,
  defaultPropagation: "none",
  fromStorage,
  toStorage,
};

function validate(event: Event): FieldError[] {
  const errors: FieldError[] = [];
  const namespace = event.metadata?.namespace ?? "";
  const of = event.regarding?.namespace ?? "";
  if (of === "" ? namespace !== namespaceDefault && namespace !== namespaceSystem : of !== namespace) {
    errors.push(invalid("regarding.namespace", of, "does not match event.namespace"));
  }
  if (event.metadata?.resourceVersion === undefined) validateNew(event, errors);
  return errors;
}

/** The schema leaves these open: events of the core group, which may say what they like, are read along it too. */
const types: readonly string[] = ["Normal", "Warning"];

function validateNew(event: Event, errors: FieldError[]): void {
  if (!types.includes(event.type ?? "")) errors.push(notSupported("type", event.type ?? "", types));
  const { reportingController: controller, reportingInstance: instance, action, reason, note: message } = event;
  validateReport({ controller, instance, action, reason, message }, errors);
}

/** Pairs of names that differ between the groups: core, events. */
const renamed = [
  ["involvedObject", "regarding"],
  ["message", "note"],
  ["source", "deprecatedSource"],
  ["firstTimestamp", "deprecatedFirstTimestamp"],
  ["lastTimestamp", "deprecatedLastTimestamp"],
  ["count", "deprecatedCount"],
  ["reportingComponent", "reportingController"],
] as const satisfies readonly (readonly [keyof CoreEvent, keyof Event])[];

const toEvents = new Map<string, string>(renamed);
const toCore = new Map<string, string>(renamed.map(([core, events]) => [events, core]));

function fromStorage(stored: ApiObject): Event {
  const always = {
    eventTime: null,
    regarding: {},
    deprecatedSource: {},
    deprecatedFirstTimestamp: null,
    deprecatedLastTimestamp: null,
  };
  const event: Record<string, unknown> = { ...always, ...rename(stored, toEvents) };
  if (event.series !== undefined) event.series = { count: 0, lastObservedTime: null, ...(event.series as object) };
  for (const key of ["reportingController", "reportingInstance"]) if (event[key] === "") delete event[key];
  return event as unknown as Event;
}

function toStorage(event: Event): ApiObject {
  const always: Record<string, unknown> = {
    involvedObject: {},
    source: {},
    firstTimestamp: null,
    lastTimestamp: null,
    eventTime: null,
    reportingComponent: "",
    reportingInstance: "",
  };
  return { ...always, ...rename(event, toCore) };
}

function rename(object: object, names: ReadonlyMap<string, string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [names.get(key) ?? key, value]));
}
