import type { Volume } from "../../../generated/core/v1/volume.ts";
import { finder } from "../keyed.ts";
import { type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import { dnsSubdomain } from "../../schema/names.ts";
import { validateAnnotations, validateLabels } from "../metadata/labels.ts";
import { validateClaimSpec } from "./claimSpec.ts";
import { validateFieldPath, validateResourceRef } from "./podFieldRefs.ts";
import type { PodSpecRules } from "./podSpec.ts";
import { isNegative } from "./quantity.ts";
import { noBacksteps, validateVolumeSource } from "./volumeSources.ts";

/** Each volume has one source, and the source says where to find what it holds. */
export function validateVolumes(volumes: readonly Volume[], rules: PodSpecRules, errors: FieldError[]): void {
  for (let index = 0; index < volumes.length; index += 1) {
    const volume = volumes[index];
    if (volume === undefined) continue;
    const path = `${rules.path}.volumes[${index}]`;
    if (volume.ephemeral !== undefined) validateEphemeralVolume(volume, rules, { path, errors });
    const claim = volume.persistentVolumeClaim?.claimName;
    if (claim !== undefined && rules.podName !== undefined && isGeneratedClaim(claim, rules.podName, volumes)) {
      const text = "must not reference a PVC that gets created for an ephemeral volume";
      errors.push(invalid(`${path}.persistentVolumeClaim.claimName`, claim, text));
    }
    let count = 0;
    for (const key in volume) {
      if (key === "name" || volume[key as keyof Volume] === undefined) continue;
      count += 1;
      if (count > 1) errors.push(forbidden(`${path}.${key}`, "may not specify more than 1 volume type"));
    }
    if (count === 0) errors.push(required(path, "must specify a volume type"));
    validateSource(volume, path, errors);
    if (volume.image !== undefined && !rules.isTemplate && !volume.image.reference) {
      errors.push(required(`${path}.image.reference`));
    }
  }
}

/** A claim is made for the pod, and named after pod and volume. */
function validateEphemeralVolume(
  { name, ephemeral }: Volume,
  { podName }: PodSpecRules,
  { path, errors }: { readonly path: string; readonly errors: FieldError[] },
): void {
  const template = ephemeral?.volumeClaimTemplate;
  const at = `${path}.ephemeral.volumeClaimTemplate`;
  if (template === undefined) errors.push(required(at));
  else {
    validateLabels(template.metadata?.labels, `${at}.metadata.labels`, errors);
    validateAnnotations(template.metadata?.annotations, `${at}.metadata.annotations`, errors);
    validateClaimSpec(template.spec ?? {}, `${at}.spec`, errors);
  }
  if (podName === undefined) return;
  const claim = `${podName}-${name}`;
  const text = dnsSubdomain(claim);
  if (text !== undefined) errors.push(invalid(`${path}.name`, name, `PVC name ${JSON.stringify(claim)}: ${text}`));
}

function isGeneratedClaim(claim: string, podName: string, volumes: readonly Volume[]): boolean {
  return claim.startsWith(`${podName}-`) && ephemeralNamed(volumes, claim.slice(podName.length + 1)) !== undefined;
}

/** Other volumes have no key. */
const ephemeralNamed = finder(({ name, ephemeral }: Volume) => (ephemeral === undefined ? undefined : name));

/** A path inside a volume: not absolute, and never up. */
export function relativePath(value: string, path: string, errors: FieldError[]): void {
  if (value.startsWith("/")) errors.push(invalid(path, value, "must be a relative path"));
  noBacksteps(value, path, errors);
}

function validateSource(volume: Volume, path: string, errors: FieldError[]): void {
  const { secret, configMap, downwardAPI, emptyDir, projected, csi } = volume;
  validateVolumeSource(volume, path, errors);
  if (secret !== undefined) {
    if (!secret.secretName) errors.push(required(`${path}.secret.secretName`));
    validateItems(secret.items, `${path}.secret`, errors);
  }
  if (configMap !== undefined) {
    if (!configMap.name) errors.push(required(`${path}.configMap.name`));
    validateItems(configMap.items, `${path}.configMap`, errors);
  }
  if (downwardAPI !== undefined) {
    validateDownward(downwardAPI.items, `${path}.downwardAPI`, errors);
  }
  if (emptyDir?.sizeLimit !== undefined && isNegative(emptyDir.sizeLimit)) {
    errors.push(forbidden(`${path}.emptyDir.sizeLimit`, "SizeLimit field must be a valid resource quantity"));
  }
  if (csi !== undefined && !csi.driver) errors.push(required(`${path}.csi.driver`));
  if (projected !== undefined) validateProjected(projected, `${path}.projected`, errors);
}

type Projected = NonNullable<Volume["projected"]>;
type ProjectedSource = NonNullable<Projected["sources"]>[number];
type Items = NonNullable<NonNullable<Volume["secret"]>["items"]>;
type DownwardItems = NonNullable<NonNullable<Volume["downwardAPI"]>["items"]>;

function validateItems(items: Items | undefined, path: string, errors: FieldError[]): void {
  items?.forEach((item, index) => {
    validateItemPath(item.path, `${path}.items[${index}].path`, errors);
  });
}

/** A file's name under the mount; a leading ".." is kept for the volume's own links. */
function validateItemPath(value: string, path: string, errors: FieldError[]): void {
  relativePath(value, path, errors);
  if (value.startsWith("..") && !value.startsWith("../") && value !== "..") {
    errors.push(invalid(path, value, "must not start with '..'"));
  }
}

const volumeFieldPaths = [
  "metadata.annotations",
  "metadata.labels",
  "metadata.name",
  "metadata.namespace",
  "metadata.uid",
];

function validateDownward(items: DownwardItems | undefined, path: string, errors: FieldError[]): void {
  items?.forEach((item, index) => {
    const at = `${path}.items[${index}]`;
    validateItemPath(item.path, `${at}.path`, errors);
    if (item.fieldRef === undefined && item.resourceFieldRef === undefined) {
      errors.push(required(at, "one of fieldRef and resourceFieldRef is required"));
    } else if (item.fieldRef !== undefined && item.resourceFieldRef !== undefined) {
      errors.push(invalid(at, "resource", "fieldRef and resourceFieldRef can not be specified simultaneously"));
    }
    if (item.fieldRef !== undefined) {
      validateFieldPath(item.fieldRef, volumeFieldPaths, { path: `${at}.fieldRef`, errors });
    }
    if (item.resourceFieldRef !== undefined) {
      validateResourceRef(item.resourceFieldRef, { path: `${at}.resourceFieldRef`, isVolume: true, errors });
    }
  });
}

function validateProjected(projected: Projected, path: string, errors: FieldError[]): void {
  const targets = new Set<string>();
  projected.sources?.forEach((source, index) => {
    const at = `${path}.sources[${index}]`;
    let count = 0;
    for (const key in source) {
      if (source[key as keyof ProjectedSource] === undefined) continue;
      count += 1;
      if (count > 1) errors.push(forbidden(`${at}.${key}`, "may not specify more than 1 volume type per source"));
    }
    if (count === 0) errors.push(required(at, "must specify a volume type"));
    validateProjectedSource(source, at, errors);
    for (const target of targetsOf(source)) {
      if (targets.has(target)) errors.push(invalid(path, target, "conflicting duplicate paths"));
      targets.add(target);
    }
  });
}

function validateProjectedSource(source: ProjectedSource, path: string, errors: FieldError[]): void {
  const { secret, configMap, downwardAPI, serviceAccountToken: token } = source;
  if (secret !== undefined) {
    if (!secret.name) errors.push(required(`${path}.secret.name`));
    validateItems(secret.items, `${path}.secret`, errors);
  }
  if (configMap !== undefined) {
    if (!configMap.name) errors.push(required(`${path}.configMap.name`));
    validateItems(configMap.items, `${path}.configMap`, errors);
  }
  if (downwardAPI !== undefined) validateDownward(downwardAPI.items, `${path}.downwardAPI`, errors);
  if (token !== undefined) validateItemPath(token.path, `${path}.serviceAccountToken.path`, errors);
}

function targetsOf({ secret, configMap, downwardAPI, serviceAccountToken }: ProjectedSource): string[] {
  const items = [...(secret?.items ?? []), ...(configMap?.items ?? []), ...(downwardAPI?.items ?? [])];
  const targets = items.map((each) => each.path);
  return serviceAccountToken === undefined ? targets : [...targets, serviceAccountToken.path];
}
