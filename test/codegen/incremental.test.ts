import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { ownSpecRoot } from "../../codegen/options.ts";
import { suite } from "../harness/suite.ts";
import { type Fixture, makeFixture, widgetFile, widgetYaml } from "./generateFixture.ts";

const test = suite("incremental runs");

/** Several runs of the generator each, on a machine that may be busy. */
const timeoutMs = 120_000;

const partsFile = "spec/example/v1/parts.yaml";
const machineFile = "spec/machines/v1/machine.yaml";
const errorsFile = "spec/errors.yaml";
const platformFile = "spec/platforms/acme.yaml";

const parts = `group: example.{apiDomain}
version: v1
$defs:
  Material:
    description: What a thing is made of.
    properties:
      name: { x-proto: 1, type: string, maxLength: 20 }
      weight: { x-proto: 2, type: integer, format: int32 }
`;

const widget = widgetYaml
  .replace(
    "        parts:\n",
    '        material: { x-proto: 3, $ref: "example/v1/parts#/$defs/Material" }\n        parts:\n',
  )
  .replace("columns: [name, age]", "columns: [name, { name: Size, type: integer, print: ./size.ts#size }]");

const machine = widgetYaml
  .replaceAll("Widget", "Machine")
  .replace("group: example.", "group: machines.")
  .replace("widgets, shortNames: [wg]", "machines")
  .replace(
    "        parts:\n",
    '        material: { x-proto: 3, $ref: "example/v1/parts#/$defs/Material" }\n        parts:\n',
  );

const gadget = widgetYaml.replaceAll("Widget", "Gadget").replace("widgets, shortNames: [wg]", "gadgets");

const errors = `errors:
  - { name: broken, code: 500, reason: InternalError, description: It broke., message: "it broke", parameters: [] }
`;

const size = 'export const size = (object: { spec?: { size?: number } }) => object.spec?.size ?? "";\n';

/** The same edits one after the other: what to change, and files that the run is to write, among others maybe. */
const edits: readonly {
  readonly name: string;
  readonly edit: (fixture: Fixture) => Promise<void>;
  /** Exactly these paths change, besides manifest.json. */
  readonly changes?: readonly string[];
}[] = [
  { name: "nothing", edit: async () => {}, changes: [] },
  {
    name: "a field is added",
    edit: ({ write }) =>
      write(widgetFile, widget.replace("minimum: 1 }", "minimum: 1 }\n        depth: { x-proto: 9, type: string }")),
    changes: [
      "example/v1/widget.code.ts",
      "example/v1/widget.ts",
      "openapi/v2.json",
      "openapi/v3/apis__example.orch.io__v1.json",
      "proto/example/v1/generated.proto",
    ],
  },
  {
    name: "a description changes",
    edit: ({ write }) => write(partsFile, parts.replace("What a thing", "The stuff a thing")),
    changes: [
      "example/v1/parts.ts",
      "openapi/v2.json",
      "openapi/v3/apis__example.orch.io__v1.json",
      "openapi/v3/apis__machines.orch.io__v1.json",
      "proto/example/v1/generated.proto",
    ],
  },
  {
    name: "a constraint of a type that two groups use changes",
    edit: ({ write }) => write(partsFile, parts.replace("maxLength: 20 ", "")),
  },
  {
    name: "a type that two groups use is renamed",
    edit: async ({ read, write }) => {
      for (const file of [partsFile, widgetFile, machineFile])
        await write(file, (await read(file)).replaceAll("Material", "Stuff"));
    },
  },
  { name: "a kind is added", edit: ({ write }) => write("spec/example/v1/gadget.yaml", gadget) },
  {
    name: "a group is added",
    edit: ({ write }) =>
      write(
        "spec/gears/v1/gear.yaml",
        gadget.replaceAll("Gadget", "Gear").replace("gadgets", "gears").replace("example", "gears"),
      ),
  },
  {
    name: "errors.yaml changes",
    edit: ({ write }) => write(errorsFile, errors.replace('"it broke"', '"it is broken"')),
    changes: ["errors.ts"],
  },
  { name: "a kind is removed", edit: ({ remove }) => remove("spec/example/v1/gadget.yaml") },
  {
    name: "the platform changes",
    edit: async ({ read, write }) =>
      write(platformFile, (await read(platformFile)).replace("gitVersion: ", "gitVersion: v1.99.0+changed # ")),
  },
  { name: "a group is removed", edit: ({ remove }) => remove("spec/gears/v1/gear.yaml") },
  {
    name: "a file moves to another group",
    edit: async ({ read, remove, write }) => {
      await write(
        "spec/machines/v1/parts.yaml",
        (await read(partsFile)).replace("group: example.", "group: machines."),
      );
      for (const file of [widgetFile, machineFile])
        await write(file, (await read(file)).replace("example/v1/parts", "machines/v1/parts"));
      await remove(partsFile);
    },
  },
];

