import type { EndpointSlice } from "../../../../generated/discovery/v1/endpointSlice.ts";
import { labelHostname } from "../../../../generated/wellknown.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { duplicate, type FieldError, invalid } from "../../../schema/fieldError.ts";
import { canonicalIp, ip } from "../../../schema/formats/ip.ts";
import { reachableIp } from "../../../schema/formats/specialAddress.ts";
import { dnsSubdomain } from "../../../schema/names.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { repeats } from "../../../registry/keyed.ts";

export const strategy: Strategy<EndpointSlice> = { prepareForCreate, prepareForUpdate, validate, warnings };

function prepareForCreate(slice: EndpointSlice): void {
  dropTopology(slice, undefined);
}

/** Who reads slices selects them by labels: another label is a change that the generation counts. */
function prepareForUpdate(slice: EndpointSlice, old: EndpointSlice): void {
  if (!deepEqual(slice.endpoints, old.endpoints)) dropTopology(slice, old);
  const { metadata } = slice;
  if (metadata === undefined || deepEqual(metadata.labels, old.metadata?.labels)) return;
  metadata.generation = (old.metadata?.generation ?? 0) + 1;
}

/** Older slices name nodes by a label of their endpoints: the field takes over what the slice said before. */
function dropTopology({ endpoints }: EndpointSlice, old: EndpointSlice | undefined): void {
  const known = new Set(old?.endpoints?.map((each) => each.deprecatedTopology?.[labelHostname]));
  for (const endpoint of endpoints ?? []) {
    const node = endpoint.deprecatedTopology?.[labelHostname];
    if (endpoint.nodeName === undefined && node && known.has(node) && dnsSubdomain(node) === undefined) {
      endpoint.nodeName = node;
    }
    delete endpoint.deprecatedTopology;
  }
}

function warnings({ addressType }: EndpointSlice): string[] {
  return addressType === "FQDN" ? ["spec.addressType: FQDN endpoints are deprecated"] : [];
}

function validate({ addressType, endpoints, ports }: EndpointSlice): FieldError[] {
  const errors: FieldError[] = [];
  if (addressType !== "FQDN") {
    const fault = addressType === "IPv6" ? canonicalIp : ip;
    for (const [index, { addresses }] of (endpoints ?? []).entries()) {
      const path = `endpoints[${index}].addresses`;
      for (const [at, address] of (addresses ?? []).entries()) {
        if (fault(address) !== undefined) continue;
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
