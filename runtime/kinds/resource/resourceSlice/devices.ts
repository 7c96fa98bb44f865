import type { Device, CounterSet } from "../../../../generated/resource/v1/device.ts";
import type { ResourceSliceSpec } from "../../../../generated/resource/v1/resourceSlice.ts";
import { finder } from "../../../registry/keyed.ts";
import { addErrors, type FieldError, invalid, notFoundValue, required } from "../../../schema/fieldError.ts";
import { dnsSubdomain } from "../../../schema/names.ts";
import { attributeName } from "../../rules/deviceAttributes.ts";

/** Of attributes and capacities together. */
const maxDetails = 32;

/** What a slice offers, and where. The paths are those of v1. */
export function validateSlice(spec: ResourceSliceSpec): FieldError[] {
  const errors = validatePlace(spec);
  for (const [index, device] of (spec.devices ?? []).entries()) {
    addErrors(errors, validateDevice(device, { path: `spec.devices[${index}]`, spec }));
  }
  return errors;
}

const places = ["nodeName", "nodeSelector", "allNodes", "perDeviceNodeSelection"] as const;
const placeText = `exactly one of ${places.map((each) => `\`${each}\``).join(", ")} is required`;

function validatePlace(spec: ResourceSliceSpec): FieldError[] {
  const present = places.filter((each) => spec[each] !== undefined && spec[each] !== false);
  const errors: FieldError[] = [];
  if (present.length === 0) errors.push(required("spec", placeText));
  if (present.length > 1) {
    const shown = `{${present.map((each) => `\`${each}\``).join(", ")}}`;
    errors.push(invalid("spec", shown, `${placeText}, but multiple fields are set`));
  }
  if (spec.nodeName === undefined) return errors;
  const text = spec.nodeName === "" ? "must not be empty" : dnsSubdomain(spec.nodeName);
  return text === undefined ? errors : [...errors, invalid("spec.nodeName", spec.nodeName, text)];
}

function validateDevice(
  device: Device,
  { path, spec }: { readonly path: string; readonly spec: ResourceSliceSpec },
): FieldError[] {
  const { attributes = {}, capacity = {}, consumesCounters = [] } = device;
  const errors: FieldError[] = [];
  for (const name of Object.keys(attributes)) addErrors(errors, attributeName(name, `${path}.attributes[${name}]`));
  for (const name of Object.keys(capacity)) addErrors(errors, attributeName(name, `${path}.capacity[${name}]`));
  const details = Object.keys(attributes).length + Object.keys(capacity).length;
  if (details > maxDetails) {
    const text = `the total number of attributes and capacities must not exceed ${maxDetails}`;
    errors.push(invalid(path, details, text));
  }
  addErrors(errors, validateDevicePlace(device, { path, isOwn: spec.perDeviceNodeSelection === true }));
  const sets = spec.sharedCounters ?? [];
  for (const [index, { counterSet }] of consumesCounters.entries()) {
    if (sets.length === 0 || setNamed(sets, counterSet) !== undefined) continue;
    errors.push(notFoundValue(`${path}.consumesCounters[${index}].counterSet`, counterSet));
  }
  return errors;
}

const setNamed = finder(({ name }: CounterSet) => name);

const devicePlaces = ["nodeName", "nodeSelector", "allNodes"] as const;

/** A device says where it is exactly where its slice leaves that to it. */
function validateDevicePlace(
  device: Device,
  { path, isOwn }: { readonly path: string; readonly isOwn: boolean },
): FieldError[] {
  const present = devicePlaces.filter((each) => device[each] !== undefined && device[each] !== false);
  if (!isOwn) {
    const text = "field is only allowed when `perDeviceNodeSelection` is true";
    return present.map((each) => invalid(`${path}.${each}`, device[each], text));
  }
  if (present.length === 1) return [];
  const text =
    "exactly one of `nodeName`, `nodeSelector`, or `allNodes` is required when `perDeviceNodeSelection` is true";
  return present.length === 0 ? [required(path, text)] : [invalid(path, present.join(", "), text)];
}
