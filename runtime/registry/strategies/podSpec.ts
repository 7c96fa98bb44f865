import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import { type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import { validateContainers } from "./podContainers.ts";
import { validateScheduling } from "./podScheduling.ts";
import { validatePodSecurity } from "./podSecurity.ts";
import { validateVolumes } from "./podVolumes.ts";

export interface PodSpecRules {
  /** Where the spec sits: "spec" or "spec.template.spec". */
  readonly path: string;
  /** Templates are looser: a controller or an admission plugin may still fill what is missing. */
  readonly isTemplate: boolean;
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
  const deadline = spec.activeDeadlineSeconds;
  if (deadline !== undefined && (deadline < 1 || deadline > maxDeadlineSeconds)) {
    const text = `must be between 1 and ${maxDeadlineSeconds}, inclusive`;
    errors.push(invalid(`${path}.activeDeadlineSeconds`, deadline, text));
  }
  spec.imagePullSecrets?.forEach((secret, index) => {
    if (!secret.name) errors.push(required(`${path}.imagePullSecrets[${index}].name`));
  });
  if (spec.hostnameOverride !== undefined && spec.hostNetwork === true) {
    errors.push(forbidden(`${path}.hostnameOverride`, "may not be set when `hostNetwork` is true"));
  }
}

export const maxDeadlineSeconds = 2_147_483_647;
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
  const { searches = [], options = [] } = config ?? {};
  if (searches.join(" ").length > maxSearchCharacters) {
    const text = `must not have more than ${maxSearchCharacters} characters (including spaces) in the search list`;
    errors.push(invalid(`${at}.searches`, searches, text));
  }
  options.forEach((option, index) => {
    if (!option.name) errors.push(required(`${at}.options[${index}]`, "must not be empty"));
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
