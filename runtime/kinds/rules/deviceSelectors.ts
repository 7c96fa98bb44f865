import type { DeviceSelector, OpaqueDeviceConfiguration } from "../../../generated/resource/v1/deviceConfiguration.ts";
import type { DeviceToleration } from "../../../generated/resource/v1/deviceTaint.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { labelValue } from "../../schema/names.ts";
import type { StrategyContext } from "../../schema/strategy.ts";
import { validateExpression } from "./celExpression.ts";

/** Each is an expression over `device` that is true or false. The schema bounds their number and length. */
export function validateSelectors(
  selectors: readonly DeviceSelector[],
  path: string,
  work: StrategyContext["work"],
): FieldError[] {
  return selectors.flatMap(({ cel }, index) => {
    const field = `${path}[${index}].cel`;
    if (cel === undefined) return [required(field)];
    if (cel.expression === "") return []; // the schema has said that it is missing
    return validateExpression(cel.expression, `${field}.expression`, { variables: ["device"], types: ["bool"], work });
  });
}

const maxParameterBytes = 10 * 1024;

/** Settings for a driver. The schema checks the driver's name. */
export function validateOpaque(opaque: OpaqueDeviceConfiguration | undefined, path: string): FieldError[] {
  const field = `${path}.opaque`;
  if (opaque === undefined) return [required(field)];
  const { parameters } = opaque;
  if (parameters === undefined || parameters === null) return [required(`${field}.parameters`)];
  const bytes = Buffer.byteLength(JSON.stringify(parameters));
  if (bytes <= maxParameterBytes) return [];
  return [
    {
      reason: "FieldValueTooLong",
      field: `${field}.parameters`,
      message: `Too long: may not be more than ${maxParameterBytes} bytes`,
    },
  ];
}

/** The schema checks key, operator and effect. */
export function validateTolerations(tolerations: readonly DeviceToleration[] | undefined, path: string): FieldError[] {
  return (tolerations ?? []).flatMap(({ operator, value = "" }, index) => {
    const field = `${path}[${index}].value`;
    if (operator === "Exists") {
      return value === "" ? [] : [invalid(field, value, "must be empty for operator `Exists`")];
    }
    const text = labelValue(value);
    return text === undefined ? [] : [invalid(field, value, text)];
  });
}
