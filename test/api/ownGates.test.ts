import { join } from "node:path";
import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { type ApiObject, clusterResource } from "../../runtime/client/index.ts";
import { openApi } from "../harness/api.ts";
import { generateKinds, type OwnKinds } from "../harness/ownKinds.ts";
import { runOrch, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("feature gates of a user's kinds");

const lamp = `group: lamps.example.org
version: v1
kind: Lamp
names: { plural: lamps }
scope: Cluster
description: Lamp gives light.
schema:
  properties:
    spec:
      x-proto: 2
      properties:
        watts: { x-proto: 1, type: integer, format: int32 }
        glow: { x-proto: 2, type: boolean, x-feature-gate: GlowInTheDark }
`;

const candle = lamp.replaceAll("Lamp", "Candle").replace("plural: lamps", "plural: candles");

const gates = `gates:
  - { name: GlowInTheDark, stage: Alpha, default: false, locked: false, components: [apiserver] }
  - { name: Candlelight, stage: Beta, default: true, locked: false, components: [apiserver] }
`;

let own: OwnKinds;
test.before(async () => {
  own = await generateKinds({
    "lamps/v1/lamp.yaml": lamp,
    "lamps/v1/candle.yaml": candle.replace("scope:", "featureGate: Candlelight\nscope:"),
    "gates.yaml": gates,
  });
});
test.after(() => own?.remove());

/** What a server with these settings keeps of a lamp, and whether it serves candles. */
async function served(featureGates: Readonly<Record<string, string>>): Promise<[spec: unknown, status: number]> {
  const api = await openApi({ generated: own.generated, featureGates });
  try {
    const body = { metadata: { name: "a" }, spec: { watts: 5, glow: true } };
    const { json } = await api.post("/apis/lamps.example.org/v1/lamps", body);
    const candles = await api.get("/apis/lamps.example.org/v1/candles");
    return [json.spec, candles.status];
  } finally {
    await api.stop();
  }
}

test("are off or on as the spec says, and as --feature-gates does", async () => {
  assert.equal(await served({}), [{ watts: 5 }, 200]);
  assert.equal(await served({ GlowInTheDark: "true", Candlelight: "false" }), [{ watts: 5, glow: true }, 404]);
  assert.equal(await served({ AllAlpha: "true", AllBeta: "false" }), [{ watts: 5, glow: true }, 404]);
});

test("are switched by the program's flag, and listed by its help", async () => {
  const args = ["--generated", join(own.folder, "out"), "--feature-gates", "GlowInTheDark=true"];
  const orch = await startOrch({ command: "apiserver", args: [...args, "--storage-backend=memory"] });
  const client = createClient({ kubeconfig: orch.kubeconfig });
  const ref = {
    group: "lamps.example.org",
    version: "v1",
    apiVersion: "lamps.example.org/v1",
    kind: "Lamp",
    plural: "lamps",
  };
  const lamps = clusterResource<ApiObject & { spec?: object }>(client.transport, ref);
  const { spec } = await lamps.create({ metadata: { name: "a" }, spec: { glow: true } });
  client.transport.close();
  await orch.close();
  assert.equal(spec, { glow: true });
  const { out } = await runOrch(["up", "--generated", join(own.folder, "out"), "--help"]);
  assert.match(out, "GlowInTheDark (Alpha, off)");
});

test.run();
