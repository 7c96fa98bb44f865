import { readFileSync } from "node:fs";
import * as assert from "uvu/assert";
import { parse as parseYaml } from "yaml";
import { generated } from "../../generated/index.ts";
import type { Json } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { openSamples } from "./samples.ts";
import { type Named, readSchemas } from "./schemas.ts";

const test = suite("samples of kinds");
const schemas = readSchemas();

test("between them the full samples set every field of every kind, but for those that are named with a reason", () => {
  const samples = openSamples();
  const fields = new Set<string>();
  const set = new Set<string>();
  const unset = new Set(unsetFields());
  // Metadata is the same for every kind.
  const done = new Set(["meta.v1.ObjectMeta"]);
  for (const kind of generated.resources) {
    const named = schemas.ofKind(kind);
    fieldsOf(named, { fields, done, unset });
    for (const object of samples.full(kind)) noteFields(named, object, set);
  }
  assert.ok(fields.size > 2000, `only ${fields.size} fields`);
  assert.equal(
    [...fields].filter((each) => !set.has(each) && !unset.has(each)),
    [],
  );
  assert.equal(
    [...unset].filter((each) => !fields.has(each) || set.has(each)),
    [],
    "named, but set",
  );
});

function unsetFields(): string[] {
  const reasons = parseYaml(readFileSync(new URL("unset.yaml", import.meta.url), "utf8")) as Record<string, string[]>;
  return Object.values(reasons).flat();
}

interface Found {
  readonly fields: Set<string>;
  /** Types that were seen. */
  readonly done: Set<string>;
  /** What is behind these is not asked for. */
  readonly unset: ReadonlySet<string>;
}

function fieldsOf({ name, schema }: Named, found: Found): void {
  if (found.done.has(name)) return;
  if (name !== "") found.done.add(name);
  const { items, additionalProperties } = schema;
  for (const [key, member] of Object.entries(schema.properties ?? {})) {
    const field = `${name}.${key}`;
    if (!envelope.has(key)) found.fields.add(field);
    if (!found.unset.has(field)) fieldsOf(schemas.resolve(member), found);
  }
  if (items !== undefined) fieldsOf(schemas.resolve(items), found);
  if (typeof additionalProperties === "object") fieldsOf(schemas.resolve(additionalProperties), found);
}

const envelope: ReadonlySet<string> = new Set(["apiVersion", "kind", "metadata"]);

function noteFields({ name, schema }: Named, value: Json, set: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  const { items, additionalProperties, properties = {} } = schema;
  for (const [key, member] of Object.entries(value)) {
    const known = properties[key];
    if (known !== undefined) set.add(`${name}.${key}`);
    const each = known ?? items ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
    if (each !== undefined) noteFields(schemas.resolve(each), member as Json, set);
  }
}

test.run();
