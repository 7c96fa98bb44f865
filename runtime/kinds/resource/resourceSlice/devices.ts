import type { Device, DeviceAttribute } from "../../../../generated/resource/v1/device.ts";
import type { ResourceSliceSpec } from "../../../../generated/resource/v1/resourceSlice.ts";
import {
  addErrors,
  type FieldError,
  hiding,
  invalid,
  notFoundValue,
  required,
  tooMany,
} from "../../../schema/fieldError.ts";
import { dnsSubdomain } from "../../../schema/names.ts";
import { isPositive } from "../../../schema/quantity.ts";
import { attributeName } from "../../rules/devices/deviceAttributes.ts";
import { validateBinding, validatePoolName } from "../../rules/devices/deviceNames.ts";
import { isOwnResource } from "../../rules/resourceNames.ts";
import { validateRequestPolicy } from "./requestPolicy.ts";

/** Of attributes and capacities together. */
const maxDetails = 32;
/** Of attributes, counting each item of a list. */
const maxValues = 48;
const maxDevices = 128;
/** Of a slice in which a device has taints, draws from counters or has attributes of several values. */
const maxDemandingDevices = 64;

/** What a slice offers, and where. The paths are those of v1. */
export function validateSlice(spec: ResourceSliceSpec): FieldError[] {
  const { devices = [], sharedCounters } = spec;
  const errors = [...validatePoolName(spec.pool.name, "spec.pool.name"), ...validatePlace(spec)];
  if (sharedCounters !== undefined && spec.devices !== undefined) {
    errors.push(invalid("spec", "", "only one of `sharedCounters` or `devices` is allowed"));
  }
  const most = devices.length > maxDemandingDevices && devices.some(isDemanding) ? maxDemandingDevices : maxDevices;
  if (devices.length > most) return [...errors, hiding([""], tooMany("spec.devices", devices.length, most))];
  for (const [index, device] of devices.entries()) {
    addErrors(errors, validateDevice(device, { path: `spec.devices[${index}]`, spec }));
  }
  return errors;
}

/** What a client should hear of the name of a driver. */
export function driverWarnings(driver: string): string[] {
  if (driver === driver.toLowerCase()) return [];
  const name = JSON.stringify(driver);
  return [`spec.driver: driver names should be lowercase; ${name} contains uppercase characters`];
}

function isDemanding({ taints = [], consumesCounters = [], attributes = {} }: Device): boolean {
  if (taints.length > 0 || consumesCounters.length > 0) return true;
  return Object.values(attributes).some(({ ints, bools, strings, versions }) => ints ?? bools ?? strings ?? versions);
}

