import type { Service, ServiceSpec } from "../../../../generated/core/v1/service.ts";
import { type FieldError, forbidden, invalid, invalidAs, notSupported } from "../../../schema/fieldError.ts";
import { cidr } from "../../../schema/formats/ip.ts";
import { dns1035Label, dnsLabel, faultsOf } from "../../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { isNew } from "../../rules/isNew.ts";
import { serviceConnect } from "./connect.ts";
import { prepareNewService, prepareServiceUpdate } from "./prepare.ts";
import { validateClusterAddresses, validateIngress } from "./addresses.ts";
import { validateNetworkUpdate } from "./networkUpdate.ts";
import { validateServicePorts } from "./ports.ts";
import { serviceWarnings } from "./warnings.ts";

export const strategy: Strategy<Service> = {
  prepareForCreate: prepareNewService,
  prepareForUpdate: prepareServiceUpdate,
  validate,
  validateUpdate,
  connect: serviceConnect,
  warnings: serviceWarnings,
};

function validate(service: Service, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  const spec = service.spec;
  if (spec === undefined) return errors;
  if (context.subresource === "status") {
    validateIngress(service, errors);
    return errors;
  }
  if (isNew(service) && context.isGateOn?.("RelaxedServiceNameValidation") === false) validateOldName(service, errors);
  validateServicePorts(spec, errors);
  validateSourceRanges(spec, errors);
  if (spec.type !== "ExternalName") validateClusterAddresses(spec, errors);
  spec.ipFamilies?.forEach((family, index) => {
    if (family === "") errors.push(notSupported(`spec.ipFamilies[${index}]`, family, ["IPv4", "IPv6"]));
  });
  return errors;
}

/** Errors name the field with a capital letter. */
function validateSourceRanges(
  { type, loadBalancerSourceRanges: ranges = [] }: ServiceSpec,
  errors: FieldError[],
): void {
  const path = "spec.LoadBalancerSourceRanges";
  if (ranges.length > 0 && type !== "LoadBalancer") {
    errors.push(forbidden(path, "may only be used when `type` is 'LoadBalancer'"));
  }
  for (const [index, range] of ranges.entries()) {
    errors.push(...invalidAs(`${path}[${index}]`, range.trim(), faultsOf(cidr, range.trim())));
  }
}

/** Of services that older software may look up: what would be a label of a DNS name begins with a letter. */
function validateOldName({ metadata }: Service, errors: FieldError[]): void {
  const name = metadata?.name ?? "";
  const text = dnsLabel(name) === undefined ? dns1035Label(name) : undefined;
  if (text !== undefined) errors.push(invalid("metadata.name", name, text));
}

function validateUpdate({ spec = {} }: Service, { spec: old = {} }: Service, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "") validateNetworkUpdate(spec, old, errors);
  return errors;
}
