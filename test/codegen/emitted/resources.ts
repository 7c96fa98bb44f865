// Generated from all spec files. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import * as exampleV1 from "./example/v1/kinds.ts";

/** Stored resources in the order of the spec. */
export const resources: readonly ResourceDescriptor[] = [
  exampleV1.widget,
  exampleV1.zone,
];