async function fixtureOfGroups(): Promise<Fixture> {
  const fixture = await makeFixture();
  const { write } = fixture;
  await write(widgetFile, widget);
  await write("spec/example/v1/size.ts", size);
  await write(partsFile, parts);
  await write(machineFile, machine);
  await write(errorsFile, errors);
  await write(platformFile, readFileSync(join(ownSpecRoot, "platform.yaml"), "utf8"));
  return fixture;
}

test(
  "after each edit, a run gives byte for byte what one without a former run gives",
  async () => {
    const fixture = await fixtureOfGroups();
    const { generate, snapshot } = fixture;
    const platform = ["--platform", platformFile];
    try {
      assert.is((await generate(...platform)).exitCode, 0);
      for (const { name, edit, changes } of edits) {
        const before = await snapshot("out");
        await edit(fixture);
        const { exitCode, complaints } = await generate(...platform);
        assert.is(exitCode, 0, `${name}: ${complaints}`);
        const after = await snapshot("out");
        await fixture.remove("cold");
        assert.is((await generate(...platform, "--out", "cold")).exitCode, 0, name);
        assert.equal(after, await snapshot("cold"), name);
        assert.is((await generate(...platform, "--check")).exitCode, 0, name);
        if (changes !== undefined) assert.equal(changed(before, after), changes, name);
      }
    } finally {
      await fixture.remove();
    }
  },
  { timeoutMs },
);

test(
  "a generated file that was edited or deleted by hand is made again, and --check names it",
  async () => {
    const fixture = await fixtureOfGroups();
    const { generate, read, remove, write } = fixture;
    try {
      await generate();
      const before = await read("out/example/v1/widget.ts");
      // At once, and of the same length: nothing but the text tells.
      await write("out/example/v1/widget.ts", before.replace("Widget is a thing", "Widget is a thinG"));
      const check = await generate("--check");
      assert.is(check.exitCode, 1);
      assert.match(check.complaints, "1 file is out of date");
      assert.match((await generate()).printed, "changed example/v1/widget.ts\n");
      assert.is(await read("out/example/v1/widget.ts"), before);
      const document = await read("out/openapi/v2.json");
      await remove("out/openapi/v2.json");
      await write(widgetFile, widget.replace("minimum: 1", "minimum: 2"));
      assert.is((await generate()).exitCode, 0);
      assert.is(await read("out/openapi/v2.json"), document.replace('"minimum":1', '"minimum":2'));
    } finally {
      await remove();
    }
  },
  { timeoutMs },
);

test(
  "a hand-written function that goes away is missed, though no spec file changed",
  async () => {
    const fixture = await fixtureOfGroups();
    try {
      assert.is((await fixture.generate()).exitCode, 0);
      await fixture.write("spec/example/v1/size.ts", size.replace("const size", "const sizes"));
      const { exitCode, complaints } = await fixture.generate();
      assert.is(exitCode, 1);
      assert.match(complaints, /unknown-print .*has no export "size"/);
    } finally {
      await fixture.remove();
    }
  },
  { timeoutMs },
);

test(
  "a mistake in one file is told until it is mended, whatever else stays as it was",
  async () => {
    const { generate, remove, write } = await fixtureOfGroups();
    try {
      assert.is((await generate()).exitCode, 0);
      await write("spec/example/v1/gadget.yaml", gadget.replace("gadgets", "widgets"));
      for (let run = 0; run < 2; run++) assert.match((await generate()).complaints, "plural-clash");
      await write("spec/example/v1/gadget.yaml", gadget.replaceAll("GadgetPart", "WidgetPart"));
      assert.match((await generate()).complaints, "duplicate-type");
      await write("spec/example/v1/gadget.yaml", gadget);
      assert.is((await generate()).exitCode, 0);
    } finally {
      await remove();
    }
  },
  { timeoutMs },
);

test(
  "types of the OpenAPI documents and messages are there while they are asked for, and follow the spec",
  async () => {
    const { generate, read, remove, snapshot, write } = await fixtureOfGroups();
    const extras = ["openapi/types.ts", "pb/example/v1/generated_pb.ts"];
    const asked = ["--openapi-types", "--messages"];
    try {
      assert.is((await generate()).exitCode, 0);
      const plain = await snapshot("out");
      for (const path of extras) assert.is(plain[path], undefined);
      assert.is((await generate(...asked)).exitCode, 0);
      assert.match(await read("out/openapi/types.ts"), "patchMachinesV1NamespacedMachine: {");
      await write(
        widgetFile,
        widget.replace("minimum: 1 }", "minimum: 1 }\n        depth: { x-proto: 9, type: string }"),
      );
      assert.is((await generate(...asked, "--check")).exitCode, 1);
      assert.is((await generate(...asked)).exitCode, 0);
      for (const path of extras) assert.match(await read(`out/${path}`), /^ +depth\?: string/m);
      await write(widgetFile, widget);
      assert.is((await generate()).exitCode, 0);
      assert.equal(await snapshot("out"), plain);
    } finally {
      await remove();
    }
  },
  { timeoutMs },
);

/** Paths that were written or deleted, but for the manifest. */
function changed(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => path !== "manifest.json" && before[path] !== after[path]).sort();
}

test.run();
