// Generated from example/v1/zone.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { WidgetPart } from "./widget.ts";

/** Zone is a place for widgets. */
export interface Zone {
  [key: string]: unknown;
  apiVersion?: "example.orch.io/v1";
  kind?: "Zone";
  metadata?: ObjectMeta;
  "first-part"?: WidgetPart | null;
}

/** A list of zones. */
export interface ZoneList {
  apiVersion: "example.orch.io/v1";
  kind: "ZoneList";
  metadata: ListMeta;
  items: Zone[];
}
