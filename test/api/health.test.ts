import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("health endpoints");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const started = [
  "start-apiserver-admission-initializer",
  "generic-apiserver-start-informers",
  "start-apiextensions-informers",
  "start-apiextensions-controllers",
  "crd-informer-synced",
  "storage-readiness",
  "start-service-ip-repair-controllers",
  "bootstrap-controller",
  "start-orch-aggregator-informers",
  "apiservice-status-local-available-controller",
  "apiservice-status-remote-available-controller",
  "apiservice-registration-controller",
  "apiservice-discovery-controller",
  "apiservice-openapi-controller",
  "apiservice-openapiv3-controller",
  "start-system-namespaces-controller",
];
const lines = (end: string) => started.map((each) => `[+]poststarthook/${each} ${end}\n`).join("");

const alive = `[+]ping ok
[+]log ok
[+]etcd ok
${lines("ok")}`;

const answers: [string, number, string][] = [
  ["/healthz", 200, "ok"],
  ["/livez", 200, "ok"],
  ["/readyz", 200, "ok"],
  ["/livez?verbose", 200, `${alive}livez check passed\n`],
  ["/healthz?verbose", 200, `${alive}healthz check passed\n`],
  [
    "/readyz?verbose=true&exclude=ping",
    200,
    `[+]ping excluded: ok
[+]log ok
[+]etcd ok
[+]informer-sync ok
[+]event-loop ok
${lines("ok")}[+]shutdown ok
readyz check passed
`,
  ],
  [
    "/livez?verbose&exclude=none",
    200,
    alive + 'warn: some health checks cannot be excluded: no matches for "none"\nlivez check passed\n',
  ],
  [
    "/livez?verbose&exclude=",
    200,
    alive + 'warn: some health checks cannot be excluded: no matches for ""\nlivez check passed\n',
  ],
  [
    "/livez?verbose&exclude=poststarthook&exclude=etcd&exclude=z&exclude=a&exclude=z",
    200,
    `[+]ping ok
[+]log ok
[+]etcd excluded: ok
${lines("excluded with poststarthook: ok")}warn: some health checks cannot be excluded: no matches for "a","z"
livez check passed
`,
  ],
  ["/livez/ping", 200, "ok"],
  ["/readyz/poststarthook/crd-informer-synced", 200, "ok"],
  ["/readyz/shutdown", 200, "ok"],
  ["/livez/none", 404, "404 page not found\n"],
];
for (const [path, status, text] of answers) {
  test(`${path} is ${status}`, async () => {
    const answer = await api.get(path);
    assert.equal([answer.status, answer.text], [status, text]);
    assert.is(answer.headers["content-type"], "text/plain; charset=utf-8");
    assert.is(answer.headers["x-content-type-options"], "nosniff");
  });
}

test("HEAD answers without a body", async () => {
  const answer = await api.call("HEAD", "/livez");
  assert.equal([answer.status, answer.text], [200, ""]);
});

test.run();
