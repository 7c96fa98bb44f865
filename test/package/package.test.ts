import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { root } from "../harness/kubectl.ts";
import { suite } from "../harness/suite.ts";
import { makeOwnRepository, waysToCompile, withoutNpm } from "./ownRepository.ts";

const test = suite("the package");

/** Milliseconds for a step; installing waits for the registry. */
const timeoutMs = 300_000;

const { folder, run, install, compileEntryPoints, remove } = makeOwnRepository();
test.after(remove);

/** Another kind, of a group and version that has built-in kinds, and with a type of theirs. */
const gadget = `group: apps
version: v1
kind: Gadget
names: { plural: gadgets }
scope: Namespaced
description: Gadget runs pods.
schema: { properties: { spec: { x-proto: 2, $ref: "core/v1#/$defs/PodTemplateSpec" } } }
`;

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
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    mkdirSync(join(folder, "spec"));
    cpSync(join(root, "examples/widget/spec"), join(folder, "spec"), { recursive: true });
    mkdirSync(join(folder, "spec/apps/v1"), { recursive: true });
    writeFileSync(join(folder, "spec/apps/v1/gadget.yaml"), gadget);
    const printed: string[] = [];
    for (const words of commands) {
      const isInstall = words[0] === "npm" && words[1] === "install";
      printed.push(await (isInstall ? install(words) : run(words)));
    }
    const [, generated = "", compiled, ran, tested = ""] = printed;
    assert.match(generated, /generate: \d+ files, \d+ written, 0 deleted, 0 unchanged/);
    assert.is(withoutNpm(compiled), "");
    assert.is(ran, "Red 1\n");
    assert.match(tested, /1 passed/);
  },
  { timeoutMs },
);

test(
  "types of the OpenAPI documents, and messages, are made where they are asked for",
  async () => {
    const options = ["--spec", "spec", "--out", "asked", "--openapi-types", "--messages"];
    assert.match(await run(["npx", "orch-generate", ...options]), /generate: \d+ files, \d+ written/);
    assert.match(readFileSync(join(folder, "asked/openapi/types.ts"), "utf8"), "patchExampleV1NamespacedWidget: {");
  },
  { timeoutMs },
);

/** The compilation above is another way; test/long/packageTypes.ts takes all ways, and checks all declarations. */
const [options = []] = waysToCompile;
test(
  `the types of all entry points compile with tsc --strict --skipLibCheck ${options.join(" ")}`,
  async () => assert.is(await compileEntryPoints(["--skipLibCheck", ...options]), ""),
  { timeoutMs },
);

test.run();
