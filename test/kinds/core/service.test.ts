import * as assert from "uvu/assert";
import { code } from "../../../generated/core/v1/service.code.ts";
import type { Service, ServiceSpec } from "../../../generated/core/v1/service.ts";
import type { FieldError } from "../../../runtime/schema/fieldError.ts";
import { changesOf, stateErrors } from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("service strategy");

const main = { nowMs: 0, subresource: "" };
const status = { nowMs: 0, subresource: "status" };

const specs: readonly (readonly [title: string, spec: object, errors: readonly string[]])[] = [
  ["with one port", {}, []],
  ["without ports", { ports: [] }, ["spec.ports: Required value"]],
  ["without ports and address", { ports: [], clusterIP: "None" }, []],
  [
    "with two ports without names",
    { ports: [{ port: 80 }, { port: 81 }] },
    ["spec.ports[0].name: Required value", "spec.ports[1].name: Required value"],
  ],
  [
    "with two ports of one name",
    {
      ports: [
        { name: "a", port: 80 },
        { name: "a", port: 81 },
      ],
    },
    ['spec.ports[1].name: Duplicate value: "a"'],
  ],
  [
    "with one number for two protocols",
    {
      ports: [
        { name: "a", port: 53 },
        { name: "b", port: 53, protocol: "UDP" },
      ],
    },
    [],
  ],
  [
    "of the cluster with a node's port",
    { ports: [{ port: 80, nodePort: 30080 }] },
    ["spec.ports[0].nodePort: Forbidden: may not be used when `type` is 'ClusterIP'"],
  ],
  [
    "with one node's port for two ports",
    {
      type: "NodePort",
      ports: [
        { name: "a", port: 80, nodePort: 30080 },
        { name: "b", port: 81, nodePort: 30080 },
      ],
    },
    ["spec.ports[1].nodePort: Invalid value: 30080: provided port is already allocated"],
  ],
  [
    "with a target that is no port",
    { ports: [{ port: 80, targetPort: "WEB" }] },
    [
      'spec.ports[0].targetPort: Invalid value: "WEB": must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)',
      'spec.ports[0].targetPort: Invalid value: "WEB": must contain at least one letter (a-z)',
    ],
  ],
  [
    "on node ports without an address",
    { type: "NodePort", clusterIP: "None" },
    ["spec.clusterIPs[0]: Invalid value: \"None\": may not be set to 'None' for NodePort services"],
  ],
  [
    "with two different first addresses",
    { clusterIP: "10.0.0.1", clusterIPs: ["10.0.0.2"] },
    ['spec.clusterIPs: Invalid value: ["10.0.0.2"]: first value must match `clusterIP`'],
  ],
  [
    "with two addresses of one family",
    { clusterIP: "10.0.0.1", clusterIPs: ["10.0.0.1", "10.0.0.2"] },
    ['spec.clusterIPs: Invalid value: ["10.0.0.1","10.0.0.2"]: may specify no more than one IP for each IP family'],
  ],
  [
    "with addresses alone",
    { clusterIPs: ["10.0.0.1"] },
    ['spec.clusterIPs: Invalid value: ["10.0.0.1"]: must be empty when `clusterIP` is not specified'],
  ],
  [
    "without an address twice",
    { clusterIP: "None", clusterIPs: ["None", "None"] },
    [
      'spec.clusterIPs: Invalid value: ["None","None"]: \'None\' must be the first and only value',
      'spec.clusterIPs[1]: Invalid value: "None": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)',
    ],
  ],
  [
    "with three addresses",
    { clusterIP: "10.0.0.1", clusterIPs: ["10.0.0.1", "10.0.0.2", "10.0.0.3"] },
    [
      'spec.clusterIPs: Invalid value: ["10.0.0.1","10.0.0.2","10.0.0.3"]: may only hold up to 2 values',
      'spec.clusterIPs: Invalid value: ["10.0.0.1","10.0.0.2","10.0.0.3"]: may specify no more than one IP for each ' +
        "IP family",
    ],
  ],
  [
    "with an address that is none",
    { clusterIP: "10.0.0" },
    ['spec.clusterIPs[0]: Invalid value: "10.0.0": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)'],
  ],
  ["that is an alias", { type: "ExternalName", externalName: "db.example.com.", ports: [] }, []],
  ["that is an alias of nothing", { type: "ExternalName", ports: [] }, ["spec.externalName: Required value"]],
  [
    "that is an alias with an address",
    { type: "ExternalName", externalName: "a.b", clusterIP: "10.0.0.1" },
    ["spec.clusterIPs: Forbidden: may not be set for ExternalName services"],
  ],
  [
    "with addresses that lead nowhere",
    { externalIPs: ["127.0.0.1", "169.254.1.1", "0.0.0.0"] },
    [
      'spec.externalIPs[0]: Invalid value: "127.0.0.1": may not be in the loopback range (127.0.0.0/8, ::1/128)',
      'spec.externalIPs[1]: Invalid value: "169.254.1.1": may not be in the link-local range ' +
        "(169.254.0.0/16, fe80::/10)",
      'spec.externalIPs[2]: Invalid value: "0.0.0.0": may not be unspecified (0.0.0.0)',
    ],
  ],
  [
    "of the cluster with fields of a load balancer",
    { loadBalancerSourceRanges: ["10.0.0.0/8"], loadBalancerClass: "example.com/lb", externalTrafficPolicy: "Local" },
    [
      "spec.loadBalancerClass: Forbidden: may only be used when `type` is 'LoadBalancer'",
      'spec.externalTrafficPolicy: Invalid value: "Local": may only be set for externally-accessible services',
      "spec.LoadBalancerSourceRanges: Forbidden: may only be used when `type` is 'LoadBalancer'",
    ],
  ],
  [
    "behind a load balancer, checked on a port without need",
    { type: "LoadBalancer", healthCheckNodePort: 30000 },
    [
      "spec.healthCheckNodePort: Invalid value: 30000: may only be set when `type` is 'LoadBalancer' and " +
        "`externalTrafficPolicy` is 'Local'",
    ],
  ],
  ["with a bad selector", { selector: { "a/b/c": "x" } }, ["spec.selector"]],
];

