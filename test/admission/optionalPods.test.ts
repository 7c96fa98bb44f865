import * as assert from "uvu/assert";
import type { Pod } from "../../generated/core/v1/pod.ts";
import type { AdmissionPlugin } from "../../runtime/admission/plugin.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: plugins of pods that are off by default");

const pods = "/api/v1/namespaces/default/pods";
const container = { name: "c", image: "example.com/c:1" };
const podOf = (name: string, spec: object = {}) => ({ metadata: { name }, spec: { containers: [container], ...spec } });
const refusal = ({ status, json }: Answer) => [status, json.message];
const forbidden = (name: string, why: string) => [403, `pods "${name}" is forbidden: ${why}`];

async function withPlugin(plugin: string, run: (api: Api) => Promise<void>): Promise<void> {
  const api = await openApi({ enableAdmissionPlugins: [plugin] });
  await run(api);
  await api.stop();
}

async function make(api: Api, name: string, spec: object = {}): Promise<Answer["json"]> {
  const answer = await api.post(pods, podOf(name, spec));
  assert.is(answer.status, 201, answer.text);
  return answer.json;
}

test("AlwaysPullImages: new pods pull every image, whatever they say", () =>
  withPlugin("AlwaysPullImages", async (api) => {
    const { spec } = await make(api, "a", {
      containers: [container, { ...container, name: "d", imagePullPolicy: "Never" }],
      initContainers: [{ ...container, name: "i", imagePullPolicy: "IfNotPresent" }],
      volumes: [{ name: "v", image: { reference: "example.com/v:1", pullPolicy: "Never" } }],
    });
    const all = [...spec.containers, ...spec.initContainers].map(({ imagePullPolicy }) => imagePullPolicy);
    assert.equal([...all, spec.volumes[0].image.pullPolicy], ["Always", "Always", "Always", "Always"]);
  }));

test("AlwaysPullImages: what others make of the policy since is refused", async () => {
  const meddler: AdmissionPlugin = {
    name: "Meddler",
    mutate: (_attributes, object) => {
      for (const each of (object as Pod).spec?.containers ?? []) each.imagePullPolicy = "Never";
    },
  };
  const own = await openApi({ enableAdmissionPlugins: ["AlwaysPullImages"], admissionPlugins: [meddler] });
  const policy = 'imagePullPolicy: Unsupported value: "Never": supported values: "Always"';
  assert.equal(refusal(await own.post(pods, podOf("b"))), forbidden("b", `spec.containers[0].${policy}`));
  const two = { containers: [container, { ...container, name: "d" }] };
  const both = `[spec.containers[0].${policy}, spec.containers[1].${policy}]`;
  assert.equal(refusal(await own.post(pods, podOf("b", two))), forbidden("b", both));
  await own.stop();
});

test("AlwaysPullImages: pods from before it was on can be changed, but get no other image", async () => {
  const storage = await openMemoryStorage();
  const before = await openApi({ storage });
  await make(before, "a", { containers: [{ ...container, imagePullPolicy: "IfNotPresent" }] });
  const api = await openApi({ storage, enableAdmissionPlugins: ["AlwaysPullImages"] });
  const labelled = await api.patch(`${pods}/a`, "merge", { metadata: { labels: { a: "b" } } });
  assert.equal([labelled.status, labelled.json.spec.containers[0].imagePullPolicy], [200, "IfNotPresent"]);
  const containers = [{ name: "c", image: "example.com/c:2" }];
  assert.is((await api.patch(`${pods}/a`, "strategic-merge", { spec: { containers } })).status, 422);
  await api.stop();
  await before.stop();
});

