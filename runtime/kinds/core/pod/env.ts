import type { Container } from "../../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import type { FileKeySelector } from "../../../../generated/core/v1/shared.ts";
import { finder } from "../../../registry/keyed.ts";
import { type FieldError, invalid, invalidAs, notFoundValue } from "../../../schema/fieldError.ts";
import { dnsSubdomain, faultsOf } from "../../../schema/names.ts";
import { validateFieldPath, validateResourceRef } from "./fieldRefs.ts";

type EnvContainer = Pick<Container, "env" | "envFrom">;
type Volumes = PodSpec["volumes"];
type EnvVar = NonNullable<Container["env"]>[number];
type EnvVarSource = NonNullable<EnvVar["valueFrom"]>;

interface At {
  readonly path: string;
  readonly errors: FieldError[];
}

/** Environment variables: that their sources exist. */
export function validateEnv(container: EnvContainer, volumes: Volumes, { path, errors }: At): void {
  const env = container.env ?? [];
  for (let index = 0; index < env.length; index += 1) {
    const variable = env[index];
    if (variable?.valueFrom === undefined) continue;
    const at = `${path}.env[${index}].valueFrom`;
    validateSource(variable.valueFrom, { path: at, volumes, errors });
  }
}

function validateSource(source: EnvVarSource, context: At & { readonly volumes: Volumes }): void {
  const { path, errors } = context;
  const { fieldRef, resourceFieldRef, fileKeyRef, configMapKeyRef, secretKeyRef } = source;
  if (fieldRef !== undefined) validateFieldPath(fieldRef, envFieldPaths, { path: `${path}.fieldRef`, errors });
  if (resourceFieldRef !== undefined) {
    validateResourceRef(resourceFieldRef, { path: `${path}.resourceFieldRef`, isVolume: false, errors });
  }
  if (configMapKeyRef !== undefined) validateName(configMapKeyRef.name, `${path}.configMapKeyRef.name`, errors);
  if (secretKeyRef !== undefined) validateName(secretKeyRef.name, `${path}.secretKeyRef.name`, errors);
  if (fileKeyRef !== undefined) {
    validateFileRef(fileKeyRef, context.volumes, { path: `${path}.fileKeyRef`, errors });
  }
}

/** A missing name is one that is malformed. */
function validateName(name = "", path: string, errors: FieldError[]): void {
  errors.push(...invalidAs(path, name, faultsOf(dnsSubdomain, name)));
}

const envFieldPaths = [
  "metadata.name",
  "metadata.namespace",
  "metadata.uid",
  "spec.nodeName",
  "spec.serviceAccountName",
  "status.hostIP",
  "status.hostIPs",
  "status.podIP",
  "status.podIPs",
];

const volumeNamed = finder(({ name }: NonNullable<Volumes>[number]) => name);

/** A file of variables lies in a volume that containers of the pod can write to. */
function validateFileRef(ref: FileKeySelector, volumes: Volumes, { path, errors }: At): void {
  const volume = volumeNamed(volumes, ref.volumeName);
  const at = `${path}.volumeName`;
  if (volume === undefined) {
    errors.push(notFoundValue(at, ref.volumeName));
  } else if (volume.emptyDir === undefined) {
    errors.push(invalid(at, ref.volumeName, "referenced volume must be of type emptyDir"));
  }
}
