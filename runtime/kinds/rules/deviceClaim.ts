import type {
  DeviceClaim,
  DeviceConstraint,
  DeviceRequest,
  DeviceSubRequest,
  ExactDeviceRequest,
} from "../../../generated/resource/v1/deviceRequest.ts";
import { repeats } from "../../registry/keyed.ts";
import { addErrors, duplicate, type FieldError, invalid, required } from "../../schema/fieldError.ts";
import type { StrategyContext } from "../../schema/strategy.ts";
import { validateOpaque, validateSelectors, validateTolerations } from "./deviceSelectors.ts";
import { qualifiedAttribute } from "./deviceAttributes.ts";

/** Requests with names of their own, and constraints and settings that speak of them. */
export function validateDeviceClaim(
  { requests, constraints = [], config = [] }: DeviceClaim,
  path: string,
  work: StrategyContext["work"],
): FieldError[] {
  const list = requests ?? [];
  const known = requestNames(list);
  return [
    ...repeatedNames(list, `${path}.requests`),
    ...list.flatMap((each, index) => validateRequest(each, `${path}.requests[${index}]`, work)),
    ...constraints.flatMap((each, index) => validateConstraint(each, { path: `${path}.constraints[${index}]`, known })),
    ...config.flatMap(({ requests: about, opaque }, index) => [
      ...validateReferences(about, { path: `${path}.config[${index}].requests`, known }),
      ...validateOpaque(opaque, `${path}.config[${index}]`),
    ]),
  ];
}

interface Place {
  readonly path: string;
  /** Names that may be referred to: requests, and `request/choice`. */
  readonly known: ReadonlySet<string>;
}

function requestNames(requests: readonly DeviceRequest[]): ReadonlySet<string> {
  return new Set(
    requests.flatMap(({ name, firstAvailable = [] }) => [
      name,
      ...firstAvailable.map((each) => `${name}/${each.name}`),
    ]),
  );
}

function repeatedNames(list: readonly { readonly name: string }[], path: string): FieldError[] {
  const isRepeated = repeats();
  return list.flatMap(({ name }, index) =>
    name !== "" && isRepeated(name) ? [duplicate(`${path}[${index}].name`, name)] : [],
  );
}

const eitherText = "exactly one of `exactly` or `firstAvailable` is required";

function validateRequest(
  { exactly, firstAvailable = [] }: DeviceRequest,
  path: string,
  work: StrategyContext["work"],
): FieldError[] {
  if (exactly === undefined && firstAvailable.length === 0) return [required(path, eitherText)];
  if (exactly !== undefined && firstAvailable.length > 0) {
    return [invalid(path, null, `${eitherText}, but multiple fields are set`)];
  }
  if (exactly !== undefined) return validateDevices(exactly, `${path}.exactly`, work);
  return [
    ...repeatedNames(firstAvailable, `${path}.firstAvailable`),
    ...firstAvailable.flatMap((each, index) => validateDevices(each, `${path}.firstAvailable[${index}]`, work)),
  ];
}

function validateDevices(
  devices: ExactDeviceRequest | DeviceSubRequest,
  path: string,
  work: StrategyContext["work"],
): FieldError[] {
  const { allocationMode, count = 0, selectors = [], tolerations } = devices;
  const errors = validateSelectors(selectors, `${path}.selectors`, work);
  if (allocationMode === "All" && count !== 0) {
    errors.push(invalid(`${path}.count`, count, "must not be specified when allocationMode is 'All'"));
  }
  if (allocationMode === "ExactCount" && count <= 0) {
    errors.push(invalid(`${path}.count`, count, "must be greater than zero"));
  }
  return [...errors, ...validateTolerations(tolerations, `${path}.tolerations`)];
}

function validateReferences(references: readonly string[] = [], { path, known }: Place): FieldError[] {
  const isRepeated = repeats();
  return references.flatMap((reference, index) => {
    const field = `${path}[${index}]`;
    if (isRepeated(reference)) return [duplicate(field, reference)];
    if (known.has(reference)) return [];
    const text =
      "must be the name of a request in the claim or the name of a request and a subrequest separated by '/'";
    return [invalid(field, reference, text)];
  });
}

function validateConstraint(
  { requests, matchAttribute, distinctAttribute }: DeviceConstraint,
  { path, known }: Place,
): FieldError[] {
  const errors = validateReferences(requests, { path: `${path}.requests`, known });
  if (matchAttribute === undefined && distinctAttribute === undefined) {
    return [...errors, required(path, "exactly one of `matchAttribute` or `distinctAttribute` is required")];
  }
  if (matchAttribute !== undefined) addErrors(errors, qualifiedAttribute(matchAttribute, `${path}.matchAttribute`));
  if (distinctAttribute !== undefined) {
    addErrors(errors, qualifiedAttribute(distinctAttribute, `${path}.distinctAttribute`));
  }
  return errors;
}
