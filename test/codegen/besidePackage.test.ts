import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type Fixture, makeFixture, widgetFile, widgetYaml } from "./generateFixture.ts";

const test = suite("kinds beside the package's");

/** Several runs of the generator over the whole spec, on a machine that may be busy. */
const timeoutMs = 120_000;

const gadget = `group: apps
version: v1
kind: Gadget
names: { plural: gadgets }
scope: Namespaced
description: Gadget runs pods.
columns: [name, age]
schema:
  required: [spec]
  properties:
    spec:
      x-proto: 2
      required: [template]
      properties:
        template: { x-proto: 1, $ref: "core/v1#/$defs/PodTemplateSpec" }
`;

const batch = widgetYaml
  .replace("group: example.{apiDomain}", "group: batch.example.com")
  .replace(", shortNames: [wg]", "");

const groups = "groups:\n  - { name: batch.example.com, priority: 1500 }\n";

/** Runs a test in a folder of its own. */
function testIn(name: string, run: (fixture: Fixture) => Promise<void>): void {
  const runIn = async () => {
    const fixture = await makeFixture();
    await run(fixture).finally(() => fixture.remove());
  };
  test(name, runIn, { timeoutMs });
}

testIn("the output holds the files of its own kinds, and imports the built-in ones", async (fixture) => {
  const { exitCode, complaints } = await fixture.generateBeside();
  assert.is(exitCode, 0, complaints);
  assert.equal(Object.keys(await fixture.snapshot("out")).sort(), [
    "client.ts",
    "example/v1/kinds.ts",
    "example/v1/widget.code.ts",
    "example/v1/widget.ts",
    "example/v1/widget.validator.ts",
    "handlers.ts",
    "index.ts",
    "manifest.json",
    "openapi/v2.json",
    "openapi/v3/apis__example.orch.io.json",
    "openapi/v3/apis__example.orch.io__v1.json",
    "proto/example/v1/generated.proto",
    "resources.ts",
  ]);
  assert.match(await fixture.read("out/index.ts"), 'import { generated as builtIn } from "orch/generated/index";');
  const types = await fixture.read("out/example/v1/widget.ts");
  assert.match(types, 'import type { ListMeta, ObjectMeta } from "orch/generated/meta/v1";');
});

testIn(
  "a kind joins a built-in group and version: their documents hold both, and the client has both",
  async (fixture) => {
    await fixture.write("spec/apps/v1/gadget.yaml", gadget);
    await fixture.write("spec/batch/v1/widget.yaml", batch);
    await fixture.write("spec/groups.yaml", groups);
    const { exitCode, complaints } = await fixture.generateBeside();
    assert.is(exitCode, 0, complaints);
    const files = Object.keys(await fixture.snapshot("out/openapi/v3")).sort();
    assert.equal(files, [
      "apis__apps__v1.json",
      "apis__batch.example.com.json",
      "apis__batch.example.com__v1.json",
      "apis__example.orch.io.json",
      "apis__example.orch.io__v1.json",
    ]);
    const { paths } = JSON.parse(await fixture.read("out/openapi/v3/apis__apps__v1.json"));
    const kinds = Object.keys(paths).filter((path) => /^\/apis\/apps\/v1\/[a-z]+$/.test(path));
    assert.equal(kinds.map((path) => path.slice("/apis/apps/v1/".length)).sort(), [
      "controllerrevisions",
      "daemonsets",
      "deployments",
      "gadgets",
      "replicasets",
      "statefulsets",
    ]);
    const client = await fixture.read("out/client.ts");
    assert.match(client, 'export interface Client extends Omit<BuiltInClient, "apps" | "batch"> {');
    assert.match(client, 'export interface AppsV1 extends Omit<BuiltInClient["apps"]["v1"], never> {');
    const index = await fixture.read("out/index.ts");
    assert.match(index, '{ name: "batch.example.com", priority: 1500, versions: ["v1"] },');
  },
);

const gates = `gates:
  - { name: GlowInTheDark, stage: Alpha, default: false, locked: false, components: [apiserver] }
`;

const errors = `errors:
  - { name: worn, code: 409, reason: Conflict, description: It is worn., message: "it is worn", parameters: [] }
`;

testIn("feature gates and errors of one's own stand beside the package's", async (fixture) => {
  const glow = "        glow: { x-proto: 3, type: boolean, x-feature-gate: GlowInTheDark }\n";
  await fixture.write(widgetFile, widgetYaml.replace("        parts:\n", `${glow}        parts:\n`));
  const { complaints } = await fixture.generateBeside();
  assert.match(
    complaints,
    /no feature gate "GlowInTheDark"\n.*\n.*\n {2}fix: .*, or add it to a gates.yaml of your own\n/,
  );
  await fixture.write("spec/gates.yaml", gates);
  await fixture.write("spec/errors.yaml", errors);
  const { exitCode, complaints: none } = await fixture.generateBeside();
  assert.is(exitCode, 0, none);
  assert.match(await fixture.read("out/index.ts"), "  handlers,\n  gates,\n");
  assert.match(await fixture.read("out/gates.ts"), 'export type GateName =\n  | "GlowInTheDark";\n');
  assert.match(await fixture.read("out/errors.ts"), "export function worn(): StatusError {");
});

testIn("a run that knows the former one gives what one that does not gives", async (fixture) => {
  await fixture.generateBeside();
  await fixture.write("spec/apps/v1/gadget.yaml", gadget);
  await fixture.write(widgetFile, widgetYaml.replace("minimum: 1", "minimum: 2"));
  await fixture.generateBeside();
  const made = await fixture.snapshot("out");
  await fixture.remove("out");
  await fixture.generateBeside();
  assert.equal(made, await fixture.snapshot("out"));
  const { exitCode, printed } = await fixture.generateBeside("--check");
  assert.is(exitCode, 0);
  assert.match(printed, /^generate: \d+ files are up to date\n$/);
});

const refused: readonly [what: string, file: string, text: string, complaint: RegExp][] = [
  [
    "a kind that is built in",
    "spec/apps/v1/deployment.yaml",
    gadget,
    /deployment\.yaml:1:1 duplicate-module .*already lies at apps\/v1\/deployment/,
  ],
  [
    "a short name that a built-in kind of the group has",
    "spec/apps/v1/gadget.yaml",
    gadget.replace("plural: gadgets", "plural: gadgets, shortNames: [deploy]"),
    /gadget\.yaml:4:\d+ short-name-clash "deploy" already names Deployment/,
  ],
  [
    "a gate that the package has",
    "spec/gates.yaml",
    gates.replace("GlowInTheDark", "WatchList"),
    /gates\.yaml:2:\d+ duplicate-name "WatchList" is already declared by the package/,
  ],
  [
    "a table of metrics",
    "spec/metrics.yaml",
    "metrics: []\n",
    /metrics\.yaml:1:1 unread-file the code of the built-in kinds is the package's, which has a file of this name/,
  ],
];

for (const [what, file, text, complaint] of refused) {
  testIn(`${what} is refused, and nothing is written`, async (fixture) => {
    await fixture.write(file, text);
    const { exitCode, complaints } = await fixture.generateBeside();
    assert.is(exitCode, 1);
    assert.match(complaints, complaint);
    assert.equal(
      await fixture.snapshot(".").then((all) => Object.keys(all).filter((each) => each.startsWith("out"))),
      [],
    );
  });
}

test.run();
