import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as assert from "uvu/assert";
import { definitionsShape, kindShape, schemaShape } from "../../codegen/check/resourceShape.ts";
import { diskSource, load } from "../../codegen/load.ts";
import { ownOut, ownSpecRoot } from "../../codegen/options.ts";
import { suite } from "../harness/suite.ts";

interface ObjectSchema {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

interface ResourceSchema {
  readonly $defs: Readonly<Record<"kindFile" | "definitionsFile" | "schema", ObjectSchema>>;
}

const schema: ResourceSchema = JSON.parse(await readFile(`${ownSpecRoot}/resource.schema.json`, "utf8"));

const test = suite("codegen resource schema");

const pairs = [
  ["kindFile", kindShape],
  ["definitionsFile", definitionsShape],
  ["schema", schemaShape],
] as const;

for (const [name, shape] of pairs) {
  test(`editors and the generator know the same keys of ${shape.noun}`, () => {
    assert.equal(Object.keys(shape.keys).sort(), Object.keys(schema.$defs[name].properties).sort());
    assert.equal([...(shape.required ?? [])].sort(), [...(schema.$defs[name].required ?? [])].sort());
  });
}

test("every resource file of the spec obeys the schema that editors use", async () => {
  const options = {
    platformFile: `${ownSpecRoot}/platform.yaml`,
    specRoots: [ownSpecRoot],
    out: ownOut,
    cwd: ownSpecRoot,
  };
  const { resources } = await load(options, diskSource);
  const validate = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  assert.ok(resources.length > 20);
  for (const { display, data } of resources) {
    validate(data);
    assert.equal(validate.errors ?? [], [], display);
  }
});

test.run();
