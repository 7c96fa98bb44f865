// Generated from all spec files. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import { widget } from "./example/v1/widget.descriptor.ts";
import { zone } from "./example/v1/zone.descriptor.ts";

/** Stored resources in the order of the spec. */
export const resources: readonly ResourceDescriptor[] = [
  widget,
  zone,
];
