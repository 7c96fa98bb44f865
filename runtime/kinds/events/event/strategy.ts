import type { Event as CoreEvent } from "../../../../generated/core/v1/event.ts";
import type { Event } from "../../../../generated/events/v1/event.ts";
import { sameState } from "../../../schema/deepEqual.ts";
import { addErrors, type FieldError, invalid, invalidAs, required } from "../../../schema/fieldError.ts";
import { dnsSubdomain, faultsOf } from "../../../schema/names.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateReport } from "../../rules/eventReport.ts";
import { immutable } from "../../rules/immutable.ts";
import { isNew } from "../../rules/isNew.ts";

export const strategy: Strategy<Event> = {
  validate,
  validateUpdate,
  defaultPropagation: "none",
  fromStorage,
  toStorage,
};

/** Errors name fields as the core group does, in whose form events are stored. */
function validate(event: Event): FieldError[] {
  const errors: FieldError[] = [];
  const core = toStorage(event) as CoreEvent;
  validateReport(core, "reportingController", errors);
  if (isNew(event)) validateNew(core, errors);
  return errors;
}

const types: readonly string[] = ["Normal", "Warning"];

/** What came with the newer style is said in full; the fields of the older one are not for it. */
function validateNew(event: CoreEvent, errors: FieldError[]): void {
  const { name = "" } = event.metadata ?? {};
  errors.push(...invalidAs("metadata.name", name, faultsOf(dnsSubdomain, name)));
  validateSeries(event, errors);
  if (!event.eventTime) errors.push(required("eventTime"));
  const { type = "", source = {} } = event;
  if (!types.includes(type)) errors.push(invalid("type", "", `has invalid value: ${type}`));
  const isSet = {
    firstTimestamp: Boolean(event.firstTimestamp),
    lastTimestamp: Boolean(event.lastTimestamp),
    count: Boolean(event.count),
    source: Boolean(source.component || source.host),
  };
  for (const [field, isUsed] of Object.entries(isSet)) {
    if (isUsed) errors.push(invalid(field, "", "needs to be unset"));
  }
}

function validateSeries({ series }: CoreEvent, errors: FieldError[]): void {
  if (series === undefined) return;
  if ((series.count ?? 0) < 2) errors.push(invalid("series.count", "", "should be at least 2"));
  if (!series.lastObservedTime) errors.push(required("series.lastObservedTime"));
}

function validateUpdate(event: Event, old: Event): FieldError[] {
  const errors: FieldError[] = [];
  const [now, before] = [toStorage(event), toStorage(old)] as [CoreEvent, CoreEvent];
  if (!sameState(now.series, before.series)) validateSeries(now, errors);
  for (const field of fixed) {
    const path = field === "reportingComponent" ? "reportingController" : field;
    addErrors(errors, immutable(path, declared(field, now), declared(field, before)));
  }
  return errors;
}

/** Fields that stay, in the order in which they are looked at. */
const fixed = [
  ...(["involvedObject", "reason", "message", "source", "firstTimestamp", "lastTimestamp", "count"] as const),
  ...(["reason", "type"] as const),
  ...(["eventTime", "action", "related", "reportingComponent", "reportingInstance"] as const),
];

/** What an error shows of a field, with all that it may hold. */
function declared(field: (typeof fixed)[number], event: CoreEvent): unknown {
  if (field === "source") return { Component: event.source?.component ?? "", Host: event.source?.host ?? "" };
  if (field === "involvedObject" || field === "related") {
    const at = event[field];
    if (at === undefined) return field === "related" ? null : declared(field, { ...event, involvedObject: {} });
    const {
      kind = "",
      namespace = "",
      name = "",
      uid = "",
      apiVersion = "",
      resourceVersion = "",
      fieldPath = "",
    } = at;
    const place = { Kind: kind, Namespace: namespace, Name: name, UID: uid, APIVersion: apiVersion };
    return { ...place, ResourceVersion: resourceVersion, FieldPath: fieldPath };
  }
  return event[field] ?? zeros[field] ?? "";
}

const zeros: Readonly<Record<string, unknown>> = {
  count: 0,
  firstTimestamp: null,
  lastTimestamp: null,
  eventTime: null,
};

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
