import type { Container } from "../../../../generated/core/v1/container.ts";
import type { Pod, PodSpec } from "../../../../generated/core/v1/pod.ts";
import { wholePod } from "./specRules.ts";
import { annotationConfigMirror } from "../../../../generated/wellknown.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { finder } from "../../../registry/keyed.ts";
import { type FieldError, addErrors, forbidden, invalid } from "../../../schema/fieldError.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { podQos } from "../../../schema/pods/podQos.ts";

/** Of the containers that were sent the pod gets the resources, and what is to happen when they change. */
export function takeResources(target: Pod, sent: Pod): void {
  const spec = (target.spec ??= { containers: [] });
  const asked = sent.spec;
  spec.containers = resized(spec.containers, asked?.containers ?? []);
  if (spec.initContainers !== undefined || asked?.initContainers !== undefined) {
    spec.initContainers = resized(spec.initContainers ?? [], asked?.initContainers ?? []);
  }
  if (asked?.resources === undefined) delete spec.resources;
  else spec.resources = asked.resources;
}

/** What all containers share changes behind a gate. */
export function keepUnlessResized(pod: Pod, old: Pod, { isGateOn }: Pick<StrategyContext, "isGateOn">): void {
  if (pod.spec === undefined || isGateOn?.("InPlacePodLevelResourcesVerticalScaling") === true) return;
  const { resources: _asked, ...spec } = pod.spec;
  const resources = old.spec?.resources;
  pod.spec = resources === undefined ? spec : { ...spec, resources };
}

const containerNamed = finder(({ name }: Container) => name);

/** In the order that was sent, so that validation sees a container that is missing, new or elsewhere. */
function resized(containers: readonly Container[], asked: readonly Container[]): Container[] {
  return asked.map((each) => {
    const { resources: _resources, resizePolicy: _policy, ...own } = containerNamed(containers, each.name) ?? each;
    const { resources, resizePolicy } = each;
    return {
      ...own,
      ...(resources === undefined ? {} : { resources }),
      ...(resizePolicy === undefined ? {} : { resizePolicy }),
    };
  });
}

/** A running pod can be given more or less cpu and memory, as long as it is of the same quality of service. */
export function validateResize(pod: Pod, old: Pod, { isGateOn }: Pick<StrategyContext, "isGateOn">): FieldError[] {
  if (old.metadata?.annotations?.[annotationConfigMirror] !== undefined) {
    return [forbidden(wholePod, "static pods cannot be resized")];
  }
  const { spec, oldSpec } = { spec: pod.spec ?? { containers: [] }, oldSpec: old.spec ?? { containers: [] } };
  if (oldSpec.os?.name === "windows") return [forbidden(wholePod, "windows pods cannot be resized")];
  const errors: FieldError[] = [];
  const qosClass = old.status?.qosClass ?? podQos(oldSpec);
  if (podQos(spec) !== qosClass) {
    errors.push(invalid("spec", qosClass, "Pod QOS Class may not change as a result of resizing"));
  }
  const misplaced = validateOrder(spec, oldSpec);
  if (misplaced.length > 0) return [...errors, ...misplaced];
  for (const list of ["containers", "initContainers"] as const) {
    spec[list]?.forEach((container, index) => {
      const before = oldSpec[list]?.[index];
      if (before !== undefined) validateKept(container, before, { path: `spec.${list}[${index}]`, errors });
    });
  }
  const resizesInits = isGateOn?.("InPlacePodVerticalScalingInitContainers") ?? false;
  addErrors(errors, validateMutable(spec, oldSpec, { resizesInits }));
  return errors;
}

function validateOrder(spec: PodSpec, old: PodSpec): FieldError[] {
  return (["initContainers", "containers"] as const).flatMap((list) => {
    const names = (spec[list] ?? []).map((each) => each.name);
    const oldNames = (old[list] ?? []).map((each) => each.name);
    const path = `spec.${list}`;
    if (names.length !== oldNames.length) return [forbidden(path, `${list} may not be added or removed on resize`)];
    return names.flatMap((name, index) => {
      if (name === oldNames[index]) return [];
      return [forbidden(`${path}[${index}].name`, `${list} may not be renamed or reordered on resize`)];
    });
  });
}

const resizable = ["cpu", "memory"];

/** What is asked for, or is a limit, can change and not cease to be. */
function validateKept(
  container: Container,
  before: Container,
  { path, errors }: { readonly path: string; readonly errors: FieldError[] },
): void {
  for (const part of ["requests", "limits"] as const) {
    const amounts = container.resources?.[part] ?? {};
    const isRemoved = Object.keys(before.resources?.[part] ?? {}).some((name) => !Object.hasOwn(amounts, name));
    if (!isRemoved) continue;
    errors.push(forbidden(`${path}.resources.${part}`, `resource ${part} cannot be removed`));
  }
}

function validateMutable(
  spec: PodSpec,
  old: PodSpec,
  { resizesInits }: { readonly resizesInits: boolean },
): FieldError[] {
  const isOther = spec.containers.some((each, index) => !isSameBeyondAmounts(each, old.containers[index]));
  if (isOther) return [forbidden("spec", "only cpu and memory resources are mutable")];
  const oldInit = old.initContainers ?? [];
  for (const [index, container] of (spec.initContainers ?? []).entries()) {
    const before = oldInit[index];
    const isSidecar = container.restartPolicy === "Always";
    if (!isSidecar && !resizesInits) {
      if (deepEqual(container, before)) continue;
      return [forbidden("spec", "resources for non-sidecar init containers are immutable")];
    }
    if (isSameBeyondAmounts(container, before)) continue;
    const which = isSidecar ? "sidecar containers" : "init containers";
    return [forbidden("spec", `only cpu and memory resources for ${which} are mutable`)];
  }
  const isSame = deepEqual(otherAmounts(spec.resources), otherAmounts(old.resources));
  return isSame ? [] : [forbidden("spec", "only cpu and memory resources are mutable")];
}

function isSameBeyondAmounts(container: Container, before: Container | undefined): boolean {
  const { resources: now, ...rest } = container;
  const { resources: old, ...oldRest } = before ?? {};
  return deepEqual(rest, oldRest) && deepEqual(otherAmounts(now), otherAmounts(old));
}

/** The resources without what may change. */
function otherAmounts(resources: Container["resources"] = {}): object {
  const { requests, limits, ...rest } = resources;
  return { ...rest, requests: withoutResizable(requests), limits: withoutResizable(limits) };
}

function withoutResizable(amounts: object = {}): object {
  return Object.fromEntries(Object.entries(amounts).filter(([name]) => !resizable.includes(name)));
}
