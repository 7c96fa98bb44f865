import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { makeOwnRepository, waysToCompile } from "../package/ownRepository.ts";

const test = suite("the declarations of the package, long");

const timeoutMs = 300_000;
const repository = makeOwnRepository();
test.after(repository.remove);

test(
  "the package installs",
  async () => {
    writeFileSync(join(repository.folder, "package.json"), '{ "name": "widgets", "private": true, "type": "module" }');
    await repository.install(["npm", "install", "orch"]);
  },
  { timeoutMs },
);

for (const options of waysToCompile) {
  test(
    `all declarations that entry points bring are right with tsc --strict ${options.join(" ")}`,
    async () => assert.is(await repository.compileEntryPoints(options), ""),
    { timeoutMs },
  );
}

test.run();
