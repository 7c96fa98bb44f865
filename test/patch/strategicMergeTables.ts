import * as assert from "uvu/assert";
import { resources } from "../../generated/resources.ts";
import { applyStrategicMergePatch } from "../../runtime/patch/strategicMergePatch.ts";
import type { JsonObject, Structure } from "../../runtime/schema/index.ts";
import type { suite } from "../harness/suite.ts";
import { frozen } from "../harness/values.ts";

export type Row = readonly [what: string, original: JsonObject, patch: JsonObject, result: JsonObject];

/** Rows of a kind; their values stand at the path, e.g. in `spec`. */
export type Table = readonly [kind: string, path: readonly string[], rows: readonly Row[]];

/** A test a row: the patch makes the result of the original, neither of which it changes. */
export function testTables(test: ReturnType<typeof suite>, tables: readonly Table[]): void {
  for (const [kind, path, rows] of tables) {
    for (const [what, original, patch, result] of rows) {
      test(`${[kind, ...path].join(".")}: ${what}`, async () => {
        const structure = await structureOf(kind);
        const merged = applyStrategicMergePatch(frozen(at(path, original)), frozen(at(path, patch)), structure);
        assert.equal(merged, at(path, result));
      });
    }
  }
}

async function structureOf(kind: string): Promise<Structure> {
  const descriptor = resources.find((each) => each.kind === kind);
  if (descriptor === undefined) throw new Error(`there is no ${kind}`);
  return (await descriptor.load()).structure;
}

function at(path: readonly string[], value: JsonObject): JsonObject {
  return path.reduceRight<JsonObject>((inner, name) => ({ [name]: inner }), structuredClone(value));
}
