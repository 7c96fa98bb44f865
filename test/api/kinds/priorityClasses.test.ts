import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("api priority classes");

const classes = "/apis/scheduling.orch.io/v1/priorityclasses";

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

test("one class is the default of all; a second is refused until the first is none any more", async () => {
  const first = { metadata: { name: "first" }, value: 1, globalDefault: true };
  assert.is((await api.post(classes, first)).status, 201);
  const again = await api.patch(`${classes}/first`, "merge", { description: "still the default" });
  assert.is(again.status, 200, again.text);
  const refused = await api.post(classes, { metadata: { name: "second" }, value: 2, globalDefault: true });
  assert.is(refused.status, 403);
  const text = "PriorityClass first is already marked as default. Only one default can exist";
  assert.is(refused.json.message, `priorityclasses.scheduling.orch.io "second" is forbidden: ${text}`);
  assert.is((await api.post(classes, { metadata: { name: "second" }, value: 2 })).status, 201);
  assert.is((await api.patch(`${classes}/second`, "merge", { globalDefault: true })).status, 403);
  await api.patch(`${classes}/first`, "merge", { globalDefault: false });
  assert.is((await api.patch(`${classes}/second`, "merge", { globalDefault: true })).status, 200);
});

test("classes of the system are not deleted by their names", async () => {
  const name = "system-node-critical";
  assert.is((await api.post(classes, { metadata: { name }, value: 2_000_001_000 })).status, 201);
  const { status, json } = await api.delete(`${classes}/${name}`);
  const text = "this is a system priority class and cannot be deleted";
  assert.is(status, 403);
  assert.is(json.message, `priorityclasses.scheduling.orch.io "${name}" is forbidden: ${text}`);
  assert.is((await api.delete(classes)).status, 200);
});

test.run();
