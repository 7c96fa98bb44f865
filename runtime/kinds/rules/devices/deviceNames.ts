import { dnsSubdomain } from "../../../schema/names.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";

/** Segments with slashes between them, of which each is like the name of an object; an error shows the segment. */
export function validatePoolName(name: string, path: string): FieldError[] {
  return name.split("/").flatMap((segment) => {
    const text = name === "" ? undefined : dnsSubdomain(segment);
    return text === undefined ? [] : [invalid(path, segment, text)];
  });
}

interface Bound {
  readonly bindingConditions?: readonly string[];
  readonly bindingFailureConditions?: readonly string[];
}

/** Conditions for which a binding waits, and those that end the wait: both or neither, and none in both. */
export function validateBinding(bound: Bound, path: string): FieldError[] {
  const { bindingConditions = [], bindingFailureConditions = [] } = bound;
  const errors: FieldError[] = [];
  const awaited = new Set(bindingConditions);
  for (const [index, condition] of bindingFailureConditions.entries()) {
    if (!awaited.has(condition)) continue;
    const text = "bindingFailureConditions must not overlap with bindingConditions";
    errors.push(invalid(`${path}.bindingFailureConditions[${index}]`, condition, text));
  }
  const [has, hasFailure] = [bindingConditions.length > 0, bindingFailureConditions.length > 0];
  if (has === hasFailure) return errors;
  const names = ["bindingConditions", "bindingFailureConditions"] as const;
  const [other, missing] = has ? names : [names[1], names[0]];
  return [...errors, invalid(`${path}.${missing}`, bound[missing] ?? null, `${missing} are required to use ${other}`)];
}
