import { type FieldError, forbidden, invalid, invalidAs, printValue, required } from "../../schema/fieldError.ts";
import type { ObjectMetaLike } from "../../schema/object.ts";
import { addedFinalizers, validateFinalizers } from "./finalizers.ts";
import { maskTrailingDash } from "./generateName.ts";
import { validateAnnotations, validateLabels } from "./labels.ts";
import { validateManagedFields } from "./managedFields.ts";
import { dnsLabel, faultsOf, nameChecks } from "../../schema/names.ts";
import { validateOwnerReferences } from "./owners.ts";

export interface ObjectMetaRules {
  /** As the descriptor says. */
  readonly nameFormat: keyof typeof nameChecks;
  readonly namespaced: boolean;
  /** Where the metadata sits in the object; "metadata" unless it is a template's. */
  readonly path?: string;
}

/** Checks complete metadata: names are already generated and server-owned fields filled. */
export function validateObjectMeta(metadata: ObjectMetaLike | undefined, rules: ObjectMetaRules): FieldError[] {
  const path = rules.path ?? "metadata";
  const meta = metadata ?? {};
  const errors: FieldError[] = [];
  validateNames(meta, { rules, path, errors });
  if (meta.generation !== undefined && meta.generation < 0) {
    errors.push(invalid(`${path}.generation`, meta.generation, "must be greater than or equal to 0"));
  }
  if (meta.labels !== undefined) validateLabels(meta.labels, `${path}.labels`, errors);
  if (meta.annotations !== undefined) validateAnnotations(meta.annotations, `${path}.annotations`, errors);
  if (meta.ownerReferences !== undefined) {
    validateOwnerReferences(meta.ownerReferences, `${path}.ownerReferences`, errors);
  }
  if (meta.finalizers !== undefined) validateFinalizers(meta.finalizers, `${path}.finalizers`, errors);
  if (meta.managedFields !== undefined) {
    validateManagedFields(meta.managedFields, `${path}.managedFields`, errors);
  }
  return errors;
}

/** Fields that the server alone sets, or that say which object it is. */
const immutableFields = [
  "name",
  "namespace",
  "uid",
  "creationTimestamp",
  "deletionTimestamp",
  "deletionGracePeriodSeconds",
] as const satisfies readonly (keyof ObjectMetaLike)[];

/** Checks what may not change between two versions of one object's metadata. */
export function validateObjectMetaUpdate(
  metadata: ObjectMetaLike | undefined,
  old: ObjectMetaLike | undefined,
  path = "metadata",
): FieldError[] {
  const meta = metadata ?? {};
  const oldMeta = old ?? {};
  const errors: FieldError[] = [];
  if (oldMeta.deletionTimestamp !== undefined) {
    const added = addedFinalizers(meta.finalizers, oldMeta.finalizers);
    if (added.length > 0) {
      const list = `[]string{${added.map(printValue).join(", ")}}`;
      const text = "no new finalizers can be added if the object is being deleted, found new finalizers";
      errors.push(forbidden(`${path}.finalizers`, `${text} ${list}`));
    }
  }
  for (const field of immutableFields) {
    if (meta[field] !== oldMeta[field]) {
      errors.push(invalid(`${path}.${field}`, meta[field], "field is immutable"));
    }
  }
  if ((meta.generation ?? 0) < (oldMeta.generation ?? 0)) {
    errors.push(invalid(`${path}.generation`, meta.generation ?? 0, "must not be decremented"));
  }
  return errors;
}

function validateNames(
  meta: ObjectMetaLike,
  context: { readonly rules: ObjectMetaRules; readonly path: string; readonly errors: FieldError[] },
): void {
  const { rules, path, errors } = context;
  const checkName = nameChecks[rules.nameFormat];
  if (meta.generateName !== undefined && meta.generateName !== "") {
    const texts = faultsOf(checkName, maskTrailingDash(meta.generateName));
    errors.push(...invalidAs(`${path}.generateName`, meta.generateName, texts));
  }
  if (meta.name === undefined || meta.name === "") {
    errors.push(required(`${path}.name`, "name or generateName is required"));
  } else {
    if (checkName(meta.name) !== undefined) {
      errors.push(...invalidAs(`${path}.name`, meta.name, faultsOf(checkName, meta.name)));
    }
  }
  const namespace = meta.namespace ?? "";
  if (!rules.namespaced) {
    if (namespace !== "") errors.push(forbidden(`${path}.namespace`, "not allowed on this type"));
  } else if (namespace === "") {
    errors.push(required(`${path}.namespace`));
  } else {
    if (dnsLabel(namespace) !== undefined) {
      errors.push(...invalidAs(`${path}.namespace`, namespace, faultsOf(dnsLabel, namespace)));
    }
  }
}
