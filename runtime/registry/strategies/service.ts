import type { Service, ServiceSpec } from "../../../generated/core/v1/service.ts";
import { duplicate, type FieldError, forbidden, invalid, notSupported, required } from "../../schema/fieldError.ts";
import { formats } from "../../schema/formats.ts";
import { dns1035Label, dnsLabel, dnsSubdomain } from "../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateLabelKeys } from "../metadata/labels.ts";
import { validateCoreFinalizers } from "./coreFinalizers.ts";
import { isNew } from "./isNew.ts";
import { serviceConnect } from "./serviceConnect.ts";
import { prepareNewService, prepareServiceUpdate } from "./servicePrepare.ts";
import { validateClusterAddresses, validateExternalAddresses, validateIngress } from "./serviceAddresses.ts";
import { validateNetworkUpdate } from "./serviceNetworkUpdate.ts";
import { validateServicePorts } from "./servicePorts.ts";

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
  validateCoreFinalizers(service, errors);
  if (isNew(service) && context.isGateOn?.("RelaxedServiceNameValidation") === false) validateOldName(service, errors);
  if (spec.selector !== undefined) validateLabelKeys(spec.selector, "spec.selector", errors);
  validateServicePorts(spec, errors);
  if (spec.type === "ExternalName") validateExternalName(spec, errors);
  else validateClusterAddresses(spec, errors);
  validateExternalAddresses(spec, errors);
  validateBalancerFields(spec, errors);
  validateTraffic(spec, errors);
  const seconds = spec.sessionAffinityConfig?.clientIP?.timeoutSeconds;
  if (seconds !== undefined && (seconds < 1 || seconds > maxAffinitySeconds)) {
    const text = `must be greater than 0 and less than ${maxAffinitySeconds}`;
    errors.push(invalid("spec.sessionAffinityConfig.clientIP.timeoutSeconds", seconds, text));
  }
  return errors;
}

/** Of services that older software may look up: what would be a label of a DNS name begins with a letter. */
function validateOldName({ metadata }: Service, errors: FieldError[]): void {
  const name = metadata?.name ?? "";
  const text = dnsLabel(name) === undefined ? dns1035Label(name) : undefined;
  if (text !== undefined) errors.push(invalid("metadata.name", name, text));
}

/** A day, which is still allowed. */
const maxAffinitySeconds = 86_400;

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

/** An alias of a name elsewhere has no address of its own. */
function validateExternalName(spec: ServiceSpec, errors: FieldError[]): void {
  const text = "may not be set for ExternalName services";
  if ((spec.clusterIPs?.length ?? 0) > 0) errors.push(forbidden("spec.clusterIPs", text));
  if ((spec.ipFamilies?.length ?? 0) > 0) errors.push(forbidden("spec.ipFamilies", text));
  if (spec.ipFamilyPolicy !== undefined) errors.push(forbidden("spec.ipFamilyPolicy", text));
  const name = spec.externalName ?? "";
  if (name === "") {
    errors.push(required("spec.externalName"));
    return;
  }
  const nameText = dnsSubdomain(name.endsWith(".") ? name.slice(0, -1) : name);
  if (nameText !== undefined) errors.push(invalid("spec.externalName", name, nameText));
}

function validateBalancerFields(spec: ServiceSpec, errors: FieldError[]): void {
  spec.loadBalancerSourceRanges?.forEach((range, index) => {
    const text = formats.cidr(range.trim());
    if (text !== undefined) errors.push(invalid(`spec.loadBalancerSourceRanges[${index}]`, range, text));
  });
  if (spec.type === "LoadBalancer") return;
  const text = "may only be used when `type` is 'LoadBalancer'";
  if ((spec.loadBalancerSourceRanges?.length ?? 0) > 0) {
    errors.push(forbidden("spec.loadBalancerSourceRanges", text));
  }
  for (const field of ["loadBalancerClass", "allocateLoadBalancerNodePorts"] as const) {
    if (spec[field] !== undefined) errors.push(forbidden(`spec.${field}`, text));
  }
}

function validateTraffic(spec: ServiceSpec, errors: FieldError[]): void {
  const isExternal = spec.type === "LoadBalancer" || spec.type === "NodePort" || (spec.externalIPs?.length ?? 0) > 0;
  if (spec.externalTrafficPolicy !== undefined && !isExternal) {
    const text = "may only be set for externally-accessible services";
    errors.push(invalid("spec.externalTrafficPolicy", spec.externalTrafficPolicy, text));
  }
  const port = spec.healthCheckNodePort ?? 0;
  if (port !== 0 && (spec.type !== "LoadBalancer" || spec.externalTrafficPolicy !== "Local")) {
    const text = "may only be set when `type` is 'LoadBalancer' and `externalTrafficPolicy` is 'Local'";
    errors.push(invalid("spec.healthCheckNodePort", port, text));
  }
  spec.ipFamilies?.forEach((family, index) => {
    if (family === "") errors.push(notSupported(`spec.ipFamilies[${index}]`, family, ["IPv4", "IPv6"]));
    if (spec.ipFamilies?.indexOf(family) !== index) errors.push(duplicate(`spec.ipFamilies[${index}]`, family));
  });
}
