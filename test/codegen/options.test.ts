import { symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as assert from "uvu/assert";
import { packageFolder } from "../../codegen/folders.ts";
import { type CommandLine, ownOut, ownSpecRoot, parseCommandLine } from "../../codegen/options.ts";
import { makeProgress } from "../../codegen/run/progress.ts";
import { run } from "../../codegen/run.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("codegen options");

test("paths given are relative to the working folder, those left out are the package's own", () => {
  assert.equal(parseCommandLine([], packageFolder), {
    mode: "write",
    hasStack: false,
    cwd: packageFolder,
    platformFile: `${ownSpecRoot}/platform.yaml`,
    specRoots: [ownSpecRoot],
    out: ownOut,
    extras: [],
  });
  const words = ["--spec", "a", "b", "--spec=c", "--platform", "p.yaml", "--out", "../o", "--check", "--alone"];
  assert.equal(parseCommandLine(words, "/w/x"), {
    mode: "check",
    hasStack: false,
    cwd: "/w/x",
    platformFile: "/w/x/p.yaml",
    specRoots: ["/w/x/a", "/w/x/b", "/w/x/c"],
    out: "/w/o",
    extras: [],
  });
  const { mode, extras } = parseCommandLine(["--messages", "--check", "--openapi-types"], packageFolder) as CommandLine;
  assert.equal([mode, extras], ["check", ["openapi-types", "messages"]]);
});

test("kinds of another folder stand beside the package's, unless they are alone or its folder is named", () => {
  const rootsOf = (...words: string[]) => {
    const { specRoots, isBesidePackage } = parseCommandLine([...words, "--out", "o"], "/w") as CommandLine;
    return [specRoots, isBesidePackage];
  };
  assert.equal(rootsOf("--spec", "a"), [[ownSpecRoot, "/w/a"], true]);
  assert.equal(rootsOf("--spec", "a", "--alone"), [["/w/a"], undefined]);
  assert.equal(rootsOf("--spec", ownSpecRoot, "a"), [[ownSpecRoot, "/w/a"], undefined]);
  assert.equal(rootsOf("--platform", "p.yaml"), [[ownSpecRoot], undefined]);
});

const refused: readonly [readonly string[], string][] = [
  [["--sepc", "a"], 'unknown option "--sepc"'],
  [["a"], 'unexpected argument "a"'],
  [["--out"], "--out needs a value"],
  [["--out", "--check"], "--out needs a value"],
  [["--out", "a", "b"], 'unexpected argument "b"'],
  [["--out", "a", "--out", "b"], "--out is given twice"],
  [["--import-extension", "mts"], '--import-extension is ts or js, not "mts"'],
  [["--check", "--watch"], "--check and --watch exclude each other"],
  [
    ["--alone", "--out", "o"],
    "--alone leaves out the package's spec folder, which is the one to read: name others by --spec",
  ],
  [
    ["--spec", "a", "--platform", "p.yaml", "--out", "o"],
    `--platform gives built-in kinds other names: add ${relative("/work", ownSpecRoot)} to --spec, or give --alone`,
  ],
  [["--spec", "a"], "--out is missing: give the folder of your own that holds the generated code"],
];

for (const [argv, complaint] of refused) {
  test(`"${argv.join(" ")}" is refused: ${complaint}`, () => {
    assert.is(parseCommandLine(argv, "/work"), complaint);
  });
}

test("the package's own spec is the same through links, as package managers make them", () => {
  const folder = testFolder();
  const link = join(folder.path, "orch");
  symlinkSync(packageFolder, link);
  const words = ["--spec", "orch/spec", "own", "--platform", "orch/spec/platform.yaml", "--out", "orch/generated/new"];
  const { specRoots, platformFile, out } = parseCommandLine(words, folder.path) as CommandLine;
  assert.equal(specRoots, [ownSpecRoot, join(folder.path, "own")]);
  assert.is(platformFile, join(ownSpecRoot, "platform.yaml"));
  assert.is(out, join(ownOut, "new"));
  folder.remove();
});

test("the usage names the program that the user has", async () => {
  assert.match((await runIn(packageFolder, ["--help"])).printed, /^Usage: npm run generate -- \[options\]\n/);
  const { printed } = await runIn("/elsewhere", ["--help"]);
  assert.match(printed, /^Usage: orch-generate --out DIR \[options\]\n/);
  assert.not.match(printed, "npm");
});

test("what fails is one line and exit code 1; --stack says of a fault of the generator where it is", async () => {
  const folder = testFolder();
  writeFileSync(join(folder.path, "file"), "");
  const refused = await runIn(folder.path, ["--spec", ".", "--out", "file/out"]);
  assert.is(refused.exitCode, 1);
  assert.match(refused.complaints, /^generate: ENOTDIR: .*\n$/);
  const words = ["--spec", "spec", "--out", "out"];
  const fault = await runIn(folder.path, words, { now: failing("no clock\nat all") });
  assert.is(fault.exitCode, 1);
  assert.is(fault.complaints, "generate: internal error: no clock (--stack prints where)\n");
  const { complaints } = await runIn(folder.path, [...words, "--stack"], { now: failing("no clock") });
  assert.match(complaints, /^generate: internal error: .*no clock\n +at /s);
  folder.remove();
});

function failing(message: string): () => number {
  return () => {
    throw new Error(message);
  };
}

async function runIn(cwd: string, argv: readonly string[], { now = () => 0 }: { readonly now?: () => number } = {}) {
  let [printed, complaints] = ["", ""];
  const print = (text: string) => {
    printed += text;
  };
  const printError = (text: string) => {
    complaints += text;
  };
  const exitCode = await run(argv, { cwd, isTerminal: false, print, printError, now, signal: AbortSignal.abort() });
  return { exitCode, printed, complaints };
}

test("a run is quiet for a second, then prints a line a second, or on a terminal a line that renews itself", () => {
  const lines = (isTerminal: boolean) => {
    let [time, text] = [0, ""];
    const progress = makeProgress({
      isTerminal,
      now: () => time,
      write: (each) => {
        text += each;
      },
    });
    for (const at of [500, 1000, 1050, 1200, 2100]) {
      time = at;
      progress.at(`step ${at}`);
    }
    progress.end();
    return text;
  };
  assert.is(lines(false), "generate: step 1000 (1.0 s)\ngenerate: step 2100 (2.1 s)\n");
  const renewed = ["step 1000 (1.0 s)", "step 1200 (1.2 s)", "step 2100 (2.1 s)"];
  assert.is(lines(true), `${renewed.map((each) => `\rgenerate: ${each}\u001b[K`).join("")}\r\u001b[K`);
});

test.run();
