import type { EndpointSlice } from "../../../../generated/discovery/v1/endpointSlice.ts";
import { duplicate, type FieldError } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { repeats } from "../../../registry/keyed.ts";

export const strategy: Strategy<EndpointSlice> = { validate };

/** Several ports have several names, one of which may be empty. */
function validate({ ports }: EndpointSlice): FieldError[] {
  const isRepeated = repeats();
  return (ports ?? []).flatMap(({ name = "" }, index) =>
    isRepeated(name) ? [duplicate(`ports[${index}].name`, name)] : [],
  );
}
