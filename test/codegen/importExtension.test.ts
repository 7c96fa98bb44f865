import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { importExtensionFor, withJsImports } from "../../codegen/importExtension.ts";
import { ownOut } from "../../codegen/options.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("codegen/importExtension");

const configurations: readonly (readonly [what: string, text: string | undefined, extension: "ts" | "js"])[] = [
  ["no tsconfig.json", undefined, "ts"],
  ["one for a compiler that writes JavaScript", '{ "compilerOptions": { "module": "nodenext" } }', "js"],
  ["one of which nothing is said", "{}", "js"],
  ["one that rewrites", '{ "compilerOptions": { "rewriteRelativeImportExtensions": true, }, } // with a comment', "ts"],
  ["one that only checks", '{ "compilerOptions": { "noEmit": true, "allowImportingTsExtensions": true } }', "ts"],
  ["one that extends such a one", '{ "extends": "./base.json" }', "ts"],
];
for (const [what, text, extension] of configurations) {
  test(`below ${what} imports end in ${extension}`, () => {
    const folder = testFolder();
    const out = join(folder.path, "src/generated"); // which the first run makes
    mkdirSync(folder.path, { recursive: true });
    const base = '{ "compilerOptions": { "allowImportingTsExtensions": true } }';
    writeFileSync(join(folder.path, "base.json"), base);
    if (text !== undefined) writeFileSync(join(folder.path, "tsconfig.json"), text);
    assert.is(importExtensionFor(out), extension);
    folder.remove();
  });
}

test("in this package they end in ts", () => {
  assert.is(importExtensionFor(ownOut), "ts");
});

test("every way to name a neighbour is written anew, and nothing else", () => {
  const text = `// of "./spec.ts"
import type { A } from "./a.ts";
import {
  b,
} from "../b.code.ts";
import "./c.ts";
export * from "./d.ts";
import e from "orch/e.ts";
const text = "./f.ts";
const load = () => import("./g.ts").then(({ g }) => import("./h.ts"));
`;
  const [file, other] = withJsImports([
    { unit: "whole", path: "x.ts", text },
    { unit: "whole", path: "x.json", text },
  ]);
  assert.is(file?.text, text.replace(/(?<=\/)(a|b\.code|c|d|g|h)\.ts/g, "$1.js"));
  assert.is(other?.text, text);
});

test.run();
