import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import type { Parsed } from "../../harness/watch.ts";
import { core, failure } from "../literal.ts";

/** Every cell of the tables of versions: what a get or list with such parameters reads. */
const test = suite("versions of reads");

const path = core("default", "configmaps");

let api: Api;
/** The collection at two versions: a, b and c, and later a changed, b gone and d new. Nobody writes after that. */
let then: Parsed;
let now: Parsed;
/** Of a page of the first that ends with a. */
let token: string;
test.before(async () => {
  api = await openApi();
  const objects: Parsed[] = [];
  for (const name of ["a", "b", "c"]) objects.push((await api.post(path, { metadata: { name } })).json);
  const [a, b, c] = objects;
  const page = (await api.get(`${path}?limit=1`)).json.metadata;
  token = page.continue;
  then = { version: page.resourceVersion, a, b, c };
  const changed = (await api.patch(`${path}/a`, "merge", { data: { state: "now" } })).json;
  await api.delete(`${path}/b`);
  const d = (await api.post(path, { metadata: { name: "d" } })).json;
  now = { version: d.metadata.resourceVersion, a: changed, c, d };
});
test.after(() => api.stop());

/** THEN, NOW, SOON, NEVER and TOKEN in a query are what they are when the test runs. */
function filled(query: string): string {
  const words: Record<string, string> = {
    THEN: then.version,
    NOW: now.version,
    NEVER: "9223372036854775807",
    TOKEN: token,
  };
  return query.replace(/THEN|NOW|NEVER|TOKEN/g, (word) => words[word] ?? "");
}

const invalidVersion = (text: string, cause = "invalid syntax") =>
  `resourceVersion: Invalid value: "${text}": strconv.ParseUint: parsing "${text}": ${cause}`;

const gets: [query: string, reads: "now" | "absent" | string][] = [
  ["", "now"],
  ["resourceVersion=", "now"],
  ["resourceVersion=0", "now"],
  ["resourceVersion=THEN", "now"],
  ["resourceVersion=NOW", "now"],
  ["resourceVersion=0&resourceVersionMatch=Exact", "now"],
  ["resourceVersion=THEN&resourceVersionMatch=Exact", "now"],
  ["resourceVersion=THEN&resourceVersionMatch=NotOlderThan", "now"],
  ["resourceVersionMatch=Exact", "now"],
  ["export=false", "now"],
];
for (const [query] of gets) {
  test(`a get with ${query || "nothing"} is of the newest state`, async () => {
    const answer = await api.get(`${path}/a?${filled(query)}`);
    assert.equal([answer.status, answer.json], [200, now.a]);
    const gone = await api.get(`${path}/b?${filled(query)}`);
    const details = { name: "b", kind: "configmaps" };
    assert.equal(gone.json, failure(404, "NotFound", { message: 'configmaps "b" not found', details }));
  });
}

const noVersion = (text: string, cause?: string) =>
  failure(400, "BadRequest", { message: `invalid resource version: ${invalidVersion(text, cause)}` });
const badGets: [query: string, status: object][] = [
  ["resourceVersion=x", noVersion("x")],
  ["resourceVersion=-1", noVersion("-1")],
  ["resourceVersion=1.5", noVersion("1.5")],
  ["resourceVersion=18446744073709551616", noVersion("18446744073709551616", "value out of range")],
  ...["export", "export=true", "export=1"].map((query): [string, object] => [
    query,
    failure(400, "BadRequest", { message: "the export parameter, deprecated since v1.14, is no longer supported" }),
  ]),
];
for (const [query, status] of badGets) {
  test(`a get with ${query} is refused`, async () => {
    const answer = await api.get(`${path}/a?${query}`);
    assert.equal(answer.json, status);
  });
}

/** What a list answers: the names of its items in one of the two states, and what of it is left. */
type Cell =
  | { readonly at: "then" | "now"; readonly items: string; readonly next?: string; readonly remaining?: number }
  | { readonly forbidden: readonly string[] }
  | { readonly bad: string };

