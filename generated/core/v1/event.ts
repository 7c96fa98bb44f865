// Generated from core/v1/event.yaml. Do not edit.
import type { ListMeta, MicroTime, ObjectMeta, Time } from "../../meta/v1.ts";
import type { ObjectReference } from "./shared.ts";

/** Event is a short-lived record of something that happened to an object. */
export interface Event {
  apiVersion?: "v1";
  kind?: "Event";
  /** Metadata of the record; its namespace is that of the object involved. */
  metadata: ObjectMeta;
  /** What it happened to. */
  involvedObject: ObjectReference;
  /** What happened, in one CamelCase word. */
  reason?: string;
  /** What happened, in words. */
  message?: string;
  /** Who reported it. */
  source?: EventSource;
  /** When it happened first. */
  firstTimestamp?: Time | null;
  /** When it happened last. */
  lastTimestamp?: Time | null;
  /** How often it has happened. */
  count?: number;
  /** Normal or Warning. */
  type?: string;
  /** When it happened first, in the newer form with microseconds. */
  eventTime?: MicroTime | null;
  /** How often and when it happened again, in the newer form. */
  series?: EventSeries;
  /** What the reporter did about it. */
  action?: string;
  /** A second object that has to do with it. */
  related?: ObjectReference;
  /** Who reported it, in the newer form. */
  reportingComponent?: string;
  /** Which instance of the reporter. */
  reportingInstance?: string;
}

/** A list of events. */
export interface EventList {
  apiVersion: "v1";
  kind: "EventList";
  metadata: ListMeta;
  items: Event[];
}

/** Who reported an event. */
export interface EventSource {
  /** Program that reported it. */
  component?: string;
  /** Node it ran on. */
  host?: string;
}

/** Repetitions of an event. */
export interface EventSeries {
  /** How often it has happened up to lastObservedTime. */
  count?: number;
  /** When it was last seen. */
  lastObservedTime?: MicroTime | null;
}