for (const [title, spec, errors] of specs) {
  test(`a service ${title} gives ${errors.length} errors`, () => {
    const found = validateNew(serviceOf(spec));
    if (errors[0] === "spec.selector")
      assert.equal(
        found.map((each) => each.field),
        errors,
      );
    else assert.equal(texts(found), errors);
  });
}

test("one address is both clusterIP and the first of clusterIPs", () => {
  const object = serviceOf({ clusterIP: "10.0.0.1" });
  code.strategy.prepareForCreate?.(object, main);
  assert.equal(object.spec?.clusterIPs, ["10.0.0.1"]);
});

const given = {
  type: "NodePort",
  clusterIP: "10.0.0.1",
  clusterIPs: ["10.0.0.1"],
  ipFamilies: ["IPv4"],
  ipFamilyPolicy: "SingleStack",
  externalTrafficPolicy: "Cluster",
  internalTrafficPolicy: "Cluster",
  sessionAffinity: "None",
  ports: [{ name: "web", port: 80, targetPort: 80, protocol: "TCP", nodePort: 30080 }],
};

test("an update that leaves out what the server gave keeps it", () => {
  const { clusterIP: _ip, clusterIPs: _ips, ...rest } = given;
  const ports = [{ name: "web", port: 80, targetPort: 8080, protocol: "TCP" }];
  const object = updated({ ...rest, ports }, given);
  assert.is(object.spec?.clusterIP, "10.0.0.1");
  assert.equal(object.spec?.clusterIPs, ["10.0.0.1"]);
  assert.is(object.spec?.ports?.[0]?.nodePort, 30080);
});

test("a service that leaves the nodes gives their ports back", () => {
  const object = updated({ ...given, type: "ClusterIP" }, given);
  assert.is(object.spec?.ports?.[0]?.nodePort, undefined);
  assert.is(object.spec?.externalTrafficPolicy, undefined);
  assert.equal(texts(code.strategy.validate?.(object, main) ?? []), []);
});

test("a service that becomes an alias gives its address back", () => {
  const object = updated({ ...given, type: "ExternalName", externalName: "a.b" }, given);
  assert.is(object.spec?.clusterIP, undefined);
  assert.is(object.spec?.clusterIPs, undefined);
  assert.is(object.spec?.ipFamilies, undefined);
  assert.equal(texts(code.strategy.validate?.(object, main) ?? []), []);
});

test("an alias has neither traffic inside nor, with addresses outside, traffic from there", () => {
  const old = { ...given, type: "ClusterIP", externalIPs: ["9.9.9.9"] };
  const { spec } = updated({ ...old, type: "ExternalName", externalName: "a.b" }, old);
  assert.equal([spec?.internalTrafficPolicy, spec?.externalTrafficPolicy], [undefined, undefined]);
});

test("a service that leaves its balancer has no address of it", () => {
  const old = { ...given, type: "LoadBalancer" };
  const object = { ...serviceOf({ ...given }), status: { loadBalancer: { ingress: [{ ip: "1.2.3.4" }] } } };
  code.strategy.prepareForUpdate?.(object, serviceOf(old), main);
  assert.equal(object.status, { loadBalancer: {} });
});

