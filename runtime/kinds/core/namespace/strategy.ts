import type { Namespace } from "../../../../generated/core/v1/namespace.ts";
import {
  finalizerNamespace,
  namespaceDefault,
  namespacePublic,
  namespaceSystem,
} from "../../../../generated/wellknown.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateFinalizers } from "../../../registry/metadata/finalizers.ts";

export const strategy: Strategy<Namespace> = {
  prepareForCreate,
  prepareForUpdate,
  applySubresource,
  validate,
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

/** Only the finalize sub-resource changes the finalizers, and it changes nothing else. */
function prepareForUpdate(namespace: Namespace, old: Namespace, context: StrategyContext): void {
  if (context.subresource === "finalize") return;
  const finalizers = old.spec?.finalizers;
  const spec = { ...namespace.spec };
  if (finalizers === undefined) delete spec.finalizers;
  else spec.finalizers = finalizers;
  namespace.spec = spec;
}

/** Finalize speaks of the finalizers of the spec alone. */
function applySubresource(_subresource: string, target: Namespace, sent: Namespace): void {
  const { finalizers } = sent.spec ?? {};
  const { finalizers: _old, ...spec } = target.spec ?? {};
  target.spec = finalizers === undefined ? spec : { ...spec, finalizers };
}

function validate(namespace: Namespace): FieldError[] {
  const errors: FieldError[] = [];
  const finalizers = namespace.spec?.finalizers;
  if (finalizers === undefined) return errors;
  validateFinalizers(finalizers, "spec.finalizers", errors);
  return errors;
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
