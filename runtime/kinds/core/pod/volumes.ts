import type { Volume } from "../../../../generated/core/v1/volume.ts";
import { type FieldError, invalid, required } from "../../../schema/fieldError.ts";
import { dnsSubdomain } from "../../../schema/names.ts";
import { validateClaimSpec } from "../../rules/volumes/claimSpec.ts";
import { validateFlexOptions } from "../../rules/volumes/flexOptions.ts";
import { validateTemplateMetadata } from "../../rules/templateMetadata.ts";
import { validateDownward } from "./downwardItems.ts";
import { validateProjected } from "./projectedVolume.ts";
import type { PodSpecRules } from "./specRules.ts";

/** What volumes say about each other, about the pod, and about its fields. */
export function validateVolumes(volumes: readonly Volume[], rules: PodSpecRules, errors: FieldError[]): void {
  const { podName } = rules;
  const generated = podName === undefined ? new Set<string>() : generatedClaims(volumes, podName);
  for (const [index, volume] of volumes.entries()) {
    const path = `${rules.path}.volumes[${index}]`;
    if (volume.ephemeral !== undefined) validateEphemeralVolume(volume, rules, { path, errors });
    const claim = volume.persistentVolumeClaim?.claimName;
    if (claim !== undefined && generated.has(claim)) {
      const text = "must not reference a PVC that gets created for an ephemeral volume";
      errors.push(invalid(`${path}.persistentVolumeClaim.claimName`, claim, text));
    }
    validateFlexOptions(volume.flexVolume?.options, `${path}.flexVolume`, errors);
    if (volume.downwardAPI !== undefined) validateDownward(volume.downwardAPI.items, `${path}.downwardAPI`, errors);
    if (volume.projected !== undefined) validateProjected(volume.projected, `${path}.projected`, errors);
    if (volume.image !== undefined && !rules.isTemplate && !volume.image.reference) {
      errors.push(required(`${path}.image.reference`));
    }
  }
}

function generatedClaims(volumes: readonly Volume[], podName: string): ReadonlySet<string> {
  return new Set(volumes.filter((each) => each.ephemeral !== undefined).map(({ name }) => `${podName}-${name}`));
}

/** A claim is made for the pod, and named after pod and volume. */
function validateEphemeralVolume(
  { name, ephemeral }: Volume,
  { podName }: PodSpecRules,
  { path, errors }: { readonly path: string; readonly errors: FieldError[] },
): void {
  const template = ephemeral?.volumeClaimTemplate;
  const at = `${path}.ephemeral.volumeClaimTemplate`;
  if (template !== undefined) {
    validateTemplateMetadata(template.metadata, `${at}.metadata`, errors);
    validateClaimSpec(template.spec ?? {}, `${at}.spec`, errors);
  }
  if (podName === undefined) return;
  const claim = `${podName}-${name}`;
  const text = dnsSubdomain(claim);
  if (text !== undefined) errors.push(invalid(`${path}.name`, name, `PVC name ${JSON.stringify(claim)}: ${text}`));
}
