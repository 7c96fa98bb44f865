import * as assert from "uvu/assert";
import type { Container } from "../../../generated/core/v1/container.ts";
import type { Service } from "../../../generated/core/v1/service.ts";
import { ContainerError } from "../../../runtime/nodeagent/container/containerError.ts";
import { environment, type EnvironmentContext } from "../../../runtime/nodeagent/container/environment.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf, place, podOf } from "../podOf.ts";

const test = suite("environment of a container");

const files: Readonly<Record<string, string>> = { "vars/now.env": "# made by init\nCOLOR='dark\nred'\nSIZE=7 \n" };
const warnings: string[] = [];

const context: EnvironmentContext = {
  objects: {
    configMap: async (_, name) => {
      if (name === "prices") return { data: { apple: "3", "bad=key": "x" } };
      return name === "empty" ? {} : undefined;
    },
    secret: async (_, name) =>
      name === "keys" ? { data: { door: Buffer.from("öffne").toString("base64") } } : undefined,
  },
  place,
  services: [
    service("default", "orch", "10.0.0.1", [{ name: "https", port: 443 }]),
    service("shop", "price-list", "10.0.0.9", [{ port: 80 }, { name: "dns-udp", port: 53, protocol: "UDP" }]),
    service("shop", "headless", "None", [{ port: 80 }]),
    service("other", "secret", "10.0.0.8", [{ port: 80 }]),
  ],
  apiService: { namespace: "default", name: "orch" },
  readVolumeFile: async (volume, path) => files[`${volume}/${path}`],
  warn: (_, message) => warnings.push(message),
};

function service(
  namespace: string,
  name: string,
  clusterIP: string,
  ports: NonNullable<Service["spec"]>["ports"],
): Service {
  return { metadata: { namespace, name }, spec: { clusterIP, ...(ports === undefined ? {} : { ports }) } };
}

async function of(container: Partial<Container>, spec: Parameters<typeof podOf>[0] = { enableServiceLinks: false }) {
  const pod = podOf(
    { ...spec, containers: [containerOf(container)] },
    { labels: { tier: "front" }, annotations: { b: 'say "hi"', a: "1" } },
  );
  return Object.fromEntries(await environment(pod, containerOf(container), context));
}

async function only(env: Container["env"]): Promise<string | undefined> {
  const all = await of({
    env: [...(env ?? [])],
    resources: { limits: { memory: "300Mi" }, requests: { cpu: "1250m" } },
  });
  return all[env?.at(-1)?.name ?? ""];
}

const field = (fieldPath: string) => [{ name: "V", valueFrom: { fieldRef: { fieldPath } } }];
const resource = (name: string, divisor?: string) => {
  return [
    { name: "V", valueFrom: { resourceFieldRef: { resource: name, ...(divisor === undefined ? {} : { divisor }) } } },
  ];
};

const tooMuch = "the variables and arguments of the container have more than 8388608 characters";
const doubled = (first: string, times: number) => [
  { name: "A0", value: first },
  ...Array.from({ length: times }, (_, at) => ({ name: `A${at + 1}`, value: `$(A${at})$(A${at})` })),
];

for (const [what, env] of [
  ["double each other", doubled("x".repeat(100), 40)],
  [
    "name one of them often",
    [
      { name: "A0", value: "x".repeat(1e6) },
      { name: "V", value: "$(A0)".repeat(9) },
    ],
  ],
  ["are long together", Array.from({ length: 9 }, (_, at) => ({ name: `A${at}`, value: "x".repeat(1e6) }))],
] as const) {
  test(`variables that ${what} are too much for a container`, async () => {
    const error: unknown = await of({ env: [...env] }).catch((thrown: unknown) => thrown);
    assert.instance(error, ContainerError);
    assert.equal([(error as ContainerError).reason, (error as Error).message], ["CreateContainerConfigError", tooMuch]);
  });
}

