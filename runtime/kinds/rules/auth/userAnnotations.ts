import { validateAnnotationsSize } from "../../../registry/metadata/labels.ts";
import { addErrors, type FieldError, invalid, invalidAs, required } from "../../../schema/fieldError.ts";
import { faultsOf, qualifiedName } from "../../../schema/names.ts";

/** What a pod's author tells a signer: annotations whose keys have a domain. Errors show keys in lower case. */
export function validateUserAnnotations(
  annotations: Readonly<Record<string, string>> | undefined,
  path: string,
  errors: FieldError[],
): void {
  for (const key in annotations) addErrors(errors, keyErrors(key.toLowerCase(), path));
  validateAnnotationsSize(annotations, path, errors);
}

function keyErrors(key: string, path: string): FieldError[] {
  if (key === "") return [required(path)];
  const faults = invalidAs(path, key, faultsOf(qualifiedName, key));
  if (faults.length > 0 || key.includes("/")) return faults;
  return [invalid(path, key, 'must be a domain-prefixed key (such as "acme.io/foo")')];
}
