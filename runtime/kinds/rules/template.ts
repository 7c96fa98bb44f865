import type { PodTemplateSpec } from "../../../generated/core/v1/podTemplate.ts";

/** Names of the containers that a workload's template makes: "app,proxy". */
export function containerNames(template: PodTemplateSpec | undefined): string {
  return (template?.spec?.containers ?? []).map((each) => each.name).join(",");
}

export function containerImages(template: PodTemplateSpec | undefined): string {
  return (template?.spec?.containers ?? []).map((each) => each.image ?? "").join(",");
}
