import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync } from "node:fs";
import { join, relative } from "node:path";
import * as assert from "uvu/assert";
import { breakingChanges } from "../../codegen/breaking/breakingChanges.ts";
import { diskSource, load } from "../../codegen/load.ts";
import { ownSpecRoot } from "../../codegen/options.ts";
import type { Spec } from "../../codegen/spec.ts";
import { suite } from "../harness/suite.ts";
import { type Fixture, makeFixture, widgetFile, widgetYaml } from "./generateFixture.ts";

const test = suite("changes that break clients");

const kind = (head: string, spec: string) => `group: example.{apiDomain}
version: v1
kind: Widget
${head}
schema:
  required: [spec]
  properties:
    spec:
      x-proto: 2
${spec}
$defs:
  Part:
    required: [name]
    properties:
      name: { x-proto: 1, type: string }
      count: { x-proto: 2, type: integer, format: int32, minimum: 1, maximum: 9 }
  Other:
    properties:
      name: { x-proto: 1, type: string }
`;
const head = `names: { plural: widgets }
scope: Namespaced
verbs: [create, get, list]
subresources: { status: {} }
selectableFields: [{ jsonPath: .spec.color }]`;
const spec = `      properties:
        color: { x-proto: 1, type: string, enum: [Red, Green, Blue] }
        name: { x-proto: 2, type: string, maxLength: 9, nullable: true }
        parts: { x-proto: 3, type: array, items: { $ref: "#/$defs/Part" }, x-list-type: map, x-list-map-keys: [name] }
        limits: { x-proto: 4, additionalProperties: { type: integer, format: int64 } }
        nested: { x-proto: 5, properties: { deep: { x-proto: 1, type: boolean } } }`;
const before = kind(head, spec);

/** A change of that file, and what it breaks: line:column and message. */
const cases: readonly (readonly [title: string, change: (text: string) => string, ...breaks: string[]])[] = [
  ["nothing", (text) => text],
  [
    "a field that may be left out",
    (text) => text.replace("$defs:", "        more: { x-proto: 6, type: string }\n$defs:"),
  ],
  ["more values, and wider bounds", (text) => replaced(text, ["Blue]", "Blue, Grey]"], ["maximum: 9", "maximum: 10"])],
  ["an integer that holds more", (text) => text.replace("format: int32", "format: int64")],
  ["the same type under another name", (text) => text.replaceAll(/\bPart\b/g, "Piece")],
  [
    "a field that is gone",
    (text) => text.replace(/ +color: .*\n/, ""),
    "12:5 the field color is gone; bring it back, or add 1 to removed of this object",
  ],
  [
    "a field that is gone, whose number is not used again",
    (text) => text.replace(/ +color: .*\n/, "").replace("      x-proto: 2\n", "      x-proto: 2\n      removed: [1]\n"),
  ],
  [
    "another field number",
    (text) => text.replace("name: { x-proto: 2,", "name: { x-proto: 7,"),
    "16:26 the field number was 2 and is 7; bring it back, or say in x-breaking why clients may break",
  ],
  [
    "another type",
    (text) => text.replace("type: boolean", "type: string"),
    "19:45 the type was boolean and is string; B",
  ],
  [
    "a list in place of a map",
    (text) => text.replace("additionalProperties: {", "type: array, items: {"),
    "18:9 the type was map and is array; B",
  ],
  [
    "a type of other fields",
    (text) => text.replace("#/$defs/Part", "#/$defs/Other"),
    "26:3 the field count is gone; bring it back, or add 2 to removed of this object",
  ],
  ["a value that is gone", (text) => text.replace(", Blue", ""), '15:44 the value "Blue" is gone; B'],
  [
    "values where all passed",
    (text) => text.replace("maxLength: 9", "maxLength: 9, enum: [a]"),
    "16:57 enum is new; B",
  ],
  [
    "bounds that are nearer",
    (text) => replaced(text, ["minimum: 1, maximum: 9", "minimum: 2, maximum: 8"]),
    "25:58 minimum was 1 and is 2; B",
    "25:70 maximum was 9 and is 8; B",
  ],
  ["a new pattern", (text) => text.replace("maxLength: 9", "maxLength: 9, pattern: ^a"), "16:57 pattern is new; B"],
  [
    "an integer that holds less",
    (text) => text.replace("format: int64", "format: int32"),
    "18:70 format was int64 and is int32; B",
  ],
  ["null that is refused", (text) => text.replace(", nullable: true", ""), "16:9 null was accepted and is not; B"],
  [
    "another way to merge a list",
    (text) => text.replace("x-list-type: map, x-list-map-keys: [name]", "x-list-type: atomic"),
    "17:9 the keys of the list were name and are not set; B",
    "17:76 x-list-type was map and is atomic; B",
  ],
  [
    "a field that must be set",
    (text) =>
      text.replace("      properties:\n        color", "      required: [color]\n      properties:\n        color"),
    "14:7 color is required now; give it a default, make it optional, or say in x-breaking why clients may break",
  ],
  [
    "a field that must be set and has a default",
    (text) =>
      replaced(
        text,
        ["      properties:\n        color", "      required: [color]\n      properties:\n        color"],
        ["Blue]", "Blue], default: Red"],
      ),
  ],
  ["a change that is meant", (text) => text.replace("type: boolean", "type: string, x-breaking: It was never read.")],
  ["a verb that is gone", (text) => text.replace("get, list]", "list]"), "6:1 the verb get is gone; V"],
  [
    "a path that is another",
    (text) => text.replace("plural: widgets", "plural: widges"),
    "4:10 the plural was widgets and is widges; V",
  ],
  [
    "a scope that is another",
    (text) => text.replace("Namespaced", "Cluster"),
    "5:1 the scope was Namespaced and is Cluster; V",
  ],
  [
    "a sub-resource that is gone",
    (text) => text.replace(/subresources.*\n/, ""),
    "3:1 the sub-resource status is gone; V",
  ],
  [
    "a field that is not selectable any more",
    (text) => text.replace(/selectableFields.*\n/, ""),
    "3:1 the field .spec.color is not selectable any more; V",
  ],
];

