// Generated from example/v1/widget.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** Widget is a thing of a given size that a controller keeps in stock. */
export interface Widget {
  apiVersion?: "example.orch.io/v1";
  kind?: "Widget";
  metadata?: ObjectMeta;
  spec: WidgetSpec;
  status?: WidgetStatus;
}

/** A list of widgets. */
export interface WidgetList {
  apiVersion: "example.orch.io/v1";
  kind: "WidgetList";
  metadata: ListMeta;
  items: Widget[];
}

export interface WidgetSpec {
  /** Size in mm. */
  size: number;
  /** Default: "Red". */
  color?: "Red" | "Green" | "Blue";
  /** Default: 1. */
  replicas?: number;
  parts?: WidgetPart[];
  tags?: string[];
  owners?: Record<string, string>;
  port?: number;
  targetPort?: number | string;
  /** Default: "Fast". */
  mode?: "Fast" | "Slow" | (string & {});
  selector?: Record<string, string> | null;
  template?: Record<string, unknown>;
  /** Three letters. */
  code?: string;
}

/** A part of a widget, known by its name. */
export interface WidgetPart {
  name: string;
  /** Default: "1". */
  weight?: string;
  parts?: WidgetPart[];
}

export interface WidgetStatus {
  replicas?: number;
  seen?: Time;
}
