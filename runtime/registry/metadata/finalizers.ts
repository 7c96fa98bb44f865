import { finalizerForegroundDeletion, finalizerOrphan } from "../../../generated/wellknown.ts";
import { isIn } from "../keyed.ts";
import { type FieldError, invalid, invalidAs, isFull } from "../../schema/fieldError.ts";
import { faultsOf, qualifiedName } from "../../schema/names.ts";

/** Syntax of `metadata.finalizers`, and that an object is not both orphaning and deleting its dependents. */
export function validateFinalizers(finalizers: readonly string[], path: string, errors: FieldError[]): void {
  for (const finalizer of finalizers) {
    if (isFull(errors)) return;
    errors.push(...invalidAs(path, finalizer, faultsOf(qualifiedName, finalizer)));
  }
  if (finalizers.includes(finalizerOrphan) && finalizers.includes(finalizerForegroundDeletion)) {
    const text = `finalizer ${finalizerOrphan} and ${finalizerForegroundDeletion} cannot be both set`;
    errors.push(invalid(path, finalizers, text));
  }
}

/** Names without a domain are for the server's own: those of all platforms, and one that each platform has. */
export function validateDomains(finalizers: readonly string[] | undefined, ofPlatform: string): FieldError[] {
  const errors: FieldError[] = [];
  finalizers?.forEach((finalizer, index) => {
    if (isFull(errors) || finalizer.includes("/") || finalizer === ofPlatform || isStandard(finalizer)) return;
    errors.push(invalid(`metadata.finalizers[${index}]`, finalizer, notQualified));
  });
  return errors;
}

function isStandard(finalizer: string): boolean {
  return finalizer === finalizerOrphan || finalizer === finalizerForegroundDeletion;
}

export const notQualified = "name is neither a standard finalizer name nor is it fully qualified";

/** What a client hears of new finalizers without a path, of kinds that take any: others may come upon the same name. */
export function finalizerWarnings(now: readonly string[] | undefined, old: readonly string[] | undefined): string[] {
  return addedFinalizers(now, old)
    .filter((each) => !each.includes("/") && !isStandard(each))
    .map(
      (each) =>
        `metadata.finalizers: ${JSON.stringify(each)}: prefer a domain-qualified finalizer name ` +
        `${each.includes(".") ? "including a path (/) " : ""}to avoid accidental conflicts with other finalizer writers`,
    );
}

/** Finalizers of the new list that the old one lacks, sorted. */
export function addedFinalizers(now: readonly string[] | undefined, old: readonly string[] | undefined): string[] {
  if (now === undefined || now.length === 0) return [];
  return now.filter((each) => !isIn(old, each)).sort();
}
