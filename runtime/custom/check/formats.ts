import { isFormatOf } from "../../schema/formats/jsonFormats.ts";
import type { CustomResourceDefinitionLike } from "../definition.ts";
import { readSchema, type Schema } from "../schema/jsonSchema.ts";
import { subschemas } from "./keywords.ts";

/** Says of each format that no value is checked for; of an update, of those alone that the definition did not have. */
export function formatWarnings(crd: CustomResourceDefinitionLike, old?: CustomResourceDefinitionLike): string[] {
  const found = unknownFormats(crd);
  const known = found.size === 0 || old === undefined ? new Set<string>() : unknownFormats(old);
  return [...found].filter((each) => !known.has(each)).map((each) => `unrecognized format ${JSON.stringify(each)}`);
}

function unknownFormats({ spec }: CustomResourceDefinitionLike): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { schema } of spec?.versions ?? []) collect(readSchema(schema?.openAPIV3Schema), found);
  return found;
}

function collect(schema: Schema, found: Set<string>): void {
  const { type, format = "" } = schema;
  if (format !== "" && !isFormatOf(type, format)) found.add(format);
  for (const each of subschemas(schema, "")) collect(each.schema, found);
}
