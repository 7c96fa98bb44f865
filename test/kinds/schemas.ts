import { readdirSync, readFileSync } from "node:fs";
import { generated } from "../../generated/index.ts";
import type { JsonObject, ResourceDescriptor } from "../../runtime/schema/index.ts";

/** What the OpenAPI documents say of a value. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: boolean;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly "x-kubernetes-group-version-kind"?: readonly JsonObject[];
}

/** A schema with its name, where it has one: "core.v1.Container", whatever the platform is called. */
export interface Named {
  readonly name: string;
  readonly schema: Schema;
}

export interface Schemas {
  readonly ofKind: (kind: ResourceDescriptor) => Named;
  /** Follows references to the end. */
  readonly resolve: (schema: Schema) => Named;
}

/** The schemas of all OpenAPI documents that the generator writes. */
export function readSchemas(): Schemas {
  const all = new Map<string, Schema>();
  const files = generated.openapiFolders.flatMap((each) => {
    const v3 = new URL("v3/", each);
    return readdirSync(v3).map((name) => new URL(name, v3));
  });
  for (const file of files) {
    const document = JSON.parse(readFileSync(file, "utf8"));
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) all.set(name, schema as Schema);
  }
  const resolve = (schema: Schema): Named => {
    const target = schema.$ref ?? schema.allOf?.[0]?.$ref;
    if (target === undefined) return { name: "", schema };
    const key = target.slice("#/components/schemas/".length);
    const found = all.get(key);
    if (found === undefined) throw new Error(`no document has ${key}`);
    return { name: shortName(key), schema: found };
  };
  const kinds = new Map<string, Named>();
  for (const [name, schema] of all) {
    for (const { group, version, kind } of schema["x-kubernetes-group-version-kind"] ?? []) {
      kinds.set(`${group}/${version}/${kind}`, { name: shortName(name), schema });
    }
  }
  const ofKind = ({ group, version, kind }: ResourceDescriptor): Named => {
    const found = kinds.get(`${group}/${version}/${kind}`);
    if (found === undefined) throw new Error(`no document has the kind ${group}/${version} ${kind}`);
    return found;
  };
  return { ofKind, resolve };
}

/** "io.orch.api.core.v1.Container" is "core.v1.Container". */
function shortName(name: string): string {
  return name.split(".").slice(-3).join(".");
}
