import type { ObjectMeta } from "../../../generated/meta/v1.ts";
import { validateAnnotations, validateLabels } from "../../registry/metadata/labels.ts";
import { type FieldError, forbidden } from "../../schema/fieldError.ts";

/** What is made from a template gets labels and annotations from it; its name and the rest come from its maker. */
export function validateTemplateMetadata(metadata: ObjectMeta | undefined, path: string, errors: FieldError[]): void {
  if (metadata === undefined) return;
  validateAnnotations(metadata.annotations, `${path}.annotations`, errors);
  validateLabels(metadata.labels, `${path}.labels`, errors);
  for (const name of given) {
    const value = metadata[name];
    if (!value && !(value === 0 && name === "deletionGracePeriodSeconds")) continue;
    errors.push(forbidden(`${path}.${name === "uid" ? "uID" : name}`, "cannot be set"));
  }
}

const given = [
  "name",
  "generateName",
  "namespace",
  "selfLink",
  "uid",
  "resourceVersion",
  "generation",
  "creationTimestamp",
  "deletionTimestamp",
  "deletionGracePeriodSeconds",
  "ownerReferences",
  "finalizers",
  "managedFields",
] as const;
