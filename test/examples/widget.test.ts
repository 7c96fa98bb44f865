import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as assert from "uvu/assert";
import { missingKubectl, openShell, root, type Shell } from "../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("widget example");

/** A user's repository: the example's files, and this package as npm would install it. */
const folder = mkdtempSync(join(tmpdir(), "widget-"));
const generatedFolder = join(folder, "generated");
let orch: OrchProcess;
let shell: Shell;

test.before(async () => {
  cpSync(join(root, "examples/widget"), folder, { recursive: true, filter: (path) => !path.includes("/generated") });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  mkdirSync(join(folder, "node_modules/@types"), { recursive: true });
  symlinkSync(root, join(folder, "node_modules/orch"));
  symlinkSync(join(root, "node_modules/@types/node"), join(folder, "node_modules/@types/node"));
  await generate();
  await serve();
});
test.after(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const execute = promisify(execFile);

/** Runs the generator as a user does; resolves with what it printed and the time that it says it took, in seconds. */
async function generate(): Promise<{ output: string; seconds: number }> {
  const words = ["codegen/start.mjs", "--spec", join(folder, "spec"), "--out", generatedFolder];
  const { stdout, stderr } = await execute(process.execPath, words, { cwd: root });
  const output = stdout + stderr;
  return { output, seconds: Number(/\((\d+(?:\.\d+)?) s\)\s*$/.exec(output)?.[1]) };
}

async function serve(): Promise<void> {
  orch = await startOrch({ args: ["--generated", generatedFolder, "--storage-backend", "memory"] });
  shell = openShell({ kubeconfig: orch.kubeconfig, cwd: folder });
}

async function stop(): Promise<void> {
  shell?.close();
  const errors = orch?.errors();
  await orch?.close();
  assert.is(errors, "", "the server wrote errors");
}

const widget = (name: string, spec: string) =>
  `kubectl create -f - <<EOF\napiVersion: example.orch.io/v1\nkind: Widget\nmetadata: { name: ${name} }\nspec: ${spec}\nEOF`;

const dnsLabel =
  "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an " +
  "alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";

/** Commands in order, and what they print; ages are written AGE. */
const session: [what: string, command: string, output: string][] = [
  ["create", widget("small", "{ size: 12 }"), "widget.example.orch.io/small created\n"],
  ["get, with its columns", "kubectl get widgets", "NAME    COLOR   SIZE   AGE\nsmall   Red     12     AGE\n"],
  [
    "get by short name, wide",
    "kubectl get wg small -o wide",
    "NAME    COLOR   SIZE   LARGE   AGE\nsmall   Red     12     false   AGE\n",
  ],
  ["get the defaults", "kubectl get widget small -o jsonpath='{.spec}'", '{"color":"Red","replicas":1,"size":12}'],
  [
    "explain",
    "kubectl explain widget.spec.parts --recursive",
    `GROUP:      example.orch.io
KIND:       Widget
VERSION:    v1

FIELD: parts <[]WidgetPart>


DESCRIPTION:
    What the widget is assembled from, at most 16 parts.
    WidgetPart is one named piece of a widget.
    
FIELDS:
  count	<integer>
  name	<string> -required-

`,
  ],
  [
    "create what the schema refuses: every cause",
    widget("bad", "{ size: 200, color: Pink, parts: [{ name: A }, { name: A }] }"),
    `The Widget "bad" is invalid: 
* spec.size: Invalid value: 200: must be between 1 and 100, inclusive
* spec.color: Unsupported value: "Pink": supported values: "Blue", "Green", "Red"
* spec.parts[0].name: Invalid value: "A": ${dnsLabel}
* spec.parts[1].name: Invalid value: "A": ${dnsLabel}
* spec.parts[1].name: Duplicate value: "A"
* <nil>: Invalid value: null: some validation rules were not checked because the object was invalid; \
correct the existing errors to complete validation
`,
  ],
  [
    "create with a field that there is not",
    widget("unknown", "{ size: 2, colour: Red }"),
    'Error from server (BadRequest): error when creating "STDIN": Widget in version "v1" cannot be handled as a Widget: ' +
      'strict decoding error: unknown field "spec.colour"\n',
  ],
  [
    "change the color, which the rule forbids",
    `kubectl patch widget small --type=merge -p '{"spec":{"color":"Blue"}}'`,
    'The Widget "small" is invalid: spec.color: Invalid value: is immutable\n',
  ],
  [
    "leave no room for the parts",
    `kubectl patch widget small --type=merge -p '{"spec":{"size":1,"parts":[{"name":"rim"}]}}'`,
    'The Widget "small" is invalid: spec.parts: Forbidden: a widget of 1 mm has no room for parts\n',
  ],
  [
    "change the size",
    `kubectl patch widget small --type=merge -p '{"spec":{"size":80}}'`,
    "widget.example.orch.io/small patched\n",
  ],
  [
    "write the status",
    `kubectl patch widget small --subresource=status --type=merge -p '{"status":{"replicas":3},"spec":{"size":1}}'`,
    "widget.example.orch.io/small patched\n",
  ],
  [
    "see that status changed, spec not, and generation once",
    "kubectl get widget small -o jsonpath='{.spec.size} {.status.replicas} {.metadata.generation}'",
    "80 3 2",
  ],
  [
    "wait for a status",
    "kubectl wait --for=jsonpath='{.status.replicas}'=3 widget/small --timeout=5s",
    "widget.example.orch.io/small condition met\n",
  ],
  ["select by a field", "kubectl get wg --field-selector spec.color=Red -o name", "widget.example.orch.io/small\n"],
  ["select by a field, nothing", "kubectl get wg --field-selector spec.color=Blue -o name", ""],
  [
    "watch",
    `(sleep 0.5; kubectl patch wg small --type=merge -p '{"spec":{"size":81}}' >/dev/null) & timeout 2 kubectl get wg -w --no-headers; wait`,
    "small   Red   80    AGE\nsmall   Red   81    AGE\n",
  ],
  [
    "find it among all resources",
    "kubectl api-resources --api-group=example.orch.io --no-headers",
    "widgets   wg    example.orch.io/v1   true   Widget\n",
  ],
  [
    "see it in all of a category",
    "kubectl get all",
    [
      "NAME           TYPE        CLUSTER-IP   EXTERNAL-IP   PORT(S)   AGE",
      "service/orch   ClusterIP   10.96.0.1    <none>        443/TCP   AGE",
      "",
      "NAME                           COLOR   SIZE   AGE",
      "widget.example.orch.io/small   Red     81     AGE\n",
    ].join("\n"),
  ],
  ["delete", "kubectl delete widget small", 'widget.example.orch.io "small" deleted\n'],
];

const reason = missingKubectl();
if (reason !== undefined) test.skip("kubectl drives the kind", reason);
else {
  for (const [what, command, output] of session) {
    test(`kubectl: ${what}`, async () => {
      const printed = await shell.run(command);
      const text = printed.output.replace(/\b\d+m?s$/gm, "AGE").replace(/ from default namespace$/gm, "");
      assert.is(text, output);
    });
  }
}

test("the typed client makes, changes and lists widgets; the controller follows and reports their stock", async () => {
  const tsx = join(root, "node_modules/tsx/dist/esm/index.mjs");
  const env = { ...process.env, KUBECONFIG: orch.kubeconfig };
  const controller = spawn(process.execPath, ["--import", tsx, "controller.ts"], { cwd: folder, env });
  let seen = "";
  controller.stdout.on("data", (chunk) => (seen += chunk));
  controller.stderr.on("data", (chunk) => (seen += chunk));
  await until(() => seen.includes("following"));
  const { stdout } = await execute(process.execPath, ["--import", tsx, "client.ts"], { cwd: folder, env });
  assert.is(
    stdout,
    `created gear, hubs 1
washer is 14 mm, Red, generation 2
refused: spec.size: Invalid value: 1000: must be between 1 and 100, inclusive
refused: spec.color: Invalid value: is immutable
gear 60 Green
washer 14 Red
`,
  );
  await until(() => seen.includes("gear: 1 in stock") && seen.includes("washer: 3 in stock"));
  const ended = new Promise((resolve) => controller.once("exit", resolve));
  controller.kill("SIGINT");
  assert.is(await ended, 0);
  const [first, ...rest] = seen.trimEnd().split("\n");
  assert.is(first, "following 0 widgets");
  assert.equal(rest.filter((each) => each !== "washer: 1 in stock").sort(), ["gear: 1 in stock", "washer: 3 in stock"]);
});

test(
  "the programs of the example are typed, and a mistake in them is found",
  async () => {
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const mistake = `import { createClient } from "./generated/client.ts";
await createClient().example.v1.widgets.namespace("x").create({ spec: { size: "12", color: "Pink" } });
`;
    writeFileSync(join(folder, "mistake.ts"), mistake);
    const found = await execute(process.execPath, [tsc, "-p", folder]).then(
      () => "",
      (error: { stdout: string }) => error.stdout,
    );
    rmSync(join(folder, "mistake.ts"));
    const lines = found
      .trimEnd()
      .split("\n")
      .map((each) => each.replace(/^.*mistake/, "mistake"));
    assert.equal(lines, [
      "mistake.ts(2,73): error TS2322: Type 'string' is not assignable to type 'number'.",
      `mistake.ts(2,85): error TS2322: Type '"Pink"' is not assignable to type '"Red" | "Green" | "Blue"'.`,
    ]);
  },
  { timeoutMs: 60_000 },
);

/** A limit for a busy machine; a quiet one takes well under a second. */
const maxSeconds = 10;

test("a new field touches its kind's files and the documents, quickly, and is served after a restart", async () => {
  const file = join(folder, "spec/example/v1/widget.yaml");
  const before = hashes();
  const field = `        weight:
          x-proto: 5
          type: integer
          format: int32
          minimum: 1
          description: Weight in grams.
`;
  writeFileSync(file, readFileSync(file, "utf8").replace("        parts:\n", `${field}        parts:\n`));
  const { output, seconds } = await generate();
  const after = hashes();
  const changed = [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
  assert.equal(changed, [
    "example/v1/widget.code.ts",
    "example/v1/widget.ts",
    "example/v1/widget.validator.ts",
    "manifest.json",
    "openapi/v2.json",
    "openapi/v3/apis__example.orch.io__v1.json",
    "proto/example/v1/generated.proto",
  ]);
  assert.equal([...before.keys()], [...after.keys()]);
  assert.match(output, /, 6 written, 0 deleted, \d+ unchanged/, output);
  console.log(`a field was added in ${seconds} s of the generator`);
  assert.ok(seconds < maxSeconds, `${seconds} s`);
  await stop();
  await serve();
  if (reason !== undefined) return;
  const bad = await shell.run(widget("heavy", "{ size: 3, weight: -1 }"));
  assert.is(
    bad.output,
    'The Widget "heavy" is invalid: spec.weight: Invalid value: -1: must be greater than or equal to 1\n',
  );
  await shell.run(widget("heavy", "{ size: 3, weight: 900 }"));
  const got = await shell.run(
    "kubectl get widget heavy -o jsonpath='{.spec.weight}'; kubectl explain widget.spec.weight",
  );
  assert.match(got.output, /^900GROUP: +example\.orch\.io\n.*FIELD: weight <integer>\n.*Weight in grams\./s);
});

test("a mistake in the spec is told with its place, and changes nothing", async () => {
  const file = join(folder, "spec/example/v1/widget.yaml");
  const good = readFileSync(file, "utf8");
  const before = hashes();
  writeFileSync(file, good.replace("        weight:\n          x-proto: 5", "        weight:\n          x-proto: 4"));
  const told = await generate().then(
    () => "",
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
  writeFileSync(file, good);
  assert.match(told, /widget\.yaml:\d+:\d+ [a-z-]*number[a-z-]* /);
  assert.equal(hashes(), before);
});

/** Hashes of the generated files by their names, sorted. */
function hashes(): Map<string, string> {
  const names = readdirSync(generatedFolder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .sort();
  const hash = (name: string) => createHash("sha256").update(readFileSync(name)).digest("hex");
  return new Map(names.map((name) => [name.slice(generatedFolder.length + 1), hash(name)]));
}

async function until(isSo: () => boolean): Promise<void> {
  const endMs = Date.now() + 30_000;
  while (!isSo() && Date.now() < endMs) await new Promise((resolve) => setTimeout(resolve, 20));
}

test.run();
