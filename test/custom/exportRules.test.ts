import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import { generated } from "../../generated/index.ts";
import { runCrdCommand } from "../../runtime/cli/crd/crdCommand.ts";
import { gadgetYaml, userKind } from "../codegen/userKind.ts";
import { suite } from "../harness/suite.ts";
import { openCustomApi } from "./customApi.ts";

const test = suite("rules of a spec file in a definition");

const specFolder = fileURLToPath(new URL("../../spec", import.meta.url));

/** The definition of a gadget, and what its export warns about. */
async function exported(spec: string) {
  const folder = mkdtempSync(join(tmpdir(), "orch-rules-"));
  const out: string[] = [];
  const warnings: string[] = [];
  try {
    const file = join(folder, "gadget.yaml");
    writeFileSync(file, gadgetYaml(spec));
    const print = (text: string) => out.push(text);
    const warn = (text: string) => warnings.push(text.replace(`${file}: `, ""));
    const code = await runCrdCommand(["export", file], { platform: generated.platform, specFolder, print, warn });
    assert.is(code, 0, warnings.join());
    return { definition: parse(out.join("\n")), warnings };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fields = `
      properties:
        size: { x-proto: 1, type: integer, format: int32 }
        least: { x-proto: 2, type: integer, format: int32 }
        share: { x-proto: 3, type: number }
        color: { x-proto: 4, type: string, maxLength: 20 }
        name: { x-proto: 5, type: string, maxLength: 20 }
        tags: { x-proto: 6, type: array, items: { type: string } }
        isLarge: { x-proto: 7, type: boolean }
        namespace: { x-proto: 8, type: object, properties: { in: { x-proto: 1, type: string, maxLength: 9 } } }
        owners: { x-proto: 9, type: object, additionalProperties: { type: string } }
        count: { x-proto: 10, type: integer, x-presence: nonZero }
`;

/** The rule, and specs of objects; with two of them the second is an update of the first. */
const cases: readonly (readonly [rule: string, ...specs: (object | readonly [object, object])[]])[] = [
  ["{ require: .size, when: { .color: Red } }", {}, { color: "Red" }, { color: "Red", size: 0 }, { color: "Blue" }],
  ["{ require: [.size, .namespace.in], unless: .isLarge }", {}, { isLarge: false }, { size: 1, namespace: { in: "" } }],
  ["{ forbid: .tags, when: { .size: [1, 2] }, message: no room }", { size: 1, tags: [] }, { size: 3, tags: [] }],
  ["{ oneOf: [.size, .color, .name] }", {}, { size: 0 }, { size: 1, color: "a" }, { color: "", name: "", size: 1 }],
  ["{ anyOf: [.size, .color] }", {}, { size: 0 }, { size: 1, color: "a" }],
  ["{ atMostOneOf: [.size, .color, .name] }", {}, { size: 0 }, { size: 1, name: "a" }],
  [
    "{ check: .size, atLeast: .least, below: 9 }",
    { size: 1 },
    { size: 1, least: 2 },
    { size: 2, least: 2 },
    { size: 9 },
  ],
  ["{ check: .share, above: 0, atMost: 1.5 }", {}, { share: 0 }, { share: 1 }, { share: 1.5 }, { share: 1.6 }],
  [
    "{ check: .size, atLeast: oldSelf.size }",
    { size: 1 },
    [{ size: 2 }, { size: 1 }],
    [{ size: 1 }, { size: 2 }],
    [{}, { size: 1 }],
  ],
  [
    "{ check: .color, equals: .name }",
    {},
    { color: "a" },
    { name: "a" },
    { color: "a", name: "a" },
    { color: "", name: "a" },
  ],
  ["{ check: .isLarge, equals: true }", {}, { isLarge: true }, { isLarge: false }],
  ["{ check: .color, in: [Red, Blue] }", {}, { color: "" }, { color: "Red" }, { color: "Pink" }],
  ["{ check: .size, in: [3, 4] }", {}, { size: 0 }, { size: 3 }, { size: 5 }],
  ["{ check: .color, known: [Red] }", {}, { color: "" }, { color: "Red" }, { color: "a/b" }, { color: "Pink" }],
  ["{ check: .color, matches: '^[a-z\"]+$', lacks: xx }", {}, { color: "" }, { color: 'ab"' }, { color: "axx" }],
  ["{ check: .name, format: dns-label }", {}, { name: "" }, { name: "a-b" }, { name: "A" }],
  ["{ check: .tags, maxItems: 1 }", {}, { tags: ["a"] }, { tags: ["a", "b"] }],
  [
    "{ immutable: [.color, .size], message: stays }",
    { color: "a" },
    [{ color: "a" }, {}],
    [{}, { size: 1 }],
    [{ size: 1 }, { size: 1 }],
  ],
  ["{ immutable: .color, when: oldSelf.color }", [{}, { color: "a" }], [{ color: "a" }, { color: "b" }]],
  [
    "{ require: .name, when: [.size, { anyOf: [.color, { .isLarge: true }] }] }",
    { size: 1 },
    { size: 1, color: "" },
    { size: 1, isLarge: true },
    { isLarge: true },
  ],
  ["{ require: .name, unless: [.size, { .color: Red }] }", {}, { size: 1 }, { size: 1, color: "Red" }, { name: "a" }],
  [
    "{ forbid: .namespace.in, at: .namespace, reason: invalid, message: no }",
    { namespace: {} },
    { namespace: { in: "a" } },
  ],
];

/** One kind has them all: each rule stands on an object of its own. */
const together = `      properties:\n${cases
  .map(([rule], index) => {
    const fieldsOfIt = fields
      .replaceAll("\n        ", "\n            ")
      .replace("      properties:", "          properties:");
    return `        r${index}:\n          x-proto: ${index + 1}\n          x-rules: [${rule}]${fieldsOfIt.trimEnd()}\n`;
  })
  .join("")}`;

test("rules become formulas that refuse the same objects, at the same fields", async () => {
  const { definition, warnings } = await exported(together);
  assert.equal(warnings, []);
  const code = await userKind(together);
  const api = await openCustomApi();
  const path = "/apis/example.orch.io/v1/namespaces/default/gadgets";
  const patch = { "content-type": "application/json-patch+json" };
  try {
    await api.defineFrom(definition);
    for (const [index, [rule, ...specs]] of cases.entries()) {
      for (const [position, given] of specs.entries()) {
        const [old, now] = Array.isArray(given) ? given : [undefined, given];
        const name = `g${index}-${position}`;
        const object = (spec: object) => ({
          ...{ apiVersion: "example.orch.io/v1", kind: "Gadget", metadata: { name } },
          spec: { [`r${index}`]: spec },
        });
        if (old !== undefined) assert.is((await api.call("POST", path, object(old))).status, 201, rule);
        const change = [{ op: "replace", path: `/spec/r${index}`, value: now }];
        const { status, text, json } =
          old === undefined
            ? await api.call("POST", path, object(now))
            : await api.call("PATCH", `${path}/${name}`, change, patch);
        const before = old === undefined ? undefined : object(old);
        const wanted = [...new Set(code.validate(object(now), before).map(({ field }) => field))];
        assert.is(status, wanted.length > 0 ? 422 : old === undefined ? 201 : 200, `${rule} ${text}`);
        const found = (json.details?.causes ?? []).map((each: { readonly field: string }) => each.field);
        // The fields that are too many are not of one error.
        assert.equal(found, rule.includes("atMostOneOf") ? found : wanted, rule);
      }
    }
  } finally {
    await api.stop();
  }
});

test("a rule that has no equal is left out with a warning", async () => {
  const rules = [
    "{ unique: .tags }",
    "{ keys: .owners, format: label-key }",
    "{ check: .tags.*, format: dns-label }",
    "{ check: .color, maxBytes: 3 }",
    "{ check: .color, format: semver }",
    '{ require: .size, message: "wanted with {.color}" }',
    "{ require: .size, on: create }",
    "{ require: .size, unless: oldSelf.size }",
    "{ check: .count, atMost: 3 }",
    "{ require: .size, behind: HPAScaleToZero }",
    "{ each: .tags, require: . }",
  ];
  const { definition, warnings } = await exported(
    `      x-rules:\n${rules.map((each) => `        - ${each}\n`).join("")}${fields}`,
  );
  const [version] = definition.spec.versions;
  assert.is(version.schema.openAPIV3Schema.properties.spec["x-orch-validations"], undefined);
  const names = [
    "unique: .tags",
    "keys: .owners",
    "check: .tags.*",
    "check: .color",
    "require: .size",
    "check: .count",
    "require: .",
  ];
  assert.equal(
    warnings,
    names.map((each) => `the rule { ${each} } has no equal in a definition, and is left out`),
  );
});

test("a rule that may cost more than a definition allows is left out with a warning", async () => {
  const { definition, warnings } = await exported(`
      properties:
        parts: { x-proto: 1, type: array, items: { $ref: "#/$defs/Part" }, x-list-type: atomic }
$defs:
  Part:
    description: A part.
    x-rules: [{ check: .name, matches: "^[a-z]+$", message: must be lower }]
    properties: { name: { x-proto: 1, type: string } }`);
  assert.equal(warnings, ['the rule "must be lower" may cost more than a definition allows, and is left out']);
  assert.not.match(JSON.stringify(definition), "validations");
});

test.run();
