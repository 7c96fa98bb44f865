import type { ObjectFieldSelector, ResourceFieldSelector } from "../../../../generated/core/v1/shared.ts";
import { type FieldError, invalid, notSupported, required } from "../../../schema/fieldError.ts";
import { qualifiedName } from "../../../schema/names.ts";
import { compareQuantities } from "../../../schema/quantity.ts";

interface At {
  readonly path: string;
  readonly errors: FieldError[];
}

const subscripted = /^([a-z.]+)\['([^']*)'\]$/i;

/** Fields of a pod that have a name for its containers; where they may be used differs. */
const fieldLabels = [
  ...["metadata.annotations", "metadata.labels", "metadata.name", "metadata.namespace", "metadata.uid"],
  ...["spec.host", "spec.nodeName", "spec.restartPolicy", "spec.schedulerName", "spec.serviceAccountName"],
  ...["status.hostIP", "status.hostIPs", "status.phase", "status.podIP", "status.podIPs"],
];

/** A field of the pod, one of those `allowed`, or a single label or annotation of it. */
export function validateFieldPath(
  { apiVersion = "", fieldPath }: ObjectFieldSelector,
  allowed: readonly string[],
  at: At,
): void {
  const { path, errors } = at;
  if (fieldPath !== "" && apiVersion !== "" && apiVersion !== "v1") {
    const text = `error converting fieldPath: unsupported pod version: ${apiVersion}`;
    errors.push(invalid(`${path}.fieldPath`, fieldPath, text));
    return;
  }
  if (fieldPath === "" || allowed.includes(fieldPath)) return;
  const unknown = (what: string) =>
    invalid(`${path}.fieldPath`, fieldPath, `error converting fieldPath: field label ${what}: ${fieldPath}`);
  const [, map = "", key = ""] = subscripted.exec(fieldPath) ?? [];
  if (map === "metadata.labels" || map === "metadata.annotations") {
    const text = qualifiedName(map === "metadata.annotations" ? key.toLowerCase() : key);
    if (text !== undefined) errors.push(invalid(path, key, text));
  } else if (map !== "") {
    errors.push(unknown("does not support subscript"));
  } else if (!fieldLabels.includes(fieldPath)) {
    errors.push(unknown("not supported"));
  } else {
    errors.push(notSupported(`${path}.fieldPath`, fieldPath, allowed));
  }
}

const hugePages = /^(?:limits|requests)\.hugepages-./;
const amounts = ["cpu", "ephemeral-storage", "memory"];
const resourceNames = ["limits", "requests"].flatMap((each) => amounts.map((name) => `${each}.${name}`));

/** An amount of a container and the unit in which it is written. Volumes also say of which container. */
export function validateResourceRef(
  { containerName, resource, divisor }: ResourceFieldSelector,
  at: At & { readonly isVolume: boolean },
): void {
  const { path, errors } = at;
  if (at.isVolume && !containerName) {
    errors.push(required(`${path}.containerName`));
  } else if (resource !== "" && !resourceNames.includes(resource) && !hugePages.test(resource)) {
    errors.push(notSupported(`${path}.resource`, resource, resourceNames));
  }
  const unit = unitsOf(resource);
  if (divisor === undefined || divisor === "" || unit === undefined) return;
  if (compareQuantities(divisor, 0) === 0 || unit.values.includes(String(divisor))) return;
  errors.push(invalid(`${path}.divisor`, resource, `only divisor's values ${unit.text}`));
}

const byteUnits = ["1", "1k", "1M", "1G", "1T", "1P", "1E", "1Ki", "1Mi", "1Gi", "1Ti", "1Pi", "1Ei"];

function unitsOf(resource: string): { readonly values: readonly string[]; readonly text: string } | undefined {
  const name = resource.slice(resource.indexOf(".") + 1);
  const bytes = (what: string) => {
    const text = `${byteUnits.join(", ")} are supported with the ${what} resource`;
    return { values: byteUnits, text };
  };
  switch (name) {
    case "cpu":
      return { values: ["1m", "1"], text: "1m and 1 are supported with the cpu resource" };
    case "memory":
      return bytes("memory");
    case "ephemeral-storage":
      return bytes("local ephemeral storage");
    default:
      return name.startsWith("hugepages-") ? bytes("hugepages") : undefined;
  }
}