const rows: readonly (readonly [string, Container["env"], string])[] = [
  ["a text", [{ name: "V", value: "x" }], "x"],
  [
    "an earlier variable",
    [
      { name: "A", value: "1" },
      { name: "V", value: "$(A)$(V)" },
    ],
    "1$(V)",
  ],
  ["a service", [{ name: "V", value: "$(ORCH_SERVICE_HOST)" }], "10.0.0.1"],
  ["the name", field("metadata.name"), "till"],
  ["a label", field("metadata.labels['tier']"), "front"],
  ["a label that every object inherits", field("metadata.labels['constructor']"), ""],
  ["an annotation that is missing", field("metadata.annotations['zz']"), ""],
  ["all annotations", field("metadata.annotations"), 'a="1"\nb="say \\"hi\\""'],
  ["the node", field("spec.nodeName"), "north"],
  ["the account", field("spec.serviceAccountName"), "clerk"],
  ["addresses", field("status.podIPs"), "198.51.100.3,2001:db8:1::3"],
  ["the first address of the node", field("status.hostIP"), "192.0.2.7"],
  ["a limit in bytes", resource("limits.memory"), "314572800"],
  ["a limit in units", resource("limits.memory", "1Mi"), "300"],
  ["a request, rounded up", resource("requests.cpu"), "2"],
  ["a request in thousandths", resource("requests.cpu", "1m"), "1250"],
  ["a limit that is the node's", resource("limits.cpu"), "4"],
  ["a request that follows the limit", resource("requests.memory", "1Mi"), "300"],
  ["a key of a config map", [{ name: "V", valueFrom: { configMapKeyRef: { name: "prices", key: "apple" } } }], "3"],
  ["a key of a secret", [{ name: "V", valueFrom: { secretKeyRef: { name: "keys", key: "door" } } }], "öffne"],
  [
    "a line of a file",
    [{ name: "V", valueFrom: { fileKeyRef: { volumeName: "vars", path: "now.env", key: "SIZE" } } }],
    "7",
  ],
  [
    "lines of a file",
    [{ name: "V", valueFrom: { fileKeyRef: { volumeName: "vars", path: "now.env", key: "COLOR" } } }],
    "dark\nred",
  ],
];

for (const [name, env, expected] of rows) {
  test(`a variable is ${name}`, async () => assert.is(await only(env), expected));
}

type Limits = Record<string, string>;
/** Limits of the pod, and of its container -> what the container sees. */
const defaultLimits: readonly (readonly [string, string, Limits, Limits, string])[] = [
  ["that of the pod", "limits.cpu", { cpu: "1250m" }, {}, "2"],
  ["its own before that of the pod", "limits.cpu", { cpu: "3" }, { cpu: "1" }, "1"],
  ["that of the pod for none", "limits.memory", { memory: "64Mi" }, { memory: "0" }, "67108864"],
  ["that of the node for none", "limits.cpu", { cpu: "0" }, { cpu: "0" }, "4"],
  ["no huge pages", "limits.hugepages-2Mi", { "hugepages-2Mi": "4Mi" }, {}, "0"],
];
for (const [name, limit, ofPod, own, expected] of defaultLimits) {
  test(`the limit that a container sees is ${name}`, async () => {
    const container = { env: resource(limit), resources: { limits: own } };
    assert.is((await of(container, { resources: { limits: ofPod } }))["V"], expected);
  });
}

const refusals: readonly (readonly [string, Partial<Container>, string])[] = [
  ["map", { envFrom: [{ configMapRef: { name: "gone" } }] }, 'configmap "gone" not found'],
  [
    "secret",
    { env: [{ name: "V", valueFrom: { secretKeyRef: { name: "gone", key: "k" } } }] },
    'secret "gone" not found',
  ],
  [
    "key of a map",
    { env: [{ name: "V", valueFrom: { configMapKeyRef: { name: "prices", key: "pear" } } }] },
    "couldn't find key pear in ConfigMap shop/prices",
  ],
  [
    "key of a secret",
    { env: [{ name: "V", valueFrom: { secretKeyRef: { name: "keys", key: "gate" } } }] },
    "couldn't find key gate in Secret shop/keys",
  ],
];

