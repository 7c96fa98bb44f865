import * as assert from "uvu/assert";
import { type CommandLine, ownOut, ownSpecRoot, parseCommandLine } from "../../codegen/options.ts";
import { makeProgress } from "../../codegen/progress.ts";
import { suite } from "../harness/suite.ts";

const test = suite("codegen options");

test("paths given are relative to the working folder, those left out are the package's own", () => {
  assert.equal(parseCommandLine([], "/work"), {
    mode: "write",
    cwd: "/work",
    platformFile: `${ownSpecRoot}/platform.yaml`,
    specRoots: [ownSpecRoot],
    out: ownOut,
    extras: [],
  });
  assert.equal(
    parseCommandLine(["--spec", "a", "b", "--spec=c", "--platform", "p.yaml", "--out", "../o", "--check"], "/w/x"),
    {
      mode: "check",
      cwd: "/w/x",
      platformFile: "/w/x/p.yaml",
      specRoots: ["/w/x/a", "/w/x/b", "/w/x/c"],
      out: "/w/o",
      extras: [],
    },
  );
  const { mode, extras } = parseCommandLine(["--messages", "--check", "--openapi-types"], "/work") as CommandLine;
  assert.equal([mode, extras], ["check", ["openapi-types", "messages"]]);
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
];

for (const [argv, complaint] of refused) {
  test(`"${argv.join(" ")}" is refused: ${complaint}`, () => {
    assert.is(parseCommandLine(argv, "/work"), complaint);
  });
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
