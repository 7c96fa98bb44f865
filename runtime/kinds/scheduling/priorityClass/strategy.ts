import type { PriorityClass } from "../../../../generated/scheduling/v1/priorityClass.ts";
import { type FieldError, forbidden } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { systemPriorities } from "../../../schema/pods/systemPriorities.ts";
import { memberOf } from "../../../schema/object.ts";

export const strategy: Strategy<PriorityClass> = { prepareForCreate, validate, mayNotDelete };

const systemPrefix = "system-";
/** Above it is room for the platform's own pods. */
const highestUserPriority = 1_000_000_000;

/** Its generation counts nothing: what a class means does not change. */
function prepareForCreate({ metadata }: PriorityClass): void {
  if (metadata !== undefined) metadata.generation = 1;
}

function validate(priorityClass: PriorityClass): FieldError[] {
  const name = priorityClass.metadata?.name ?? "";
  const value = priorityClass.value ?? 0;
  if (name.startsWith(systemPrefix)) {
    const fault = systemFault(name, priorityClass);
    if (fault === undefined) return [];
    const text = `priority class names with '${systemPrefix}' prefix are reserved for system use only. error: ${fault}`;
    return [forbidden("metadata.name", text)];
  }
  if (value <= highestUserPriority) return [];
  return [forbidden("value", `maximum allowed value of a user defined priority is ${highestUserPriority}`)];
}

function mayNotDelete({ metadata }: PriorityClass): string | undefined {
  const isOfSystem = memberOf<number>(systemPriorities, metadata?.name ?? "") !== undefined;
  return isOfSystem ? "this is a system priority class and cannot be deleted" : undefined;
}

function systemFault(name: string, { value, globalDefault }: PriorityClass): string | undefined {
  const priority = memberOf<number>(systemPriorities, name);
  if (priority === undefined) return `${name} is not a known system priority class`;
  if (value !== priority) return `value of ${name} PriorityClass must be ${priority}`;
  return globalDefault === true ? `globalDefault of ${name} PriorityClass must be false` : undefined;
}
