import type { PodTemplateSpec } from "../../../../generated/core/v1/podTemplate.ts";
import { specWarnings } from "../pod/specWarnings.ts";
import type { ApiObject } from "../../../schema/object.ts";
import { dnsLabel } from "../../../schema/names.ts";

interface Workload extends ApiObject {
  readonly spec?: { readonly template?: PodTemplateSpec };
}

/** What a client should hear of a workload whose pods have its name. */
export function workloadWarnings(object: Workload, old: Workload | undefined): string[] {
  const template = { template: object.spec?.template, path: "spec.template" };
  return [...podNameWarnings(object, old), ...templateWarnings(object, old, template)];
}

/** What a client should hear of the pods that a workload makes, when it makes or changes one. */
export function templateWarnings(
  object: ApiObject,
  old: ApiObject | undefined,
  { template, path }: { readonly template: PodTemplateSpec | undefined; readonly path: string },
): string[] {
  if (template === undefined || (old !== undefined && isSameGeneration(object, old))) return [];
  return specWarnings({ ...template, path: `${path}.` });
}

function isSameGeneration({ metadata }: ApiObject, { metadata: old }: ApiObject): boolean {
  return metadata?.generation !== undefined && metadata.generation === old?.generation;
}

/** The pods of a workload are called by its name. */
export function podNameWarnings({ metadata }: ApiObject, old: ApiObject | undefined): string[] {
  const name = metadata?.name ?? "";
  const fault = old === undefined ? dnsLabel(name) : undefined;
  if (fault === undefined) return [];
  const text = "this is used in Pod names and hostnames, which can result in surprising behavior";
  return [`metadata.name: ${text}; a DNS label is recommended: [${fault}]`];
}
