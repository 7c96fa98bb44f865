import * as assert from "uvu/assert";
import { emitFlags } from "../../codegen/emit/flags.ts";
import { type FlagSet, featureGates, type Gate, givenText, helpText, parseFlags } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { fixtureModel } from "./emitB.fixture.ts";

const test = suite("flags and gates");

const set: FlagSet = {
  command: "acme up",
  description: "Runs it.",
  flags: [
    { name: "data-dir", type: "string", default: "./data", description: "Where data lies." },
    { name: "secure-port", type: "int", default: 6443, minimum: 0, maximum: 65535, description: "Port." },
    { name: "profiling", type: "boolean", default: true, description: "Profiles." },
    { name: "wait", type: "duration", default: "5m0s", description: "How long." },
    { name: "modes", type: "list", default: ["A"], enum: ["A", "B"], description: "Modes." },
    { name: "feature-gates", type: "map", description: "Gates." },
    { name: "v", type: "int", description: "Log level." },
  ],
};

const defaults = {
  dataDir: "./data",
  securePort: 6443,
  profiling: true,
  wait: "5m0s",
  modes: ["A"],
  featureGates: {},
  v: 0,
};

const accepted: readonly (readonly [readonly string[], object])[] = [
  [[], {}],
  [["--data-dir", "/x"], { dataDir: "/x" }],
  [["--data-dir=/x=y"], { dataDir: "/x=y" }],
  [["--data-dir="], { dataDir: "" }],
  [["--data_dir", "/x"], { dataDir: "/x" }],
  [["--data-dir=a", "--data-dir=b"], { dataDir: "b" }],
  [["--secure-port", "0"], { securePort: 0 }],
  [["--profiling=false"], { profiling: false }],
  [["--profiling", "--wait", "1h2m3.5s"], { wait: "1h2m3.5s" }],
  [["--modes", "B,A"], { modes: ["B", "A"] }],
  [["--modes=B", "--modes=A"], { modes: ["B", "A"] }],
  [["--feature-gates=X=true,Y=false", "--feature-gates", "Z"], { featureGates: { X: "true", Y: "false", Z: "" } }],
  [["-v", "4"], { v: 4 }],
  [["-v=4"], { v: 4 }],
];

for (const [argv, want] of accepted) {
  test(`accepts ${argv.join(" ") || "no arguments"}`, () => {
    const parsed = parseFlags(set, argv);
    assert.equal("flags" in parsed && parsed.flags, { ...defaults, ...want });
  });
}

test("which flags are given is known, by arguments or by files", () => {
  const parsed = parseFlags(set, ["--data_dir=x", "--profiling"], new Map([["wait", "1s"]]));
  assert.equal("given" in parsed && [...parsed.given].sort(), ["data-dir", "profiling", "wait"]);
});

const refused: readonly (readonly [readonly string[], string])[] = [
  [["--secureport=1"], "unknown flag: --secureport (did you mean --secure-port?)"],
  [["--nothing-like-it"], "unknown flag: --nothing-like-it"],
  [["up"], 'unexpected argument "up"'],
  [["-xy"], 'unexpected argument "-xy"'],
  [["--data-dir"], "flag needs an argument: --data-dir"],
  [["--secure-port=x"], 'invalid argument "x" for "--secure-port" flag: must be an integer'],
  [["--secure-port=65536"], 'invalid argument "65536" for "--secure-port" flag: must be between 0 and 65535'],
  [["--profiling=maybe"], 'invalid argument "maybe" for "--profiling" flag: must be true or false'],
  [["--wait=5"], 'invalid argument "5" for "--wait" flag: must be a duration such as "30s" or "1h15m"'],
  [["--modes=A,C"], 'invalid argument "A,C" for "--modes" flag: must be one of A, B'],
  [
    ["--feature-gates=,"],
    'invalid argument "," for "--feature-gates" flag: must be key=value pairs, separated by commas',
  ],
];

for (const [argv, want] of refused) {
  test(`refuses ${argv.join(" ")}`, () => assert.equal(parseFlags(set, argv), { error: want }));
}

test("--help shows every flag in alphabetical order, with type, limits and default", () => {
  const want = `Runs it.

Usage:
  acme up [flags]

Flags:
  --data-dir string
        Where data lies. (default "./data")
  --feature-gates key=value,...
        Gates.
  --modes strings
        Modes. One of: A, B. (default [A])
  --profiling
        Profiles. (default true)
  --secure-port int
        Port. From 0 to 65535. (default 6443)
  --v int
        Log level.
  --wait duration
        How long. (default 5m0s)
  --help
        Print this text and exit.
`;
  assert.equal(parseFlags(set, ["--data-dir=x", "--help"]), { help: want });
  assert.equal(parseFlags(set, ["-h"]), { help: want });
});

