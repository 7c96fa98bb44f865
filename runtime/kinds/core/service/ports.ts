import type { ServiceSpec } from "../../../../generated/core/v1/service.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import { repeats } from "../../../registry/keyed.ts";

/** No two ports have one port of the nodes. Which of these there are is seen when they are taken. */
export function validateServicePorts({ ports = [] }: ServiceSpec, errors: FieldError[]): void {
  const isRepeated = repeats();
  for (const [index, { nodePort, protocol }] of ports.entries()) {
    if (!nodePort || !isRepeated(`${protocol}/${nodePort}`)) continue;
    errors.push(invalid(`spec.ports[${index}].nodePort`, nodePort, "provided port is already allocated"));
  }
}
