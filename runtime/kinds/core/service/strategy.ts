import type { Service, ServiceSpec } from "../../../../generated/core/v1/service.ts";
import { type FieldError, invalid, notSupported } from "../../../schema/fieldError.ts";
import { formats } from "../../../schema/formats.ts";
import { dns1035Label, dnsLabel, dnsSubdomain } from "../../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { isNew } from "../../rules/isNew.ts";
import { serviceConnect } from "./connect.ts";
import { prepareNewService, prepareServiceUpdate } from "./prepare.ts";
import { validateClusterAddresses, validateExternalAddresses, validateIngress } from "./addresses.ts";
import { validateNetworkUpdate } from "./networkUpdate.ts";
import { validateServicePorts } from "./ports.ts";

export const strategy: Strategy<Service> = {
  prepareForCreate: prepareNewService,
  prepareForUpdate: prepareServiceUpdate,
  validate,
  validateUpdate,
  connect: serviceConnect,
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
  if (spec.type === "ExternalName") validateExternalName(spec, errors);
  else validateClusterAddresses(spec, errors);
  validateExternalAddresses(spec, errors);
  validateRanges(spec, errors);
  return errors;
}

/** Of services that older software may look up: what would be a label of a DNS name begins with a letter. */
function validateOldName({ metadata }: Service, errors: FieldError[]): void {
  const name = metadata?.name ?? "";
  const text = dnsLabel(name) === undefined ? dns1035Label(name) : undefined;
  if (text !== undefined) errors.push(invalid("metadata.name", name, text));
}

function validateUpdate(service: Service, old: Service, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  const spec = service.spec ?? {};
  const oldSpec = old.spec ?? {};
  if (context.subresource !== "") return errors;
  validateNetworkUpdate(spec, oldSpec, errors);
  const isBalancer = spec.type === "LoadBalancer" && oldSpec.type === "LoadBalancer";
  if (isBalancer && spec.loadBalancerClass !== oldSpec.loadBalancerClass) {
    errors.push(invalid("spec.loadBalancerClass", spec.loadBalancerClass, "may not change once set"));
  }
  if (isBalancer && oldSpec.externalTrafficPolicy === "Local" && spec.externalTrafficPolicy === "Local") {
    if (oldSpec.healthCheckNodePort && spec.healthCheckNodePort !== oldSpec.healthCheckNodePort) {
      errors.push(invalid("spec.healthCheckNodePort", spec.healthCheckNodePort, "field is immutable"));
    }
  }
  return errors;
}

/** An alias of a name elsewhere, which may end in a dot. */
function validateExternalName({ externalName: name = "" }: ServiceSpec, errors: FieldError[]): void {
  const text = name === "" ? undefined : dnsSubdomain(name.endsWith(".") ? name.slice(0, -1) : name);
  if (text !== undefined) errors.push(invalid("spec.externalName", name, text));
}

function validateRanges({ loadBalancerSourceRanges, ipFamilies }: ServiceSpec, errors: FieldError[]): void {
  loadBalancerSourceRanges?.forEach((range, index) => {
    const text = formats.cidr(range.trim());
    if (text !== undefined) errors.push(invalid(`spec.loadBalancerSourceRanges[${index}]`, range, text));
  });
  ipFamilies?.forEach((family, index) => {
    if (family === "") errors.push(notSupported(`spec.ipFamilies[${index}]`, family, ["IPv4", "IPv6"]));
  });
}
