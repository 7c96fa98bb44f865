import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("warnings of drivers");
let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

test("a storage driver that gets tokens is to say where from, once", async () => {
  const path = "/apis/storage.orch.io/v1/csidrivers";
  const spec = { tokenRequests: [{ audience: "a" }] };
  const made = await api.post(path, { metadata: { name: "tokens" }, spec });
  assert.match(String(made.headers.warning), /^299 - "spec.serviceAccountTokenInSecrets is unset; if supported/);
  const labelled = await api.patch(`${path}/tokens`, "merge", { metadata: { labels: { a: "b" } } });
  assert.equal([labelled.status, labelled.headers.warning], [200, undefined]);
  const more = { spec: { tokenRequests: [{ audience: "b" }], serviceAccountTokenInSecrets: true } };
  const said = await api.patch(`${path}/tokens`, "merge", more);
  assert.equal([said.status, said.headers.warning], [200, undefined]);
});

test("a driver of devices whose name has capitals is created with a warning", async () => {
  const pool = { name: "p", generation: 1, resourceSliceCount: 1 };
  const slice = { metadata: { name: "w" }, spec: { driver: "Dra.example.com", allNodes: true, pool } };
  const { status, headers, text } = await api.post("/apis/resource.orch.io/v1/resourceslices?dryRun=All", slice);
  assert.is(status, 201, text);
  const warning = 'spec.driver: driver names should be lowercase; "Dra.example.com" contains uppercase characters';
  assert.is(headers.warning, `299 - ${JSON.stringify(warning)}`);
});

test.run();
