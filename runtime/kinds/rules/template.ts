import type { LabelSelector } from "../../../generated/meta/v1.ts";
import type { PodTemplateSpec } from "../../../generated/core/v1/podTemplate.ts";
import { selectorText } from "../../lib/labelSelector.ts";
import type { Cell } from "../../schema/descriptor.ts";

/** A workload, as far as its columns say what its pods are. */
interface Workload {
  readonly spec?: { readonly template?: PodTemplateSpec; readonly selector?: LabelSelector | null };
}

export function containers({ spec }: Workload): Cell {
  return containerNames(spec?.template);
}

export function images({ spec }: Workload): Cell {
  return containerImages(spec?.template);
}

export function selector({ spec }: Workload): Cell {
  return selectorText(spec?.selector ?? undefined);
}

/** Names of the containers that a workload's template makes: "app,proxy". */
export function containerNames(template: PodTemplateSpec | undefined): string {
  return (template?.spec?.containers ?? []).map((each) => each.name).join(",");
}

export function containerImages(template: PodTemplateSpec | undefined): string {
  return (template?.spec?.containers ?? []).map((each) => each.image ?? "").join(",");
}
