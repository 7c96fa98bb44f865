import type { ServerStorageVersion, StorageVersion } from "../../../../generated/internal/v1alpha1/storageVersion.ts";
import { isIn } from "../../../registry/keyed.ts";
import { addErrors, type FieldError, invalid } from "../../../schema/fieldError.ts";
import { dns1035Label, dnsSubdomain, qualifiedName } from "../../../schema/names.ts";
import type { Strategy } from "../../../schema/strategy.ts";

export const strategy: Strategy<StorageVersion> = { validate };

function validate({ metadata, status }: StorageVersion): FieldError[] {
  const { storageVersions = [], commonEncodingVersion } = status ?? {};
  return [
    ...validateName(metadata?.name ?? ""),
    ...storageVersions.flatMap((each, index) => validateServer(each, `status.storageVersions[${index}]`)),
    ...validateCommon(storageVersions, commonEncodingVersion),
  ];
}

/** The name is `group.resource`, with the group `core` for the first one. */
function validateName(name: string): FieldError[] {
  const dot = name.lastIndexOf(".");
  if (name === "") return [];
  if (dot === -1) return [invalid("metadata.name", name, "name must be in the form of <group>.<resource>")];
  const [group, resource] = [name.slice(0, dot), name.slice(dot + 1)];
  const errors: FieldError[] = [];
  const groupText = dnsSubdomain(group);
  if (groupText !== undefined) errors.push(invalid("metadata.name", name, `the group segment ${groupText}`));
  const resourceText = dns1035Label(resource);
  if (resourceText !== undefined) errors.push(invalid("metadata.name", name, `the resource segment ${resourceText}`));
  return errors;
}

/** What a server writes it can read, and so it can what it offers. */
function validateServer(server: ServerStorageVersion, path: string): FieldError[] {
  const { apiServerID = "", encodingVersion = "", decodableVersions = [], servedVersions = [] } = server;
  const list = decodableVersions.join(",");
  const errors = problem(`${path}.apiServerID`, apiServerID, qualifiedName);
  addErrors(errors, problem(`${path}.encodingVersion`, encodingVersion, versionProblem));
  for (const [index, each] of decodableVersions.entries()) {
    addErrors(errors, problem(`${path}.decodableVersions[${index}]`, each, versionProblem));
  }
  if (!decodableVersions.includes(encodingVersion)) {
    const text = `decodableVersions must include encodingVersion ${encodingVersion}`;
    errors.push(invalid(`${path}.decodableVersions`, decodableVersions, text));
  }
  for (const [index, each] of servedVersions.entries()) {
    addErrors(errors, problem(`${path}.servedVersions[${index}]`, each, versionProblem));
    if (isIn(decodableVersions, each)) continue;
    errors.push(
      invalid(
        `${path}.servedVersions[${index}]`,
        each,
        `individual served version ${each} must be included in decodableVersions ${list}`,
      ),
    );
  }
  return errors;
}

function problem(field: string, value: string, check: (value: string) => string | undefined): FieldError[] {
  const text = check(value);
  return text === undefined ? [] : [invalid(field, value, text)];
}

/** `v1` or `apps/v1`. */
function versionProblem(version: string): string | undefined {
  const [first = "", second, more] = version.split("/");
  if (more !== undefined) return "an apiVersion consists of a version, or a group and a version joined by '/'";
  if (second === undefined) return prefixed("version part: ", dns1035Label(first));
  return prefixed("group part: ", dnsSubdomain(first)) ?? prefixed("version part: ", dns1035Label(second));
}

function prefixed(prefix: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${prefix}${text}`;
}

const disagreedText =
  "should be nil if servers do not agree on the same encoding version, or if there is no server reporting the " +
  "supported versions yet";

/** There is a common version exactly when all servers write the same. */
function validateCommon(servers: readonly ServerStorageVersion[], common: string | undefined): FieldError[] {
  const field = "status.commonEncodingVersion";
  const versions = new Set(servers.map(({ encodingVersion }) => encodingVersion));
  const [only] = versions;
  const agreed = versions.size === 1 ? only : undefined;
  if (common === agreed) return [];
  if (agreed === undefined) return [invalid(field, common, disagreedText)];
  if (common === undefined) return [invalid(field, null, `the common encoding version is ${agreed}`)];
  return [invalid(field, common, `the actual common encoding version is ${agreed}`)];
}
