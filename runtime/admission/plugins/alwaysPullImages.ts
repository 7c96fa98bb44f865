import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import { type FieldError, notSupported } from "../../schema/fieldError.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { AdmissionAttributes, PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import { isOfPod } from "./ofPods.ts";

const lists = ["initContainers", "containers", "ephemeralContainers"] as const;

/**
 * Every image is pulled before it is run, with the credentials of the pod: a private image that lies on a node runs in
 * no pod that could not pull it. Updates that bring no other image change nothing.
 */
export const alwaysPullImages: PromptPlugin = {
  name: "AlwaysPullImages",
  about: { operations: ["create", "update"], resources: ["pods"] },
  mutate: (attributes, object, old) => {
    const { spec } = object as Pod;
    if (spec === undefined || !isLookedAt(attributes, object, old)) return;
    for (const list of lists) for (const container of spec[list] ?? []) container.imagePullPolicy = "Always";
    for (const { image } of spec.volumes ?? []) if (image !== undefined) image.pullPolicy = "Always";
  },
  validate: (attributes, object, old) => {
    if (!isLookedAt(attributes, object, old)) return undefined;
    const [first, ...others] = otherPolicies((object as Pod).spec).map(({ field, message }) => `${field}: ${message}`);
    if (first === undefined) return undefined;
    return refused(attributes, others.length === 0 ? first : `[${[first, ...others].join(", ")}]`);
  },
};

function isLookedAt(attributes: AdmissionAttributes, object: ApiObject | undefined, old: ApiObject | undefined) {
  if (!isOfPod(attributes) || object === undefined) return false;
  if (attributes.operation === "create" || old === undefined) return true;
  const known = new Set(imagesOf(old));
  return imagesOf(object).some((each) => !known.has(each));
}

function imagesOf(pod: ApiObject): (string | undefined)[] {
  const { spec } = pod as Pod;
  return lists.flatMap((list) => (spec?.[list] ?? []).map(({ image }) => image));
}

/** What others made of it since. */
function otherPolicies(spec: PodSpec | undefined): readonly FieldError[] {
  const errors: FieldError[] = [];
  const check = (field: string, policy = "") => {
    if (policy !== "Always") errors.push(notSupported(field, policy, ["Always"]));
  };
  for (const list of lists) {
    for (const [index, { imagePullPolicy }] of (spec?.[list] ?? []).entries()) {
      check(`spec.${list}[${index}].imagePullPolicy`, imagePullPolicy);
    }
  }
  for (const [index, { image }] of (spec?.volumes ?? []).entries()) {
    if (image !== undefined) check(`spec.volumes[${index}].image.pullPolicy`, image.pullPolicy);
  }
  return errors;
}
