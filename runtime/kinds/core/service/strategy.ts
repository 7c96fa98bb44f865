import type { Service } from "../../../../generated/core/v1/service.ts";
import {
  annotationLoadBalancerSourceRanges,
  annotationTopologyAwareHints,
  annotationTopologyMode,
} from "../../../../generated/wellknown.ts";
import { type FieldError, forbidden, invalid, invalidAs } from "../../../schema/fieldError.ts";
import { cidr } from "../../../schema/formats/ip.ts";
import { dns1035Label, dnsLabel, faultsOf } from "../../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { isNew } from "../../rules/isNew.ts";
import { serviceConnect } from "./connect.ts";
import { prepareNewService, prepareServiceUpdate } from "./prepare.ts";
import { networkErrors, validateIngress } from "./addresses.ts";
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
  const { metadata, spec } = service;
  if (spec === undefined) return errors;
  if (context.subresource === "status") {
    validateIngress(service, errors);
    return errors;
  }
  if (isNew(service) && context.isGateOn?.("RelaxedServiceNameValidation") === false) validateOldName(service, errors);
  validateTopologyAnnotations(metadata?.annotations ?? {}, errors);
  validateServicePorts(spec, errors);
  validateSourceRanges(service, errors);
  return [...errors, ...networkErrors(spec)];
}

/** Errors name the field with a capital letter. Where it is empty, an annotation may say the same, with commas. */
function validateSourceRanges({ metadata, spec = {} }: Service, errors: FieldError[]): void {
  const { type, loadBalancerSourceRanges: ranges = [] } = spec;
  const said = metadata?.annotations?.[annotationLoadBalancerSourceRanges];
  const isField = ranges.length > 0;
  if (!isField && said === undefined) return;
  const path = isField
    ? "spec.LoadBalancerSourceRanges"
    : `metadata.annotations[${annotationLoadBalancerSourceRanges}]`;
  if (type !== "LoadBalancer") errors.push(forbidden(path, "may only be used when `type` is 'LoadBalancer'"));
  const all = isField ? ranges : said?.trim() ? said.split(",") : [];
  for (const [index, each] of all.entries()) {
    const range = each.trim();
    errors.push(...invalidAs(isField ? `${path}[${index}]` : path, range, faultsOf(cidr, range)));
  }
}

/** Of services that older software may look up: what would be a label of a DNS name begins with a letter. */
function validateOldName({ metadata }: Service, errors: FieldError[]): void {
  const name = metadata?.name ?? "";
  const text = dnsLabel(name) === undefined ? dns1035Label(name) : undefined;
  if (text !== undefined) errors.push(invalid("metadata.name", name, text));
}

/** The old name of an annotation may stand beside the new one as long as they say the same. */
function validateTopologyAnnotations(annotations: Readonly<Record<string, string>>, errors: FieldError[]): void {
  const { [annotationTopologyMode]: mode, [annotationTopologyAwareHints]: hints } = annotations;
  if (mode === undefined || hints === undefined || mode === hints) return;
  const text = `must match annotations[${annotationTopologyAwareHints}] when both are specified`;
  errors.push(invalid(`metadata.annotations[${annotationTopologyMode}]`, mode, text));
}

/** Addresses that do not go with their families say all there is to say of both. */
function validateUpdate({ spec = {} }: Service, { spec: old = {} }: Service, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource !== "") return errors;
  if (networkErrors(spec).length === 0) validateNetworkUpdate(spec, old, errors);
  return errors;
}
