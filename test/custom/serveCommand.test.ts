import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";
import { parse, parseAllDocuments, stringify } from "yaml";
import { generate } from "../../codegen/generate.ts";
import { parseCommandLine } from "../../codegen/options.ts";
import { generated } from "../../generated/index.ts";
import { runCrdCommand } from "../../runtime/cli/crd/crdCommand.ts";
import { schemaProblems } from "../../runtime/custom/problems.ts";
import type { Platform } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { openCustomApi } from "./customApi.ts";

const test = suite("crd export and import");

const root = fileURLToPath(new URL("../../", import.meta.url));
const widget = join(root, "examples/widget/spec/example/v1/widget.yaml");

async function crd(...argv: string[]) {
  return crdOf(generated.platform, ...argv);
}

async function crdOf(platform: Platform, ...argv: string[]) {
  const out: string[] = [];
  const warnings: string[] = [];
  const code = await runCrdCommand(argv, {
    platform,
    specFolder: join(root, "spec"),
    print: (text) => out.push(text),
    warn: (text) => warnings.push(text),
  });
  return { code, out: out.join("\n"), warnings };
}

test("a definition in a protected group says who approved it in the domain of labels", async () => {
  const platform = { ...generated.platform, labelDomain: "labels.orch.io" };
  const { metadata } = parse((await crdOf(platform, "export", widget)).out);
  assert.equal(Object.keys(metadata.annotations), ["api-approved.labels.orch.io"]);
});

test("a spec file becomes a definition: everything but what a definition has no words for", async () => {
  const { code, out, warnings } = await crd("export", widget);
  assert.is(code, 0);
  assert.equal(warnings, [`${widget}: the column Large is computed, and left out`]);
  const { metadata, spec } = parse(out);
  assert.equal(metadata, {
    name: "widgets.example.orch.io",
    annotations: { "api-approved.orch.io": "unapproved, written from a spec file" },
  });
  const [version] = spec.versions;
  assert.equal(version.subresources, {
    status: {},
    scale: { specReplicasPath: ".spec.replicas", statusReplicasPath: ".status.replicas" },
  });
  assert.equal(version.selectableFields, [{ jsonPath: ".spec.color" }]);
  assert.equal(
    version.additionalPrinterColumns.map((each: { name: string }) => each.name),
    ["Color", "Size", "Age"],
  );
  const { properties } = version.schema.openAPIV3Schema;
  assert.equal(properties.spec["x-orch-validations"], [
    { rule: "self.color == oldSelf.color", message: "is immutable", fieldPath: ".color" },
    {
      rule: "!(has(self.size) && self.size == 1) || !(has(self.parts))",
      message: "a widget of 1 mm has no room for parts",
      reason: "FieldValueForbidden",
      fieldPath: ".parts",
    },
  ]);
  const { parts } = properties.spec.properties;
  assert.equal([parts["x-orch-list-type"], parts["x-orch-list-map-keys"]], ["map", ["name"]]);
  assert.is(parts.items.properties.name.pattern, "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$");
  assert.not.match(out, /x-proto|x-presence|\$ref|x-patch/);
});

