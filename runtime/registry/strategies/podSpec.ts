import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import { type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import { dnsSubdomain } from "../../schema/names.ts";
import { validateContainers } from "./podContainers.ts";
import { validatePodLevelResources } from "./podLevelResources.ts";
import { validateOs } from "./podOs.ts";
import { validateOverhead } from "./podResources.ts";
import { validateScheduling } from "./podScheduling.ts";
import { validatePodSecurity } from "./podSecurity.ts";
import { validateVolumes } from "./podVolumes.ts";

export interface PodSpecRules {
  /** Where the spec sits: "spec" or "spec.template.spec". */
  readonly path: string;
  /** Templates are looser: a controller or an admission plugin may still fill what is missing. */
  readonly isTemplate: boolean;
  /** Name of the pod, where it has one already. */
  readonly podName?: string;
  /** Whether the pod is stored, so that its deadline may have come down to nothing. */
  readonly isStored?: boolean;
}

/** The checks of a pod's spec that reach across fields; every error is pushed to `errors`. */
export function validatePodSpec(spec: PodSpec, rules: PodSpecRules, errors: FieldError[]): void {
  const { path } = rules;
  if (spec.volumes !== undefined) validateVolumes(spec.volumes, rules, errors);
  validateContainers(spec, rules, errors);
  validateScheduling(spec, path, errors);
  validatePodSecurity(spec, path, errors);
  if (spec.dnsConfig !== undefined || spec.dnsPolicy === "None") validateDns(spec, path, errors);
  if (spec.hostNetwork === true) validateHostNetwork(spec, path, errors);
  if (spec.os !== undefined) validateOs(spec, path, errors);
  if (spec.overhead !== undefined) validateOverhead(spec.overhead, `${path}.overhead`, errors);
  if (spec.resources !== undefined) validatePodLevelResources(spec, path, errors);
  if (spec.resourceClaims !== undefined) validateResourceClaims(spec.resourceClaims, path, errors);
  const deadline = spec.activeDeadlineSeconds;
  const shortest = rules.isStored === true ? 0 : 1;
  if (deadline !== undefined && (deadline < shortest || deadline > maxDeadlineSeconds)) {
    const text = `must be between ${shortest} and ${maxDeadlineSeconds}, inclusive`;
    errors.push(invalid(`${path}.activeDeadlineSeconds`, deadline, text));
  }
  spec.imagePullSecrets?.forEach((secret, index) => {
    if (!secret.name) errors.push(required(`${path}.imagePullSecrets[${index}].name`));
  });
  for (const field of ["hostNetwork", "setHostnameAsFQDN"] as const) {
    if (spec.hostnameOverride === undefined || spec[field] !== true) continue;
    errors.push(forbidden(`${path}.hostnameOverride`, `may not be set when \`${field}\` is true`));
  }
}

export const maxDeadlineSeconds = 2_147_483_647;
const maxNameservers = 3;
const maxSearches = 32;
const maxSearchCharacters = 2048;

function validateDns(spec: PodSpec, path: string, errors: FieldError[]): void {
  const config = spec.dnsConfig;
  const at = `${path}.dnsConfig`;
  if (spec.dnsPolicy === "None") {
    if (config === undefined) {
      errors.push(required(at, "must provide `dnsConfig` when `dnsPolicy` is None"));
      return;
    }
    if ((config.nameservers?.length ?? 0) === 0) {
      errors.push(required(`${at}.nameservers`, "must provide at least one DNS nameserver when `dnsPolicy` is None"));
    }
  }
  const { nameservers = [], searches = [], options = [] } = config ?? {};
  if (nameservers.length > maxNameservers) {
    errors.push(invalid(`${at}.nameservers`, nameservers, `must not have more than ${maxNameservers} nameservers`));
  }
  if (searches.length > maxSearches) {
    errors.push(invalid(`${at}.searches`, searches, `must not have more than ${maxSearches} search paths`));
  }
  if (searches.join(" ").length > maxSearchCharacters) {
    const text = `must not have more than ${maxSearchCharacters} characters (including spaces) in the search list`;
    errors.push(invalid(`${at}.searches`, searches, text));
  }
  options.forEach((option, index) => {
    if (!option.name) errors.push(required(`${at}.options[${index}]`, "must not be empty"));
  });
}

type Claims = NonNullable<PodSpec["resourceClaims"]>;

/** Each claim exists already, or is made from a template. */
function validateResourceClaims(claims: Claims, path: string, errors: FieldError[]): void {
  claims.forEach((claim, index) => {
    const { resourceClaimName, resourceClaimTemplateName } = claim;
    const at = `${path}.resourceClaims[${index}]`;
    if (resourceClaimName !== undefined && resourceClaimTemplateName !== undefined) {
      const text = "at most one of `resourceClaimName` or `resourceClaimTemplateName` may be specified";
      errors.push(invalid(at, claim, text));
    } else if (resourceClaimName === undefined && resourceClaimTemplateName === undefined) {
      const text = "must specify one of: `resourceClaimName`, `resourceClaimTemplateName`";
      errors.push(invalid(at, claim, text));
    }
    for (const [field, name] of Object.entries({ resourceClaimName, resourceClaimTemplateName })) {
      const text = name === undefined ? undefined : dnsSubdomain(name);
      if (text !== undefined) errors.push(invalid(`${at}.${field}`, name, text));
    }
  });
}

/** With the node's network a container's port is the node's port. */
function validateHostNetwork(spec: PodSpec, path: string, errors: FieldError[]): void {
  for (const list of ["containers", "initContainers"] as const) {
    spec[list]?.forEach((container, index) => {
      container.ports?.forEach((port, portIndex) => {
        if (port.hostPort === undefined || port.hostPort === port.containerPort) return;
        const at = `${path}.${list}[${index}].ports[${portIndex}].hostPort`;
        errors.push(invalid(at, port.hostPort, "must match `containerPort` when `hostNetwork` is true"));
      });
    });
  }
}
