import type { Node } from "../../../../generated/core/v1/node.ts";
import { duplicate, type FieldError, invalid, isFull, saidAgain } from "../../../schema/fieldError.ts";
import { isMapped, parseNetwork, plainNetwork } from "../../../schema/formats/ip.ts";
import { maxSubdomainLength } from "../../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { networkWarnings } from "../../rules/addressWarnings.ts";
import { isNew } from "../../rules/isNew.ts";
import { nodeConnect } from "./connect.ts";
import { taintErrors } from "./taints.ts";
import { isNegative, isWholeQuantity, type Quantity } from "../../../schema/quantity.ts";

export const strategy: Strategy<Node> = {
  prepareForCreate,
  prepareForUpdate,
  validate,
  warnings,
  connect: nodeConnect,
};

function prepareForCreate(node: Node): void {
  delete node.spec?.configSource;
  delete node.status?.config;
}

/** Agents take their configuration from no object any more; only what is stored may go on saying so. */
function prepareForUpdate(node: Node, old: Node, { subresource }: StrategyContext): void {
  if (subresource === "" && old.spec?.configSource === undefined) delete node.spec?.configSource;
  if (subresource === "status" && old.status?.config === undefined) delete node.status?.config;
}

function warnings(
  { spec }: Node,
  _old: Node | undefined,
  { subresource }: Pick<StrategyContext, "subresource">,
): string[] {
  if (spec === undefined || subresource === "status") return [];
  const { configSource, externalID, podCIDRs = [] } = spec;
  return [
    ...(configSource === undefined ? [] : ["spec.configSource: the feature is removed"]),
    ...(externalID ? ["spec.externalID: this field is deprecated, and is unused"] : []),
    ...podCIDRs.flatMap((each, index) => networkWarnings(`spec.podCIDRs[${index}]`, each)),
  ];
}

/** A node is created with its status. */
function validate(node: Node, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  const isOfStatus = context.subresource === "status";
  if (!isOfStatus && node.spec !== undefined) validateSpec(node, errors);
  if (isOfStatus || isNew(node)) {
    validateAmounts(node.status?.capacity, "status.capacity", errors);
    validateAmounts(node.status?.allocatable, "status.allocatable", errors);
    validateFeatures(node.status?.declaredFeatures ?? [], errors);
  }
  const swap = node.status?.nodeInfo?.swap?.capacity;
  if (isNew(node) && swap !== undefined && swap <= 0) {
    errors.push(invalid("metadata.nodeSwapStatus.capacity", swap, "must be greater than zero"));
  }
  return errors;
}

/** What is wrong with taints is said once of a new node, and twice of one that is updated. */
function validateSpec(node: Node, errors: FieldError[]): void {
  const { podCIDRs = [], taints = [] } = node.spec ?? {};
  const ofTaints = taintErrors(taints);
  errors.push(...ofTaints);
  const families = podCIDRs.map(isIpv6Network);
  if (podCIDRs.length > 2 || new Set(families).size !== families.length) {
    errors.push(invalid("spec.podCIDRs", podCIDRs, "may specify no more than one CIDR for each IP family"));
  }
  if (!isNew(node)) errors.push(...ofTaints.map(saidAgain));
}

/** A block of IPv4 addresses in the form of IPv6 is still one of IPv4. */
function isIpv6Network(text: string): boolean {
  const groups = parseNetwork(plainNetwork(text))?.groups;
  return groups === undefined ? text.includes(":") : groups.length === 8 && !isMapped(groups);
}

const featureText =
  "must start with an UpperCamelCase segment, with subsequent segments separated by '/' (e.g., MyFeature or " +
  "MyFeature/mySubFeature), and contain only alphanumeric characters and slashes";

/** In order, so that equal nodes look the same. */
function validateFeatures(features: readonly string[], errors: FieldError[]): void {
  for (const [index, feature] of features.entries()) {
    if (isFull(errors)) return;
    const path = `status.declaredFeatures[${index}]`;
    const text = featureFault(feature);
    if (text !== undefined)
      errors.push(invalid(path, feature, `invalid feature name ${JSON.stringify(feature)}: ${text}`));
    const next = features[index + 1];
    if (next === undefined || feature < next) continue;
    const at = `status.declaredFeatures[${index + 1}]`;
    errors.push(feature === next ? duplicate(at, next) : invalid(at, next, "list must be sorted alphabetically"));
  }
}

function featureFault(feature: string): string | undefined {
  if (feature.length > maxSubdomainLength) return `must be no more than ${maxSubdomainLength} characters`;
  return /^[A-Z][A-Za-z0-9]*(?:\/[A-Z][A-Za-z0-9]*)*$/.test(feature) ? undefined : featureText;
}

function validateAmounts(
  amounts: Readonly<Record<string, Quantity>> | undefined,
  path: string,
  errors: FieldError[],
): void {
  for (const name in amounts) {
    const amount = amounts[name] ?? 0;
    const at = `${path}.${name}`;
    if (isNegative(amount)) errors.push(invalid(at, String(amount), "must be greater than or equal to 0"));
    if ((name === "pods" || name.includes("/")) && !isWholeQuantity(amount)) {
      errors.push(invalid(at, String(amount), "must be an integer"));
    }
  }
}
