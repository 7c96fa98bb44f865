import type { Taint } from "../../../../generated/core/v1/scheduling.ts";
import { repeats } from "../../../registry/keyed.ts";
import {
  type FieldError,
  invalid,
  invalidAs,
  isFull,
  notSupportedAsListed,
  required,
} from "../../../schema/fieldError.ts";
import { faultsOf, labelValue, qualifiedName } from "../../../schema/names.ts";

const effects = ["NoSchedule", "PreferNoSchedule", "NoExecute"];

/** Errors name the taints as if they stood in the metadata. */
export function taintErrors(taints: readonly Taint[]): FieldError[] {
  const errors: FieldError[] = [];
  const isRepeated = repeats();
  for (const [index, taint] of taints.entries()) {
    if (isFull(errors)) break;
    const path = `metadata.taints[${index}]`;
    const { key = "", value = "", effect = "" } = taint;
    errors.push(...invalidAs(`${path}.key`, key, faultsOf(qualifiedName, key)));
    const texts = faultsOf(labelValue, value);
    if (texts.length > 0) errors.push(invalid(`${path}.value`, value, texts.join(";")));
    if (effect === "") errors.push(required(`${path}.effect`));
    else if (!effects.includes(effect)) errors.push(notSupportedAsListed(`${path}.effect`, effect, effects));
    if (isRepeated(JSON.stringify([key, effect]))) errors.push(repeatedTaint(path, taint));
  }
  return errors;
}

/** As declared, which paths that lead elsewhere do not say. */
function repeatedTaint(field: string, { key, value = "", effect, timeAdded }: Taint): FieldError {
  const shown = JSON.stringify({ Key: key, Value: value, Effect: effect, TimeAdded: timeAdded ?? null });
  const message = `Duplicate value: ${shown}: taints must be unique by key and effect pair`;
  return { reason: "FieldValueDuplicate", field, message };
}
