import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { createClient } from "../../generated/client.ts";
import { selectedControllers, startControllers } from "../../runtime/controllers/controllers.ts";
import { openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("selection of controllers");

const [approving, csrCleaner, signing] = ["approving", "cleaner", "signing"].map(
  (each) => `certificatesigningrequest-${each}-controller`,
) as [string, string, string];
const collector = "garbage-collector-controller";
const namespace = "namespace-controller";
const nodes = ["node-ipam-controller", "node-lifecycle-controller"];
const ofPods = ["pod-garbage-collector-controller", "podgroup-protection-controller"];
const taintEviction = "taint-eviction-controller";
const publisher = "root-ca-certificate-publisher-controller";
const quotas = "resourcequota-controller";
const aggregation = "clusterrole-aggregation-controller";
const cidrs = "service-cidr-controller";
const account = "serviceaccount-controller";
const cleaner = "legacy-serviceaccount-token-cleaner-controller";
const tokens = "serviceaccount-token-controller";
const [volumes, claims, attributes] = ["persistentvolume", "persistentvolumeclaim", "volumeattributesclass"].map(
  (each) => `${each}-protection-controller`,
) as [string, string, string];
const first = [approving, csrCleaner, signing, aggregation];
const last = [cidrs, account, tokens, "storage-version-migrator-controller", taintEviction, attributes];

const selections: [string[], string[]][] = [
  [["*"], [...first, collector, cleaner, namespace, ...nodes, volumes, claims, ...ofPods, quotas, publisher, ...last]],
  [
    ["*", `-${collector}`],
    [...first, cleaner, namespace, ...nodes, volumes, claims, ...ofPods, quotas, publisher, ...last],
  ],
  [
    [`-${collector}`, "*", `-${publisher}`],
    [...first, cleaner, namespace, ...nodes, volumes, claims, ...ofPods, quotas, ...last],
  ],
  [
    [account, namespace],
    [namespace, account],
  ],
  [["nodeipam"], ["node-ipam-controller"]],
  [[namespace, `-${namespace}`], []],
  [[`-${namespace}`], []],
  [[], []],
];
for (const [selection, names] of selections) {
  test(`${JSON.stringify(selection)} are ${names.length} controllers`, () => {
    assert.equal(selectedControllers(selection), names);
  });
}

test("a name that nobody has is refused", () => {
  assert.throws(
    () => selectedControllers(["*", "-garbage"]),
    /^--controllers: "garbage" is not a controller; known are bootstrap-signer-controller, certificatesign/,
  );
});

test("an informer that gets no objects says of which resource", async () => {
  const api = await openApi({ runtimeConfig: ["v1=false"] });
  const { url, token } = api.server;
  let complain = (_who: string) => {};
  const complaint = new Promise<string>((resolve) => (complain = resolve));
  const controllers = startControllers(createClient({ server: url, token }), {
    ...{ platform: generated.platform, selection: [namespace], rootCa: undefined },
    onError: (who) => complain(who),
  });
  assert.is(await complaint, "informer of v1 namespaces");
  await controllers.stop();
  await api.stop();
});

test("a controller that has ended by itself says why", async () => {
  const api = await openApi();
  const { url, token } = api.server;
  const complaints: string[] = [];
  const controllers = startControllers(createClient({ server: url, token }), {
    platform: generated.platform,
    selection: [namespace, collector],
    rootCa: undefined,
    queueMeter: () => {
      throw new Error("out of memory");
    },
    onError: (controller, error) => complaints.push(`${controller}: ${(error as Error).message}`),
  });
  for (const endMs = Date.now() + 30_000; complaints.length === 0 && Date.now() < endMs; ) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.equal(controllers.names.map(controllers.problemOf), ["out of memory", "out of memory"]);
  await controllers.stop();
  await api.stop();
});

test.run();
