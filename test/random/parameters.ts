import fc from "fast-check";
import type { ResourceDescriptor } from "../../runtime/schema/index.ts";

/** Numbers as clients write them, and as none should. */
const numbers = ["0", "1", "2", "5", "30", "-1", "+1", "1.5", "1e3", "x", "", " ", "00", "9223372036854775808", "٣"];
const booleans = ["", "true", "false", "1", "0", "True", "yes", "x"];
const token = (value: object | string) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const v = "meta.orch.io/v1";

const labelSelectors = [
  "app=web",
  "app",
  "!app",
  "app in (a,b)",
  "app notin (a,)",
  "a>1",
  "a<x",
  "a=b=c",
  "a in b",
  ",",
  "((",
  "a in ()",
  "x/y/z=1",
  "é=1",
  "a=" + "b".repeat(64),
  "constructor",
  "__proto__=1",
  "a,".repeat(200),
];
const fieldSelectors = [
  "metadata.name=a",
  "metadata.name!=a",
  "metadata.namespace=default",
  "metadata.name=a,metadata.name=b",
  "metadata.name",
  "spec.x=1",
  "a\\",
  "metadata.name=\\,",
  "metadata.name==\\=",
  "constructor=1",
  "__proto__=x",
  ",,,",
  "=",
  "!=",
  "metadata.name=..",
  "metadata.name=a/b",
];

const values: Readonly<Record<string, readonly string[]>> = {
  resourceVersion: ["", "0", "1", "5", "20", "x", "-1", "1.5", "00", "9007199254740993", "18446744073709551616", "９"],
  resourceVersionMatch: ["", "Exact", "NotOlderThan", "exact", "About"],
  limit: numbers,
  continue: [
    "",
    "x",
    "%00",
    token({ v, rv: 5, start: "a\u0000" }),
    token({ v, rv: -1, start: "a\u0000" }),
    token({ v, rv: 1 }),
    token({ v, rv: -1, start: "default/a\u0000" }),
    token({ v, rv: 20, start: "default/a\u0000" }),
    token("null"),
    token({ v, rv: "1", start: 5 }),
    token({ v, rv: -1, start: "../x\u0000" }),
    token("[]"),
    token("{"),
  ],
  labelSelector: labelSelectors,
  fieldSelector: fieldSelectors,
  watch: booleans,
  timeoutSeconds: ["1", "2", ...numbers],
  allowWatchBookmarks: booleans,
  sendInitialEvents: booleans,
  pretty: booleans,
  export: booleans,
  includeObject: ["None", "Metadata", "Object", "", "x"],
  dryRun: ["All", "", "all", "x"],
  fieldManager: ["me", "", "a".repeat(129), "é", "\u0007"],
  fieldValidation: ["Strict", "Warn", "Ignore", "", "strict", "x"],
  force: booleans,
  gracePeriodSeconds: numbers,
  propagationPolicy: ["Foreground", "Background", "Orphan", "", "x"],
  orphanDependents: booleans,
  ignoreStoreReadErrorWithClusterBreakingPotential: booleans,
  timeout: ["1s", "0", "10m", "-1s", "x", ""],
  "": ["", "x"],
  __proto__: ["x"],
  "é&=": ["x"],
};

/** Made once: fast-check prepares for each arbitrary of texts what takes longer than to draw from it. */
const anyText = fc.string({ unit: "binary" });

export type Parameters = readonly (readonly [name: string, value: string])[];

/** Up to five parameters for a request on a kind: some that go together, most that do not. */
export function parameters(kind: ResourceDescriptor): fc.Arbitrary<Parameters> {
  const own = kind.selectableFields.flatMap(({ name }) => [`${name}=a`, `${name}!=`, `${name}==true,metadata.name=a`]);
  const one = fc.constantFrom(...Object.entries(values)).chain(([name, known]) => {
    const choices = name === "fieldSelector" ? [...known, ...own] : known;
    return fc
      .oneof({ weight: 12, arbitrary: fc.constantFrom(...choices) }, { weight: 1, arbitrary: anyText })
      .map((value) => [name, value] as const);
  });
  return fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: fc.array(one, { maxLength: 5 }) });
}

/** Text of a query; what is no text in UTF-8 is written as the replacement character. */
export function queryOf(all: Parameters): string {
  return all.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
}

function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
