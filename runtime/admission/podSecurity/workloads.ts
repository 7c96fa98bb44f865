import type { CronJob } from "../../../generated/batch/v1/cronJob.ts";
import type { PodTemplate, PodTemplateSpec } from "../../../generated/core/v1/podTemplate.ts";
import type { ApiObject, ResourceDescriptor } from "../../schema/index.ts";

type ReadTemplate = (object: ApiObject) => PodTemplateSpec | undefined;

interface Workload {
  readonly group: string;
  readonly templateOf: ReadTemplate;
}

interface WithTemplate extends ApiObject {
  readonly spec?: { readonly template?: PodTemplateSpec };
}

const ofSpec: ReadTemplate = (object) => (object as WithTemplate).spec?.template;

const workloads: ReadonlyMap<string, Workload> = new Map([
  ["podtemplates", { group: "", templateOf: (object) => (object as PodTemplate).template }],
  ["replicationcontrollers", { group: "", templateOf: ofSpec }],
  ["replicasets", { group: "apps", templateOf: ofSpec }],
  ["deployments", { group: "apps", templateOf: ofSpec }],
  ["statefulsets", { group: "apps", templateOf: ofSpec }],
  ["daemonsets", { group: "apps", templateOf: ofSpec }],
  ["jobs", { group: "batch", templateOf: ofSpec }],
  ["cronjobs", { group: "batch", templateOf: (object) => (object as CronJob).spec?.jobTemplate?.spec?.template }],
]);

/** How the pods of a kind's objects will be; undefined: nothing makes pods of them. */
export function templateReader({ group, plural }: ResourceDescriptor): ReadTemplate | undefined {
  const workload = workloads.get(plural);
  return workload?.group === group ? workload.templateOf : undefined;
}
