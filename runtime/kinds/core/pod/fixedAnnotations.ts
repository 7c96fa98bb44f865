import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { annotationAppArmorContainerPrefix, annotationConfigMirror } from "../../../../generated/wellknown.ts";
import { type FieldError, forbidden } from "../../../schema/fieldError.ts";

/** Annotations by which a node runs a pod stay as they were made: no change of them reaches the containers. */
export function validateFixedAnnotations(pod: Pod, old: Pod): FieldError[] {
  const { annotations: now = {} } = pod.metadata ?? {};
  const { annotations: before = {} } = old.metadata ?? {};
  if (now === before) return [];
  const problem = (key: string, what: string): FieldError[] => {
    const sort = sortOf(key);
    return sort === undefined ? [] : [forbidden(`metadata.annotations[${key}]`, `may not ${what} ${sort}`)];
  };
  const isKept = (key: string) => Object.hasOwn(now, key) && now[key] === before[key];
  return [
    ...Object.keys(before).flatMap((key) => (isKept(key) ? [] : problem(key, "remove or update"))),
    ...Object.keys(now).flatMap((key) => (Object.hasOwn(before, key) ? [] : problem(key, "add"))),
  ];
}

function sortOf(key: string): string | undefined {
  if (key.startsWith(annotationAppArmorContainerPrefix)) return "AppArmor annotations";
  return key === annotationConfigMirror ? "mirror pod annotation" : undefined;
}
