import type { Namespace } from "../../../../generated/core/v1/namespace.ts";
import {
  finalizerForegroundDeletion,
  finalizerNamespace,
  finalizerOrphan,
  namespaceDefault,
  namespacePublic,
  namespaceSystem,
} from "../../../../generated/wellknown.ts";
import { notQualified } from "../../../registry/metadata/finalizers.ts";
import { type FieldError, invalid, invalidAs } from "../../../schema/fieldError.ts";
import { faultsOf, qualifiedName } from "../../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";

export const strategy: Strategy<Namespace> = {
  prepareForCreate,
  prepareForUpdate,
  applySubresource,
  validate,
  validateUpdate: validatePhase,
  mayNotDelete,
  beginDeletion,
  holdsDeletion,
};

/** A namespace holds itself until its contents are removed. */
function prepareForCreate(namespace: Namespace): void {
  (namespace.status ??= {}).phase = "Active";
  const spec = (namespace.spec ??= {});
  const finalizers = spec.finalizers ?? [];
  if (!finalizers.includes(finalizerNamespace)) spec.finalizers = [...finalizers, finalizerNamespace];
}

/** Only the finalize sub-resource changes the finalizers. */
function prepareForUpdate(namespace: Namespace, old: Namespace, context: StrategyContext): void {
  if (context.subresource === "finalize") return;
  const finalizers = old.spec?.finalizers;
  const spec = { ...namespace.spec };
  if (finalizers === undefined) delete spec.finalizers;
  else spec.finalizers = finalizers;
  namespace.spec = spec;
}

/** Finalize speaks of the spec, which is finalizers alone, and of the metadata. */
function applySubresource(_subresource: string, target: Namespace, sent: Namespace): void {
  target.metadata = { ...sent.metadata };
  target.spec = { ...sent.spec };
}

const standardFinalizers: readonly string[] = [finalizerNamespace, finalizerOrphan, finalizerForegroundDeletion];

/** Errors of finalize name the finalizer, others the list. */
function validate({ spec }: Namespace, { subresource }: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  for (const [index, finalizer] of (spec?.finalizers ?? []).entries()) {
    const path = subresource === "finalize" ? `spec.finalizers[${index}]` : "spec.finalizers";
    errors.push(...invalidAs(path, finalizer, faultsOf(qualifiedName, finalizer)));
    if (finalizer.includes("/") || standardFinalizers.includes(finalizer)) continue;
    errors.push(invalid(path, finalizer, notQualified));
  }
  return errors;
}

/** Errors name the field with a capital letter. */
function validatePhase({ metadata, status }: Namespace): FieldError[] {
  const phase = status?.phase ?? "";
  const isLeaving = metadata?.deletionTimestamp !== undefined;
  if (phase === (isLeaving ? "Terminating" : "Active")) return [];
  const text = isLeaving
    ? "may only be 'Terminating' if `deletionTimestamp` is not empty"
    : "may only be 'Active' if `deletionTimestamp` is empty";
  return [invalid("status.Phase", phase, text)];
}

const immortal: readonly string[] = [namespaceDefault, namespaceSystem, namespacePublic];

function mayNotDelete(namespace: Namespace): string | undefined {
  return immortal.includes(namespace.metadata?.name ?? "") ? "this namespace may not be deleted" : undefined;
}

function beginDeletion(namespace: Namespace): void {
  namespace.status = { ...namespace.status, phase: "Terminating" };
}

function holdsDeletion(namespace: Namespace): boolean {
  return (namespace.spec?.finalizers?.length ?? 0) > 0;
}
