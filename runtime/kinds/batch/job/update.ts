import type { Job, JobSpec } from "../../../../generated/batch/v1/job.ts";
import type { Container } from "../../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import type { PodTemplateSpec } from "../../../../generated/core/v1/podTemplate.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import { immutable } from "../../rules/immutable.ts";

/** A job runs what it was made for: what may change is how much of it runs at once, and for how long. */
export function validateJobUpdate(job: Job, old: Job): FieldError[] {
  const spec: Partial<JobSpec> = job.spec ?? {};
  const oldSpec: Partial<JobSpec> = old.spec ?? {};
  const isHeld = oldSpec.suspend === true && !old.status?.startTime;
  const template = isHeld ? withPlacementOf(oldSpec.template, spec.template) : oldSpec.template;
  return [
    ...validateCompletions(spec, oldSpec),
    ...immutable("spec.selector", spec.selector, oldSpec.selector),
    ...immutable("spec.template", spec.template, template),
  ];
}

/** An indexed job may grow and shrink, with all of its pods at once. */
function validateCompletions(spec: Partial<JobSpec>, old: Partial<JobSpec>): FieldError[] {
  const { completions } = spec;
  if (spec.completionMode !== "Indexed") return immutable("spec.completions", completions, old.completions);
  if (completions === undefined || completions === old.completions || completions === spec.parallelism) return [];
  return [invalid("spec.completions", completions, "can only be modified in tandem with spec.parallelism")];
}

type Template = PodTemplateSpec | undefined;

/** The old template with what may change before a job has ever run: where its pods go, and how big they are. */
function withPlacementOf(old: Template, now: Template): Template {
  if (old === undefined || now === undefined) return old;
  const metadata: NonNullable<PodTemplateSpec["metadata"]> = { ...old.metadata };
  take(metadata, now.metadata ?? {}, ["labels", "annotations"]);
  if (old.spec === undefined || now.spec === undefined) return { ...old, metadata };
  const spec: PodSpec = { ...old.spec };
  take(spec, now.spec, ["nodeSelector", "tolerations", "schedulingGates"]);
  takeNodeAffinity(spec, now.spec);
  spec.containers = withResources(old.spec.containers, now.spec.containers);
  if (old.spec.initContainers !== undefined) {
    spec.initContainers = withResources(old.spec.initContainers, now.spec.initContainers ?? []);
  }
  return { ...old, metadata, spec };
}

function take<T extends object>(target: T, source: T, fields: readonly (keyof T)[]): void {
  for (const field of fields) {
    if (source[field] === undefined) delete target[field];
    else target[field] = source[field];
  }
}

/** Which nodes a pod wants may change, which other pods it wants near may not. */
function takeNodeAffinity(spec: PodSpec, now: PodSpec): void {
  const { nodeAffinity: _old, ...others } = spec.affinity ?? {};
  const nodeAffinity = now.affinity?.nodeAffinity;
  const affinity = nodeAffinity === undefined ? others : { ...others, nodeAffinity };
  if (now.affinity === undefined && Object.keys(affinity).length === 0) delete spec.affinity;
  else spec.affinity = affinity;
}

function withResources(old: readonly Container[], now: readonly Container[]): Container[] {
  return old.map((container, index) => {
    const same = now[index];
    if (same === undefined || same.name !== container.name) return container;
    const copy = { ...container };
    take<Partial<Container>>(copy, same, ["resources"]);
    return copy;
  });
}
