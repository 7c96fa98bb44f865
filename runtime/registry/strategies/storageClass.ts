import type { StorageClass } from "../../../generated/storage/v1/storageClass.ts";
import type { TopologySelectorTerm } from "../../../generated/core/v1/topologySelector.ts";
import { repeats } from "../keyed.ts";
import { addErrors, duplicate, type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { qualifiedName } from "../../schema/names.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { immutable, unchanged } from "./immutable.ts";
import { validateDriver, validateParameters } from "./storageParameters.ts";

export const strategy: Strategy<StorageClass> = { validate, validateUpdate };

function validate({ provisioner, parameters, allowedTopologies = [] }: StorageClass): FieldError[] {
  return [
    ...validateDriver(provisioner, "provisioner"),
    ...validateParameters(parameters),
    ...validateTopologies(allowedTopologies),
  ];
}

function validateUpdate(now: StorageClass, old: StorageClass): FieldError[] {
  return [
    ...unchanged("parameters", now.parameters ?? {}, old.parameters ?? {}),
    ...unchanged("provisioner", now.provisioner, old.provisioner),
    ...unchanged("reclaimPolicy", now.reclaimPolicy, old.reclaimPolicy),
    ...immutable("volumeBindingMode", now.volumeBindingMode, old.volumeBindingMode),
  ];
}

/** No two terms say the same, in whatever order they say it. */
function validateTopologies(terms: readonly TopologySelectorTerm[]): FieldError[] {
  const errors: FieldError[] = [];
  const isRepeated = repeats();
  for (const [index, { matchLabelExpressions = [] }] of terms.entries()) {
    const path = `allowedTopologies[${index}].matchLabelExpressions`;
    const meaning = new Map<string, readonly string[]>();
    for (const [at, { key, values }] of matchLabelExpressions.entries()) {
      addErrors(errors, validateValues(values ?? [], `${path}[${at}].values`));
      const text = qualifiedName(key);
      if (text !== undefined) errors.push(invalid(`${path}[${at}].key`, key, text));
      if (meaning.has(key)) errors.push(duplicate(`${path}[${at}].key`, key));
      meaning.set(key, [...(values ?? [])].sort());
    }
    const text = JSON.stringify([...meaning].sort(([a], [b]) => (a < b ? -1 : 1)));
    if (isRepeated(text)) errors.push(duplicate(path, ""));
  }
  return errors;
}

function validateValues(values: readonly string[], field: string): FieldError[] {
  if (values.length === 0) return [required(field)];
  const isRepeated = repeats();
  return values.flatMap((value, index) => (isRepeated(value) ? [duplicate(`${field}[${index}]`, value)] : []));
}
