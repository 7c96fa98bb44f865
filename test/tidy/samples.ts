import { fileCycles, folderCycles, typeCycles } from "./cycles.ts";
import { gateQuestions } from "./gates.ts";
import { generatorsOnce } from "./generators.ts";
import { layering, libraryUse, sharedLib } from "./layers.ts";
import { untaggedLimits } from "./limits.ts";
import { fileSize, folderSize, functionSize, lineLength } from "./sizes.ts";
import { type Finding, type Rule, type Source, sourceOf } from "./source.ts";
import { suites } from "./suites.ts";
import { naming, typeHoles } from "./types.ts";
import { retypedNames, unusedNames, wellKnownImports } from "./wellknown.ts";
import { identityWords, kindQuestions, unfinishedWords, unnamedActors } from "./words.ts";

/** Files that break a rule (and some that do not), and what the rule says of them. */
export interface Sample {
  readonly name: string;
  readonly rule: Rule;
  readonly files: readonly Source[];
  /** "file:line", each. */
  readonly want: readonly string[];
}

const wellKnown = [
  { name: "groupMasters", value: "system:masters", line: 1 },
  { name: "userNodePrefix", value: "system:node:", line: 2 },
  { name: "namespaceSystem", value: "{systemPrefix}-system", line: 3 },
  { name: "apiGroupExtensions", value: "apiextensions.{apiDomain}", line: 4 },
  { name: "finalizerOrphan", value: "orphan", line: 5 },
  { name: "taintNotReady", value: "node.{labelDomain}/not-ready", usedBy: "controllers", line: 6 },
];