test("a definition becomes a spec file that generates, and the same definition again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-crd-"));
  try {
    const first = await crd("export", "--out", folder, widget);
    assert.is(first.code, 0);
    const imported = await crd("import", "--out", join(folder, "spec"), first.out);
    const file = join(folder, "spec/example/v1/widget.yaml");
    assert.equal([imported.code, imported.out, imported.warnings], [0, file, []]);
    const spec = parse(readFileSync(file, "utf8"));
    assert.is(spec.group, "example.{apiDomain}");
    const numbers = Object.values(spec.schema.properties.spec.properties).map(
      (each) => (each as { "x-proto": number })["x-proto"],
    );
    assert.equal(numbers, [1, 2, 3, 4]);
    const again = await crd("export", file);
    assert.is(again.out.trimEnd(), readFileSync(first.out, "utf8").trimEnd());
    const options = parseCommandLine(["--spec", join(folder, "spec"), "--out", join(folder, "generated")], folder);
    if (typeof options === "string") throw new Error(options);
    const { diagnostics } = await generate(options);
    assert.equal(diagnostics, []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("the exported Widget is served as the generated one would be", async () => {
  const api = await openCustomApi();
  try {
    await api.defineFrom(parse((await crd("export", widget)).out));
    const path = "/apis/example.orch.io/v1/namespaces/default/widgets";
    const made = await api.call("POST", path, { metadata: { name: "a" }, spec: { size: 7, parts: [{ name: "lid" }] } });
    assert.is(made.status, 201, made.text);
    assert.equal(made.json.spec, { size: 7, color: "Red", replicas: 1, parts: [{ name: "lid", count: 1 }] });
    const merge = { "content-type": "application/merge-patch+json" };
    const refused = await api.call("PATCH", `${path}/a`, { spec: { color: "Blue" } }, merge);
    assert.is(refused.status, 422);
    assert.is(refused.json.details.causes[0].field, "spec.color");
    assert.match(refused.json.message, "is immutable");
    const named = await api.call("POST", path, { metadata: { name: "b" }, spec: { size: 7, parts: [{ name: "A" }] } });
    assert.is(named.status, 422);
  } finally {
    await api.stop();
  }
});

test("definitions that other servers take become spec files that generate", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-crd-"));
  const text = { type: "string" };
  const withRule = { ...text, maxLength: 20, "x-kubernetes-validations": [{ rule: "!self.contains('*')" }] };
  const column = (name: string, jsonPath: string) => ({ name, type: "string", jsonPath });
  const definition = (kind: string, schema: object) => ({
    kind: "CustomResourceDefinition",
    spec: {
      group: "example.com",
      scope: "Namespaced",
      names: { plural: `${kind.toLowerCase()}s`, kind },
      versions: [
        {
          ...{ name: "v1", served: true, storage: true, subresources: { status: {} } },
          schema: { openAPIV3Schema: { type: "object", ...schema } },
          additionalPrinterColumns: [
            column("Name", ".spec.title"),
            ...[column("State", ".spec.state"), column("State", ".spec.title"), column("Node", ".status.node")],
            column("Any", ".spec.any.thing"),
          ],
        },
      ],
    },
  });
  const spec = {
    type: "object",
    properties: {
      ...{ title: text, state: { ...text, minItems: 1 }, fooBar: text, foo_bar: text },
      mode: { ...text, enum: ["A", "B"], "x-kubernetes-validations": [{ rule: "self != ''" }] },
      list: { type: "array", items: { ...withRule, default: "a" }, maxItems: 9, maxLength: 63, pattern: "^a" },
      any: { type: "object", "x-kubernetes-preserve-unknown-fields": true },
    },
  };
  try {
    const file = join(folder, "crds.yaml");
    const closed = definition("Closed", { properties: { spec }, minProperties: 1 });
    const open = definition("Open", { properties: { spec }, "x-kubernetes-preserve-unknown-fields": true });
    writeFileSync(file, `# Two.\n---\n${JSON.stringify(closed)}\n--- # open\n${JSON.stringify(open)}\n---\n`);
    const imported = await crd("import", "--out", join(folder, "spec"), file);
    const restrictions = ["list: maxLength of array", "list: pattern of array"].map((each) => `spec.${each}`);
    const leftOut = ["spec.state: minItems of string", ...restrictions, "spec.list[*]: default"];
    const words = leftOut.map((each) => `${each} has no place in a spec file, and is left out`);
    const named = ["Name", "State"].map((each) => `v1: the column ${each} is left out, since another has its name`);
    const empty = "v1: the column Node is left out, since it is empty";
    const ofWhole = "minProperties of the object has no place in a spec file, and is left out";
    assert.equal(imported.warnings, [ofWhole, ...words, ...named, empty, ...words, ...named]);
    const options = parseCommandLine(["--spec", join(folder, "spec"), "--out", join(folder, "generated")], folder);
    if (typeof options === "string") throw new Error(options);
    assert.equal((await generate(options)).diagnostics, []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a definition keeps what its values say of themselves, and what a spec file cannot say is told", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-crd-"));
  const share = { "x-orch-int-or-string": true, anyOf: [{ type: "integer" }, { type: "string" }], default: "10%" };
  const pattern =
    "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$";
  const amount = { "x-orch-int-or-string": true, anyOf: share.anyOf, pattern };
  const since = { type: "string", format: "date-time", nullable: true, description: "Since when." };
  const rules = [{ rule: "self == oldSelf", message: "is immutable" }];
  const kept = { share: { ...share, description: "How much." }, since, amount };
  const lost = {
    ...{ type: "object", oneOf: [{ required: ["x"] }], title: "T" },
    properties: {
      x: { type: "string", format: "isbn10" },
      "a.b": { type: "string" },
      ["__proto__"]: { type: "string" },
    },
    "x-orch-validations": [{ rule: "!oldSelf.hasValue() || self == oldSelf.value()", optionalOldSelf: true }],
  };
  const version = (name: string, more: object) => ({ name, served: true, storage: false, ...more });
  const schemaOf = (properties: object) => ({ schema: { openAPIV3Schema: { type: "object", properties } } });
  const definition = {
    kind: "CustomResourceDefinition",
    spec: {
      group: "example.com",
      names: { plural: "things", kind: "Thing" },
      conversion: { strategy: "Webhook" },
      versions: [
        version("v1", {
          storage: true,
          ...schemaOf({ ...kept, name: { type: "string", "x-orch-validations": rules } }),
        }),
        version("v1beta1", { deprecated: true, ...schemaOf({ lost, metadata: { type: "object", properties: {} } }) }),
        version("v1alpha1", { served: false, ...schemaOf({}) }),
      ],
    },
  };
  try {
    const file = join(folder, "crd.yaml");
    writeFileSync(file, JSON.stringify(definition));
    const imported = await crd("import", "--out", folder, file);
    const leftOut = (what: string) => `${what} has no place in a spec file, and is left out`;
    assert.equal(imported.warnings, [
      leftOut("conversion by Webhook"),
      leftOut("v1beta1: that it is deprecated"),
      leftOut("v1beta1: a schema of metadata"),
      leftOut("v1alpha1: a version that is not served"),
      leftOut("lost: oneOf"),
      leftOut("lost: title"),
      leftOut("lost.x: format isbn10"),
      leftOut("lost.a.b: a field of such a name"),
      leftOut("lost.__proto__: a field of such a name"),
    ]);
    const exported = parse((await crd("export", ...imported.out.split("\n"))).out);
    const { properties } = exported.spec.versions[0].schema.openAPIV3Schema;
    assert.equal([properties.share, properties.since, properties.amount], [kept.share, since, amount]);
    assert.equal(properties.name["x-orch-validations"], rules);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("every kind of the spec is exported as a definition that could be served", async () => {
  const folder = join(root, "spec/resources");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".yaml"));
  for (const file of files) {
    const { kind, names } = parse(readFileSync(join(folder, file), "utf8"));
    if (kind === undefined) continue;
    const exported = await crd("export", join(folder, file));
    assert.is(exported.code, 0, file);
    const definition = parse(exported.out);
    definition.spec.group = "exported.example.com"; // groups of definitions have a dot
    Object.assign(definition.spec.names, { singular: names.singular ?? "one", listKind: `${kind}List` });
    definition.metadata.name = `${definition.spec.names.plural}.exported.example.com`;
    assert.equal(schemaProblems(definition), [], file);
  }
});

test("a kind that another one holds, and the metadata in templates, are written out", async () => {
  const { out } = await crd("export", join(root, "spec/resources/apps/v1/statefulSet.yaml"));
  const { template, volumeClaimTemplates } =
    parse(out).spec.versions[0].schema.openAPIV3Schema.properties.spec.properties;
  const { apiVersion, kind, metadata, spec } = volumeClaimTemplates.items.properties;
  assert.equal(
    [apiVersion, kind].map(({ type }) => type),
    ["string", "string"],
  );
  assert.is(spec.properties.storageClassName.type, "string");
  for (const each of [metadata, template.properties.metadata]) {
    assert.equal([each.type, each["x-orch-preserve-unknown-fields"]], ["object", true]);
  }
});

test("crd import reads all documents of a file, and refuses what follows dashes on their line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "crd-"));
  const named = (plural: string, kind: string) =>
    stringify({
      kind: "CustomResourceDefinition",
      spec: {
        ...{ group: "example.com", names: { plural, kind } },
        versions: [{ name: "v1", served: true, storage: true, schema: { openAPIV3Schema: { type: "object" } } }],
      },
    });
  try {
    const file = join(folder, "crds.yaml");
    const [one, two] = [named("ones", "One"), named("twos", "Two")];
    writeFileSync(file, `# licence\n---\n${one}--- # the next\n${two}---\r\n# nothing\n`);
    const imported = await crd("import", file);
    assert.equal([imported.code, parseAllDocuments(imported.out).map((each) => each.toJS().kind)], [0, ["One", "Two"]]);
    writeFileSync(file, `${one}--- {"kind": "CustomResourceDefinition"}\n`);
    const refused = await crd("import", file);
    const several = `orch: ${file}: yaml: one document expected, there are several`;
    assert.equal([refused.code, refused.warnings], [1, [several]]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const label = /: a DNS-1035 label must consist of lower case alphanumeric characters/;
const subdomain = /: a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters/;
const misnamed: readonly (readonly [field: string, definition: object, problem: RegExp])[] = [
  ['spec.group "../up"', { group: "../up" }, subdomain],
  ["spec.group null", { group: null }, /: must be a string$/],
  ['spec.names.kind "../../up"', { names: { kind: "../../up", plural: "as" } }, label],
  ['spec.names.kind "A*/"', { names: { kind: "A*/", plural: "as" } }, label],
  ['spec.versions[*].name "../../up"', { versions: [{ name: "v1" }, { name: "../../up" }] }, label],
  ["spec.versions[*].name 5", { versions: [{ name: 5 }] }, /: must be a string$/],
];

test("names that lead elsewhere, and two definitions for one file, are refused before any is written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "crd-"));
  const file = join(folder, "definition.yaml");
  const definition = (spec: object) => {
    const whole = { group: "example.io", names: { kind: "A", plural: "as" }, versions: [{ name: "v1" }], ...spec };
    return `---\n${JSON.stringify({ kind: "CustomResourceDefinition", spec: whole })}\n`;
  };
  try {
    for (const [field, spec, problem] of misnamed) {
      writeFileSync(file, definition({}) + definition(spec));
      const { code, warnings } = await crd("import", "--out", join(folder, "a", "b"), file);
      assert.is(code, 1);
      assert.ok(warnings[0]?.startsWith(`orch: ${file}: ${field}: `), warnings[0]);
      assert.match(warnings[0] ?? "", problem);
    }
    writeFileSync(file, definition({}) + definition({ group: "example.org" }));
    const { code, warnings } = await crd("import", "--out", join(folder, "a", "b"), file);
    assert.equal([code, warnings], [1, [`orch: ${file}: two definitions become example/v1/a.yaml`]]);
    assert.equal(readdirSync(folder), ["definition.yaml"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("what cannot be done is told, with an exit code", async () => {
  assert.is((await crd("export")).code, 2);
  assert.is((await crd("turn", widget)).code, 2);
  assert.is((await crd("export", "--colour", widget)).code, 2);
  const missing = await crd("export", "no-such-file.yaml");
  assert.is(missing.code, 1);
  assert.match(missing.warnings[0] ?? "", "no-such-file.yaml");
  const other = await crd("import", widget);
  assert.equal([other.code, other.warnings], [1, [`orch: ${widget}: not a CustomResourceDefinition`]]);
  assert.is((await crd("--help")).code, 0);
});

test.run();
