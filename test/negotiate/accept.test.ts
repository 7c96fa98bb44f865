import * as assert from "uvu/assert";
import { negotiate } from "../../runtime/negotiate/accept.ts";
import { negotiateDiscovery } from "../../runtime/negotiate/acceptDiscovery.ts";
import { contentTypeOf } from "../../runtime/negotiate/mediaTypes.ts";
import { StatusError } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { acme } from "./platform.ts";

const test = suite("negotiate accept");

/** What the documents of discovery are offered as. */
const discovery = {
  ...{ platform: acme, protobuf: true, table: false, watch: false, status: true },
  allInProtobuf: true,
};
const all = { platform: acme, protobuf: true, table: true, watch: false };
const k8sPb = "application/vnd.kubernetes.protobuf";
const acmePb = "application/vnd.acme.protobuf";
const kubectlTable =
  "application/json;as=Table;v=v1;g=meta.k8s.io,application/json;as=Table;v=v1beta1;g=meta.k8s.io,application/json";

const json = "json object  application/json";
const answers: readonly [header: string | undefined, answer: string][] = [
  [undefined, json],
  ["", json],
  ["*/*", json],
  ["application/*", json],
  ["text/html, */*;q=0.1", json],
  ["application/json;q=0", json],
  ["application/json;charset=utf-8", json],
  ["application/yaml", "yaml object  application/yaml"],
  ["application/yaml;q=0.5, application/json;q=0.4", "yaml object  application/yaml"],
  ["application/json;q=0.4, application/yaml;q=0.5", "yaml object  application/yaml"],
  ["application/json;q=0, application/yaml", "yaml object  application/yaml"],
  ["*/*, application/yaml", "yaml object  application/yaml"],
  ["application/json, */*", json],
  [acmePb, `protobuf object  ${acmePb}`],
  [`${k8sPb},application/json`, `protobuf object  ${k8sPb}`],
  [kubectlTable, "json table meta.k8s.io/v1 application/json"],
  ["application/json;as=Table;v=v1;g=meta.acme.dev", "json table meta.acme.dev/v1 application/json"],
  ['application/json;as="Table";v="v1";g="meta.acme.dev"', "json table meta.acme.dev/v1 application/json"],
  ["application/json;as=Table;v=v1beta1;g=meta.k8s.io", "json table meta.k8s.io/v1beta1 application/json"],
  ["application/yaml;as=Table;v=v1;g=meta.acme.dev", "yaml table meta.acme.dev/v1 application/yaml"],
  [`${acmePb};as=Table;v=v1;g=meta.acme.dev, application/json`, json],
  ["application/json;as=Table;v=v9;g=meta.acme.dev, application/json", json],
  ["application/json;as=Table;v=v1;g=meta.orch.example, application/json", json],
  ["application/json;as=Nonsense;v=v1;g=meta.k8s.io, application/json", json],
  ["application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io", "json partial meta.k8s.io/v1 application/json"],
  [`${k8sPb};as=PartialObjectMetadataList;v=v1;g=meta.k8s.io`, `protobuf partialList meta.k8s.io/v1 ${k8sPb}`],
];

for (const [header, answer] of answers) {
  test(`Accept ${header ?? "absent"} is answered with ${answer}`, () => {
    const { encoding, as, asApiVersion, contentType } = negotiate(header, all);
    assert.is(`${encoding} ${as} ${asApiVersion} ${contentType}`, answer);
  });
}

test("a kind without wire form and table falls through to the next clause", () => {
  const offer = { platform: acme, protobuf: false, table: false, watch: false };
  assert.is(negotiate(`${k8sPb},application/json`, offer).encoding, "json");
  assert.is(negotiate(kubectlTable, offer).as, "object");
});

test("a watch in protobuf says so in its content type, in JSON it does not", () => {
  const offer = { ...all, watch: true };
  assert.is(negotiate(`${k8sPb};stream=watch`, offer).contentType, `${k8sPb};stream=watch`);
  assert.is(negotiate(acmePb, offer).mediaType, acmePb);
  assert.is(negotiate("application/json;stream=watch", offer).contentType, "application/json");
});

test("a clause that nothing fits is a 406 with what there is", () => {
  const cases: readonly [string, Partial<typeof all> & { readonly cbor?: boolean }, string][] = [
    ["text/html", {}, `application/json, application/yaml, ${acmePb}`],
    ["application/cbor", {}, `application/json, application/yaml, ${acmePb}`],
    [acmePb, { protobuf: false }, `application/json, application/yaml, ${acmePb}`],
    ["Application/JSON", {}, `application/json, application/yaml, ${acmePb}`],
    ["application/yaml", { watch: true }, `application/json;stream=watch, ${acmePb};stream=watch`],
    [
      "application/yaml",
      { watch: true, cbor: true },
      `application/json;stream=watch, ${acmePb};stream=watch, application/cbor-seq`,
    ],
    ["application/json;stream=other", {}, `application/json, application/yaml, ${acmePb}`],
    ["application/yaml;stream=watch", {}, `application/json, application/yaml, ${acmePb}`],
    ["garbage", {}, `application/json, application/yaml, ${acmePb}`],
  ];
  for (const [header, offer, list] of cases) {
    const error = thrown(() => negotiate(header, { ...all, ...offer }));
    assert.is(error.code, 406, header);
    assert.is(error.message, `only the following media types are accepted: ${list}`);
  }
});

