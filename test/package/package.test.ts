import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as assert from "uvu/assert";
import { root } from "../harness/kubectl.ts";
import { ensureBundle } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the package");

/** Milliseconds for a step; installing waits for the registry. */
const timeoutMs = 300_000;

const folder = mkdtempSync(join(tmpdir(), "widgets-"));
test.after(() => rmSync(folder, { recursive: true, force: true }));

const execute = promisify(execFile);

/** Runs words in the user's repository, as no script of npm; resolves with all that they print. */
async function run(words: readonly string[], cwd = folder): Promise<string> {
  const [program = "", ...args] = words;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")));
  const { stdout, stderr } = await execute(program, args, { cwd, env, maxBuffer: 1 << 26 }).catch((error) => {
    throw new Error(`${words.join(" ")}\n${error.stdout}${error.stderr}`);
  });
  return stdout + stderr;
}

/** What the example's page says of a user's repository: files by name, and commands in order. */
function instructions() {
  const page = readFileSync(join(root, "examples/widget/README.md"), "utf8");
  const part = page.slice(page.indexOf("## 4. In a repository of your own"));
  const files = [...part.matchAll(/`([\w.]+)`[^`]*:\n\n```(?:json|ts)\n(.*?)```/gs)].map(
    ([, name = "", text = ""]) => [name, text] as const,
  );
  const commands = /```sh\n(.*?)```/s.exec(part)?.[1]?.trim().split("\n") ?? [];
  return { files, commands: commands.map((each) => each.split(" ")) };
}

const { files, commands } = instructions();

test(
  "a repository of one's own installs, generates, compiles, runs and tests as the page says",
  async () => {
    assert.equal(
      files.map(([name]) => name),
      ["package.json", "tsconfig.json", "main.ts", "widget.test.ts"],
    );
    await ensureBundle();
    const packing = await run(["npm", "pack", "--ignore-scripts", "--json", "--pack-destination", folder], root);
    const [{ filename }] = JSON.parse(packing.slice(packing.indexOf("["), packing.lastIndexOf("]") + 1));
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    mkdirSync(join(folder, "spec"));
    cpSync(join(root, "examples/widget/spec"), join(folder, "spec"), { recursive: true });
    const printed: string[] = [];
    for (const words of commands) {
      const [program, verb] = words;
      const isInstall = program === "npm" && verb === "install";
      const more = ["--prefer-offline", "--no-audit", "--no-fund"];
      printed.push(
        await run(isInstall ? [...words.map((each) => (each === "orch" ? `./${filename}` : each)), ...more] : words),
      );
    }
    const [, generated = "", compiled, ran, tested = ""] = printed;
    assert.match(generated, /generate: \d+ files, \d+ written, 0 deleted, 0 unchanged/);
    assert.is(withoutNpm(compiled), "");
    assert.is(ran, "Red 1\n");
    assert.match(tested, /1 passed/);
  },
  { timeoutMs },
);

/** All entry points; the mistakes show that the types are there. */
const program = `import { createClient, createInformer, isNotFound, type Client } from "orch";
import { KubeconfigError } from "orch/client";
import type { components, paths } from "orch/openapi";
import { PodSchema, type Pod } from "orch/proto/core/v1/generated";
import { UnknownSchema } from "orch/proto/envelope/v1/envelope";
import type { Generated } from "orch/schema";
import { celRules } from "orch/cel";
import { startTestServer, type TestServer } from "orch/testing";
import { age } from "orch/kinds/rules/age";

const client: Client = createClient();
const informer = createInformer(client.core.v1.namespaces);
informer.addHandler({ add: ({ metadata }) => console.log(metadata.name.length) });
const server: TestServer = await startTestServer();
const secret = await server.client.core.v1.secrets.namespace("default").create({ stringData: { password: "secret" } });
const type: string | undefined = secret.type;
const generated: Generated | undefined = undefined;
const body: components["schemas"]["io.orch.api.core.v1.Pod"] = { spec: { containers: [{ name: "one" }] } };
const path: keyof paths = "/api/v1/namespaces/{namespace}/pods/{name}";
const seconds = (pod: Pod): bigint | undefined => pod.spec?.terminationGracePeriodSeconds;
console.log(body, path, seconds, PodSchema.typeName, UnknownSchema.typeName);
console.log(type, generated, isNotFound(1), KubeconfigError, celRules, age(undefined, 0));
// @ts-expect-error a number is no name
await server.client.core.v1.secrets.namespace("default").create({ metadata: { name: 3 } });
// @ts-expect-error there is no such path
const none: keyof paths = "/api/v1/pod";
// @ts-expect-error there is no such kind
client.core.v1.secret;
`;

/** Each with the libraries checked or not; the compilation above has checked those of its own way. */
for (const options of [
  ["--module", "nodenext", "--exactOptionalPropertyTypes", "--skipLibCheck"],
  ["--module", "esnext", "--moduleResolution", "bundler", "--target", "es2022"],
]) {
  test(
    `the types of all entry points compile with tsc --strict ${options.join(" ")}`,
    async () => {
      writeFileSync(join(folder, "types.ts"), program);
      assert.is(withoutNpm(await run(["npx", "tsc", "--strict", "--noEmit", ...options, "types.ts"])), "");
    },
    { timeoutMs },
  );
}

/** What npm says about the machine's own settings. */
function withoutNpm(text = ""): string {
  return text.replace(/^npm .*\n/gm, "");
}

test.run();
