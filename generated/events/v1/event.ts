// Generated from events/v1/event.yaml. Do not edit.
import type { EventSource } from "../../core/v1/event.ts";
import type { ObjectReference } from "../../core/v1/shared.ts";
import type { ListMeta, MicroTime, ObjectMeta, Time } from "../../meta/v1.ts";

/** Event is a short-lived record of something that a controller did or saw. */
export interface Event {
  apiVersion?: "events.orch.io/v1";
  kind?: "Event";
  metadata?: ObjectMeta;
  /** When it happened first. */
  eventTime: MicroTime | null;
  /** How often and when it happened again. */
  series?: EventSeries;
  /** Who reported it, such as example.com/my-controller. */
  reportingController?: string;
  /** Which instance of the reporter. */
  reportingInstance?: string;
  /** What the reporter did or failed to do, in one word. */
  action?: string;
  /** Why, in one CamelCase word. */
  reason?: string;
  /** What it is about, usually the object the reporter looks after. */
  regarding?: ObjectReference;
  /** A second object that has to do with it. */
  related?: ObjectReference;
  /** What happened, in words. */
  note?: string;
  /** Normal or Warning. */
  type?: string;
  /** Who reported it, in the core group's form. */
  deprecatedSource?: EventSource;
  /** When it happened first, in the core group's form. */
  deprecatedFirstTimestamp?: Time | null;
  /** When it happened last, in the core group's form. */
  deprecatedLastTimestamp?: Time | null;
  /** How often it has happened, in the core group's form. */
  deprecatedCount?: number;
}

/** A list of events. */
export interface EventList {
  apiVersion: "events.orch.io/v1";
  kind: "EventList";
  metadata: ListMeta;
  items: Event[];
}

/** Repetitions of an event. */
export interface EventSeries {
  /** How often it has happened; at least 2. */
  count: number;
  /** When it was last seen. */
  lastObservedTime: MicroTime | null;
}
