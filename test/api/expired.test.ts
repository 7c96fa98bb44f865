import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { movableClock } from "../harness/clock.ts";
import { suite } from "../harness/suite.ts";
import { core, failure } from "./literal.ts";

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

test("exactly a version from before the server's history is a 410", async () => {
  const answer = await api.get(`${configMaps}?resourceVersion=1&resourceVersionMatch=Exact`);
  assert.equal(
    answer.json,
    failure(410, "Expired", { message: "The resourceVersion for the provided list is too old." }),
  );
});

test("a page whose version is gone is a 410 with a token that goes on from the newest", async () => {
  const answer = await api.get(`${configMaps}?limit=1&continue=${firstPage.continue}`);
  assert.equal([answer.status, answer.json.reason], [410, "Expired"]);
  assert.match(
    answer.json.message,
    /^The provided continue parameter is too old to display a consistent list result\. You can start a new list /,
  );
  const token = answer.json.metadata.continue;
  assert.equal(JSON.parse(Buffer.from(token, "base64url").toString()), {
    v: "meta.orch.io/v1",
    rv: -1,
    start: "default/a\u0000".slice("default/".length),
  });
  const rest = (await api.get(`${configMaps}?limit=2&continue=${token}`)).json;
  assert.equal(
    rest.items.map((each: { metadata: { name: string } }) => each.metadata.name),
    ["b", "c"],
  );
  assert.is(rest.metadata.remainingItemCount, 2);
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
