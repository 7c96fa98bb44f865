import type { EndpointSlice } from "../../../../generated/discovery/v1/endpointSlice.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { duplicate, type FieldError, invalid } from "../../../schema/fieldError.ts";
import { ip } from "../../../schema/formats/ip.ts";
import { reachableIp } from "../../../schema/formats/specialAddress.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { addressWarnings } from "../../rules/addressWarnings.ts";
import { repeats } from "../../../registry/keyed.ts";

export const strategy: Strategy<EndpointSlice> = { prepareForUpdate, validate, warnings };

/** Who reads slices selects them by labels: another label is a change that the generation counts. */
function prepareForUpdate({ metadata }: EndpointSlice, old: EndpointSlice): void {
  if (metadata === undefined || deepEqual(metadata.labels, old.metadata?.labels)) return;
  metadata.generation = (old.metadata?.generation ?? 0) + 1;
}

function warnings({ addressType, endpoints }: EndpointSlice): string[] {
  if (addressType === "FQDN") return ["spec.addressType: FQDN endpoints are deprecated"];
  return (endpoints ?? []).flatMap(({ addresses }, index) =>
    (addresses ?? []).flatMap((each, at) => addressWarnings(`endpoints[${index}].addresses[${at}]`, each)),
  );
}

function validate({ addressType, endpoints, ports }: EndpointSlice): FieldError[] {
  const errors: FieldError[] = [];
  if (addressType !== "FQDN") {
    for (const [index, { addresses }] of (endpoints ?? []).entries()) {
      const path = `endpoints[${index}].addresses`;
      for (const [at, address] of (addresses ?? []).entries()) {
        if (ip(address) !== undefined) continue;
        const isOther = address.includes(":") !== (addressType === "IPv6");
        if (isOther) errors.push(invalid(path, address, `must be an ${addressType} address`));
        const text = reachableIp(address);
        if (text !== undefined) errors.push(invalid(`${path}[${at}]`, address, text));
      }
    }
  }
  return errors.concat(repeatedNames(ports));
}

/** Several ports have several names, one of which may be empty. */
function repeatedNames(ports: EndpointSlice["ports"]): FieldError[] {
  const isRepeated = repeats();
  return (ports ?? []).flatMap(({ name = "" }, index) =>
    isRepeated(name) ? [duplicate(`ports[${index}].name`, name)] : [],
  );
}
