import type { Ingress, IngressRule, IngressSpec, IngressTLS } from "../../../generated/networking/v1/ingress.ts";
import { annotationIngressClass } from "../../../generated/wellknown.ts";
import { type FieldError, invalid } from "../../schema/fieldError.ts";
import { formats } from "../../schema/formats.ts";
import { dnsSubdomain } from "../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateBackend, validateHttpPath } from "./ingressBackend.ts";
import { isNew } from "./isNew.ts";

export const strategy: Strategy<Ingress> = { validate };

function validate(ingress: Ingress, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status") {
    validateStatus(ingress.status, errors);
    return errors;
  }
  const spec = ingress.spec ?? {};
  validateSpec(spec, errors);
  const annotation = ingress.metadata?.annotations?.[annotationIngressClass];
  if (isNew(ingress) && annotation !== undefined && annotation !== (spec.ingressClassName ?? annotation)) {
    const text = "must match `ingressClassName` when both are specified";
    errors.push(invalid(`metadata.annotations[${annotationIngressClass}]`, annotation, text));
  }
  return errors;
}

function validateSpec({ rules = [], defaultBackend, tls = [] }: IngressSpec, errors: FieldError[]): void {
  if (rules.length === 0 && defaultBackend === undefined) {
    errors.push(invalid("spec", null, "either `defaultBackend` or `rules` must be specified"));
  }
  if (defaultBackend !== undefined) validateBackend(defaultBackend, "spec.defaultBackend", errors);
  rules.forEach((rule, index) => validateRule(rule, `spec.rules[${index}]`, errors));
  tls.forEach((each, index) => validateTls(each, `spec.tls[${index}]`, errors));
}

function validateRule({ host = "", http }: IngressRule, path: string, errors: FieldError[]): void {
  if (host !== "") {
    if (formats.ip(host) === undefined) {
      errors.push(invalid(`${path}.host`, host, "must be a DNS name, not an IP address"));
    }
    validateHost(host, `${path}.host`, errors);
  }
  http?.paths?.forEach((each, index) => validateHttpPath(each, `${path}.http.paths[${index}]`, errors));
}

function validateTls({ hosts = [] }: IngressTLS, path: string, errors: FieldError[]): void {
  hosts.forEach((host, index) => validateHost(host, `${path}.hosts[${index}]`, errors));
}

/** A DNS name, whose first label may be a star. */
function validateHost(host: string, path: string, errors: FieldError[]): void {
  const text = host.includes("*") ? formats["wildcard-subdomain"](host) : dnsSubdomain(host);
  if (text !== undefined) errors.push(invalid(path, host, text));
}

function validateStatus(status: Ingress["status"], errors: FieldError[]): void {
  status?.loadBalancer?.ingress?.forEach(({ hostname = "" }, index) => {
    if (hostname === "" || formats.ip(hostname) !== undefined) return;
    const path = `status.loadBalancer.ingress[${index}].hostname`;
    errors.push(invalid(path, hostname, "must be a DNS name, not an IP address"));
  });
}