export const samples: readonly Sample[] = [
  {
    name: "a lower part imports a higher one",
    rule: layering,
    files: [
      sourceOf(
        "runtime/handlers/verbs/get.ts",
        'import { a } from "../../registry/store.ts";\nimport { b } from "../../server/filters/send.ts";',
      ),
      sourceOf("runtime/storage/lmdbFile.ts", 'import type { Store } from "../registry/store.ts";'),
      sourceOf("runtime/lib/text.ts", 'const a = await import("../watch/watchCache.ts");'),
      sourceOf("runtime/server/chain.ts", 'import { a } from "./filters/audit.ts";'),
    ],
    want: ["runtime/handlers/verbs/get.ts:2", "runtime/storage/lmdbFile.ts:1", "runtime/lib/text.ts:1"],
  },
  {
    name: "schema and client stand alone, and controllers speak through the client",
    rule: layering,
    files: [
      sourceOf("runtime/schema/checks.ts", 'import { a } from "../lib/a.ts";\nimport { b } from "./b.ts";'),
      sourceOf("runtime/schema/errors.ts", 'import type { a } from "../../generated/errors.ts";'),
      sourceOf("runtime/client/watch.ts", 'import { a } from "../schema/index.ts";\nexport { b } from "../lib/b.ts";'),
      sourceOf("runtime/controllers/job.ts", 'import type { Store } from "../registry/store.ts";'),
      sourceOf("runtime/registry/store.ts", 'import { a } from "../client/watch.ts";'),
      sourceOf("runtime/newcomer/a.ts", 'import { a } from "../lib/b.ts";'),
    ],
    want: [
      "runtime/schema/checks.ts:1",
      "runtime/schema/errors.ts:1",
      "runtime/client/watch.ts:2",
      "runtime/controllers/job.ts:1",
      "runtime/registry/store.ts:1",
      "runtime/newcomer/a.ts:1",
    ],
  },
  {
    name: "values of generated code enter in three files; types and words go everywhere",
    rule: layering,
    files: [
      sourceOf("runtime/cli/builtIn.ts", 'import { generated } from "../../generated/index.ts";'),
      sourceOf("runtime/handlers/verbs/get.ts", 'import { notFound } from "../../../generated/errors.ts";'),
      sourceOf("runtime/kinds/core/pod/columns.ts", 'import type { Pod } from "../../../../generated/core/v1/pod.ts";'),
      sourceOf(
        "runtime/kinds/core/node/columns.ts",
        'import { type Pod, node } from "../../../../generated/core/v1/node.ts";',
      ),
      sourceOf("runtime/apiserver/assemble.ts", 'import { platform } from "../../generated/platform.ts";'),
      sourceOf("runtime/component/version.ts", 'import { a } from "../../test/harness/suite.ts";'),
    ],
    want: ["runtime/kinds/core/node/columns.ts:1", "runtime/apiserver/assemble.ts:1", "runtime/component/version.ts:1"],
  },
  {
    name: "the generator knows the contract alone, and generated code what it is written against",
    rule: layering,
    files: [
      sourceOf(
        "codegen/build.ts",
        'import type { a } from "../runtime/schema/index.ts";\nimport { b } from "./check.ts";',
      ),
      sourceOf("codegen/load.ts", 'import { parseYaml } from "../runtime/negotiate/yaml.ts";'),
      sourceOf("codegen/emit/flags.ts", 'import type { Flags } from "../../generated/flags.ts";'),
      sourceOf("generated/core/v1/pod.code.ts", 'import { a } from "../../../runtime/kinds/core/pod/strategy.ts";'),
      sourceOf("generated/handlers.ts", 'import { get } from "../runtime/handlers/get.ts";'),
    ],
    want: ["codegen/load.ts:1", "codegen/emit/flags.ts:1", "generated/handlers.ts:1"],
  },
  {
    name: "a library is used outside its files",
    rule: libraryUse,
    files: [
      sourceOf("runtime/server/chain.ts", 'import Koa from "koa";'),
      sourceOf("runtime/handlers/open.ts", 'import type { Context } from "koa";\nimport Router from "koa-router";'),
      sourceOf("codegen/emit/types.ts", 'const { Project } = await import("ts-morph");'),
      sourceOf("runtime/storage/record.ts", 'import type { Database } from "lmdb";'),
      sourceOf("runtime/storage/memory.ts", 'import { open } from "lmdb";'),
      sourceOf("runtime/handlers/verbs/list.ts", 'import { parse } from "yaml";'),
      sourceOf("test/koa.test.ts", 'import Koa from "koa";'),
    ],
    want: [
      "runtime/handlers/open.ts:1",
      "runtime/handlers/open.ts:2",
      "codegen/emit/types.ts:1",
      "runtime/storage/memory.ts:1",
      "runtime/handlers/verbs/list.ts:1",
    ],
  },
  {
    name: "a file of lib has one user",
    rule: sharedLib,
    files: [
      sourceOf("runtime/lib/a.ts", ""),
      sourceOf("runtime/lib/b.ts", ""),
      sourceOf("runtime/registry/a.ts", 'import { a } from "../lib/a.ts";\nimport { b } from "../lib/b.ts";'),
      sourceOf("runtime/watch/a.ts", 'import { a } from "../lib/a.ts";'),
    ],
    want: ["runtime/lib/b.ts:1"],
  },
  {
    name: "lib has thirteen files",
    rule: sharedLib,
    files: [
      ..."abcdefghijklm".split("").map((each) => sourceOf(`runtime/lib/${each}.ts`, "")),
      ...["x", "y"].map((each) => sourceOf(`runtime/watch/${each}.ts`, importAll("abcdefghijklm"))),
    ],
    want: ["runtime/lib/m.ts:1"],
  },
  {
    name: "folders form a ring, of types too",
    rule: folderCycles,
    files: [
      sourceOf("runtime/watch/a.ts", '\nimport type { B } from "../selector/b.ts";'),
      sourceOf("runtime/selector/b.ts", 'import { C } from "../patch/c.ts";'),
      sourceOf("runtime/patch/c.ts", 'import { A } from "../watch/a.ts";'),
      sourceOf("runtime/patch/d.ts", 'import { C } from "./c.ts";'),
      sourceOf("codegen/emit/a.ts", 'import { print } from "../print.ts";'),
      sourceOf("codegen/print.ts", 'import { a } from "./emit/a.ts";'),
      sourceOf("codegen/one.ts", 'import type { two } from "./two.ts";'),
      sourceOf("codegen/two.ts", 'import type { one } from "./one.ts";'),
    ],
    want: ["codegen/emit/a.ts:1", "runtime/patch/c.ts:1"],
  },
  {
    name: "files form a ring of values",
    rule: fileCycles,
    files: [
      sourceOf("runtime/watch/a.ts", 'import { b } from "./b.ts";'),
      sourceOf("runtime/watch/b.ts", 'import { a } from "./a.ts";'),
      sourceOf("runtime/watch/c.ts", 'import type { d } from "./d.ts";'),
      sourceOf("runtime/watch/d.ts", 'import { c } from "./c.ts";'),
      sourceOf("runtime/watch/e.ts", 'const { f } = await import("./f.ts");'),
      sourceOf("runtime/watch/f.ts", 'import { e } from "./e.ts";'),
    ],
    want: ["runtime/watch/a.ts:1"],
  },
  {
    name: "files form a ring of types, besides one that is known and one that is gone",
    rule: typeCycles([
      ["runtime/watch/c.ts", "runtime/watch/d.ts"],
      ["runtime/watch/g.ts", "runtime/watch/h.ts"],
    ]),
    files: [
      sourceOf("runtime/watch/a.ts", 'import { z } from "./z.ts";\nimport type { B } from "./b.ts";'),
      sourceOf("runtime/watch/b.ts", 'import type { A } from "./a.ts";'),
      sourceOf("runtime/watch/c.ts", 'import type { D } from "./d.ts";'),
      sourceOf("runtime/watch/d.ts", 'import type { C } from "./c.ts";\nimport type { E } from "./e.ts";'),
      sourceOf("runtime/watch/e.ts", 'import { d } from "./d.ts";'),
      sourceOf("runtime/watch/g.ts", 'import { h } from "./h.ts";'),
      sourceOf("runtime/watch/h.ts", ""),
    ],
    want: ["runtime/watch/a.ts:2", "runtime/watch/e.ts:1", "runtime/watch/g.ts:1"],
  },
  {
    name: "a file has 501 lines",
    rule: fileSize,
    files: [sourceOf("runtime/a.ts", "a;\n".repeat(500)), sourceOf("runtime/b.ts", "b;\n".repeat(501))],
    want: ["runtime/b.ts:501"],
  },
  {
    name: "a folder has 41 files",
    rule: folderSize,
    files: ["full", "fuller"].flatMap((folder, more) =>
      Array.from({ length: 40 + more }, (_, at) => sourceOf(`runtime/${folder}/a${at}.ts`, "")),
    ),
    want: ["runtime/fuller:1"],
  },
  {
    name: "a function has 71 lines",
    rule: functionSize,
    files: [
      sourceOf("runtime/a.ts", `function a() {\n${"a();\n".repeat(68)}}`),
      sourceOf("runtime/b.ts", `\nconst b = () => {\n${"b();\n".repeat(69)}};`),
      sourceOf("runtime/c.ts", `class C {\n  /** Counts from its name. */\n  c() {\n${"c();\n".repeat(69)}  }\n}`),
    ],
    want: ["runtime/b.ts:2", "runtime/c.ts:3"],
  },
  {
    name: "a line has 121 columns",
    rule: lineLength,
    files: [
      sourceOf("test/a.ts", `// ${"é".repeat(117)}\n// ${"🙂".repeat(117)}\n// ${"a".repeat(118)}`),
      sourceOf("test/b.test.ts", `expect(\n  "${"a".repeat(140)}",\n);\nexpect("${"a".repeat(140)}");`),
      sourceOf("runtime/c.ts", `text(\n  "${"a".repeat(140)}",\n);`),
    ],
    want: ["test/a.ts:3", "test/b.test.ts:4"],
  },
  {
    name: "code goes around the compiler",
    rule: typeHoles,
    files: [
      sourceOf(
        "runtime/a.ts",
        'const a: any = 1;\nconst b = "any";\n/** any */\nconst c = a!.b;\nlet d!: string;\nconst e = !a;',
      ),
      sourceOf("runtime/b.ts", `// @ts-${"ignore"}: no\n// @ts-${"expect-error"}`),
      sourceOf("test/c.test.ts", `// @ts-${"expect-error"}: no such field\n/* @ts-${"nocheck"} */`),
    ],
    want: [
      "runtime/a.ts:1",
      "runtime/a.ts:4",
      "runtime/a.ts:5",
      "runtime/b.ts:1",
      "runtime/b.ts:2",
      "test/c.test.ts:2",
    ],
  },
  {
    name: "an export has no name, a file is not in lowerCamel",
    rule: naming,
    files: [
      sourceOf("runtime/a.ts", "export const a = 1;\nexport default a;"),
      sourceOf("runtime/b.ts", "export default function b() {}"),
      sourceOf("runtime/watch-cache.ts", ""),
      sourceOf("test/watchCache.test.ts", ""),
    ],
    want: ["runtime/a.ts:2", "runtime/b.ts:1", "runtime/watch-cache.ts:1"],
  },
  {
    name: "something is left for later",
    rule: unfinishedWords,
    files: [
      sourceOf(
        "runtime/a.ts",
        '// TODO: more\n// For now this\nthrow new Error("not implemented");\nconst waitForNowMs = 1;',
      ),
      sourceOf("bench/b.ts", "// FIXME\n// XXX\n// HACK\n// hack, todo: words of prose, as in todoList"),
    ],
    want: ["runtime/a.ts:1", "runtime/a.ts:2", "runtime/a.ts:3", "bench/b.ts:1", "bench/b.ts:2", "bench/b.ts:3"],
  },
  {
    name: "a comment does not say who acts",
    rule: unnamedActors,
    files: [
      sourceOf("runtime/a.ts", "// Clients are told.\n// Clients get a 410; untold ones too.\n// whoever asks"),
      sourceOf("test/b.ts", "// nobody"),
    ],
    want: ["runtime/a.ts:1", "runtime/a.ts:3"],
  },
  {
    name: "code knows an identity",
    rule: identityWords(new Set(["KubeletGlow"])),
    files: [
      sourceOf(
        "runtime/a.ts",
        '// as in meta.orch.io\nconst a = "meta.orch.io";\nconst b = `vnd.orch+$' + "{a}orch-system`;",
      ),
      sourceOf(
        "codegen/b.ts",
        'const own = "x-kubernetes-list-type";\nconst b = /kubernetes\\.io$/;\nconst c = "orch";',
      ),
      sourceOf("test/c.test.ts", 'const c = "orch-system";'),
      sourceOf(
        "runtime/d.ts",
        'const a = "system:kube-proxy";\nconst b = "X-Kubernetes-PF-Uid";\nconst c = "kubelet";\na.enabled("KubeletGlow");',
      ),
    ],
    want: [
      "runtime/a.ts:2",
      "runtime/a.ts:3",
      "runtime/a.ts:3",
      "codegen/b.ts:2",
      "runtime/d.ts:1",
      "runtime/d.ts:2",
      "runtime/d.ts:3",
    ],
  },
  {
    name: "shared code has the names of one identity",
    rule: wellKnownImports(wellKnown),
    files: [
      sourceOf("runtime/handlers/a.ts", 'import { namespaceSystem as b } from "../../generated/wellknown.ts";'),
      sourceOf("runtime/handlers/b.ts", 'import { groupMasters } from "../../generated/wellknown.ts";'),
      sourceOf("runtime/handlers/c.ts", 'import * as names from "../../generated/wellknown.ts";'),
      sourceOf(
        "runtime/kinds/core/a/strategy.ts",
        'import { namespaceSystem } from "../../../../generated/wellknown.ts";',
      ),
    ],
    want: ["runtime/handlers/a.ts:1", "runtime/handlers/c.ts:1"],
  },
  {
    name: "a well-known name is typed again",
    rule: retypedNames(wellKnown),
    files: [
      sourceOf(
        "runtime/a.ts",
        'const a = ["orphan", "system:masters"];\nconst b = `system:node:${name}`;\nconst c = "system:mastersOf";',
      ),
      sourceOf(
        "runtime/b.ts",
        "const a = `${platform.systemPrefix}-system`;\n`${apiDomain}-system`;\n`apiextensions.${apiDomain}/v1`;",
      ),
      sourceOf("test/c.test.ts", 'const a = "system:masters";'),
      sourceOf("test/harness/d.ts", 'const a = "system:masters";'),
    ],
    want: ["runtime/a.ts:1", "runtime/a.ts:2", "runtime/b.ts:1", "runtime/b.ts:3", "test/harness/d.ts:1"],
  },
  {
    name: "a well-known name is not used, or what is to use it is out of date",
    rule: unusedNames(wellKnown, ["default: orphan", "name: extra\ngroup: apiextensions.{apiDomain}"]),
    files: [
      sourceOf("runtime/a.ts", "const a = [groupMasters, platform.names.taintNotReady];"),
      sourceOf("runtime/schema/platform.ts", "const a = names.namespaceSystem;"),
      sourceOf("test/b.test.ts", "const b = userNodePrefix;"),
    ],
    want: ["spec/wellknown.yaml:2", "spec/wellknown.yaml:3", "spec/wellknown.yaml:6"],
  },
  {
    name: "a gate is asked for out of the generator's sight",
    rule: gateQuestions(new Set(["Glow"])),
    files: [
      sourceOf("runtime/a.ts", 'gates.enabled("Glow");\nisGateOn("Glow");\nlet a: "Glow" | "Dim";\nisOn("Glow");'),
      sourceOf("runtime/b.ts", 'const gate = "Glow";'),
      sourceOf("test/c.test.ts", 'const gate = "Glow";'),
    ],
    want: ["runtime/a.ts:4", "runtime/b.ts:1"],
  },
  {
    name: "a generator function is made with each call",
    rule: generatorsOnce,
    files: [
      sourceOf("runtime/patch/a.ts", "function* a() {}\nconst b = () => {\n  return function* () {};\n};"),
      sourceOf("runtime/patch/b.ts", "class A {\n  *a() {}\n}\nfunction b() {\n  return { *c() {} };\n}"),
      sourceOf("runtime/client/c.ts", "const c = () => function* () {};"),
    ],
    want: ["runtime/patch/a.ts:3", "runtime/patch/b.ts:5"],
  },
  {
    name: "shared code asks for a kind",
    rule: kindQuestions(new Set(["Pod", "Node"])),
    files: [
      sourceOf(
        "runtime/registry/store.ts",
        'if (descriptor.kind === "Pod") a();\nif ("Node" !== kind) b();\nif (x === "Pod") c();',
      ),
      sourceOf(
        "codegen/emit/types.ts",
        'switch (type.kind) {\n  case "scalar":\n  case "Pod":\n}\nif (ownerKind === "Node") a();',
      ),
      sourceOf("runtime/kinds/core/pod/strategy.ts", 'if (owner.kind === "Node") a();'),
    ],
    want: [
      "runtime/registry/store.ts:1",
      "runtime/registry/store.ts:2",
      "codegen/emit/types.ts:3",
      "codegen/emit/types.ts:5",
    ],
  },
  {
    name: "a suite is not run, or not all of it",
    rule: suites,
    files: [
      sourceOf("test/a.test.ts", 'const test = suite("a");\ntest("b", () => {});'),
      sourceOf(
        "test/b.test.ts",
        'const test = suite("b");\ntest.only("c", () => {});\ntest.skip("d");\ntest.skip("e", "no etcd");\ntest.run();',
      ),
      sourceOf("test/c.test.ts", "const reader = { skip: () => {} };\nreader.skip();"),
      sourceOf(
        "test/d.test.ts",
        'import { suite } from "uvu";\nconst one = suite("1");\nconst two = suite("2");\none.run();',
      ),
      sourceOf("test/helper.ts", "export const a = 1;"),
    ],
    want: [
      "test/a.test.ts:1",
      "test/b.test.ts:2",
      "test/b.test.ts:3",
      "test/c.test.ts:1",
      "test/d.test.ts:3",
      "test/d.test.ts:1",
    ],
  },
  {
    name: "a limit without its answer",
    rule: untaggedLimits,
    files: [
      sourceOf(
        "runtime/storage/a.ts",
        "/** @limit Key: the write fails. */\nconst maxKeyBytes = 1024;\n/** Of values. */\nconst maxBytes = 2 * 1024;",
      ),
      sourceOf("runtime/storage/b.ts", "const limits = {\n  /** @limit Depth. */\n  maxDepth: 3,\n  others: 4,\n};"),
      sourceOf("runtime/kinds/core/pod/spec.ts", "const maxNames = 3;"),
      sourceOf("runtime/cel/a.ts", 'const maxInt = 2n ** 63n - 1n;\nconst maxText = "a";'),
    ],
    want: ["runtime/storage/a.ts:4", "runtime/storage/b.ts:3"],
  },
];

function importAll(names: string): string {
  return names
    .split("")
    .map((each) => `import { ${each} } from "../lib/${each}.ts";`)
    .join("\n");
}

/** "file:line", as samples want them. */
export function placesOf(findings: readonly Finding[]): string[] {
  return findings.map((each) => `${each.file}:${each.line}`);
}
