import * as assert from "uvu/assert";
import { parse as parseYaml } from "yaml";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("/statusz and /flagz");

let server: FlaggedServer;
test.before(async () => {
  server = await startFlagged(["--event-ttl=5m", "--feature-gates=CBORServingAndStorage=true"]);
});
test.after(() => server.stop());

const read = (path: string, accept?: string) =>
  server.call(path, { as: "admin", headers: accept === undefined ? {} : { accept } });
const objectType = (kind: string, version: string, type = "application/json") =>
  `${type};as=${kind};g=config.orch.io;v=${version}`;

for (const accept of [undefined, "*/*", "text/plain", "text/*;q=0.5, application/cbor"]) {
  test(`Accept ${accept} gets the text of what runs`, async () => {
    const { status, text } = await read("/statusz", accept);
    assert.is(status, 200);
    const [empty, title, warning, gap, ...lines] = text.split("\n");
    assert.equal([empty, title, gap], ["", "apiserver statusz", ""]);
    assert.match(warning ?? "", /^Warning: .*not machine-parseable/);
    const names = lines.map(
      (each) => /^(Started|Up|Go version|Binary version|Emulation version|Paths)[:= ]/.exec(each)?.[1],
    );
    const known = ["Started", "Up", "Go version", "Binary version", "Emulation version", "Paths"];
    assert.equal(names, [...known, undefined]);
    assert.match(lines[5] ?? "", /\/flagz \/healthz \/livez \/metrics \/metrics\/slis \/readyz \/statusz$/);
  });
}

test("programs that name group, version and kind get an object", async () => {
  const { status, json, headers } = await read("/statusz", objectType("Statusz", "v1beta1"));
  assert.is(status, 200);
  assert.is(headers["content-type"], "application/json;g=config.orch.io;v=v1beta1;as=Statusz");
  const { startTime, uptimeSeconds, goVersion, ...rest } = json;
  assert.match(startTime, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  assert.ok(Number.isSafeInteger(uptimeSeconds) && uptimeSeconds >= 0);
  assert.is(goVersion, `node ${process.version}`);
  assert.equal(rest, {
    kind: "Statusz",
    apiVersion: "config.orch.io/v1beta1",
    metadata: { name: "apiserver" },
    binaryVersion: "1.36.0",
    emulationVersion: "1.36",
    minimumCompatibilityVersion: "1.35",
    paths: ["/flagz", "/healthz", "/livez", "/metrics", "/metrics/slis", "/readyz", "/statusz"],
  });
});

test("flags are those that the server runs with, as one writes them; files of secrets are not shown", async () => {
  const other = await startFlagged(["--token-auth-file", "/dev/null"]);
  try {
    const { json } = await other.call("/flagz", { as: "admin", headers: { accept: objectType("Flagz", "v1beta1") } });
    assert.is(json.flags["token-auth-file"], "<redacted>");
    assert.is(json.flags["tls-private-key-file"], "");
  } finally {
    await other.stop();
  }
  const { json } = await read("/flagz", objectType("Flagz", "v1beta1"));
  assert.is(json.flags["event-ttl"], "5m");
  assert.is(json.flags["feature-gates"], "CBORServingAndStorage=true");
  assert.is(json.flags["secure-port"], "0");
  assert.equal(Object.keys(json.flags), Object.keys(json.flags).sort());
  for (let count = 0; count < 8; count += 1) assert.match((await read("/flagz")).text, /^event-ttl=5m$/m);
});

test("YAML says the same", async () => {
  const { text, headers } = await read("/flagz", objectType("Flagz", "v1beta1", "application/yaml"));
  assert.is(headers["content-type"], "application/yaml;g=config.orch.io;v=v1beta1;as=Flagz");
  const { json } = await read("/flagz", objectType("Flagz", "v1beta1"));
  assert.equal(parseYaml(text), json);
});

test("the older version is served, with a warning", async () => {
  const { json, warnings } = await read("/flagz", objectType("Flagz", "v1alpha1"));
  assert.is(json.apiVersion, "config.orch.io/v1alpha1");
  assert.equal(warnings, ['299 - "config.orch.io/v1alpha1 Flagz is deprecated; use config.orch.io/v1beta1 Flagz"']);
});

for (const accept of [
  "application/json",
  "application/yaml",
  objectType("Flagz", "v1beta1"), // of the other page
  objectType("Statusz", "v2"),
  "application/json;as=Statusz;v=v1beta1",
  "application/json;as=Statusz;g=config.acme.dev;v=v1beta1",
  objectType("Statusz", "v1beta1", "application/vnd.orch.protobuf"),
]) {
  test(`Accept ${accept} is a 406 of /statusz`, async () => {
    const { status, text } = await read("/statusz", accept);
    assert.is(status, 406);
    assert.match(text, "NotAcceptable");
    const types = "application/json, application/yaml, text/plain";
    assert.match(text, `only the following media types are accepted: ${types}`);
  });
}

test("a gate that is off takes its page away", async () => {
  const other = await startFlagged(["--feature-gates=ComponentStatusz=false,ComponentFlagz=false"]);
  try {
    const statuses = await Promise.all(["/statusz", "/flagz"].map((path) => other.call(path, { as: "admin" })));
    assert.equal(
      statuses.map((each) => each.status),
      [404, 404],
    );
  } finally {
    await other.stop();
  }
});

test.run();
