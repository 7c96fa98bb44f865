import type { Json } from "../../runtime/schema/index.ts";
import type { Named } from "./schemas.ts";

/** Values of types and formats that are no plain text. */
const byName: Readonly<Record<string, Json>> = {
  "meta.v1.Time": "2024-02-29T12:30:00Z",
  "meta.v1.MicroTime": "2024-02-29T12:30:00.000001Z",
  "api.resource.Quantity": "2",
  "meta.v1.FieldsV1": { "f:metadata": {} },
  "pkg.runtime.RawExtension": { kind: "Parameters", apiVersion: "example.com/v1", size: 3 },
};

const byFormat: Readonly<Record<string, Json>> = {
  byte: "AQID",
  cidr: "10.1.0.0/16",
  "config-key": "config.key",
  "date-time": "2024-02-29T12:30:00Z",
  "dns-label": "a-label",
  "dns-subdomain": "a.subdomain",
  "dns1035-label": "a-label",
  "domain-prefixed-path": "example.com/path",
  double: 1.5,
  "env-var-name": "NAME",
  "http-header-name": "X-Name",
  "int-or-string": 1,
  ip: "10.1.2.3",
  "label-value": "value",
  "path-segment": "segment",
  "port-name": "http",
  "qualified-name": "example.com/name",
};

/**
 * A value that is not zero: the first of an enum, an example of the format, the smallest number that is allowed, or a
 * word that says which field it is of.
 */
export function scalar({ name, schema }: Named, key: string, type: string): Json {
  const known = byName[name] ?? schema.enum?.[0] ?? byFormat[schema.format ?? ""];
  if (known !== undefined) return known;
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return Math.max(1, schema.minimum ?? 1);
  if (type === "string") return key.toLowerCase();
  return {};
}
