import type { APIService, APIServiceSpec } from "../../../generated/apiregistration/v1/apiService.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { dns1035Label, dnsSubdomain, portNumber } from "../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";

export const strategy: Strategy<APIService> = { validate };

function validate({ metadata, spec }: APIService, { subresource }: StrategyContext): FieldError[] {
  if (spec === undefined || subresource !== "") return [];
  return [
    ...validateNames(metadata?.name ?? "", spec),
    ...validatePriority(spec.groupPriorityMinimum, { field: "spec.groupPriorityMinimum", max: 20_000 }),
    ...validatePriority(spec.versionPriority, { field: "spec.versionPriority", max: 1000 }),
    ...(spec.service === undefined ? validateLocal(spec) : validateRemote(spec, spec.service)),
  ];
}

/** The name is made of version and group. */
function validateNames(name: string, { group = "", version = "" }: APIServiceSpec): FieldError[] {
  const expected = `${version}.${group}`;
  const errors: FieldError[] = [];
  if (name !== expected) {
    const text = `must be \`spec.version+"."+spec.group\`: ${JSON.stringify(expected)}`;
    errors.push(invalid("metadata.name", name, text));
  }
  const versionText = version === "" ? undefined : dns1035Label(version);
  if (version === "") errors.push(required("spec.version"));
  if (versionText !== undefined) errors.push(invalid("spec.version", version, versionText));
  const groupText = group === "" ? undefined : dnsSubdomain(group);
  if (groupText !== undefined) errors.push(invalid("spec.group", group, groupText));
  if (group === "" && version !== "v1") {
    errors.push(required("spec.group", "only v1 may have an empty group and it better be legacy kube"));
  }
  return errors;
}

function validatePriority(
  priority: number,
  { field, max }: { readonly field: string; readonly max: number },
): FieldError[] {
  if (priority > 0 && priority <= max) return [];
  return [invalid(field, priority, `must be positive and less than ${max}`)];
}

/** This server needs no certificate to trust itself. */
function validateLocal({ caBundle = "", insecureSkipTLSVerify }: APIServiceSpec): FieldError[] {
  const errors: FieldError[] = [];
  if (caBundle !== "") {
    const size = `${Buffer.from(caBundle, "base64").length} bytes`;
    errors.push(invalid("spec.caBundle", size, "local APIServices may not have a caBundle"));
  }
  if (insecureSkipTLSVerify === true) {
    errors.push(invalid("spec.insecureSkipTLSVerify", true, "local APIServices may not have insecureSkipTLSVerify"));
  }
  return errors;
}

function validateRemote(
  { caBundle = "", insecureSkipTLSVerify }: APIServiceSpec,
  { namespace = "", name = "", port = 443 }: NonNullable<APIServiceSpec["service"]>,
): FieldError[] {
  const errors: FieldError[] = [];
  if (namespace === "") errors.push(required("spec.service.namespace"));
  if (name === "") errors.push(required("spec.service.name"));
  const portText = portNumber(port);
  if (portText !== undefined) errors.push(invalid("spec.service.port", port, `port is not valid: ${portText}`));
  if (insecureSkipTLSVerify === true && caBundle !== "") {
    errors.push(invalid("spec.insecureSkipTLSVerify", true, "may not be true if caBundle is present"));
  }
  return errors;
}
