import type { Node, NodeSpec } from "../../../../generated/core/v1/node.ts";
import { repeats } from "../../../registry/keyed.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { networkWarnings } from "../../rules/addressWarnings.ts";
import { isNew } from "../../rules/isNew.ts";
import { nodeConnect } from "./connect.ts";
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
  alignAddresses(node);
}

/** Agents take their configuration from no object any more; only what is stored may go on saying so. */
function prepareForUpdate(node: Node, old: Node, { subresource }: StrategyContext): void {
  if (subresource === "" && old.spec?.configSource === undefined) delete node.spec?.configSource;
  if (subresource === "status" && old.status?.config === undefined) delete node.status?.config;
  alignAddresses(node);
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

/** podCIDR mirrors the first of podCIDRs; a client of either sees both. */
function alignAddresses(node: Node): void {
  const spec = node.spec;
  if (spec === undefined) return;
  const [first] = spec.podCIDRs ?? [];
  if (first === undefined && spec.podCIDR) spec.podCIDRs = [spec.podCIDR];
  else if (first !== undefined && !spec.podCIDR) spec.podCIDR = first;
}

/** A node is created with its status. */
function validate(node: Node, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status" || isNew(node)) {
    validateAmounts(node.status?.capacity, "status.capacity", errors);
    validateAmounts(node.status?.allocatable, "status.allocatable", errors);
  }
  if (context.subresource === "status") {
    validateFeatures(node.status?.declaredFeatures ?? [], errors);
    return errors;
  }
  if (node.spec !== undefined) validateSpec(node.spec, errors);
  return errors;
}

function validateSpec(spec: NodeSpec, errors: FieldError[]): void {
  const { podCIDRs = [], taints = [] } = spec;
  const families = podCIDRs.map((cidr) => cidr.includes(":"));
  if (podCIDRs.length > 2 || new Set(families).size !== families.length) {
    errors.push(invalid("spec.podCIDRs", podCIDRs, "may specify no more than one CIDR for each IP family"));
  }
  const isRepeated = repeats();
  for (const [index, taint] of taints.entries()) {
    if (!isRepeated(JSON.stringify([taint.key, taint.effect]))) continue;
    const message = `Duplicate value: ${JSON.stringify(taint)}: taints must be unique by key and effect pair`;
    errors.push({ reason: "FieldValueDuplicate", field: `spec.taints[${index}]`, message });
  }
}

/** In order, so that equal nodes look the same. */
function validateFeatures(features: readonly string[], errors: FieldError[]): void {
  const isSorted = features.every((each, index) => each >= (features[index - 1] ?? ""));
  if (!isSorted) errors.push(invalid("status.declaredFeatures", features, "must be sorted"));
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
