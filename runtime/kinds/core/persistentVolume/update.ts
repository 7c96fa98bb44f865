import type { PersistentVolumeSpecFields as Spec } from "../../../../generated/core/v1/persistentVolume.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, addErrors, forbidden, invalidAt } from "../../../schema/fieldError.ts";
import { unlessSame } from "../../rules/frozen.ts";
import { immutable } from "../../rules/immutable.ts";
import { renamedLabels } from "../../rules/renamedLabels.ts";

/** Where data lie does not change under those who use them; from where they are reached does if `movesNodes`. */
export function validatePersistentVolumeUpdate(
  spec: Spec,
  old: Spec,
  { movesNodes }: { readonly movesNodes: boolean },
): FieldError[] {
  const errors = unlessSame(sourcePart(spec, old), sourcePart(old, old), {
    field: "spec.persistentvolumesource",
    text: "spec.persistentvolumesource is immutable after creation",
    isSource: true,
  });
  addErrors(errors, immutable("volumeMode", spec.volumeMode, old.volumeMode));
  const affinity = old.nodeAffinity;
  if (
    !movesNodes &&
    affinity !== undefined &&
    !deepEqual(spec.nodeAffinity, withLabelsOf(affinity, spec.nodeAffinity))
  ) {
    const detail = "field is immutable, except for updating from beta label to GA";
    addErrors(errors, [invalidAt("spec.nodeAffinity", spec.nodeAffinity ?? null, { field: "nodeAffinity", detail })]);
  }
  if (old.volumeAttributesClassName !== undefined && spec.volumeAttributesClassName === undefined) {
    addErrors(errors, [forbidden("spec.volumeAttributesClassName", "update from non-nil value to nil is forbidden")]);
  }
  return errors;
}

/** Secrets for growing a volume, which drivers learned to ask for when there were volumes already. */
const laterSecrets = ["controllerExpandSecretRef", "nodeExpandSecretRef"] as const;

/** Fields that do not say where the volume lies. */
const otherFields = [
  "accessModes",
  "capacity",
  "claimRef",
  "mountOptions",
  "nodeAffinity",
  "persistentVolumeReclaimPolicy",
  "storageClassName",
  "volumeAttributesClassName",
  "volumeMode",
] as const satisfies readonly (keyof Spec)[];

/** The source alone, without secrets that the old one did not have yet. */
function sourcePart(spec: Spec, old: Spec): Spec {
  const part: Record<string, unknown> = { ...spec };
  for (const name of otherFields) delete part[name];
  if (spec.csi === undefined || old.csi === undefined) return part;
  const csi = { ...spec.csi };
  for (const name of laterSecrets) if (old.csi[name] === undefined) delete csi[name];
  return { ...part, csi };
}

type NodeAffinity = NonNullable<Spec["nodeAffinity"]>;

/** Renaming labels changes nothing: the same nodes have both. Each may keep its name, too. */
function withLabelsOf(affinity: NodeAffinity, now: NodeAffinity | undefined): NodeAffinity {
  const terms = affinity.required?.nodeSelectorTerms?.map((term, index) => {
    if (term.matchExpressions === undefined) return term;
    const others = now?.required?.nodeSelectorTerms?.[index]?.matchExpressions;
    const matchExpressions = term.matchExpressions.map((each, at) => {
      const name = renamedLabels.get(each.key);
      return name !== undefined && others?.[at]?.key === name ? { ...each, key: name } : each;
    });
    return { ...term, matchExpressions };
  });
  return terms === undefined ? affinity : { required: { nodeSelectorTerms: terms } };
}
