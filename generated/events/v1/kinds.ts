// Generated from events/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { Event } from "./event.ts";

export type {
  Event,
};

export const event: ResourceDescriptor<Event> = {
  group: "events.orch.io",
  version: "v1",
  apiVersion: "events.orch.io/v1",
  kind: "Event",
  listKind: "EventList",
  plural: "events",
  singular: "event",
  shortNames: ["ev"],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.19",
  subresources: [],
  selectableFields: [
    { name: "regarding.kind", path: ["regarding", "kind"] },
    { name: "regarding.namespace", path: ["regarding", "namespace"] },
    { name: "regarding.name", path: ["regarding", "name"] },
    { name: "regarding.uid", path: ["regarding", "uid"] },
    { name: "regarding.apiVersion", path: ["regarding", "apiVersion"] },
    { name: "regarding.resourceVersion", path: ["regarding", "resourceVersion"] },
    { name: "regarding.fieldPath", path: ["regarding", "fieldPath"] },
    { name: "reason", path: ["reason"] },
    { name: "reportingController", path: ["reportingController"] },
    { name: "type", path: ["type"] },
  ],
  columns: [
    { name: "Last Seen", type: "string", description: "Time since it happened last." },
    { name: "Type", type: "string", description: "Normal or Warning." },
    { name: "Reason", type: "string", description: "Why, in one word." },
    { name: "Object", type: "string", description: "Kind and name of the object it is about." },
    { name: "Subobject", type: "string", description: "Part of the object.", priority: 1 },
    { name: "Source", type: "string", description: "Who reported it.", priority: 1 },
    { name: "Message", type: "string", description: "What happened, in words." },
    { name: "First Seen", type: "string", description: "Time since it happened first.", priority: 1 },
    { name: "Count", type: "string", description: "How often it has happened.", priority: 1 },
    { name: "Name", type: "string", format: "name", description: "Name of the event.", priority: 1 },
  ],
  storagePrefix: "/registry/events/",
  storageVersion: "v1",
  hasGeneration: false,
  createOnUpdate: true,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "pathSegment",
  expires: true,
  load: async () => (await import("./event.code.ts")).code,
};
