import type { Container } from "../../../generated/core/v1/container.ts";
import { type FieldError, invalid, notSupported, required } from "../../schema/fieldError.ts";

type EnvContainer = Pick<Container, "env" | "envFrom">;
type EnvVar = NonNullable<Container["env"]>[number];
type EnvVarSource = NonNullable<EnvVar["valueFrom"]>;

/** Environment variables: that each has one source, and that the source exists. */
export function validateEnv(container: EnvContainer, path: string, errors: FieldError[]): void {
  const env = container.env ?? [];
  for (let index = 0; index < env.length; index += 1) {
    const variable = env[index];
    if (variable?.valueFrom === undefined) continue;
    validateSource(variable.valueFrom, { path: `${path}.env[${index}].valueFrom`, value: variable.value, errors });
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
  context: { readonly path: string; readonly value: string | undefined; readonly errors: FieldError[] },
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
  if (source.fieldRef !== undefined) validateEnvFieldPath(source.fieldRef.fieldPath, `${path}.fieldRef`, errors);
  if (source.resourceFieldRef !== undefined) {
    validateResourceName(source.resourceFieldRef.resource, `${path}.resourceFieldRef.resource`, errors);
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
const subscripted = /^metadata\.(?:labels|annotations)\['[^']+'\]$/;

function validateEnvFieldPath(fieldPath: string, path: string, errors: FieldError[]): void {
  if (fieldPath !== "" && !envFieldPaths.includes(fieldPath) && !subscripted.test(fieldPath)) {
    const allowed = [...envFieldPaths, "metadata.labels", "metadata.annotations"];
    errors.push(notSupported(`${path}.fieldPath`, fieldPath, allowed));
  }
}

const resourceFields = /^(?:limits|requests)\.(?:cpu|memory|ephemeral-storage|hugepages-.+)$/;

function validateResourceName(resource: string, path: string, errors: FieldError[]): void {
  if (resource !== "" && !resourceFields.test(resource)) {
    const names = ["cpu", "ephemeral-storage", "memory"];
    errors.push(
      notSupported(
        path,
        resource,
        names.flatMap((each) => [`limits.${each}`, `requests.${each}`]),
      ),
    );
  }
}
