import type { Endpoints, EndpointSubset } from "../../../../generated/core/v1/endpoints.ts";
import { type FieldError, required } from "../../../schema/fieldError.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateReachable } from "../../rules/specialAddress.ts";

export const strategy: Strategy<Endpoints> = { validate };

function validate(endpoints: Endpoints): FieldError[] {
  const errors: FieldError[] = [];
  endpoints.subsets?.forEach((subset, index) => validateSubset(subset, `subsets[${index}]`, errors));
  return errors;
}

function validateSubset(subset: EndpointSubset, path: string, errors: FieldError[]): void {
  const { ports = [], addresses = [], notReadyAddresses = [] } = subset;
  for (const [field, list] of Object.entries({ addresses, notReadyAddresses })) {
    list.forEach(({ ip }, index) => validateReachable(ip, `${path}.${field}[${index}].ip`, errors));
  }
  if (ports.length < 2) return;
  ports.forEach(({ name }, index) => {
    if (!name) errors.push(required(`${path}.ports[${index}].name`));
  });
}
