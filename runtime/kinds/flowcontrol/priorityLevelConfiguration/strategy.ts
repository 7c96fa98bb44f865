import type {
  PriorityLevelConfiguration,
  PriorityLevelConfigurationSpec,
  QueuingConfiguration,
} from "../../../../generated/flowcontrol/v1/priorityLevelConfiguration.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { mandatoryPriorityLevels } from "../../rules/flowcontrolMandatory.ts";

export const strategy: Strategy<PriorityLevelConfiguration> = { validate };

function validate({ metadata, spec }: PriorityLevelConfiguration, { subresource }: StrategyContext): FieldError[] {
  if (spec === undefined || subresource !== "") return [];
  const name = metadata?.name ?? "";
  const errors: FieldError[] = [];
  if ((name === "exempt") !== (spec.type === "Exempt")) {
    errors.push(invalid("spec.type", spec.type, "must be 'Exempt' if and only if `name` is 'exempt'"));
  }
  const queuing = spec.limited?.limitResponse?.queuing;
  if (queuing !== undefined) errors.push(...validateHand(queuing));
  return [...errors, ...validateMandatory(spec, name)];
}

const maxQueues = 10_000_000;
/** Bits of the hash from which a flow's hand of queues is dealt. */
const maxHashBits = 60;

/** A flow is dealt a hand of all queues. The rules check each number by itself. */
function validateHand({ queues = 0, handSize = 0 }: QueuingConfiguration): FieldError[] {
  const field = "spec.limited.limitResponse.queuing.handSize";
  if (queues <= 0 || handSize <= 0 || queues > maxQueues) return [];
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
