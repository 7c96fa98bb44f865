import { finalizerNamespace } from "../../../generated/wellknown.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { ApiObject } from "../../schema/object.ts";
import { validateStandardFinalizers } from "../metadata/finalizers.ts";
import { addErrors } from "../../schema/fieldError.ts";

/** Kinds of the core group know the finalizers that carry no domain. */
export function validateCoreFinalizers(object: ApiObject, errors: FieldError[]): void {
  const finalizers = object.metadata?.finalizers;
  if (finalizers === undefined || finalizers.length === 0) return;
  addErrors(errors, validateStandardFinalizers(finalizers, finalizerNamespace, "metadata.finalizers"));
}
