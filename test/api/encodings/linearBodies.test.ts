import * as assert from "uvu/assert";
import { type MeasuredRequest, type MeasuredServer, openMeasured } from "../../harness/measured.ts";
import { suite } from "../../harness/suite.ts";
import { core } from "../literal.ts";

const test = suite("work that grows with the text of a body");

let server: MeasuredServer;
test.before(async () => {
  server = await openMeasured();
});
test.after(() => server.stop());

const configMaps = `${core("default", "configmaps")}?dryRun=All`;
const pods = `${core("default", "pods")}?dryRun=All`;
const MiB = 1024 * 1024;

function list(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join();
}

const create = (path: string, body: string) => ({ method: "POST", path, body });

function patch(form: "json-patch" | "merge-patch" | "strategic-merge-patch", body: string) {
  const type = `application/${form}+json`;
  return { method: "PATCH", path: "/api/v1/namespaces/default?dryRun=All", type, body };
}

/** A certificate request in DER that is a sequence of so many nulls. */
function certificateRequest(nulls: number): MeasuredRequest {
  const length = Buffer.from((2 * nulls).toString(16).padStart(6, "0"), "hex");
  const der = Buffer.concat([Buffer.from([0x30, 0x83]), length, Buffer.from("0500".repeat(nulls), "hex")]);
  const label = "CERTIFICATE REQUEST-----";
  const pem = `-----BEGIN ${label}\n${der.toString("base64")}\n-----END ${label}\n`;
  const spec = { request: Buffer.from(pem).toString("base64"), signerName: "example.com/signer", usages: ["any"] };
  const path = "/apis/certificates.orch.io/v1/certificatesigningrequests";
  return { method: "POST", path, body: { metadata: { name: "values" }, spec } };
}

/** A pod with a file at a path of a volume. */
function pod(path: string): MeasuredRequest {
  const volumes = [{ name: "v", secret: { secretName: "s", items: [{ key: "k", path }] } }];
  const spec = { automountServiceAccountToken: false, containers: [{ name: "c", image: "i" }], volumes };
  return create(pods, JSON.stringify({ metadata: { name: "files" }, spec }));
}

const data = `"data":{${list(35_000, (index) => `"a${index}":"1"`)}}`;
const longKey = "k".repeat(2 * MiB);
const twice = `{"${longKey}":{${list(2000, (index) => `"k${index}":1,"k${index}":2`)}}}`;
const tooMany = /Request entity too large: limit is 150000 keys and values/;
const cases: readonly (readonly [what: string, request: MeasuredRequest, status: number, answer: RegExp])[] = [
  [
    "a map that is written again and again",
    create(configMaps, `{"metadata":{"name":"a"},${data},${list(15_000, () => '"data":{"a":"2"}')}}`),
    201,
    /"a34999":"1"/,
  ],
  ["keys written twice below a long one", patch("merge-patch", twice), 200, /"kind":"Namespace"/],
  [
    "keys written twice below a long one, read strictly",
    create(`${configMaps}&fieldValidation=Strict`, twice),
    400,
    /strict decoding error: unknown field \\"kkk/,
  ],
  [
    "integers of many digits",
    create(pods, `{"spec":{"securityContext":{"supplementalGroups":[${"12345678901234567,".repeat(140_000)}1.0]}}}`),
    400,
    /cannot unmarshal number 1\.0 into Go struct field PodSecurityContext\.spec\.securityContext\.supplementalGroups/,
  ],
  ["fractions of a merge patch", patch("merge-patch", `{"x":[${"1.0,".repeat(140_000)}1]}`), 200, /"kind":"Namespace"/],
  ["too many fractions of a merge patch", patch("merge-patch", `{"x":[${"1.0,".repeat(600_000)}1]}`), 413, tooMany],
  [
    "too many fractions of a JSON patch",
    patch("json-patch", `[{"op":"test","path":"/x","value":[${"1.0,".repeat(600_000)}1]}]`),
    413,
    tooMany,
  ],
  [
    "a path of millions of parts",
    patch("json-patch", `[{"op":"remove","path":"${"/".repeat(2.9 * MiB)}"}]`),
    422,
    /the server rejected our request due to an error in our request/,
  ],
  [
    "a certificate request of very many values",
    certificateRequest(500_000),
    422,
    /asn1: structure error: not a certificate request/,
  ],
  ["the path of a file that is all slashes but for its ends", pod(`a${"/".repeat(MiB)}a`), 201, /"kind":"Pod"/],
  [
    "a media type with blanks at its end, and something after them",
    { ...create(configMaps, "{}"), type: `application/json;a=b${" ".repeat(16_000)}x` },
    415,
    /the body of the request was in an unknown format/,
  ],
];
for (const [what, request, status, expected] of cases) {
  test(
    `${what}: others do not wait for it`,
    async () => {
      const answer = await server.quick(request);
      assert.is(answer.status, status, answer.text.slice(0, 300));
      assert.match(answer.text, expected);
    },
    { timeoutMs: 60_000 },
  );
}

test("a text that is all line breaks but for its ends is written as YAML soon", async () => {
  const text = `a${"\n".repeat(600_000)}a`;
  const body = { metadata: { name: "lines" }, data: { text } };
  const path = core("default", "configmaps");
  assert.is((await server.send({ method: "POST", path, body })).status, 201);
  const answer = await server.quick({ method: "GET", path: `${path}/lines`, accept: "application/yaml" });
  assert.is(answer.status, 200);
  assert.match(answer.text, / {2}text: \|-\n {4}a\n\n\n/);
});

test.run();
