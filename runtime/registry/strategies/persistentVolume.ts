import { timestamp } from "../../lib/timestamp.ts";
import type { PersistentVolume, PersistentVolumeSpec } from "../../../generated/core/v1/persistentVolume.ts";
import { type FieldError, forbidden, invalid, notSupported, required } from "../../schema/fieldError.ts";
import { dnsSubdomain } from "../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateAccessModes } from "./claimSpec.ts";
import { validateCoreFinalizers } from "./coreFinalizers.ts";
import { validatePersistentVolumeUpdate } from "./persistentVolumeUpdate.ts";
import { validateNodeSelector } from "./podScheduling.ts";
import { isPositive } from "./quantity.ts";
import { persistentSources } from "./persistentSources.ts";
import { noBacksteps, validateVolumeSource } from "./volumeSources.ts";

export const strategy: Strategy<PersistentVolume> = { prepareForUpdate, validate, validateUpdate };

/** Says when the volume went from one state to the next. */
function prepareForUpdate(volume: PersistentVolume, old: PersistentVolume, context: StrategyContext): void {
  const { status } = volume;
  if (context.subresource !== "status" || status === undefined || status.phase === old.status?.phase) return;
  if (status.lastPhaseTransitionTime !== old.status?.lastPhaseTransitionTime) return;
  const lastPhaseTransitionTime = timestamp(context.nowMs);
  volume.status = { ...status, lastPhaseTransitionTime };
}

function validate(volume: PersistentVolume, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status" || volume.spec === undefined) return errors;
  validateCoreFinalizers(volume, errors);
  const { spec } = volume;
  const { accessModes = [], volumeAttributesClassName, nodeAffinity } = spec;
  if (accessModes.length === 0) errors.push(required("spec.accessModes"));
  validateAccessModes(accessModes, "spec.accessModes", errors);
  validateCapacity(spec, errors);
  if (nodeAffinity?.required !== undefined) {
    validateNodeSelector(nodeAffinity.required, "spec.nodeAffinity.required", errors);
  } else if (nodeAffinity !== undefined) {
    errors.push(required("spec.nodeAffinity.required", "must specify required node constraints"));
  }
  validateSources(spec, errors);
  if (volumeAttributesClassName !== undefined) validateAttributesClass(volumeAttributesClassName, spec, errors);
  return errors;
}

function validateAttributesClass(name: string, { csi }: PersistentVolumeSpec, errors: FieldError[]): void {
  const path = "spec.volumeAttributesClassName";
  const text = name === "" ? undefined : dnsSubdomain(name);
  if (name === "") errors.push(required(path, "an empty string is disallowed"));
  if (text !== undefined) errors.push(invalid(path, name, text));
  if (csi === undefined) {
    errors.push(required("spec.csi", "has to be specified when using volumeAttributesClassName"));
  }
}

function validateUpdate(volume: PersistentVolume, old: PersistentVolume, context: StrategyContext): FieldError[] {
  return context.subresource === "status" ? [] : validatePersistentVolumeUpdate(volume.spec ?? {}, old.spec ?? {});
}

/** A volume has an amount of storage, and of nothing else. */
function validateCapacity({ capacity }: PersistentVolumeSpec, errors: FieldError[]): void {
  const amounts = Object.entries(capacity ?? {});
  const path = "spec.capacity";
  if (amounts.length === 0) errors.push(required(path));
  if (capacity?.["storage"] === undefined || amounts.length > 1) {
    errors.push(notSupported(path, capacity ?? null, ["storage"]));
  }
  for (const [name, amount] of amounts) {
    if (!isPositive(amount)) errors.push(invalid(`${path}[${name}]`, String(amount), "must be greater than zero"));
  }
}

function validateSources(spec: PersistentVolumeSpec, errors: FieldError[]): void {
  const [first, ...more] = persistentSources(spec);
  if (first === undefined) errors.push(required("spec", "must specify a volume type"));
  for (const name of more) errors.push(forbidden(`spec.${name}`, "may not specify more than 1 volume type"));
  validateVolumeSource(spec, "spec", errors);
  if (spec.local !== undefined) noBacksteps(spec.local.path, "spec.local.path", errors);
  if (spec.local !== undefined && spec.nodeAffinity?.required === undefined) {
    errors.push(required("spec.nodeAffinity", "Local volume requires node affinity"));
  }
  if (spec.persistentVolumeReclaimPolicy === "Recycle" && isRoot(spec.hostPath?.path)) {
    const text = "may not be 'recycle' for a hostPath mount of '/'";
    errors.push(forbidden("spec.persistentVolumeReclaimPolicy", text));
  }
  if (spec.csi !== undefined) validateDriver(spec.csi, errors);
}

/** "/", however it is written. */
function isRoot(path: string | undefined): boolean {
  return path !== undefined && path !== "" && new URL(path, "file:///").pathname.replaceAll("/", "") === "";
}

const secrets = [
  "controllerPublishSecretRef",
  "controllerExpandSecretRef",
  "nodePublishSecretRef",
  "nodeStageSecretRef",
  "nodeExpandSecretRef",
] as const;

/** The driver and its secrets, each of which is said in full. */
function validateDriver(csi: NonNullable<PersistentVolumeSpec["csi"]>, errors: FieldError[]): void {
  const { driver } = csi;
  const text = driver === "" ? undefined : dnsSubdomain(driver.toLowerCase());
  if (text !== undefined) errors.push(invalid("spec.csi.driver", driver, text));
  for (const field of secrets) {
    const secret = csi[field];
    if (secret !== undefined && !secret.name) errors.push(required(`spec.csi.${field}.name`));
    if (secret !== undefined && !secret.namespace) errors.push(required(`spec.csi.${field}.namespace`));
  }
}
