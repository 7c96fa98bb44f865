import type { EndpointSubset, Endpoints } from "../../../../generated/core/v1/endpoints.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { firstOf } from "../../rules/text.ts";

/** "10.0.0.1:80,10.0.0.2:80", the first three. */
export function endpoints(endpoints: Endpoints): Cell {
  const subsets = endpoints.subsets ?? [];
  return subsets.length === 0 ? "<none>" : firstOf(subsets.flatMap(addressesOf), 3);
}

/** Headless services may have no ports; their addresses stand alone. */
function addressesOf(subset: EndpointSubset): string[] {
  const addresses = (subset.addresses ?? []).map((each) => each.ip);
  const ports = subset.ports ?? [];
  if (ports.length === 0) return addresses;
  return ports.flatMap(({ port }) => addresses.map((ip) => `${ip.includes(":") ? `[${ip}]` : ip}:${port}`));
}