const allNow: Cell = { at: "now", items: "acd" };
const pageNow: Cell = { at: "now", items: "ac", next: "c", remaining: 1 };
const allThen: Cell = { at: "then", items: "abc" };
const pageThen: Cell = { at: "then", items: "ab", next: "b", remaining: 1 };
const continued: Cell = { at: "then", items: "bc" };
const withoutVersion = "resourceVersionMatch is forbidden unless resourceVersion is provided";
const withContinue = "resourceVersionMatch is forbidden when continue is provided";
const exactZero = 'resourceVersionMatch "exact" is forbidden for resourceVersion "0"';
const withVersion = "specifying resource version is not allowed when using continue";

/** By match and paging: the version unset, "0", and a number that lies back. */
const lists: [match: string, paging: string, unset: Cell, zero: Cell, number: Cell][] = [
  ["", "", allNow, allNow, allNow],
  ["", "limit=2", pageNow, allNow, pageThen],
  ["", "limit=2&continue=TOKEN", continued, continued, { bad: withVersion }],
  ["", "continue=TOKEN", continued, continued, { bad: withVersion }],
  ["Exact", "", { forbidden: [withoutVersion] }, { forbidden: [exactZero] }, allThen],
  ["Exact", "limit=2", { forbidden: [withoutVersion] }, { forbidden: [exactZero] }, pageThen],
  [
    "Exact",
    "limit=2&continue=TOKEN",
    { forbidden: [withoutVersion, withContinue] },
    { forbidden: [withContinue, exactZero] },
    { forbidden: [withContinue] },
  ],
  ["NotOlderThan", "", { forbidden: [withoutVersion] }, allNow, allNow],
  ["NotOlderThan", "limit=2", { forbidden: [withoutVersion] }, allNow, pageNow],
  [
    "NotOlderThan",
    "limit=2&continue=TOKEN",
    { forbidden: [withoutVersion, withContinue] },
    { forbidden: [withContinue] },
    { forbidden: [withContinue] },
  ],
];
for (const [match, paging, ...cells] of lists) {
  for (const [index, cell] of cells.entries()) {
    const version = ["", "resourceVersion=0", "resourceVersion=THEN"][index];
    const query = [version, match === "" ? "" : `resourceVersionMatch=${match}`, paging].filter(Boolean).join("&");
    test(`a list with ${query || "nothing"} is ${textOf(cell)}`, async () => {
      const answer = await api.get(`${path}?${filled(query)}`);
      assert.equal(answer.json, bodyOf(cell));
    });
  }
}

function textOf(cell: Cell): string {
  return "at" in cell ? `${cell.items} of ${cell.at}` : "bad" in cell ? "a 400" : "a 422";
}

function bodyOf(cell: Cell): object {
  if ("bad" in cell) return failure(400, "BadRequest", { message: cell.bad });
  if ("forbidden" in cell)
    return invalidOptions(cell.forbidden.map((each) => ["FieldValueForbidden", `Forbidden: ${each}`]));
  const state = cell.at === "then" ? then : now;
  const next = cell.next === undefined ? {} : { continue: tokenOf(Number(state.version), cell.next) };
  const remaining = cell.remaining === undefined ? {} : { remainingItemCount: cell.remaining };
  return {
    kind: "ConfigMapList",
    apiVersion: "v1",
    metadata: { resourceVersion: state.version, ...next, ...remaining },
    items: [...cell.items].map((name) => itemOf(state[name])),
  };
}

