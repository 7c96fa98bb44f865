import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("warnings of drivers");
let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const tries: readonly (readonly [what: string, path: string, object: object, warnings: readonly string[]])[] = [
  [
    "tokens in what a storage driver knows of its volumes",
    "/apis/storage.orch.io/v1/csidrivers",
    { metadata: { name: "w" }, spec: { tokenRequests: [{ audience: "a" }] } },
    [
      "spec.serviceAccountTokenInSecrets is unset; if supported by this CSI driver, set to true to prevent possible " +
        "logging of tokens in volume attributes",
    ],
  ],
  [
    "nothing where tokens are among the secrets",
    "/apis/storage.orch.io/v1/csidrivers",
    { metadata: { name: "w" }, spec: { tokenRequests: [{ audience: "a" }], serviceAccountTokenInSecrets: true } },
    [],
  ],
  [
    "a driver of devices with capitals",
    "/apis/resource.orch.io/v1/resourceslices",
    {
      metadata: { name: "w" },
      spec: { driver: "Dra.example.com", allNodes: true, pool: { name: "p", generation: 1, resourceSliceCount: 1 } },
    },
    ['spec.driver: driver names should be lowercase; "Dra.example.com" contains uppercase characters'],
  ],
];

for (const [what, path, object, warnings] of tries) {
  test(`a create warns of ${what}`, async () => {
    const { status, headers, text } = await api.post(`${path}?dryRun=All`, object);
    assert.is(status, 201, text);
    const heard = [...String(headers.warning ?? "").matchAll(/299 - ("(?:[^"\\]|\\.)*")/g)];
    assert.equal(
      heard.map(([, each = ""]) => JSON.parse(each)),
      warnings,
    );
  });
}

test.run();
