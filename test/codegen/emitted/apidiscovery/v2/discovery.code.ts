// Generated from apidiscovery/v2/discovery.yaml. Do not edit.
import type { Structure } from "../../../../../runtime/schema/index.ts";
import { field, structure } from "../../../../../runtime/schema/index.ts";

/** Fields of APIGroupDiscoveryList in wire order. */
export const APIGroupDiscoveryList: Structure = structure("APIGroupDiscoveryList", () => [
  field("text", 1, "string"),
]);
