import { timestamp } from "../../../lib/timestamp.ts";
import { annotationMountOptions } from "../../../../generated/wellknown.ts";
import type { PersistentVolume } from "../../../../generated/core/v1/persistentVolume.ts";
import { type FieldError, forbidden, invalid, notSupported } from "../../../schema/fieldError.ts";
import { compareQuantities, isNegative, wholeValue } from "../../../schema/quantity.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateFlexOptions } from "../../rules/volumes/flexOptions.ts";
import { validatePersistentVolumeUpdate } from "./update.ts";
import { persistentVolumeWarnings } from "./warnings.ts";

export const strategy: Strategy<PersistentVolume> = {
  prepareForCreate,
  prepareForUpdate,
  validate,
  validateUpdate,
  statesTwice: "all",
  warnings: persistentVolumeWarnings,
};

function prepareForCreate(volume: PersistentVolume, { nowMs }: StrategyContext): void {
  volume.status = { phase: "Pending", lastPhaseTransitionTime: timestamp(nowMs) };
}

/** Says when the volume went from one state to the next. */
function prepareForUpdate(volume: PersistentVolume, old: PersistentVolume, context: StrategyContext): void {
  const { status } = volume;
  if (context.subresource !== "status") return;
  const last = old.status?.lastPhaseTransitionTime;
  const { lastPhaseTransitionTime: said } = status ?? {};
  if (status?.phase === old.status?.phase) {
    if (said === undefined && last !== undefined) volume.status = { ...status, lastPhaseTransitionTime: last };
  } else if (said === undefined || said === last) {
    volume.status = { ...status, lastPhaseTransitionTime: timestamp(context.nowMs) };
  }
}

function validate(volume: PersistentVolume, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status" || volume.spec === undefined) return errors;
  const { capacity, persistentVolumeReclaimPolicy, hostPath, flexVolume } = volume.spec;
  const amounts = Object.keys(capacity ?? {});
  if (amounts.length !== 1 || amounts[0] !== "storage") {
    errors.push(notSupported("spec.capacity", capacity ?? null, ["storage"]));
  }
  for (const name in capacity) {
    const amount = capacity[name] ?? 0;
    const at = `spec.capacity[${name}]`;
    if (isNegative(amount)) errors.push(invalid(at, wholeValue(amount), "must be a valid resource quantity"));
    if ((compareQuantities(amount, 0) ?? 1) <= 0) errors.push(invalid(at, String(amount), "must be greater than zero"));
  }
  validateFlexOptions(flexVolume?.options, "spec.flexVolume", errors);
  if (persistentVolumeReclaimPolicy === "Recycle" && isRoot(hostPath?.path)) {
    const text = "may not be 'recycle' for a hostPath mount of '/'";
    errors.push(forbidden("spec.persistentVolumeReclaimPolicy", text));
  }
  const { annotations } = volume.metadata ?? {};
  const isMountedAsSaid = takingMountOptions.some((source) => volume.spec?.[source] !== undefined);
  if (annotations?.[annotationMountOptions] !== undefined && !isMountedAsSaid) {
    const text = "may not specify mount options for this volume type";
    errors.push(forbidden(`metadata.annotations.${annotationMountOptions}`, text));
  }
  return errors;
}

/** The older way to say mount options, an annotation, is for these alone. */
const takingMountOptions = [
  "awsElasticBlockStore",
  "azureDisk",
  "azureFile",
  "cephfs",
  "cinder",
  "gcePersistentDisk",
  "glusterfs",
  "iscsi",
  "nfs",
  "photonPersistentDisk",
  "quobyte",
  "rbd",
  "vsphereVolume",
] as const satisfies readonly (keyof NonNullable<PersistentVolume["spec"]>)[];

function validateUpdate(volume: PersistentVolume, old: PersistentVolume, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return [];
  const movesNodes = context.isGateOn?.("MutablePVNodeAffinity") === true;
  return validatePersistentVolumeUpdate(volume.spec ?? {}, old.spec ?? {}, { movesNodes });
}

/** "/", however it is written. */
function isRoot(path: string | undefined): boolean {
  return path !== undefined && path !== "" && new URL(path, "file:///").pathname.replaceAll("/", "") === "";
}
