import { readdirSync, readFileSync } from "node:fs";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";

const test = suite("descriptions of kinds and fields");

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly { readonly $ref?: string }[];
}

interface Document {
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const folder = new URL("../../generated/openapi/v3/", import.meta.url);

const documents = readdirSync(folder).map((file) => {
  const { components } = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Document;
  return { file, schemas: components?.schemas ?? {} };
});

test("the documents hold types", () => assert.ok(documents.some(({ schemas }) => Object.keys(schemas).length > 100)));

for (const { file, schemas } of documents) {
  test(`${file}: kubectl explain has a sentence for every kind and every field`, () => {
    assert.equal(undescribed(schemas), []);
  });
}

/**
 * Types, and fields as `type.field`. A list of fields shows what a field says itself, never what its type does; a type
 * may leave it to the fields that hold one.
 */
function undescribed(schemas: Readonly<Record<string, Schema>>): string[] {
  const held = new Set(
    Object.values(schemas)
      .flatMap(({ properties = {} }) =>
        Object.values(properties).flatMap(({ description, allOf = [] }) => (isText(description) ? allOf : [])),
      )
      .map(({ $ref = "" }) => $ref.replace(/^.*\//, "")),
  );
  return Object.entries(schemas).flatMap(([name, { description, properties = {} }]) => [
    ...(isText(description) || held.has(name) ? [] : [name]),
    ...Object.keys(properties)
      .filter((field) => !isText(properties[field]?.description))
      .map((field) => `${name}.${field}`),
  ]);
}

function isText(description: string | undefined): boolean {
  return description !== undefined && description.trim() !== "";
}

test.run();
