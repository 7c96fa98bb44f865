import type { Container } from "../../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { finder } from "../../../registry/keyed.ts";
import {
  duplicate,
  type FieldError,
  forbidden,
  invalid,
  isFull,
  notFoundValue,
  required,
} from "../../../schema/fieldError.ts";
import { qualifiedName } from "../../../schema/names.ts";
import { isOwnResource, validateResourceName } from "../../rules/resourceNames.ts";
import { compareQuantities, isNegative, isWholeQuantity, type Quantity, wholeValue } from "../../../schema/quantity.ts";
import { memberOf } from "../../../schema/object.ts";

type Resources = NonNullable<Container["resources"]>;

interface ResourcesContext {
  /** Of the resources, e.g. "spec.containers[0].resources". */
  readonly path: string;
  readonly spec: PodSpec;
  readonly errors: FieldError[];
}

/** Names and amounts of what a container asks for and may use at most, and how the two fit. */
export function validateResources(resources: Resources, context: ResourcesContext): void {
  const { limits, requests, claims } = resources;
  const { path, errors } = context;
  let hasHugePages = false;
  const before = errors.length;
  for (const name in limits) {
    validateAmount(name, limits[name], { path: `${path}.limits`, errors });
    hasHugePages ||= name.startsWith(hugePagesPrefix);
    if (isFull(errors)) return;
  }
  const areLimitsRight = errors.length === before;
  for (const name in requests) {
    const request = requests[name] as Quantity;
    const limit = memberOf(limits, name);
    if (areLimitsRight && request === limit) continue; // most follow their limits
    validateAmount(name, request, { path: `${path}.requests`, errors });
    validateAgainstLimit(name, { request, limit, path, errors });
    hasHugePages ||= name.startsWith(hugePagesPrefix);
    if (isFull(errors)) return;
  }
  if (hasHugePages && !["cpu", "memory"].some((name) => (limits?.[name] ?? requests?.[name]) !== undefined)) {
    errors.push(forbidden(path, "HugePages require cpu or memory"));
  }
  if (claims !== undefined) validateClaims(claims, context);
}

/** What a runtime needs besides the containers, in the words of their limits and as if it were limits. */
export function validateOverhead(amounts: Amounts, path: string, errors: FieldError[]): void {
  for (const name in amounts) {
    const amount = amounts[name];
    const at = `${path}.limits`;
    validateAmount(name, amount, { path: at, errors });
    if (amount === undefined || !isNegative(amount) || isFull(errors)) continue;
    errors.push(invalid(`${at}[${name}]`, String(amount), "must be greater than or equal to 0"));
  }
}

type Amounts = Readonly<Record<string, Quantity>>;

/** Names below the platform's own domain are for the platform to give. */
const hugePagesPrefix = "hugepages-";

/** Huge pages and resources of other domains are handed out whole. */
export function isExclusive(name: string): boolean {
  return name.startsWith(hugePagesPrefix) || name.includes("/");
}

function validateAmount(
  name: string,
  amount: Quantity | undefined,
  context: { readonly path: string; readonly errors: FieldError[] },
): void {
  const { errors } = context;
  if (isFull(errors)) return;
  const at = `${context.path}[${name}]`;
  validateContainerResourceName(name, at, errors);
  if (amount === undefined) return;
  if (name.startsWith(hugePagesPrefix) && !isWholePages(name, amount)) {
    errors.push(invalid(at, String(amount), `${amount} is not positive integer multiple of ${name}`));
  }
  if (name.includes("/") && !isWholeQuantity(amount)) errors.push(invalid(at, String(amount), "must be an integer"));
}

/** Whether an amount of huge pages is a number of those, whose size is a part of the name. */
function isWholePages(name: string, amount: Quantity): boolean {
  const size = wholeValue(name.slice(hugePagesPrefix.length));
  return size > 0 && wholeValue(amount) % size === 0;
}

/** What containers may ask for: a known word, or something with a domain. */
export function validateContainerResourceName(name: string, path: string, errors: FieldError[]): void {
  if (isMeasured(name)) return;
  validateResourceName(name, path, errors);
  if (!name.includes("/")) {
    if (!name.startsWith(hugePagesPrefix))
      errors.push(invalid(path, name, "must be a standard resource for containers"));
  } else if (!isOwnResource(name) && !isExtendedResourceName(name)) {
    errors.push(invalid(path, name, "doesn't follow extended resource name standard"));
  }
}

function isMeasured(name: string): boolean {
  return name === "cpu" || name === "memory" || name === "ephemeral-storage";
}

/** Whether the name is that of a resource which is handed out whole, and not one of the platform's own. */
export function isExtendedResourceName(name: string): boolean {
  if (isOwnResource(name) || name.startsWith("requests.")) return false;
  return qualifiedName(`requests.${name}`) === undefined; // as quotas name it
}

/** What is asked for is not more than the limit; what is handed out whole equals it. */
export function validateAgainstLimit(
  name: string,
  context: {
    readonly request: Quantity;
    readonly limit: Quantity | undefined;
    readonly path: string;
    readonly errors: FieldError[];
  },
): void {
  const { request, limit, path, errors } = context;
  if (limit === undefined) {
    if (isExclusive(name)) {
      errors.push(required(`${path}.limits`, "Limit must be set for non overcommitable resources"));
    }
    return;
  }
  const order = compareQuantities(request, limit);
  if (order === undefined || order === 0) return;
  if (isExclusive(name)) {
    errors.push(invalid(`${path}.requests`, String(request), `must be equal to ${name} limit of ${limit}`));
  } else if (order > 0) {
    const text = `must be less than or equal to ${name} limit of ${limit}`;
    errors.push(invalid(`${path}.requests`, String(request), text));
  }
}

/** A claim is one of the pod's, and is named once: as a whole, or a request of it. */
export function validateClaims(
  claims: NonNullable<Resources["claims"]>,
  { path, spec, errors }: ResourcesContext,
): void {
  const known = spec.resourceClaims ?? [];
  const named = new Set<string>();
  const begun = new Set<string>();
  claims.forEach(({ name, request = "" }, index) => {
    if (name === "") return; // which the schema says
    const at = `${path}.claims[${index}]`;
    const key = request === "" ? name : `${name}/${request}`;
    if (named.has(name)) errors.push(duplicate(at, name));
    else if (named.has(key)) errors.push(duplicate(at, key));
    else if (request === "" && begun.has(name)) errors.push(duplicate(at, name));
    named.add(named.has(name) ? name : key);
    begun.add(name);
    if (claimNamed(known, name) !== undefined) return;
    const names = known.map((each) => each.name).sort();
    const which = names.length === 0 ? " which is empty" : `: ${names.join(", ")}`;
    errors.push(notFoundValue(at, name, `must be one of the names in pod.spec.resourceClaims${which}`));
  });
}

const claimNamed = finder(({ name }: NonNullable<PodSpec["resourceClaims"]>[number]) => name);
