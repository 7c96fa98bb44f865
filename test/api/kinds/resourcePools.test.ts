import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("api resource pools");

let api: Api;
test.before(async () => {
  api = await openApi({ runtimeConfig: ["api/alpha"] });
});
test.after(() => api.stop());

test("a question about pools is asked once and answered once", async () => {
  const path = "/apis/resource.orch.io/v1alpha3/resourcepoolstatusrequests";
  const bad = await api.post(path, { metadata: { name: "a" }, spec: { driver: "gpu", poolName: "a/B_" } });
  assert.is(bad.status, 422);
  assert.equal(
    bad.json.details.causes.map((each: { field: string }) => each.field),
    ["spec.poolName"],
  );
  const asked = await api.post(path, { metadata: { name: "a" }, spec: { driver: "gpu", poolName: "a/b" } });
  assert.is(asked.status, 201, asked.text);
  assert.is((await api.patch(`${path}/a`, "merge", { spec: { driver: "tpu" } })).status, 422);
  const answer = await api.patch(`${path}/a/status`, "merge", { status: { poolCount: 2 } });
  assert.is(answer.status, 200, answer.text);
  const other = await api.patch(`${path}/a/status`, "merge", { status: { poolCount: 3 } });
  assert.is(other.status, 422);
  assert.match(other.json.message, /status: Invalid value: .*: field is immutable/);
});

test.run();