for (const [name, container, message] of refusals) {
  test(`a missing ${name} is an error of the container's configuration`, async () => {
    const error = await of(container).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    assert.instance(error, ContainerError);
    assert.equal(
      { reason: (error as ContainerError).reason, message: (error as Error).message },
      {
        reason: "CreateContainerConfigError",
        message,
      },
    );
  });
}

test("what is optional and missing leaves no variable", async () => {
  const all = await of({
    envFrom: [{ secretRef: { name: "gone", optional: true } }],
    env: [
      { name: "A", valueFrom: { configMapKeyRef: { name: "gone", key: "k", optional: true } } },
      { name: "B", valueFrom: { configMapKeyRef: { name: "empty", key: "k", optional: true } } },
      { name: "C", valueFrom: { fileKeyRef: { volumeName: "vars", path: "no.env", key: "K", optional: true } } },
    ],
  });
  assert.equal(
    Object.keys(all).filter((each) => !each.startsWith("ORCH_")),
    [],
  );
});

test("entries of a map get a prefix, and those that cannot be variables a warning", async () => {
  warnings.length = 0;
  const all = await of({ envFrom: [{ prefix: "P_", configMapRef: { name: "prices" } }] });
  assert.is(all.P_apple, "3");
  assert.not.ok(Object.hasOwn(all, "P_bad=key"));
  assert.equal(warnings, [
    "Keys [P_bad=key] from the EnvFrom configMap shop/prices were skipped since they are considered invalid environment variable names.",
  ]);
});

test("services of the namespace are variables when the pod wants them, and that of the API always", async () => {
  const linked = await of({ env: [{ name: "PRICE_LIST_SERVICE_PORT", value: "own" }] }, {});
  assert.equal(
    Object.keys(linked).filter((each) => /^(HEADLESS|SECRET)/.test(each)),
    [],
  );
  assert.equal(Object.fromEntries(Object.entries(linked).filter(([name]) => name.startsWith("PRICE"))), {
    PRICE_LIST_SERVICE_PORT: "own",
    PRICE_LIST_SERVICE_HOST: "10.0.0.9",
    PRICE_LIST_SERVICE_PORT_DNS_UDP: "53",
    PRICE_LIST_PORT: "tcp://10.0.0.9:80",
    PRICE_LIST_PORT_80_TCP: "tcp://10.0.0.9:80",
    PRICE_LIST_PORT_80_TCP_PROTO: "tcp",
    PRICE_LIST_PORT_80_TCP_PORT: "80",
    PRICE_LIST_PORT_80_TCP_ADDR: "10.0.0.9",
    PRICE_LIST_PORT_53_UDP: "udp://10.0.0.9:53",
    PRICE_LIST_PORT_53_UDP_PROTO: "udp",
    PRICE_LIST_PORT_53_UDP_PORT: "53",
    PRICE_LIST_PORT_53_UDP_ADDR: "10.0.0.9",
  });
  const unlinked = await of({});
  assert.is(unlinked.ORCH_SERVICE_PORT_HTTPS, "443");
  assert.not.ok(Object.hasOwn(unlinked, "PRICE_LIST_SERVICE_HOST"));
});

test("a container waits until the services are known", async () => {
  const waiting = environment(podOf(), containerOf({}), { ...context, services: undefined });
  const error = await waiting.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContainerError)) throw new Error(`it did not wait: ${error}`);
  assert.is(error.reason, "CreateContainerConfigError");
  assert.is(error.message, "services have not yet been read at least once, cannot construct envvars");
  assert.is(error.retryAfterMs, 1000);
});

test("a file that is no list of variables is refused with its line", async () => {
  const readVolumeFile = async () => "A='1'\nexport B=2\n";
  const env = [{ name: "V", valueFrom: { fileKeyRef: { volumeName: "v", path: "p", key: "A" } } }];
  await environment(podOf(), containerOf({ env }), { ...context, readVolumeFile }).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, "line 2 of the environment file"),
  );
});

test.run();
