import type { EndpointSlice } from "../../../../generated/discovery/v1/endpointSlice.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { firstOf } from "../../rules/text.ts";

const most = 3;

/** Numbers of the first three ports; a name where there is no number, "*" for any. */
export function ports(slice: EndpointSlice): Cell {
  return (
    firstOf(
      (slice.ports ?? []).map(({ port, name }) => String(port ?? name ?? "*")),
      most,
    ) || "<unset>"
  );
}

export function endpoints(slice: EndpointSlice): Cell {
  return (
    firstOf(
      (slice.endpoints ?? []).flatMap((each) => each.addresses ?? []),
      most,
    ) || "<unset>"
  );
}
