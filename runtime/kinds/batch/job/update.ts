import type { Job, JobSpec } from "../../../../generated/batch/v1/job.ts";
import type { Container } from "../../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import type { PodTemplateSpec } from "../../../../generated/core/v1/podTemplate.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { immutable } from "../../rules/immutable.ts";

/** A job runs what it was made for: what may change is how much of it runs at once, and for how long. */
export function validateJobUpdate(job: Job, old: Job, { isGateOn }: StrategyContext): FieldError[] {
  const spec: Partial<JobSpec> = job.spec ?? {};
  const oldSpec: Partial<JobSpec> = old.spec ?? {};
  let { template } = oldSpec;
  const canMove = isGateOn?.("MutableSchedulingDirectivesForSuspendedJobs") ? isHeld(old) : isNotBegun(old);
  if (canMove) template = withPlacementOf(template, spec.template);
  const canGrow = isGateOn?.("MutablePodResourcesForSuspendedJobs") === true && isHeld(old);
  if (canGrow) template = withResourcesOf(template, spec.template);
  return [
    ...validateCompletions(spec, oldSpec),
    ...immutable("spec.selector", spec.selector, oldSpec.selector),
    ...(canGrow
      ? immutable("spec.template.spec", spec.template?.spec, template?.spec)
      : immutable("spec.template", spec.template, template)),
    ...fixed.flatMap((field) => immutable(`spec.${field}`, spec[field], oldSpec[field])),
  ];
}

const fixed = ["completionMode", "podFailurePolicy", "backoffLimitPerIndex", "managedBy", "successPolicy"] as const;

function isNotBegun({ spec, status }: Job): boolean {
  return spec?.suspend === true && !status?.startTime;
}

/** The job has no pods: it has not begun, or its controller says that it has stopped them. */
function isHeld(job: Job): boolean {
  const { active = 0, conditions = [] } = job.status ?? {};
  if (job.spec?.suspend !== true || active > 0) return false;
  return isNotBegun(job) || conditions.some(({ type, status }) => type === "Suspended" && status === "True");
}

/** An indexed job may grow and shrink, with all of its pods at once. */
function validateCompletions(spec: Partial<JobSpec>, old: Partial<JobSpec>): FieldError[] {
  const { completions } = spec;
  if (spec.completionMode !== "Indexed") return immutable("spec.completions", completions, old.completions);
  if (completions === undefined || completions === old.completions || completions === spec.parallelism) return [];
  return [invalid("spec.completions", completions, "can only be modified in tandem with spec.parallelism")];
}

type Template = PodTemplateSpec | undefined;

/** The old template with what says where pods go. */
function withPlacementOf(old: Template, now: Template): Template {
  if (old === undefined || now === undefined) return old;
  const metadata: NonNullable<PodTemplateSpec["metadata"]> = { ...old.metadata };
  take(metadata, now.metadata ?? {}, ["labels", "annotations"]);
  if (old.spec === undefined || now.spec === undefined) return { ...old, metadata };
  const spec: PodSpec = { ...old.spec };
  take(spec, now.spec, ["nodeSelector", "tolerations", "schedulingGates"]);
  takeNodeAffinity(spec, now.spec);
  return { ...old, metadata, spec };
}

/** The old template with what says how big pods are. */
function withResourcesOf(old: Template, now: Template): Template {
  if (old?.spec === undefined || now?.spec === undefined) return old;
  const spec: PodSpec = { ...old.spec };
  spec.containers = withResources(old.spec.containers, now.spec.containers);
  if (old.spec.initContainers !== undefined) {
    spec.initContainers = withResources(old.spec.initContainers, now.spec.initContainers ?? []);
  }
  return { ...old, spec };
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
