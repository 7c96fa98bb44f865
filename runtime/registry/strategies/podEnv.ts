import type { Container } from "../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { FileKeySelector } from "../../../generated/core/v1/shared.ts";
import { finder } from "../keyed.ts";
import { type FieldError, invalid, notFoundValue, required } from "../../schema/fieldError.ts";
import { validateFieldPath, validateResourceRef } from "./podFieldRefs.ts";
import { relativePath } from "./podVolumes.ts";

type EnvContainer = Pick<Container, "env" | "envFrom">;
type Volumes = PodSpec["volumes"];
type EnvVar = NonNullable<Container["env"]>[number];
type EnvVarSource = NonNullable<EnvVar["valueFrom"]>;

interface At {
  readonly path: string;
  readonly errors: FieldError[];
}

/** Environment variables: that each has one source, and that the source exists. */
export function validateEnv(container: EnvContainer, volumes: Volumes, { path, errors }: At): void {
  const env = container.env ?? [];
  for (let index = 0; index < env.length; index += 1) {
    const variable = env[index];
    if (variable?.valueFrom === undefined) continue;
    const at = `${path}.env[${index}].valueFrom`;
    validateSource(variable.valueFrom, { path: at, value: variable.value, volumes, errors });
  }
  container.envFrom?.forEach((source, index) => {
    const at = `${path}.envFrom[${index}]`;
    const count = (source.configMapRef === undefined ? 0 : 1) + (source.secretRef === undefined ? 0 : 1);
    if (count === 0) errors.push(invalid(at, "", "must specify one of: `configMapRef` or `secretRef`"));
    if (count > 1) errors.push(invalid(at, "", "may not have more than one field specified at a time"));
    if (source.configMapRef !== undefined && !source.configMapRef.name) {
      errors.push(required(`${at}.configMapRef.name`));
    }
    if (source.secretRef !== undefined && !source.secretRef.name) errors.push(required(`${at}.secretRef.name`));
  });
}

const sources = [
  "fieldRef",
  "resourceFieldRef",
  "configMapKeyRef",
  "secretKeyRef",
  "fileKeyRef",
] as const satisfies readonly (keyof EnvVarSource)[];

function validateSource(
  source: EnvVarSource,
  context: At & { readonly value: string | undefined; readonly volumes: Volumes },
): void {
  const { path, errors } = context;
  let count = 0;
  for (const field of sources) if (source[field] !== undefined) count += 1;
  if (count === 0) {
    const text =
      "must specify one of: `fieldRef`, `resourceFieldRef`, `configMapKeyRef`, `secretKeyRef` or `fileKeyRef`";
    errors.push(invalid(path, "", text));
  } else if (context.value !== undefined && context.value !== "") {
    errors.push(invalid(path, "", "may not be specified when `value` is not empty"));
  } else if (count > 1) {
    errors.push(invalid(path, "", "may not have more than one field specified at a time"));
  }
  const { fieldRef, resourceFieldRef, fileKeyRef } = source;
  if (fieldRef !== undefined) validateFieldPath(fieldRef, envFieldPaths, { path: `${path}.fieldRef`, errors });
  if (resourceFieldRef !== undefined) {
    validateResourceRef(resourceFieldRef, { path: `${path}.resourceFieldRef`, isVolume: false, errors });
  }
  if (fileKeyRef !== undefined) {
    validateFileRef(fileKeyRef, context.volumes, { path: `${path}.fileKeyRef`, errors });
  }
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
    if (ref.volumeName !== "") errors.push(notFoundValue(at, ref.volumeName));
  } else if (volume.emptyDir === undefined) {
    errors.push(invalid(at, ref.volumeName, "referenced volume must be of type emptyDir"));
  }
  relativePath(ref.path, `${path}.path`, errors);
}
