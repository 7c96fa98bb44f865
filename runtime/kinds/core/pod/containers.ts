import type { Container, EphemeralContainer } from "../../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { finder } from "../../../registry/keyed.ts";
import { type FieldError, duplicate, invalid, notFoundValue } from "../../../schema/fieldError.ts";
import { validateEnv } from "./env.ts";
import { validateMounts } from "./mounts.ts";
import { validateResources } from "./resources.ts";
import type { PodSpecRules } from "./specRules.ts";

/** Containers, init containers and ephemeral containers: each alone, then their names and host ports together. */
export function validateContainers(spec: PodSpec, rules: PodSpecRules, errors: FieldError[]): void {
  const containers = spec.containers ?? [];
  const initContainers = spec.initContainers ?? [];
  const context = { spec, rules, errors };
  for (let index = 0; index < containers.length; index += 1) {
    const container = containers[index];
    if (container !== undefined) validateContainer(container, `${rules.path}.containers[${index}]`, context);
  }
  for (let index = 0; index < initContainers.length; index += 1) {
    const container = initContainers[index];
    if (container === undefined) continue;
    const path = `${rules.path}.initContainers[${index}]`;
    validateContainer(container, path, context);
    if (containerNamed(containers, container.name) !== undefined) {
      errors.push(duplicate(`${path}.name`, container.name));
    }
  }
  validateHostPorts(spec, rules.path, errors);
  spec.ephemeralContainers?.forEach((container, index) => {
    validateEphemeral(container, `${rules.path}.ephemeralContainers[${index}]`, context);
  });
}

const containerNamed = finder(({ name }: Container) => name);

/** Of a container that is there from the beginning. */
function isContainerName({ containers, initContainers }: PodSpec, name: string): boolean {
  return containerNamed(containers, name) !== undefined || containerNamed(initContainers, name) !== undefined;
}

interface ContainerContext {
  readonly spec: PodSpec;
  readonly rules: PodSpecRules;
  readonly errors: FieldError[];
}

function validateContainer(container: Container, path: string, context: ContainerContext): void {
  const { spec, errors } = context;
  validateImage(container.image, path, context);
  if (container.env !== undefined || container.envFrom !== undefined) {
    validateEnv(container, spec.volumes, { path, errors });
  }
  if (container.volumeMounts !== undefined || container.volumeDevices !== undefined) {
    validateMounts(container, spec, path, errors);
  }
  if (container.resources !== undefined) {
    validateResources(container.resources, { path: `${path}.resources`, spec, errors });
  }
}

function validateImage(image: string | undefined, path: string, { rules, errors }: ContainerContext): void {
  if (image && !rules.isTemplate && (isSpace(image.charCodeAt(0)) || isSpace(image.charCodeAt(image.length - 1)))) {
    errors.push(invalid(`${path}.image`, image, "must not have leading or trailing whitespace"));
  }
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** Two containers of a pod cannot both have the same port of the node's address. */
function validateHostPorts(spec: PodSpec, path: string, errors: FieldError[]): void {
  let taken: Set<string> | undefined;
  for (const list of ["containers", "initContainers"] as const) {
    // Init containers run one after the other, so that each is only compared with itself and the sidecars.
    const containers = spec[list] ?? [];
    for (let index = 0; index < containers.length; index += 1) {
      const container = containers[index];
      if (list === "initContainers" && container?.restartPolicy !== "Always") continue;
      const ports = container?.ports ?? [];
      for (let portIndex = 0; portIndex < ports.length; portIndex += 1) {
        const port = ports[portIndex];
        if (port?.hostPort === undefined || port.hostPort === 0) continue;
        const key = `${port.protocol ?? "TCP"}/${port.hostIP ?? ""}/${port.hostPort}`;
        taken ??= new Set();
        if (taken.has(key)) errors.push(duplicate(`${path}.${list}[${index}].ports[${portIndex}].hostPort`, key));
        taken.add(key);
      }
    }
  }
}

/** A container added for debugging: it only looks, so it takes no ports, probes or resources. */
function validateEphemeral(container: EphemeralContainer, path: string, context: ContainerContext): void {
  const { spec, errors } = context;
  validateImage(container.image, path, context);
  if (isContainerName(spec, container.name)) errors.push(duplicate(`${path}.name`, container.name));
  const target = container.targetContainerName ?? "";
  if (target !== "" && !isContainerName(spec, target)) {
    errors.push(notFoundValue(`${path}.targetContainerName`, target));
  }
  if (container.env !== undefined || container.envFrom !== undefined) {
    validateEnv(container, spec.volumes, { path, errors });
  }
  if (container.volumeMounts !== undefined) validateMounts(container, spec, path, errors);
}
