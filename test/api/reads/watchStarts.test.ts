import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import type { Parsed, WatchedEvent } from "../../harness/watch.ts";
import { core, failure } from "../literal.ts";

/** Every cell of the table of watches: what a stream with such parameters begins with, or why there is none. */
const test = suite("starts of watches");

const path = core("default", "configmaps");
const none = "";
const sie = "sendInitialEvents";
const notOlder = "resourceVersionMatch=NotOlderThan";

/** Of each start: the events before anything else happens; "end" is the bookmark after the initial ones. */
const starts: [version: string, options: string, events: readonly string[]][] = [
  ["", none, ["ADDED a", "ADDED c", "ADDED d", "end"]],
  ["0", none, ["ADDED a", "ADDED c", "ADDED d", "end"]],
  ["THEN", none, ["MODIFIED a", "DELETED b", "ADDED d"]],
  ["NOW", none, []],
  ["NEVER", none, []],
  ["", `${sie}=true&${notOlder}`, ["ADDED a", "ADDED c", "ADDED d", "end"]],
  ["0", `${sie}=true&${notOlder}`, ["ADDED a", "ADDED c", "ADDED d", "end"]],
  ["THEN", `${sie}=true&${notOlder}`, ["ADDED a", "ADDED c", "ADDED d", "end"]],
  ["NOW", `${sie}=true&${notOlder}`, ["ADDED a", "ADDED c", "ADDED d", "end"]],
  ["NEVER", `${sie}=true&${notOlder}`, ["too large"]],
  ["", `${sie}=false&${notOlder}`, []],
  ["0", `${sie}=false&${notOlder}`, []],
  ["THEN", `${sie}=false&${notOlder}`, ["MODIFIED a", "DELETED b", "ADDED d"]],
  ["NEVER", `${sie}=false&${notOlder}`, []],
  ["", "labelSelector=kept", ["ADDED c", "end"]],
  ["THEN", "labelSelector=kept", ["DELETED a"]],
  ["THEN", "labelSelector=!kept", ["ADDED a", "DELETED b", "ADDED d"]],
  ["", "fieldSelector=metadata.name%3Dd", ["ADDED d", "end"]],
  ["THEN", "fieldSelector=metadata.name!%3Da", ["DELETED b", "ADDED d"]],
  ["", "fieldSelector=metadata.name%3Dnone", ["end"]],
  ["", "limit=1", ["ADDED a", "ADDED c", "ADDED d", "end"]],
];

let api: Api;
/** Objects and versions by what the table calls them. */
let known: Record<string, Parsed>;
const streams = new Map<string, Promise<readonly WatchedEvent[]>>();
test.before(async () => {
  api = await openApi();
  const labels = { kept: "yes" };
  const [a, b, c] = [
    await api.post(path, { metadata: { name: "a", labels } }),
    await api.post(path, { metadata: { name: "b" } }),
    await api.post(path, { metadata: { name: "c", labels } }),
  ].map((each) => each.json);
  const changed = (await api.patch(`${path}/a`, "json", [{ op: "remove", path: "/metadata/labels" }])).json;
  await api.delete(`${path}/b`);
  const { resourceVersion } = (await api.get(path)).json.metadata;
  const d = (await api.post(path, { metadata: { name: "d" } })).json;
  known = {
    THEN: c.metadata.resourceVersion,
    NOW: d.metadata.resourceVersion,
    NEVER: "9223372036854775807",
    "ADDED a": changed,
    "MODIFIED a": changed,
    "DELETED a": { ...a, metadata: { ...a.metadata, resourceVersion: changed.metadata.resourceVersion } },
    "DELETED b": { ...b, metadata: { ...b.metadata, resourceVersion } },
    "ADDED c": c,
    "ADDED d": d,
  };
  // All at once: each takes the second until its timeout.
  for (const [version, options] of starts) {
    for (const bookmarks of [false, true]) {
      const query = queryOf(version, options, bookmarks);
      streams.set(
        query,
        api.watch(`${path}?${query}`).then((watch) => watch.rest()),
      );
    }
  }
});
test.after(() => api.stop());

test("a watch whose time is over ends as it begins", async () => {
  const startMs = performance.now();
  const watch = await api.watch(`${path}?watch=1&resourceVersion=${known.NOW}&timeoutSeconds=-1`);
  assert.equal(await watch.rest(), []);
  assert.ok(performance.now() - startMs < 5_000);
});

test("a watch is refused a limit that is no number, and is not of kinds that have no list", async () => {
  const { status, json } = await api.get(`${path}?watch=1&limit=x`);
  assert.equal([status, json.message], [400, 'strconv.ParseInt: parsing "x": invalid syntax']);
  const reviews = await api.get("/apis/authentication.orch.io/v1/tokenreviews?watch=1");
  assert.equal(
    [reviews.status, reviews.json.message, reviews.json.details],
    [405, "the server does not allow this method on the requested resource", {}],
  );
});

test("without the gate of initial events a watch has none at will, and no mark behind them", async () => {
  const off = await openApi({ featureGates: { WatchList: "false" } });
  await off.post(path, { metadata: { name: "a" } });
  const watch = await off.watch(`${path}?watch=1&allowWatchBookmarks=1&timeoutSeconds=1`);
  const rest = await watch.rest();
  assert.equal(
    rest.map(({ type }) => type),
    ["ADDED"],
  );
  const answer = await off.get(`${path}?watch=1&sendInitialEvents=true&${notOlder}`);
  const message = "Forbidden: sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled";
  const causes = [{ reason: "FieldValueForbidden", message, field: sie }];
  assert.equal([answer.status, answer.json.details.causes], [422, causes]);
  await off.stop();
});

