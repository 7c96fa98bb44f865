import * as assert from "uvu/assert";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("a server that emulates an earlier version");

let server: FlaggedServer;
test.before(async () => {
  server = await startFlagged([
    "--emulated-version=1.34",
    "--runtime-config=api/all=true",
    "--feature-gates=ComponentStatusz=true", // an alpha of that version
  ]);
});
test.after(() => server.stop());

const get = (path: string) => server.call(path, { as: "admin" });

test("/version and /statusz say so", async () => {
  const { json } = await get("/version");
  assert.equal([json.gitVersion, json.major, json.minor], ["v1.36.0", "1", "36"]);
  assert.equal([json.emulationMajor, json.emulationMinor], ["1", "34"]);
  assert.equal([json.minCompatibilityMajor, json.minCompatibilityMinor], ["1", "33"]);
  const accept = "application/json;as=Statusz;g=config.orch.io;v=v1beta1";
  const status = await server.call("/statusz", { as: "admin", headers: { accept } });
  const { binaryVersion, emulationVersion, minimumCompatibilityVersion } = status.json;
  assert.equal([binaryVersion, emulationVersion, minimumCompatibilityVersion], ["1.36.0", "1.34", "1.33"]);
  assert.match(
    (await get("/metrics")).text,
    /^version_info\{binary="1\.36",component="apiserver",emulation="1\.34",min_compat="1\.33"\} 1$/m,
  );
});

test("versions of kinds that came later are not served, whatever --runtime-config says", async () => {
  const group = "/apis/admissionregistration.orch.io";
  assert.is((await get(`${group}/v1/mutatingadmissionpolicies`)).status, 404);
  assert.is((await get(`${group}/v1/validatingadmissionpolicies`)).status, 200);
  assert.is((await get(`${group}/v1beta1/mutatingadmissionpolicies`)).status, 200);
  const { json } = await get(`${group}/v1`);
  const names = json.resources.map(({ name }: { name: string }) => name);
  assert.not(names.includes("mutatingadmissionpolicies"));
});

test("gates have the stage and the default of that version", async () => {
  const { text } = await get("/metrics");
  const gateOf = (name: string) => new RegExp(`feature_enabled\\{name="${name}",stage="(\\w*)"\\} (\\d)`).exec(text);
  const [, stage, value] = gateOf("MutatingAdmissionPolicy") ?? [];
  assert.equal([stage, value], ["BETA", "0"]);
});

test("a version too old refuses the start, as does a gate that is newer", async () => {
  const messageOf = (args: string[]) =>
    startFlagged(args).then(
      async (started) => started.stop(),
      (error: Error) => error.message,
    );
  assert.is(await messageOf(["--emulated-version=1.32"]), "--emulated-version: 1.32 is not between 1.33 and 1.36");
  assert.is(
    await messageOf(["--emulated-version=1.34", "--feature-gates=ConstrainedImpersonation=true"]),
    "--feature-gates: cannot set feature gate ConstrainedImpersonation to true, " +
      "feature is PreAlpha at emulated version 1.34",
  );
});

test.run();