test("no line of --help is wider than 96 columns", () => {
  const description = "Words of a long description that go on and on. ".repeat(10);
  const text = helpText({ ...set, flags: [{ name: "a", type: "string", description }] });
  assert.is(text.split("\n").filter((line) => line.length > 96).length, 0);
});

test("a component's flags become an interface with lower camel names", () => {
  const { text } = emitFlags({
    ...fixtureModel(),
    components: [{ name: "api-server", description: "Serves.", sets: [], flags: set.flags }],
  });
  for (const line of [
    "export interface ApiServerFlags {",
    "  readonly dataDir: string;",
    "  readonly securePort: number;",
    '  readonly modes: readonly ("A" | "B")[];',
    "  readonly featureGates: Readonly<Record<string, string>>;",
    '  command: "acme api-server",',
    "export function parseApiServerFlags(",
    "  set = apiServerFlagSet,",
    "): ParsedFlags<ApiServerFlags> {",
    '  "api-server": apiServerFlagSet,',
  ]) {
    assert.ok(text.split("\n").includes(line), line);
  }
});

const texts: readonly (readonly [readonly string[], string])[] = [
  [[], "./data"],
  [["--data-dir", "a", "--unknown", "b"], "a"],
  [["--unknown=1", "--data_dir=a=b"], "a=b"],
  [["--data-dir=a", "--data-dir=b"], "b"],
  [["--data-dir"], ""],
];

for (const [argv, want] of texts) {
  test(`what ${argv.join(" ") || "nothing"} gives a flag is known before the other flags are`, () => {
    assert.is(givenText(set, argv, "data-dir"), want);
  });
}

const gates: readonly Gate<"Young" | "Grown" | "Old">[] = [
  { name: "Young", stage: "Alpha", default: false, locked: false, components: [] },
  { name: "Grown", stage: "Beta", default: true, locked: false, components: [] },
  { name: "Old", stage: "GA", default: true, locked: true, components: [] },
];

test("--help says which gates switch something, which are locked and which do nothing yet", () => {
  const none = { stage: "Beta", default: true, locked: false, components: [], effect: "none yet" } as const;
  const all = [...gates, { name: "Later", ...none }, { name: "LaterStill", ...none }];
  const flag = { name: "feature-gates", type: "map", gates: all, description: "Gates." } as const;
  const text = helpText({ ...set, flags: [flag] });
  const want = `  --feature-gates key=value,...
        Gates.
        Gates that switch something:
          Young (Alpha, off)
          Grown (Beta, on)
        Gates that are locked to their default:
          Old
        Gates that are accepted and switch nothing yet:
          Later, LaterStill
  --help
`;
  assert.ok(text.includes(want), text);
  assert.not.match(helpText({ ...set, flags: [{ ...flag, gates: gates.slice(0, 1) }] }), /locked|nothing yet/);
});

test("a flag whose keys are gates takes them from the table of gates", () => {
  const flag = { name: "feature-gates", type: "map", keys: "gates", description: "Gates." } as const;
  const components = [{ name: "up", description: "Serves.", sets: [], flags: [flag] }];
  const { text } = emitFlags({ ...fixtureModel(), components });
  assert.match(text, 'import { gates } from "./gates.ts";');
  assert.match(text, /type: "map",? *\n? *gates,/);
});

test("gates have the defaults of the spec until they are set", () => {
  assert.equal(
    [...featureGates(gates, {}).all],
    [
      ["Young", false],
      ["Grown", true],
      ["Old", true],
    ],
  );
});

test("AllAlpha and AllBeta set the gates of their stage that are not set by name", () => {
  const set = featureGates(gates, { Grown: "true", AllAlpha: "true", AllBeta: "false" });
  assert.equal([set.enabled("Young"), set.enabled("Grown"), set.enabled("Old")], [true, true, true]);
});

const badGates: readonly (readonly [Record<string, string>, string])[] = [
  [{ Other: "true" }, "unrecognized feature gate: Other"],
  [{ Old: "false" }, "cannot set feature gate Old to false, feature is locked to true"],
  [{ Young: "yes" }, "invalid value of Young=yes, want true or false"],
  [{ Young: "" }, "missing bool value for feature gate Young"],
];

for (const [settings, want] of badGates) {
  test(`gates refuse ${JSON.stringify(settings)}`, () => {
    assert.throws(
      () => featureGates(gates, settings),
      (error: Error) => error.name === "FeatureGateError" && error.message === want,
    );
  });
}

test.run();