const objectForms = `application/json, application/yaml, ${acmePb}`;
const routes: readonly [header: string, route: "object" | "list", forms: string | undefined][] = [
  ["text/html, application/yaml", "object", undefined],
  ["text/html, */*;q=0", "object", undefined],
  [k8sPb, "list", undefined],
  ["application/*", "object", objectForms],
  ["APPLICATION/JSON", "object", objectForms],
  ["application/cbor", "list", `${objectForms}, application/json;stream=watch, ${acmePb};stream=watch`],
];

for (const [header, route, forms] of routes) {
  test(`a built-in path of one ${route} ${forms === undefined ? "has a form for" : "refuses"} ${header}`, () => {
    if (forms === undefined) {
      negotiate(header, { ...all, route });
      return;
    }
    const error = thrown(() => negotiate(header, { ...all, route }));
    assert.equal([error.code, error.message], [406, `406: Not Acceptable\n\nAvailable representations: ${forms}`]);
  });
}

test("the answer to a header is remembered, and ten thousand different ones do not stay", () => {
  const header = "application/yaml, application/json";
  assert.is(negotiate(header, all), negotiate(header, all));
  for (let index = 0; index < 10_000; index++) negotiate(`application/json;n=${index}`, all);
  assert.is(negotiate(header, all).encoding, "yaml");
});

test("discovery is aggregated in the words that were asked for", () => {
  const kubectl = ["k8s.io;v=v2", "k8s.io;v=v2beta1"]
    .map((each) => `application/json;g=apidiscovery.${each};as=APIGroupDiscoveryList`)
    .concat("application/json")
    .join(",");
  assert.equal(negotiateDiscovery(kubectl, discovery), {
    as: "aggregated",
    apiVersion: "apidiscovery.k8s.io/v2",
    encoding: "json",
    contentType: "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList",
  });
  const own = "application/json;profile=nopeer;as=APIGroupDiscoveryList;v=v2;g=apidiscovery.acme.dev";
  assert.is(negotiateDiscovery(own, discovery).apiVersion, "apidiscovery.acme.dev/v2");
});

test("discovery passes over versions that are gone", () => {
  const old = "application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList";
  assert.is(negotiateDiscovery(`${old},application/json`, discovery).as, "plain");
  assert.is(thrown(() => negotiateDiscovery(old, discovery)).code, 404);
  assert.is(negotiateDiscovery("*/*", discovery).contentType, "application/json");
  assert.is(negotiateDiscovery(undefined, discovery).as, "plain");
});

test("discovery is plain and all in one in other encodings as well", () => {
  const allInOne = ";g=apidiscovery.acme.dev;v=v2;as=APIGroupDiscoveryList";
  assert.is(negotiateDiscovery(acmePb, discovery).contentType, acmePb);
  const { as, encoding, contentType } = negotiateDiscovery(`${acmePb}${allInOne},application/json`, discovery);
  assert.equal([as, encoding, contentType], ["aggregated", "protobuf", `${acmePb}${allInOne}`]);
  const withoutIt = { ...discovery, allInProtobuf: false };
  assert.is(negotiateDiscovery(`${acmePb}${allInOne},application/json`, withoutIt).as, "plain");
  assert.is(negotiateDiscovery(`application/yaml${allInOne}`, discovery).contentType, `application/yaml${allInOne}`);
});

test("a request body is JSON unless its content type says otherwise", () => {
  const offer = { platform: acme, protobuf: true };
  const cases: readonly [string | undefined, string][] = [
    [undefined, "json"],
    ["application/json", "json"],
    ["application/json; charset=utf-8", "json"],
    ["Application/JSON", "json"],
    ["application/yaml", "yaml"],
    [acmePb, "protobuf"],
    [k8sPb, "protobuf"],
  ];
  for (const [header, encoding] of cases) assert.is(contentTypeOf(header, offer).encoding, encoding);
});

test("an unknown content type is a 415 with what there is", () => {
  for (const header of ["text/plain", "application/cbor", "nonsense", "application/merge-patch+json"]) {
    const error = thrown(() => contentTypeOf(header, { platform: acme, protobuf: false }));
    assert.is(error.code, 415);
    assert.is(
      error.message,
      `the body of the request was in an unknown format - accepted media types include: application/json, application/yaml, ${acmePb}`,
    );
  }
});

function thrown(run: () => unknown): StatusError {
  try {
    run();
  } catch (error) {
    if (error instanceof StatusError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test.run();