function itemOf({ kind: _kind, apiVersion: _apiVersion, ...rest }: Parsed): object {
  return rest;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenOf = (rv: number, after: string) => encoded({ v: "meta.orch.io/v1", rv, start: `/${after}\u0000` });

/** The 422 of parameters that do not go together. */
function invalidOptions(
  problems: readonly (readonly [reason: string, text: string])[],
  field = "resourceVersionMatch",
) {
  const causes = problems.map(([reason, message]) => ({ reason, message, field }));
  const texts = problems.map(([, text]) => `${field}: ${text}`);
  const all = texts.length === 1 ? texts[0] : `[${texts.join(", ")}]`;
  const details = { group: "meta.orch.io", kind: "ListOptions", causes };
  return failure(422, "Invalid", { message: `ListOptions.meta.orch.io "" is invalid: ${all}`, details });
}

const unsupported = 'Unsupported value: "About": supported values: "Exact", "NotOlderThan", ""';
const badLists: [query: string, () => object][] = [
  ...["x", "-1", "1.5"].map((text): [string, () => object] => [
    `resourceVersion=${text}`,
    () => failure(400, "BadRequest", { message: `invalid resource version: ${invalidVersion(text)}` }),
  ]),
  ["resourceVersion=THEN&resourceVersionMatch=About", () => invalidOptions([["FieldValueNotSupported", unsupported]])],
  [
    "sendInitialEvents=true",
    () =>
      invalidOptions(
        [["FieldValueForbidden", "Forbidden: sendInitialEvents is forbidden for list"]],
        "sendInitialEvents",
      ),
  ],
  ...["", "x", "1.5", "0x10"].map((text): [string, () => object] => [
    `limit=${text}`,
    () => failure(400, "BadRequest", { message: `strconv.ParseInt: parsing "${text}": invalid syntax` }),
  ]),
  [
    "limit=9223372036854775808",
    () =>
      failure(400, "BadRequest", { message: 'strconv.ParseInt: parsing "9223372036854775808": value out of range' }),
  ],
];
for (const [query, body] of badLists) {
  test(`a list with ${query} is refused`, async () => {
    assert.equal((await api.get(`${path}?${filled(query)}`)).json, body());
  });
}

test("a limit below one is none", async () => {
  for (const limit of ["0", "-1", "-9223372036854775808", "9223372036854775807"]) {
    assert.equal((await api.get(`${path}?limit=${limit}`)).json, bodyOf(allNow));
  }
});

const badKey = "invalid continue token: continue key is not valid: ";
/** Tokens that no server gave, and what is said of them. */
const tokens: [what: string, text: () => string, message: string][] = [
  ["no base64", () => "a%2Bb", `${badKey}illegal base64 data at input byte 1`],
  ["padded", () => `${token.slice(0, -2)}%3D%3D`, `${badKey}illegal base64 data at input byte`],
  ["no JSON", () => "e30x", `${badKey}no JSON`],
  ["a word", () => "garbage", `${badKey}invalid character '\\x81' looking for beginning of value`],
  ["a text", () => Buffer.from("page 2").toString("base64url"), `${badKey}invalid character 'p' looking for`],
  [
    "nothing",
    () => Buffer.from("null").toString("base64url"),
    `${badKey}server does not recognize this encoded version `,
  ],
  ["no object", () => encoded([]), `${badKey}server does not recognize this encoded version `],
  [
    "of another version",
    () => encoded({ v: "v2", rv: 5, start: "a\u0000" }),
    `${badKey}server does not recognize this encoded version v2`,
  ],
  [
    "without a version of the collection",
    () => tokenOf(0, "a"),
    `${badKey}incorrect encoded start resourceVersion (version meta.orch.io/v1)`,
  ],
  [
    "without a key",
    () => encoded({ v: "meta.orch.io/v1", rv: 5, start: "" }),
    `${badKey}encoded start key empty (version meta.orch.io/v1)`,
  ],
  ["with a key that is no end of a page", () => encoded({ v: "meta.orch.io/v1", rv: 5, start: "a" }), `${badKey}a`],
  ["that leaves the collection", () => tokenOf(Number(then.version), "../secrets/a"), `${badKey}/../secrets/a`],
];
const decoded = () => JSON.parse(Buffer.from(token, "base64url").toString());
const foreign: [what: string, text: () => string, names: string][] = [
  ["with more in it", () => encoded({ ...decoded(), more: true }), "bc"],
  ["with blanks", () => Buffer.from(JSON.stringify(decoded(), null, 1)).toString("base64url"), "bc"],
  ["of an object that was not there", () => tokenOf(Number(then.version), "bb"), "c"],
  ["behind the last object", () => tokenOf(Number(then.version), "d"), ""],
];
for (const [what, text, names] of foreign) {
  test(`a continue token ${what} goes on from its position`, async () => {
    const { items } = (await api.get(`${path}?continue=${text()}`)).json;
    assert.is(items.map((each: Parsed) => each.metadata.name).join(""), names);
  });
}
for (const [what, text, message] of tokens) {
  test(`a continue token ${what} is a 400`, async () => {
    const { json } = await api.get(`${path}?limit=1&continue=${text()}`);
    assert.equal({ ...json, message: json.message.slice(0, message.length) }, failure(400, "BadRequest", { message }));
  });
}

test("a continue token of which one letter is changed is a 400, or one of another page", async () => {
  const changed = [...token].map(
    (letter, at) => `${token.slice(0, at)}${letter === "A" ? "B" : "A"}${token.slice(at + 1)}`,
  );
  const answers = await Promise.all(changed.map((each) => api.get(`${path}?continue=${each}`)));
  const refused = answers.filter((each) => each.status === 400 || each.status === 504);
  for (const { status, json } of answers.filter((each) => !refused.includes(each))) {
    const names = json.items.map((each: Parsed) => each.metadata.name).join("");
    assert.ok(status === 200 && ["bc", "c", "cd", "d", ""].includes(names), `${status} ${names}`);
  }
  assert.ok(refused.length > token.length * 0.9, `${refused.length} of ${token.length}`);
});

const tooLarge = ({ retryAfterSeconds }: { retryAfterSeconds: number | undefined }) =>
  failure(504, "Timeout", {
    message: `Timeout: Too large resource version: 9223372036854775807, current: ${now.version}`,
    details: {
      causes: [{ reason: "ResourceVersionTooLarge", message: "Too large resource version" }],
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
  });

test("a read of a version that does not come waits for three seconds, then is a 504", async () => {
  const startMs = performance.now();
  const queries = [
    "/a?resourceVersion=NEVER",
    "?resourceVersion=NEVER",
    "?resourceVersion=NEVER&limit=1",
    "?resourceVersion=NEVER&resourceVersionMatch=Exact",
    "?resourceVersion=NEVER&resourceVersionMatch=NotOlderThan",
  ];
  const answers = await Promise.all(queries.map((query) => api.get(`${path}${filled(query)}`)));
  const ms = performance.now() - startMs;
  assert.ok(ms > 2900 && ms < 6000, `${ms} ms`);
  const isExact = (query: string) => query.includes("Exact") || query.includes("limit"); // will hardly come later
  for (const [index, { status, headers, json }] of answers.entries()) {
    const retryAfterSeconds = isExact(queries[index] ?? "") ? undefined : 1;
    const wanted = [504, retryAfterSeconds?.toString(), tooLarge({ retryAfterSeconds })];
    assert.equal([status, headers["retry-after"], json], wanted);
  }
});

test("a read of a version that is about to come waits for it", async () => {
  const soon = String(Number(now.version) + 1);
  const other = core("orch-system", "configmaps");
  const reads = ["/a?", "?", "?limit=5&", "?resourceVersionMatch=Exact&", "?resourceVersionMatch=NotOlderThan&"].map(
    (each) => api.get(`${path}${each}resourceVersion=${soon}`),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  const made = await api.post(other, { metadata: { name: "later" } });
  assert.is(made.json.metadata.resourceVersion, soon);
  for (const answer of await Promise.all(reads)) {
    assert.is(answer.status, 200, answer.text);
    if (answer.json.kind === "ConfigMapList") assert.is(answer.json.metadata.resourceVersion, soon);
  }
});

test.run();