test("addresses that are not of their family say all there is to say of both", () => {
  const object = serviceOf({ ...given, ipFamilies: ["IPv6"] });
  assert.equal(texts(changesOf(code)(object, serviceOf(given), main) ?? []), []);
});

const networks = "service.beta.orch.io/load-balancer-source-ranges";
const annotated: readonly (readonly [annotations: Record<string, string>, type: string, errors: readonly string[]])[] =
  [
    [{ [networks]: "1.2.3.0/24, 10.0.0.0/8" }, "LoadBalancer", []],
    [
      { [networks]: "1.2.3.0/24,x" },
      "LoadBalancer",
      [
        `metadata.annotations[${networks}]: Invalid value: "x": must be a valid CIDR value, (e.g. 10.9.8.0/24 or ` +
          "2001:db8::/64)",
      ],
    ],
    [
      { [networks]: " " },
      "ClusterIP",
      [`metadata.annotations[${networks}]: Forbidden: may only be used when \`type\` is 'LoadBalancer'`],
    ],
    [
      { "service.orch.io/topology-mode": "Auto", "service.orch.io/topology-aware-hints": "disabled" },
      "ClusterIP",
      [
        'metadata.annotations[service.orch.io/topology-mode]: Invalid value: "Auto": must match ' +
          "annotations[service.orch.io/topology-aware-hints] when both are specified",
      ],
    ],
  ];

for (const [annotations, type, errors] of annotated) {
  test(`a ${type} service with ${JSON.stringify(annotations)} gives ${errors.length} errors`, () => {
    const object = serviceOf({ type });
    object.metadata = { name: "web", annotations };
    assert.equal(texts(code.strategy.validate?.(object, main) ?? []), errors);
  });
}

test("the first address of a service stays", () => {
  const old = serviceOf(given);
  const object = updated({ ...given, clusterIP: "10.0.0.2" }, given);
  assert.equal(object.spec?.clusterIPs, ["10.0.0.2"]);
  assert.equal(texts(changesOf(code)(object, old, main) ?? []), [
    'spec.clusterIPs[0]: Invalid value: ["10.0.0.2"]: may not change once set',
  ]);
  const alias = serviceOf({ type: "ExternalName", externalName: "a.b" });
  assert.equal(changesOf(code)(alias, old, main), []);
});

test("the class of a load balancer stays", () => {
  const balancer = { type: "LoadBalancer", loadBalancerClass: "a/b" };
  const object = serviceOf({ ...balancer, loadBalancerClass: "a/c" });
  assert.equal(texts(changesOf(code)(object, serviceOf(balancer), main) ?? []), [
    'spec.loadBalancerClass: Invalid value: "a/c": may not change once set',
  ]);
});

test("only load balancers report addresses, and complete ones", () => {
  const ingress = [{ ip: "1.2.3.4" }, { hostname: "1.2.3.4", ipMode: "VIP" as const }];
  const object = { ...serviceOf({ type: "LoadBalancer" }), status: { loadBalancer: { ingress } } };
  assert.equal(texts(stateErrors(code)(object, status)), [
    "status.loadBalancer.ingress[0].ipMode: Required value: must be specified when `ip` is set",
    "status.loadBalancer.ingress[1].ipMode: Forbidden: may not be specified when `ip` is not set",
    'status.loadBalancer.ingress[1].hostname: Invalid value: "1.2.3.4": must be a DNS name, not an IP address',
  ]);
  assert.equal(texts(code.strategy.validate?.({ ...object, spec: { type: "ClusterIP" } }, status) ?? []), [
    "status.loadBalancer.ingress: Forbidden: may only be used when `spec.type` is 'LoadBalancer'",
  ]);
});

function serviceOf(spec: object): Service {
  const full = structuredClone({ ports: [{ port: 80 }], ...spec }) as ServiceSpec;
  return { metadata: { name: "web", namespace: "default" }, spec: full };
}

function validateNew(object: Service): FieldError[] {
  code.setDefaults(object);
  code.strategy.prepareForCreate?.(object, main);
  return [...code.validate(object), ...(code.strategy.validate?.(object, main) ?? [])];
}

function updated(spec: object, oldSpec: object): Service {
  const object = serviceOf(spec);
  code.setDefaults(object);
  code.strategy.prepareForUpdate?.(object, serviceOf(oldSpec), main);
  return object;
}

function texts(errors: readonly FieldError[]): string[] {
  return errors.map((each) => `${each.field}: ${each.message}`);
}

test.run();