test("LimitPodHardAntiAffinityTopology: pods keep others from nothing larger than a node", () =>
  withPlugin("LimitPodHardAntiAffinityTopology", async (api) => {
    const apart = (topologyKey: string, when = "requiredDuringSchedulingIgnoredDuringExecution") => {
      const term = { topologyKey, labelSelector: {} };
      const terms = when.startsWith("required") ? [term] : [{ weight: 1, podAffinityTerm: term }];
      return { affinity: { podAntiAffinity: { [when]: terms } } };
    };
    await make(api, "a", apart("orch.io/hostname"));
    await make(api, "b", apart("zone", "preferredDuringSchedulingIgnoredDuringExecution"));
    const why =
      "affinity.PodAntiAffinity.RequiredDuringScheduling has TopologyKey zone but only key orch.io/hostname is allowed";
    assert.equal(refusal(await api.post(pods, podOf("c", apart("zone")))), forbidden("c", why));
  }));

test("ExtendedResourceToleration: pods that ask for devices tolerate the taints of their names", () =>
  withPlugin("ExtendedResourceToleration", async (api) => {
    const asking = (name: string, resource: string) => {
      const amounts = { [resource]: "1" };
      return { ...container, name, resources: { requests: amounts, limits: amounts } };
    };
    const own = (tolerations: { key: string }[]) => tolerations.filter(({ key }) => key.startsWith("example.com/"));
    const { spec } = await make(api, "a", {
      containers: [asking("c", "example.com/z"), asking("d", "cpu"), asking("e", "example.com/z")],
      initContainers: [asking("i", "example.com/a")],
    });
    const whole = (key: string) => ({ key, operator: "Exists", effect: "NoSchedule" });
    assert.equal(own(spec.tolerations), [whole("example.com/a"), whole("example.com/z")]);
    const given = { containers: [asking("c", "example.com/z")], tolerations: [whole("example.com/z")] };
    assert.equal(own((await make(api, "b", given)).spec.tolerations), [whole("example.com/z")]);
    assert.equal(own((await make(api, "c")).spec.tolerations), []);
    const answer = await api.patch(`${pods}/a`, "merge", { metadata: { labels: { a: "b" } } });
    assert.equal(own(answer.json.spec.tolerations), own(spec.tolerations));
  }));

const annotation = "scheduler.alpha.orch.io/node-selector";

test("PodNodeSelector: pods go to the nodes of their namespace, and say nothing against it", () =>
  withPlugin("PodNodeSelector", async (api) => {
    const namespace = async (name: string, selector?: string) => {
      const annotations = selector === undefined ? {} : { [annotation]: selector };
      assert.is((await api.post("/api/v1/namespaces", { metadata: { name, annotations } })).status, 201);
    };
    await namespace("picky", "disk=fast, zone = z1");
    await namespace("free");
    await namespace("broken", "disk");
    const create = (name: string, nodeSelector?: object) =>
      api.post(`/api/v1/namespaces/${name}/pods`, {
        ...podOf("a", { nodeSelector }),
        metadata: { generateName: "p-" },
      });
    const selectorOf = async (name: string, nodeSelector?: object) => {
      const { status, json, text } = await create(name, nodeSelector);
      assert.is(status, 201, text);
      return json.spec.nodeSelector;
    };
    assert.equal(await selectorOf("picky"), { disk: "fast", zone: "z1" });
    assert.equal(await selectorOf("picky", { disk: "fast", rack: "r" }), { disk: "fast", zone: "z1", rack: "r" });
    assert.is(await selectorOf("free"), undefined);
    const conflict = await create("picky", { disk: "slow" });
    const text = "pod node label selector conflicts with its namespace node label selector";
    assert.equal([conflict.status, conflict.json.message.split(" is forbidden: ")[1]], [403, text]);
    const broken = await create("broken");
    assert.equal([broken.status, broken.json.message.split(" is forbidden: ")[1]], [403, "invalid selector: [disk]"]);
  }));

test("without the plugins pods stay as they are", async () => {
  const api = await openApi();
  const { spec } = await make(api, "a", { containers: [{ ...container, imagePullPolicy: "Never" }] });
  assert.is(spec.containers[0].imagePullPolicy, "Never");
  await api.stop();
});

test.run();
