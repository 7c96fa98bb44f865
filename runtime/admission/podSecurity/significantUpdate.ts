import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Platform } from "../../schema/index.ts";
import { type CheckedContainer, checkedPod } from "./checkedPod.ts";

/**
 * Whether an update changes what a standard asks about. Of what may change that is images and containers; a pod from
 * before its namespace had a standard can be labelled, resized and let go.
 */
export function isSignificantUpdate(
  pod: Pod,
  old: Pod,
  { annotationSeccompContainerPrefix: prefix }: Pick<Platform["names"], "annotationSeccompContainerPrefix">,
): boolean {
  const [now, before] = [checkedPod(pod), checkedPod(old)];
  if (now.containers.length !== before.containers.length) return true;
  const known = new Map(before.containers.map((each) => [each.name, each]));
  const isChanged = ({ name, image }: CheckedContainer) => {
    const key = `${prefix}${name}`;
    return known.get(name)?.image !== image || now.annotations[key] !== before.annotations[key];
  };
  return now.containers.some(isChanged);
}
