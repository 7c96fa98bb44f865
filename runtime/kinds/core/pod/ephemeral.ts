import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { annotationConfigMirror } from "../../../../generated/wellknown.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, forbidden, forbiddenChange } from "../../../schema/fieldError.ts";
import { wholePod } from "./specRules.ts";
import { differences } from "../../rules/differences.ts";

/** The pod gets the ephemeral containers that were sent, and nothing else. */
export function takeEphemeralContainers(target: Pod, sent: Pod): void {
  const spec = (target.spec ??= { containers: [] });
  const containers = sent.spec?.ephemeralContainers;
  if (containers === undefined) delete spec.ephemeralContainers;
  else spec.ephemeralContainers = containers;
}

const maxDifferences = 20;

/** They can be added, and stay as they are from then on. */
export function validateEphemeralUpdate(pod: Pod, old: Pod): FieldError[] {
  if (old.metadata?.annotations?.[annotationConfigMirror] !== undefined) {
    return [forbidden(wholePod, "static pods do not support ephemeral containers")];
  }
  const path = "spec.ephemeralContainers";
  const now = new Map(pod.spec?.ephemeralContainers?.map((each) => [each.name, each]));
  return (old.spec?.ephemeralContainers ?? []).flatMap((before, index) => {
    const after = now.get(before.name);
    const which = `existing ephemeral containers ${JSON.stringify(before.name)}`;
    if (after === undefined) return [forbidden(path, `${which} may not be removed\n`)];
    if (deepEqual(after, before)) return [];
    const names = () => differences(after, before, maxDifferences);
    return [forbiddenChange(path, `${which} may not be changed`, { before, after, at: `${path}[${index}]`, names })];
  });
}
