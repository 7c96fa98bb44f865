import type { LabelSelector } from "../../../generated/meta/v1.ts";
import { valueAt } from "../../schema/cell.ts";
import { selectorText } from "../../lib/labelSelector.ts";
import { ownSet } from "../../negotiate/ownSet.ts";
import { memberOf } from "../../schema/object.ts";
import type { ApiObject, SubresourceDescriptor } from "../../schema/index.ts";

export type ScalePaths = NonNullable<SubresourceDescriptor["scale"]>;

/** How many of something there are to be, and are. */
export interface Scale extends ApiObject {
  spec?: { replicas?: number };
  status?: { replicas: number; selector?: string };
}

/** The scale of an object. Numbers that are not there read as 0. */
export function scaleOf(object: ApiObject, paths: ScalePaths): Scale {
  const { name, namespace, uid, resourceVersion, creationTimestamp } = object.metadata ?? {};
  const metadata = Object.fromEntries(
    Object.entries({ name, namespace, uid, resourceVersion, creationTimestamp }).filter(
      ([, each]) => each !== undefined,
    ),
  );
  const replicas = numberAt(object, paths.specReplicasPath);
  const selector = paths.labelSelectorPath === undefined ? "" : selectorAt(object, paths.labelSelectorPath);
  return {
    metadata,
    spec: replicas === 0 ? {} : { replicas },
    status: { replicas: numberAt(object, paths.statusReplicasPath), ...(selector === "" ? {} : { selector }) },
  };
}

/** The object with the replicas of the scale, and with its uid and version as what the writer has seen. */
export function withScale(old: ApiObject, scale: Scale, paths: ScalePaths): ApiObject {
  const object = structuredClone(old);
  const { uid, resourceVersion } = scale.metadata ?? {};
  object.metadata = { ...object.metadata };
  if (uid !== undefined && uid !== "") object.metadata.uid = uid;
  object.metadata.resourceVersion = resourceVersion ?? old.metadata?.resourceVersion ?? "";
  setAt(object, paths.specReplicasPath, scale.spec?.replicas ?? 0);
  return object;
}

function numberAt(object: unknown, path: readonly string[]): number {
  const value = valueAt(object, path);
  return typeof value === "number" ? value : 0;
}

/** Kinds keep their selector as text, as a map of labels, or as a LabelSelector. */
function selectorAt(object: unknown, path: readonly string[]): string {
  const value = valueAt(object, path);
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  const isSelector = "matchLabels" in value || "matchExpressions" in value;
  return selectorText((isSelector ? value : { matchLabels: value }) as LabelSelector);
}

function setAt(object: object, path: readonly string[], value: number): void {
  let holder = object as Record<string, unknown>;
  for (const name of path.slice(0, -1)) {
    const next = memberOf(holder, name);
    const inner = typeof next === "object" && next !== null ? next : {};
    if (inner !== next) ownSet(holder, name, inner);
    holder = inner as Record<string, unknown>;
  }
  const last = path.at(-1);
  if (last !== undefined) ownSet(holder, last, value);
}
