import type { StorageClass } from "../../../generated/storage/v1/storageClass.ts";
import type { TopologySelectorTerm } from "../../../generated/core/v1/topologySelector.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { duplicate, type FieldError, invalid, required } from "../../schema/fieldError.ts";
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
  const seen: Readonly<Record<string, readonly string[]>>[] = [];
  for (const [index, { matchLabelExpressions = [] }] of terms.entries()) {
    const path = `allowedTopologies[${index}].matchLabelExpressions`;
    const meaning: Record<string, readonly string[]> = {};
    for (const [at, { key, values }] of matchLabelExpressions.entries()) {
      errors.push(...validateValues(values ?? [], `${path}[${at}].values`));
      const text = qualifiedName(key);
      if (text !== undefined) errors.push(invalid(`${path}[${at}].key`, key, text));
      if (Object.hasOwn(meaning, key)) errors.push(duplicate(`${path}[${at}].key`, key));
      meaning[key] = [...(values ?? [])].sort();
    }
    if (seen.some((each) => deepEqual(each, meaning))) errors.push(duplicate(path, ""));
    seen.push(meaning);
  }
  return errors;
}

function validateValues(values: readonly string[], field: string): FieldError[] {
  if (values.length === 0) return [required(field)];
  return values.flatMap((value, index) =>
    values.indexOf(value) < index ? [duplicate(`${field}[${index}]`, value)] : [],
  );
}
