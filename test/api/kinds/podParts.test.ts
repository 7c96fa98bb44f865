import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { apps, core, pod } from "../literal.ts";

const pods = core("default", "pods");

const test = suite("api parts of pods");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

let count = 0;

const amounts = (cpu: string, memory = "64Mi") => ({ cpu, memory });

async function makePod(spec: object = {}, metadata: object = {}) {
  const made = await api.post(pods, pod(`p${++count}`, { spec, metadata }));
  assert.is(made.status, 201, made.text);
  return { path: `${pods}/p${count}`, json: made.json };
}

const looking = { name: "look", image: "busybox:1" };
const refusal = (answer: Answer) => [answer.status, ...answer.json.details.causes.map(textOf)];
const textOf = (cause: { field: string; message: string }) => `${cause.field}: ${cause.message}`;

test("a new pod is near to those that share its labels, and far from those that have others", async () => {
  const term = {
    topologyKey: "zone",
    labelSelector: { matchLabels: { app: "web" } },
    matchLabelKeys: ["hash", "no"],
    mismatchLabelKeys: ["tenant"],
  };
  const near = { requiredDuringSchedulingIgnoredDuringExecution: [term, { topologyKey: "zone" }] };
  const far = { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, podAffinityTerm: term }] };
  const affinity = { podAffinity: near, podAntiAffinity: far };
  const { json, path } = await makePod({ affinity }, { labels: { app: "web", hash: "1", tenant: "a" } });
  const matchExpressions = [
    { key: "hash", operator: "In", values: ["1"] },
    { key: "tenant", operator: "NotIn", values: ["a"] },
  ];
  const selecting = { ...term, labelSelector: { ...term.labelSelector, matchExpressions } };
  assert.equal(json.spec.affinity, {
    podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [selecting, { topologyKey: "zone" }] },
    podAntiAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, podAffinityTerm: selecting }] },
  });
  const labelled = await api.patch(path, "merge", { metadata: { labels: { hash: "2" } } });
  assert.equal([labelled.status, labelled.json.spec], [200, json.spec], "an update leaves them");
});

const appArmor = "container.apparmor.security.beta.orch.io/";
const armed = (profiles: Record<string, string>) => ({
  annotations: Object.fromEntries(Object.entries(profiles).map(([name, profile]) => [appArmor + name, profile])),
});
const names = (...all: string[]) => all.map((name) => ({ name, image: "i" }));

test("annotations of AppArmor become the field of new pods, and their writer hears of it", async () => {
  const appArmorProfile = { type: "RuntimeDefault" };
  const spec = { containers: names("a", "b", "c", "d", "e"), securityContext: { appArmorProfile } };
  const profiles = { a: "unconfined", b: "localhost/mine", c: "runtime/default", d: "" };
  const fields = (json: Answer["json"]) =>
    json.spec.containers.map((each: { securityContext?: object }) => each.securityContext);
  const refused = await api.post(pods, pod("armed", { spec, metadata: armed(profiles) }));
  const type = "Forbidden: apparmor type in annotation and field must match";
  assert.equal(refusal(refused), [422, `spec.containers[3].securityContext.appArmorProfile.type: ${type}`]);
  const made = await api.post(pods, pod("armed", { spec, metadata: armed({ ...profiles, d: "runtime/default" }) }));
  assert.equal(
    [made.status, fields(made.json)],
    [
      201,
      [
        { appArmorProfile: { type: "Unconfined" } },
        { appArmorProfile: { type: "Localhost", localhostProfile: "mine" } },
        ...[undefined, undefined, undefined],
      ],
    ],
  );
  const use = 'deprecated since v1.30; use the \\"appArmorProfile\\" field instead';
  assert.is(
    String(made.headers.warning),
    ["a", "b"].map((name) => `299 - "metadata.annotations[${appArmor}${name}]: ${use}"`).join(", "),
  );
  const windows = await makePod({ os: { name: "windows" } }, armed({ c: "unconfined" }));
  assert.equal(fields(windows.json), [undefined]);
});