const places = ["nodeName", "nodeSelector", "allNodes", "perDeviceNodeSelection"] as const;
const placeText = `exactly one of ${places.map((each) => `\`${each}\``).join(", ")} is required`;

function validatePlace(spec: ResourceSliceSpec): FieldError[] {
  const errors = nodeErrors(spec, { path: "spec", emptyText: "must be either unset or set to a non-empty string" });
  const terms = spec.nodeSelector?.nodeSelectorTerms ?? null;
  if (spec.nodeSelector !== undefined && terms?.length !== 1) {
    errors.push(invalid("spec.nodeSelector.nodeSelectorTerms", terms, "must have exactly one node selector term"));
  }
  if (spec.perDeviceNodeSelection === false) errors.push(mustBeTrue("spec.perDeviceNodeSelection"));
  const present = places.filter((each) => spec[each]);
  if (present.length === 0) errors.push(required("spec", placeText));
  if (present.length > 1) errors.push(invalid("spec", shown(present), `${placeText}, but multiple fields are set`));
  return errors;
}

function nodeErrors(
  { nodeName, allNodes }: Pick<Device, "nodeName" | "allNodes">,
  { path, emptyText }: { readonly path: string; readonly emptyText: string },
): FieldError[] {
  const errors: FieldError[] = [];
  const text = nodeName === "" ? emptyText : nodeName && dnsSubdomain(nodeName);
  if (text !== undefined) errors.push(invalid(`${path}.nodeName`, nodeName, text));
  if (allNodes === false) errors.push(mustBeTrue(`${path}.allNodes`));
  return errors;
}

function mustBeTrue(path: string): FieldError {
  return invalid(path, false, "must be either unset or set to true");
}

function shown(names: readonly string[]): string {
  return `{${names.map((each) => `\`${each}\``).join(", ")}}`;
}

function validateDevice(
  device: Device,
  { path, spec }: { readonly path: string; readonly spec: ResourceSliceSpec },
): FieldError[] {
  const { attributes = {}, capacity = {}, allowMultipleAllocations } = device;
  const errors: FieldError[] = [];
  const details = Object.keys(attributes).length + Object.keys(capacity).length;
  if (details > maxDetails) {
    const text = `the total number of attributes and capacities must not exceed ${maxDetails}`;
    errors.push(invalid(path, details, text));
  }
  const values = Object.values(attributes).reduce((sum, each) => sum + valuesOf(each), 0);
  if (values > maxValues) {
    errors.push(invalid(path, values, `the total number of attribute values must not exceed ${maxValues}`));
  }
  for (const name of Object.keys(attributes)) addErrors(errors, attributeName(name, `${path}.attributes`));
  for (const [name, amount] of Object.entries(capacity)) {
    addErrors(errors, attributeName(name, `${path}.capacity`));
    const isShared = allowMultipleAllocations === true;
    addErrors(errors, validateRequestPolicy(amount, { path: `${path}.capacity[${name}].requestPolicy`, isShared }));
  }
  addErrors(errors, validateDevicePlace(device, { path, isOwn: spec.perDeviceNodeSelection === true }));
  addErrors(errors, validateBinding(device, path));
  addErrors(errors, validateNodeResources(device, `${path}.nodeAllocatableResourceMappings`));
  return errors;
}

/** An attribute with lists counts as often as they have items. */
function valuesOf({ ints = [], bools = [], strings = [], versions = [] }: DeviceAttribute): number {
  return ints.length + bools.length + strings.length + versions.length || 1;
}

/** A device takes resources that every node has, as much of them as one of its capacities says. */
function validateNodeResources(
  { nodeAllocatableResourceMappings: mappings = {}, capacity = {} }: Device,
  path: string,
): FieldError[] {
  return Object.entries(mappings).flatMap(([name, { allocationMultiplier, capacityKey }]) => {
    const at = `${path}[${name}]`;
    const errors = isOwnResource(name) ? [] : [invalid(at, name, "must be a node allocatable resource name")];
    if (allocationMultiplier !== undefined && !isPositive(allocationMultiplier)) {
      errors.push(invalid(`${at}.allocationMultiplier`, allocationMultiplier, "must be positive"));
    }
    if (capacityKey === "") {
      errors.push(invalid(`${at}.capacityKey`, "", "capacityKey must not be an empty string"));
    } else if (capacityKey !== undefined && !Object.hasOwn(capacity, capacityKey)) {
      errors.push(notFoundValue(`${at}.capacityKey`, capacityKey));
    }
    return errors;
  });
}

const devicePlaces = ["nodeName", "nodeSelector", "allNodes"] as const;

/** A device says where it is exactly where its slice leaves that to it. */
function validateDevicePlace(
  device: Device,
  { path, isOwn }: { readonly path: string; readonly isOwn: boolean },
): FieldError[] {
  if (!isOwn) {
    const text =
      "`nodeName`, `nodeSelector` and `allNodes` can only be set if `perDeviceNodeSelection` is set to true " +
      "in the ResourceSlice spec";
    if (devicePlaces.every((each) => device[each] === undefined)) return [];
    return [hiding([".nodeSelector"], invalid(path, null, text))];
  }
  const errors = nodeErrors(device, { path, emptyText: "must not be empty" });
  const present = devicePlaces.filter((each) => device[each]);
  const text =
    "exactly one of `nodeName`, `nodeSelector`, or `allNodes` is required when `perDeviceNodeSelection` is set to " +
    "true in the ResourceSlice spec";
  if (present.length === 0) errors.push(required(path, text));
  if (present.length > 1) errors.push(invalid(path, shown(present), text));
  return errors;
}
