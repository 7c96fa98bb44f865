import type {
  ExemptPriorityLevelConfiguration,
  LimitedPriorityLevelConfiguration,
  LimitResponse,
  PriorityLevelConfiguration,
  PriorityLevelConfigurationSpec,
  QueuingConfiguration,
} from "../../../generated/flowcontrol/v1/priorityLevelConfiguration.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { addErrors, type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { mandatoryPriorityLevels } from "./flowcontrolMandatory.ts";

export const strategy: Strategy<PriorityLevelConfiguration> = { validate };

function validate({ metadata, spec }: PriorityLevelConfiguration, { subresource }: StrategyContext): FieldError[] {
  if (spec === undefined || subresource !== "") return [];
  const name = metadata?.name ?? "";
  const errors: FieldError[] = [];
  if ((name === "exempt") !== (spec.type === "Exempt")) {
    errors.push(invalid("spec.type", spec.type, "type must be 'Exempt' if and only if name is 'exempt'"));
  }
  return [...errors, ...validateMembers(spec), ...validateMandatory(spec, name)];
}

function validateMembers({ type, limited, exempt }: PriorityLevelConfigurationSpec): FieldError[] {
  const errors: FieldError[] = [];
  if (type === "Exempt") {
    if (limited !== undefined) errors.push(forbidden("spec.limited", "must be nil if the type is not Limited"));
    return exempt === undefined ? errors : [...errors, ...validateShares(exempt, "spec.exempt")];
  }
  if (type !== "Limited") return [];
  if (exempt !== undefined) errors.push(forbidden("spec.exempt", "must be nil if the type is Limited"));
  if (limited === undefined) return [...errors, required("spec.limited", "must not be empty when type is Limited")];
  return [...errors, ...validateLimited(limited, "spec.limited")];
}

function validateShares(
  { nominalConcurrencyShares: shares = 0, lendablePercent = 0 }: ExemptPriorityLevelConfiguration,
  path: string,
): FieldError[] {
  const errors: FieldError[] = [];
  if (shares < 0) errors.push(invalid(`${path}.nominalConcurrencyShares`, shares, "must be a non-negative integer"));
  if (lendablePercent < 0 || lendablePercent > 100) {
    errors.push(invalid(`${path}.lendablePercent`, lendablePercent, "must be between 0 and 100, inclusive"));
  }
  return errors;
}

function validateLimited(limited: LimitedPriorityLevelConfiguration, path: string): FieldError[] {
  const errors = validateShares(limited, path);
  const { borrowingLimitPercent: borrowing, limitResponse } = limited;
  if (borrowing !== undefined && borrowing < 0) {
    const text = "if specified, must be a non-negative integer";
    errors.push(invalid(`${path}.borrowingLimitPercent`, borrowing, text));
  }
  return limitResponse === undefined
    ? errors
    : [...errors, ...validateResponse(limitResponse, `${path}.limitResponse`)];
}

/** Requests wait where there are queues, and only there. The schema checks the type. */
function validateResponse({ type, queuing }: LimitResponse, path: string): FieldError[] {
  const field = `${path}.queuing`;
  if (type === "Reject" && queuing !== undefined) {
    return [forbidden(field, "must be nil if limited.limitResponse.type is not Limited")];
  }
  if (type !== "Queue") return [];
  if (queuing === undefined) return [required(field, "must not be empty if limited.limitResponse.type is Limited")];
  return validateQueuing(queuing, field);
}

const maxQueues = 10_000_000;
/** Bits of the hash from which a flow's hand of queues is dealt. */
const maxHashBits = 60;

function validateQueuing(queuing: QueuingConfiguration, path: string): FieldError[] {
  const { queues = 0, handSize = 0, queueLengthLimit = 0 } = queuing;
  const errors: FieldError[] = [];
  const isPositive = (field: string, value: number): boolean => {
    if (value <= 0) errors.push(invalid(`${path}.${field}`, value, "must be positive"));
    return value > 0;
  };
  isPositive("queueLengthLimit", queueLengthLimit);
  const hasQueues = isPositive("queues", queues);
  const hasHand = isPositive("handSize", handSize);
  if (queues > maxQueues) errors.push(invalid(`${path}.queues`, queues, `must not be greater than ${maxQueues}`));
  else if (hasQueues && hasHand) addErrors(errors, validateHand(queues, handSize, `${path}.handSize`));
  return errors;
}

function validateHand(queues: number, handSize: number, field: string): FieldError[] {
  if (handSize > queues) return [invalid(field, handSize, `should not be greater than queues (${queues})`)];
  if (Math.ceil(Math.log2(queues) * handSize) <= maxHashBits) return [];
  const text =
    `required entropy bits of deckSize ${queues} and handSize ${handSize} ` +
    `should not be greater than ${maxHashBits}`;
  return [invalid(field, handSize, text)];
}

/** Of the level that exempts, the shares are the owner's to choose. */
function validateMandatory(spec: PriorityLevelConfigurationSpec, name: string): FieldError[] {
  const fixed = mandatoryPriorityLevels.get(name);
  if (fixed === undefined) return [];
  if (name !== "exempt") {
    return deepEqual(spec, fixed) ? [] : [invalid("spec", spec, `spec of '${name}' must equal the fixed value`)];
  }
  if (deepEqual({ ...spec, exempt: fixed.exempt }, fixed)) return [];
  return [invalid("spec", spec, `spec of '${name}' except the 'spec.exempt' field must equal the fixed value`)];
}