for (const [title, change, ...breaks] of cases) {
  test(`${title}: ${breaks.length === 0 ? "breaks none" : breaks.length}`, async () => {
    const found = await breakingChanges(
      await specOf({ "example/v1/widget.yaml": before }),
      await specOf({ "example/v1/widget.yaml": change(before) }),
    );
    const short = (fix: string) =>
      fix
        .replace("bring it back, or say in x-breaking why clients may break", "B")
        .replace("bring it back, or make a new version of the kind", "V");
    const isShort = (index: number) => / [BV]$/.test(breaks[index] ?? "");
    assert.equal(
      found.map(
        ({ line, column, message, fix }, index) => `${line}:${column} ${message}; ${isShort(index) ? short(fix) : fix}`,
      ),
      breaks,
    );
  });
}

function replaced(text: string, ...pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((result, [from, to]) => result.replace(from, to), text);
}

test("a kind may go once it was deprecated, and an alpha version at any time", async () => {
  const deprecated = before.replace("scope:", "deprecation: { deprecated: '1.0', removed: '1.3' }\nscope:");
  const alpha = before.replace("version: v1", "version: v1alpha1");
  const of = async (path: string, text: string) => breakingChanges(await specOf({ [path]: text }), await specOf({}));
  assert.equal(await of("example/v1/widget.yaml", deprecated), []);
  assert.equal(await of("example/v1alpha1/widget.yaml", alpha), []);
  const [gone, ...others] = await of("example/v1/widget.yaml", before);
  assert.equal(others, []);
  assert.equal(
    [gone?.file, gone?.message],
    ["/spec/example/v1/widget.yaml", "Widget of example.orch.io/v1 is gone, and was not deprecated"],
  );
});

/** A spec folder with these files alone. */
function specOf(files: Readonly<Record<string, string>>): Promise<Spec> {
  const root = "/spec";
  return load(
    { platformFile: join(ownSpecRoot, "platform.yaml"), specRoots: [root], out: "/generated", cwd: "/elsewhere" },
    {
      list: async (folder) => (folder === root ? Object.keys(files) : []),
      read: async (file) => files[relative(root, file)] ?? diskSource.read(file),
    },
  );
}

const git = (fixture: Fixture, ...words: string[]) =>
  execFileSync("git", ["-C", fixture.folder, "-c", "user.name=a", "-c", "user.email=a@b", ...words], { stdio: "pipe" });

test("orch-generate --against refuses what breaks clients of a revision, and writes nothing", async () => {
  const fixture = await makeFixture();
  try {
    const without = await fixture.generate("--against", "HEAD");
    assert.match(without.complaints, /^generate: --against: \S+ is in no git repository\n/);
    git(fixture, "init", "-q");
    git(fixture, "add", "spec");
    git(fixture, "commit", "-q", "-m", "first");
    await fixture.write(widgetFile, widgetYaml.replace("minimum: 1", "minimum: 2"));
    const refused = await fixture.generate("--against", "HEAD");
    const text = `spec/example/v1/widget.yaml:15:59 breaking-change minimum was 1 and is 2
  15 |         size: { x-proto: 1, type: integer, format: int32, minimum: 2 }
     |                                                           ^^^^^^^
  fix: bring it back, or say in x-breaking why clients may break

generate: 1 mistake, nothing written
`;
    assert.ok(refused.complaints.endsWith(text), refused.complaints);
    assert.is(refused.exitCode, 1);
    const unknown = await fixture.generate("--against", "v9");
    assert.match(unknown.complaints, /^generate: --against: git knows no commit "v9"\n/m);
    git(fixture, "commit", "-q", "-a", "-m", "second");
    assert.is((await fixture.generate("--against", "HEAD")).exitCode, 0);
    assert.is((await fixture.generate("--against", "HEAD~1")).exitCode, 1);
    mkdirSync(join(fixture.folder, "spec/example/v2"));
    renameSync(join(fixture.folder, widgetFile), join(fixture.folder, "spec/example/v2/widget.yaml"));
    await fixture.write("spec/example/v2/widget.yaml", widgetYaml.replace("version: v1", "version: v2"));
    const gone = await fixture.generate("--against", "HEAD");
    assert.match(
      gone.complaints,
      /widget\.yaml:1:1 breaking-change Widget of example\.orch\.io\/v1 is gone, and was not/,
    );
  } finally {
    await fixture.remove();
  }
});

test.run();
