import type { ServerStorageVersion, StorageVersion } from "../../../../generated/internal/v1alpha1/storageVersion.ts";
import { isIn } from "../../../registry/keyed.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import { dns1035Label, dnsSubdomain } from "../../../schema/names.ts";
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
  const { encodingVersion = "", decodableVersions = [], servedVersions = [] } = server;
  const list = decodableVersions.join(",");
  const errors: FieldError[] = [];
  if (!decodableVersions.includes(encodingVersion)) {
    const text = `decodableVersions must include encodingVersion ${encodingVersion}`;
    errors.push(invalid(`${path}.decodableVersions`, decodableVersions, text));
  }
  for (const [index, each] of servedVersions.entries()) {
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
