import type { DeviceClaim, DeviceConstraint, DeviceRequest } from "../../../../generated/resource/v1/deviceRequest.ts";
import { repeats } from "../../../registry/keyed.ts";
import { addErrors, duplicate, type FieldError, invalid, invalidAs } from "../../../schema/fieldError.ts";
import { dnsLabel, faultsOf } from "../../../schema/names.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { validateSelectors } from "./deviceSelectors.ts";
import { qualifiedAttribute } from "./deviceAttributes.ts";

/** Expressions of requests, and constraints and settings that speak of them. */
export function validateDeviceClaim(
  { requests, constraints = [], config = [] }: DeviceClaim,
  path: string,
  work: StrategyContext["work"],
): FieldError[] {
  const list = requests ?? [];
  const known = requestNames(list);
  return [
    ...list.flatMap((each, index) => validateRequest(each, `${path}.requests[${index}]`, work)),
    ...repeatedNames(list, `${path}.requests`),
    ...constraints.flatMap((each, index) => validateConstraint(each, { path: `${path}.constraints[${index}]`, known })),
    ...config.flatMap(({ requests: about }, index) =>
      validateReferences(about, { path: `${path}.config[${index}].requests`, known }),
    ),
  ];
}

/** As many requests as a claim may have, and no more references to them: the schema says that they are too many. */
const maxReferences = 32;

/** Those of a list whose name is taken. */
function repeatedNames(list: readonly { readonly name: string }[], path: string): FieldError[] {
  if (list.length > maxReferences) return [];
  const isRepeated = repeats();
  return list.flatMap(({ name }, index) => (isRepeated(name) ? [duplicate(`${path}[${index}]`, name)] : []));
}

interface Place {
  readonly path: string;
  /** Names that may be referred to: requests, and `request/choice`. */
  readonly known: ReadonlySet<string>;
}

/** Those that may be referred to. */
export function requestNames(requests: readonly DeviceRequest[]): ReadonlySet<string> {
  return new Set(
    requests.flatMap(({ name, firstAvailable = [] }) => [
      name,
      ...firstAvailable.map((each) => `${name}/${each.name}`),
    ]),
  );
}

function validateRequest(
  { exactly, firstAvailable = [] }: DeviceRequest,
  path: string,
  work: StrategyContext["work"],
): FieldError[] {
  return [
    ...validateSelectors(exactly?.selectors ?? [], `${path}.exactly.selectors`, work),
    ...firstAvailable.flatMap(({ selectors = [] }, index) =>
      validateSelectors(selectors, `${path}.firstAvailable[${index}].selectors`, work),
    ),
    ...repeatedNames(firstAvailable, `${path}.firstAvailable`),
  ];
}

export function validateReferences(
  references: readonly string[] | undefined = [],
  { path, known }: Place,
): FieldError[] {
  if (references.length > maxReferences) return [];
  const isRepeated = repeats();
  return [
    ...references.flatMap((each, index) => validateReference(each, { path: `${path}[${index}]`, known })),
    ...references.flatMap((each, index) => (isRepeated(each) ? [duplicate(`${path}[${index}]`, each)] : [])),
  ];
}

/** To a request, or one of its choices. */
export function validateReference(reference: string, { path, known }: Place): FieldError[] {
  if (known.has(reference)) return [];
  const text = "must be the name of a request in the claim or the name of a request and a subrequest separated by '/'";
  const names = reference.split("/");
  const malformed = names.length > 2 ? [] : names.flatMap((each) => invalidAs(path, each, faultsOf(dnsLabel, each)));
  return [...malformed, invalid(path, reference, text)];
}

function validateConstraint(
  { requests, matchAttribute, distinctAttribute }: DeviceConstraint,
  { path, known }: Place,
): FieldError[] {
  const errors = validateReferences(requests, { path: `${path}.requests`, known });
  if (matchAttribute !== undefined) addErrors(errors, qualifiedAttribute(matchAttribute, `${path}.matchAttribute`));
  else if (distinctAttribute !== undefined) {
    addErrors(errors, qualifiedAttribute(distinctAttribute, `${path}.distinctAttribute`));
  }
  return errors;
}