function queryOf(version: string, options: string, bookmarks: boolean): string {
  const parts = [
    version && `resourceVersion=${known[version] ?? version}`,
    options,
    bookmarks && "allowWatchBookmarks=1",
  ];
  return ["watch=1", ...parts, "timeoutSeconds=1"].filter(Boolean).join("&");
}

for (const [version, options, events] of starts) {
  for (const bookmarks of [false, true]) {
    const seen = bookmarks ? events : events.filter((each) => each !== "end");
    const name = [`version ${version || "unset"}`, options, bookmarks ? "bookmarks" : ""].filter(Boolean).join(", ");
    test(`${name}: ${seen.join(", ") || "nothing"}`, async () => {
      assert.equal(await streams.get(queryOf(version, options, bookmarks)), seen.map(eventOf));
    });
  }
}

function eventOf(text: string): object {
  if (text === "too large") return { type: "ERROR", object: tooLarge() };
  const [type] = text.split(" ");
  return text === "end" ? { type: "BOOKMARK", object: initialEnd() } : { type, object: known[text] };
}

function initialEnd(): object {
  const annotations = { "k8s.io/initial-events-end": "true", "orch.io/initial-events-end": "true" };
  return {
    kind: "ConfigMap",
    apiVersion: "v1",
    metadata: { resourceVersion: known.NOW, annotations },
  };
}

function tooLarge(): object {
  const causes = [{ reason: "ResourceVersionTooLarge", message: "Too large resource version" }];
  const message = `Timeout: Too large resource version: ${known.NEVER}, current: ${known.NOW}`;
  return failure(504, "Timeout", { message, details: { causes, retryAfterSeconds: 1 } });
}

const matchField = "resourceVersionMatch";
const required = [
  matchField,
  "Forbidden: sendInitialEvents requires setting resourceVersionMatch to NotOlderThan",
] as const;
const unasked = [
  matchField,
  "Forbidden: resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided",
] as const;
const unsupported = (value: string) =>
  [matchField, `Unsupported value: "${value}": supported values: "NotOlderThan"`] as const;
const continued = [matchField, "Forbidden: resourceVersionMatch is forbidden when continue is provided"] as const;

const invalid: [query: string, problems: readonly (readonly [field: string, text: string])[]][] = [
  [`${sie}=true`, [required]],
  [`${sie}=false`, [required]],
  [`${sie}=true&resourceVersion=0`, [required]],
  [`${sie}=true&${matchField}=Exact`, [required, unsupported("Exact")]],
  [`${sie}=true&${matchField}=About`, [required, unsupported("About")]],
  [notOlder, [unasked]],
  [`${notOlder}&resourceVersion=5`, [unasked]],
  [`${matchField}=Exact&resourceVersion=5`, [unasked, unsupported("Exact")]],
  [`${sie}=true&${notOlder}&continue=x`, [continued]],
  ["continue=x", [continued]],
  ["resourceVersion=0&continue=x", [continued]],
];
for (const [query, problems] of invalid) {
  test(`${query} is a 422 and no stream`, async () => {
    const causes = problems.map(([field, message]) => ({
      reason: message.startsWith("Forbidden") ? "FieldValueForbidden" : "FieldValueNotSupported",
      message,
      field,
    }));
    const texts = problems.map(([field, text]) => `${field}: ${text}`);
    const all = texts.length === 1 ? texts[0] : `[${texts.join(", ")}]`;
    const details = { group: "meta.orch.io", kind: "ListOptions", causes };
    const message = `ListOptions.meta.orch.io "" is invalid: ${all}`;
    assert.equal((await refused(query)).json, failure(422, "Invalid", { message, details }));
  });
}

const badRequests: [query: string, message: string][] = [
  [
    "resourceVersion=x",
    'invalid resource version: resourceVersion: Invalid value: "x": strconv.ParseUint: parsing "x": invalid syntax',
  ],
  ["timeoutSeconds=x", 'strconv.ParseInt: parsing "x": invalid syntax'],
  ["timeoutSeconds=", 'strconv.ParseInt: parsing "": invalid syntax'],
  ["labelSelector=a%3Db%3Dc", "found '=', expected: ',' or 'end of string'"],
  ["fieldSelector=a", "invalid selector: 'a'; can't understand 'a'"],
  ["fieldSelector=spec.x%3D1", '"spec.x" is not a known field selector: only "metadata.name", "metadata.namespace"'],
];
for (const [query, message] of badRequests) {
  test(`${query} is a 400 and no stream`, async () => {
    assert.equal((await refused(query)).json, failure(400, "BadRequest", { message }));
  });
}

test("a selector that names another object than the path is a 400", async () => {
  const message = "fieldSelector metadata.name doesn't match requested name";
  for (const selector of ["metadata.name%3Db", "metadata.namespace%3Ddefault"]) {
    const answer = await api.get(`${path}/a?watch=1&fieldSelector=${selector}`);
    assert.equal(answer.json, failure(400, "BadRequest", { message }));
  }
});

const refused = (query: string): Promise<Answer> => api.get(`${path}?watch=1&${query}`);

test.run();
