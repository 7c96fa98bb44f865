import { type Data, isRecord, record, recordOf, text } from "../read.ts";
import type { Pointer, SpecDocument } from "../spec.ts";

/** A schema and where it stands. */
export interface SchemaSite {
  readonly document: SpecDocument;
  readonly pointer: Pointer;
  readonly schema: Data;
  readonly role: "kind" | "definition" | "property" | "items" | "values";
  /** Name of the kind, definition or property; for items and values that of what holds them. */
  readonly name: string;
  /** For a property, the object schema that declares it. */
  readonly parent?: SchemaSite;
}

/** All schemas of a resource file, outer before inner, in the order of the file. */
export function schemaSites(document: SpecDocument): SchemaSite[] {
  const sites: SchemaSite[] = [];
  const data = record(document.data);
  const kind = text(data.kind);
  if (kind !== undefined && isRecord(data.schema)) {
    visit({ document, pointer: ["schema"], schema: data.schema, role: "kind", name: kind }, sites);
  }
  for (const [name, schema] of Object.entries(recordOf(data, "$defs"))) {
    if (isRecord(schema)) visit({ document, pointer: ["$defs", name], schema, role: "definition", name }, sites);
  }
  return sites;
}

function visit(site: SchemaSite, sites: SchemaSite[]): void {
  sites.push(site);
  const { document, pointer, schema, name } = site;
  for (const key of ["properties", "x-one-of"]) {
    for (const [property, inner] of Object.entries(recordOf(schema, key))) {
      if (!isRecord(inner)) continue;
      const at = [...pointer, key, property];
      visit({ document, pointer: at, schema: inner, role: "property", name: property, parent: site }, sites);
    }
  }
  const { items, additionalProperties: values } = schema;
  if (isRecord(items)) visit({ document, pointer: [...pointer, "items"], schema: items, role: "items", name }, sites);
  if (isRecord(values)) {
    visit({ document, pointer: [...pointer, "additionalProperties"], schema: values, role: "values", name }, sites);
  }
}