test("annotations of AppArmor name containers and profiles, in pods and templates", async () => {
  const metadata = { labels: { app: "web" }, ...armed({ c: "none", gone: "unconfined" }) };
  const causes = (path: string) => [
    422,
    `${path}[${appArmor}c]: Invalid value: "none": invalid AppArmor profile name: "none"`,
    `${path}[${appArmor}gone]: Invalid value: "gone": container not found`,
  ];
  assert.equal(refusal(await api.post(pods, pod("armed-ill", { metadata }))), causes("metadata.annotations"));
  const template = { metadata, spec: { containers: names("c") } };
  const spec = { selector: { matchLabels: { app: "web" } }, template };
  const set = await api.post(apps("default", "replicasets"), { metadata: { name: "armed" }, spec });
  assert.equal(refusal(set), causes("spec.template.annotations"));
});

test("ephemeral containers join a pod, with their defaults, and nothing else changes", async () => {
  const { path, json } = await makePod();
  const spec = { containers: [{ name: "other", image: "other" }], nodeName: "n1", ephemeralContainers: [looking] };
  const answer = await api.put(`${path}/ephemeralcontainers`, { metadata: { name: json.metadata.name }, spec });
  assert.is(answer.status, 200, answer.text);
  const { ephemeralContainers, ...rest } = answer.json.spec;
  assert.equal(rest, json.spec);
  assert.equal(ephemeralContainers, [
    {
      ...looking,
      resources: {},
      terminationMessagePath: "/dev/termination-log",
      terminationMessagePolicy: "File",
      imagePullPolicy: "IfNotPresent",
    },
  ]);
  assert.is(answer.json.metadata.generation, 2);
  assert.is((await api.get(`${path}/ephemeralcontainers`)).text, (await api.get(path)).text);
});

test("ephemeral containers stay as they are", async () => {
  const { path } = await makePod();
  const add = (containers: readonly object[]) =>
    api.patch(`${path}/ephemeralcontainers`, "merge", { spec: { ephemeralContainers: containers } });
  assert.is((await add([looking])).status, 200);
  assert.is((await add([looking, { name: "more", image: "busybox:1" }])).status, 200);
  assert.equal(refusal(await add([looking])), [
    422,
    'spec.ephemeralContainers: Forbidden: existing ephemeral containers "more" may not be removed\n',
  ]);
  const [status, text] = refusal(
    await add([
      { ...looking, image: "other:1" },
      { name: "more", image: "busybox:1" },
    ]),
  );
  assert.is(status, 422);
  assert.match(text, /^spec.ephemeralContainers: Forbidden: existing ephemeral containers "look" may not be changed\n/);
});

test("ephemeral containers come through their own path alone", async () => {
  const { path, json } = await makePod();
  const main = await api.put(path, { ...json, spec: { ...json.spec, ephemeralContainers: [looking] } });
  assert.is(main.status, 422);
  const created = await api.post(pods, pod("early", { spec: { ephemeralContainers: [looking] } }));
  assert.equal(refusal(created), [422, "spec.ephemeralContainers: Forbidden: cannot be set on create"]);
  const ports = { ...looking, ports: [{ containerPort: 80 }] };
  const answer = await api.patch(`${path}/ephemeralcontainers`, "merge", { spec: { ephemeralContainers: [ports] } });
  assert.equal(refusal(answer), [
    422,
    "spec.ephemeralContainers[0].ports: Forbidden: cannot be set for an Ephemeral Container",
  ]);
});

const sized = { name: "c", image: "busybox:1", resources: { requests: amounts("100m"), limits: amounts("200m") } };

test("a resize changes cpu and memory, and nothing else of what is sent", async () => {
  const { path, json } = await makePod({ containers: [sized] });
  const resources = { requests: amounts("150m", "80Mi"), limits: amounts("300m", "128Mi") };
  const containers = [{ ...sized, image: "other:1", resources }];
  const spec = { ...json.spec, containers, nodeName: "n1", terminationGracePeriodSeconds: 5 };
  const answer = await api.put(`${path}/resize`, { metadata: { name: json.metadata.name }, spec });
  assert.is(answer.status, 200, answer.text);
  const [container] = answer.json.spec.containers;
  assert.equal([container.resources, container.image], [resources, "busybox:1"]);
  assert.equal({ ...answer.json.spec, containers: json.spec.containers }, json.spec);
  assert.is(answer.json.metadata.generation, 2);
});

