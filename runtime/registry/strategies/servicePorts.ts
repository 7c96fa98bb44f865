import type { ServiceSpec } from "../../../generated/core/v1/service.ts";
import { duplicate, type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import { portName, portNumber } from "../../schema/names.ts";

/**
 * A service has ports, named when there are several, and only some types have ports on the nodes. Which of these there
 * are is seen when they are taken.
 */
export function validateServicePorts(spec: ServiceSpec, errors: FieldError[]): void {
  const ports = spec.ports ?? [];
  if (ports.length === 0 && spec.clusterIP !== "None" && spec.type !== "ExternalName") {
    errors.push(required("spec.ports"));
  }
  const names = new Set<string>();
  const nodePorts = new Set<string>();
  for (const [index, port] of ports.entries()) {
    const path = `spec.ports[${index}]`;
    const name = port.name ?? "";
    if (name === "" && ports.length > 1) errors.push(required(`${path}.name`));
    if (name !== "" && names.has(name)) errors.push(duplicate(`${path}.name`, name));
    names.add(name);
    validateTarget(port.targetPort, `${path}.targetPort`, errors);
    const nodePort = port.nodePort ?? 0;
    if (nodePort === 0) continue;
    if (spec.type === "ClusterIP") {
      errors.push(forbidden(`${path}.nodePort`, "may not be used when `type` is 'ClusterIP'"));
    }
    const taken = `${nodePort} ${port.protocol}`;
    if (nodePorts.has(taken)) errors.push(duplicate(`${path}.nodePort`, nodePort));
    nodePorts.add(taken);
  }
}

/** A port's number, or the name it has in the pods. */
function validateTarget(target: number | string | undefined, path: string, errors: FieldError[]): void {
  if (target === undefined) return;
  const text = typeof target === "string" ? portName(target) : portNumber(target);
  if (text !== undefined) errors.push(invalid(path, target, text));
}
