import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { movableClock } from "../../harness/clock.ts";
import { suite } from "../../harness/suite.ts";
import type { Parsed } from "../../harness/watch.ts";
import { core, failure } from "../literal.ts";

const test = suite("versions that are too old");

const clock = movableClock();
let api: Api;
let firstPage: { readonly continue: string; readonly resourceVersion: string };
test.before(async () => {
  api = await openApi();
  for (const name of ["a", "b", "c"]) await api.post(configMaps, { metadata: { name } });
  firstPage = (await api.get(`${configMaps}?limit=1`)).json.metadata;
  await api.patch(`${configMaps}/a`, "merge", { data: { x: "1" } });
  clock.advance(10 * 60_000);
  for (const name of ["d", "e"]) await api.post(configMaps, { metadata: { name } });
});
test.after(async () => {
  await api.stop();
  clock.restore();
});

const configMaps = core("default", "configmaps");

for (const query of ["resourceVersionMatch=Exact", "resourceVersionMatch=Exact&limit=1", "limit=1"]) {
  test(`a list with ${query} of a version from before the server's history is a 410`, async () => {
    const answer = await api.get(`${configMaps}?resourceVersion=1&${query}`);
    assert.equal(
      answer.json,
      failure(410, "Expired", { message: "The resourceVersion for the provided list is too old." }),
    );
  });
}

for (const query of ["", "&resourceVersionMatch=NotOlderThan", "&resourceVersionMatch=NotOlderThan&limit=9"]) {
  test(`a list${query} that may be newer than such a version is of the newest`, async () => {
    const answer = await api.get(`${configMaps}?resourceVersion=1${query}`);
    assert.equal(namesOf(answer.json), ["a", "b", "c", "d", "e"]);
  });
}

test("a get that may be newer than such a version is of the newest", async () => {
  assert.equal((await api.get(`${configMaps}/a?resourceVersion=1`)).json.data, { x: "1" });
});

const namesOf = (list: Parsed) => list.items.map((each: Parsed) => each.metadata.name);

test("a page whose version is gone is a 410 with a token that goes on from the newest", async () => {
  const answer = await api.get(`${configMaps}?limit=1&continue=${firstPage.continue}`);
  const text = JSON.stringify({ v: "meta.orch.io/v1", rv: -1, start: "/a\u0000" });
  const token = Buffer.from(text).toString("base64url");
  const message =
    "The provided continue parameter is too old to display a consistent list result. You can start a new list " +
    "without the continue parameter, or use the continue token in this response to retrieve the remainder of the " +
    "results. Continuing with the provided token results in an inconsistent list - objects that were created, " +
    "modified, or deleted between the time the first chunk was returned and now may show up in the list.";
  assert.equal(answer.json, { ...failure(410, "Expired", { message }), metadata: { continue: token } });
  const second = (await api.get(`${configMaps}?limit=2&continue=${token}`)).json;
  assert.equal([namesOf(second), second.metadata.remainingItemCount], [["b", "c"], 2]);
  const third = (await api.get(`${configMaps}?limit=2&continue=${second.metadata.continue}`)).json;
  assert.equal([namesOf(third), third.metadata], [["d", "e"], { resourceVersion: second.metadata.resourceVersion }]);
});

test("a watch from a version that is too old opens, says 410 and ends", async () => {
  const watch = await api.watch(`${configMaps}?watch=true&resourceVersion=1`);
  assert.is(watch.status, 200);
  const events = await watch.rest();
  assert.is(events.length, 1);
  const [{ type, object } = { type: "", object: {} }] = events;
  assert.is(type, "ERROR");
  const oldest = /\((\d+)\)$/.exec(object.message)?.[1];
  assert.equal(object, failure(410, "Expired", { message: `too old resource version: 1 (${oldest})` }));
  assert.ok(Number(oldest) >= Number(firstPage.resourceVersion));
});

test("a watch from any version still follows when it asks for the initial events", async () => {
  const query = "watch=true&resourceVersion=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan";
  const watch = await api.watch(`${configMaps}?${query}`);
  const events = await watch.next(5);
  assert.equal(
    events.map(({ type, object }) => `${type} ${object.metadata.name}`),
    ["ADDED a", "ADDED b", "ADDED c", "ADDED d", "ADDED e"],
  );
  watch.close();
});

test.run();