const refused = [
  [
    "another quality of service",
    {},
    [{ name: "c", resources: { requests: amounts("200m") } }],
    'spec: Invalid value: "Burstable": Pod QOS Class may not change as a result of resizing',
  ],
  [
    "another resource",
    {},
    [{ name: "c", resources: { limits: { "ephemeral-storage": "1Gi" } } }],
    "spec: Forbidden: only cpu and memory resources are mutable",
  ],
  [
    "another container",
    {},
    [{ name: "d", image: "busybox:1", resources: sized.resources }],
    "spec.containers: Forbidden: containers may not be added or removed on resize",
  ],
] as const;

for (const [what, spec, containers, text] of refused) {
  test(`a resize to ${what} is a 422`, async () => {
    const { path } = await makePod({ containers: [sized], ...spec });
    const answer = await api.patch(`${path}/resize`, "strategic-merge", { spec: { containers } });
    assert.equal(refusal(answer), [422, text]);
  });
}

test("a resize takes no request or limit away", async () => {
  const { path } = await makePod({ containers: [sized] });
  const resources = { limits: { memory: null } };
  const answer = await api.patch(`${path}/resize`, "strategic-merge", {
    spec: { containers: [{ name: "c", resources }] },
  });
  assert.equal(refusal(answer), [
    422,
    "spec.containers[0].resources.limits: Forbidden: resource limits cannot be removed",
  ]);
});

test("containers are resized where they are, under the names they have", async () => {
  const { path, json } = await makePod({ containers: [sized, { ...sized, name: "d" }] });
  const [c, d] = json.spec.containers;
  const { name } = json.metadata;
  const swapped = await api.put(`${path}/resize`, { metadata: { name }, spec: { ...json.spec, containers: [d, c] } });
  assert.equal(refusal(swapped), [
    422,
    "spec.containers[0].name: Forbidden: containers may not be renamed or reordered on resize",
    "spec.containers[1].name: Forbidden: containers may not be renamed or reordered on resize",
  ]);
});

test("mirrors of static pods, and pods of another system, are not resized", async () => {
  const mirror = { annotations: { "orch.io/config.mirror": "x" } };
  const { path } = await makePod({ containers: [sized], nodeName: "n1" }, mirror);
  const body = { spec: { containers: [{ name: "c", resources: { requests: { cpu: "150m" } } }] } };
  const answer = await api.patch(`${path}/resize`, "strategic-merge", body);
  assert.equal(refusal(answer), [422, "[]: Forbidden: static pods cannot be resized"]);
  const ephemeral = { spec: { ephemeralContainers: [looking] } };
  const joined = await api.patch(`${path}/ephemeralcontainers`, "merge", ephemeral);
  assert.equal(refusal(joined), [422, "[]: Forbidden: static pods do not support ephemeral containers"]);
  const windows = await makePod({ containers: [sized], os: { name: "windows" } });
  const other = await api.patch(`${windows.path}/resize`, "strategic-merge", body);
  assert.equal(refusal(other), [422, "[]: Forbidden: windows pods cannot be resized"]);
});

test("init containers are resized: sidecars at all times, others behind their gate", async () => {
  const initContainers = [
    { ...sized, name: "once" },
    { ...sized, name: "beside", restartPolicy: "Always" },
  ];
  const { path } = await makePod({ containers: [sized], initContainers });
  const resize = (name: string) =>
    api.patch(`${path}/resize`, "strategic-merge", {
      spec: { initContainers: [{ name, resources: { requests: { cpu: "150m" } } }] },
    });
  assert.is((await resize("beside")).status, 200);
  assert.is((await resize("once")).status, 200);
  const other = await api.patch(`${path}/resize`, "strategic-merge", {
    spec: { initContainers: [{ name: "once", resources: { limits: { "ephemeral-storage": "1Gi" } } }] },
  });
  const text = "spec: Forbidden: only cpu and memory resources for init containers are mutable";
  assert.equal(refusal(other), [422, text]);
});

test("without the gate init containers that end are not resized", async () => {
  const gated = await openApi({ featureGates: { InPlacePodVerticalScalingInitContainers: "false" } });
  const initContainers = [{ ...sized, name: "once" }];
  await gated.post(pods, pod("once", { spec: { containers: [sized], initContainers } }));
  const answer = await gated.patch(`${pods}/once/resize`, "strategic-merge", {
    spec: { initContainers: [{ name: "once", resources: { requests: { cpu: "150m" } } }] },
  });
  const text = "spec: Forbidden: resources for non-sidecar init containers are immutable";
  assert.equal(refusal(answer), [422, text]);
  await gated.stop();
});

test.run();
