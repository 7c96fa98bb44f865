import type { ServiceSpec } from "../../../../generated/core/v1/service.ts";
import { duplicate, type FieldError, required } from "../../../schema/fieldError.ts";

/**
 * Several ports have names, and no two of them one port of the nodes. Which of these there are is seen when they are
 * taken.
 */
export function validateServicePorts({ ports = [] }: ServiceSpec, errors: FieldError[]): void {
  const taken = new Set<string>();
  for (const [index, { name, nodePort, protocol }] of ports.entries()) {
    if (!name && ports.length > 1) errors.push(required(`spec.ports[${index}].name`));
    if (!nodePort) continue;
    const key = `${protocol}/${nodePort}`;
    if (taken.has(key)) errors.push(duplicate(`spec.ports[${index}].nodePort`, nodePort));
    taken.add(key);
  }
}
