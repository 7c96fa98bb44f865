import type { DeviceSelector } from "../../../../generated/resource/v1/deviceConfiguration.ts";
import { compile } from "../../../cel/expression.ts";
import { callLimit } from "../../../cel/meter.ts";
import { type CelType, objectType, typeText } from "../../../cel/type.ts";
import { type FieldError, forbidden, invalid } from "../../../schema/fieldError.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { countSteps, failedExpression } from "../celExpression.ts";

/** What a device may have: so many domains, each with so many names, and values of a length. */
const bounds = { domains: 32, domain: 63, name: 32, value: 64, driver: 63 };

function byDomain(value: CelType): CelType {
  const names: CelType = { kind: "map", key: { kind: "string", maxSize: bounds.name }, value, maxSize: bounds.domains };
  return { kind: "map", key: { kind: "string", maxSize: bounds.domain }, value: names, maxSize: bounds.domains };
}

const deviceType = objectType("kubernetes.DRADevice", {
  driver: { kind: "string", maxSize: bounds.driver },
  attributes: byDomain({ kind: "dyn", maxSize: bounds.value }),
  capacity: byDomain({ kind: "quantity" }),
  allowMultipleAllocations: { kind: "bool" },
});

/** Each is an expression over `device` that is true or false. The schema bounds their number and length. */
export function validateSelectors(
  selectors: readonly DeviceSelector[],
  path: string,
  work: StrategyContext["work"],
): FieldError[] {
  return selectors.flatMap(({ cel }, index) => {
    if (cel === undefined) return []; // the schema has said that it is missing
    return validateSelector(cel.expression, `${path}[${index}].cel.expression`, work);
  });
}

function validateSelector(text: string, field: string, work: StrategyContext["work"]): FieldError[] {
  countSteps(text, work);
  const expression = compile(text, { variables: [{ name: "device", type: deviceType }], binds: true });
  if ("compileError" in expression) return [failedExpression(text, field, expression)];
  const { type, cost } = expression;
  const isDevice = type.kind === "dyn" && type.maxSize !== undefined;
  if (type.kind !== "bool" && !isDevice) {
    return [invalid(field, text, `must evaluate to bool or the unknown type, not ${typeText(type)}`)];
  }
  return cost > callLimit ? [forbidden(field, "too complex, exceeds cost limit")] : [];
}
