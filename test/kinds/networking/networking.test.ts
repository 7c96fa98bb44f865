import * as assert from "uvu/assert";
import { code as endpoints } from "../../../generated/core/v1/endpoints.code.ts";
import { code as slice } from "../../../generated/discovery/v1/endpointSlice.code.ts";
import type { EndpointSlice } from "../../../generated/discovery/v1/endpointSlice.ts";
import { code as ingress } from "../../../generated/networking/v1/ingress.code.ts";
import type { Ingress } from "../../../generated/networking/v1/ingress.ts";
import { code as ingressClass } from "../../../generated/networking/v1/ingressClass.code.ts";
import { code as address } from "../../../generated/networking/v1/ipAddress.code.ts";
import type { IPAddress } from "../../../generated/networking/v1/ipAddress.ts";
import { code as policy } from "../../../generated/networking/v1/networkPolicy.code.ts";
import type { NetworkPolicy } from "../../../generated/networking/v1/networkPolicy.ts";
import { code as range } from "../../../generated/networking/v1/serviceCIDR.code.ts";
import { code as rangeBeta } from "../../../generated/networking/v1beta1/serviceCIDR.code.ts";
import { stateErrors, checksOf, errorsOf, status, texts, updateErrors } from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("network strategies");

type Row = readonly [title: string, spec: object, errors: readonly string[]];

const service = { name: "web", port: { number: 80 } };
const backend = { service };
const pathRule = (path: object): object => ({
  rules: [{ http: { paths: [{ pathType: "Prefix", backend, ...path }] } }],
});
const at = "spec.rules[0].http.paths[0]";

const ingresses: readonly Row[] = [
  ["with a default", { defaultBackend: backend }, []],
  ["with a path", pathRule({ path: "/a" }), []],
  ["for all hosts below one", { rules: [{ host: "*.example.com" }] }, []],
  ["that leads nowhere", {}, ["spec: Invalid value: null: either `defaultBackend` or `rules` must be specified"]],
  [
    "of an address",
    { rules: [{ host: "10.0.0.1" }] },
    ['spec.rules[0].host: Invalid value: "10.0.0.1": must be a DNS name, not an IP address'],
  ],
  ["without paths", { rules: [{ http: { paths: [] } }] }, ["spec.rules[0].http.paths: Required value"]],
  [
    "with a path of no type",
    pathRule({ path: "/", pathType: undefined }),
    [`${at}.pathType: Required value: pathType must be specified`],
  ],
  ["with a relative path", pathRule({ path: "a" }), [`${at}.path: Invalid value: "a": must be an absolute path`]],
  [
    "with a path that means another",
    pathRule({ path: "/a//b/../%2fc/.." }),
    [
      `${at}.path: Invalid value: "/a//b/../%2fc/..": must not contain '//'`,
      `${at}.path: Invalid value: "/a//b/../%2fc/..": must not contain '/../'`,
      `${at}.path: Invalid value: "/a//b/../%2fc/..": must not contain '%2f'`,
      `${at}.path: Invalid value: "/a//b/../%2fc/..": cannot end with '/..'`,
    ],
  ],
  ["with a path of its controller's taste", pathRule({ path: "/a//b", pathType: "ImplementationSpecific" }), []],
  [
    "with two backends in one",
    { defaultBackend: { service, resource: { kind: "Bucket", name: "b" } } },
    ['spec.defaultBackend: Invalid value: "": cannot set both resource and service backends'],
  ],
  [
    "with an empty backend",
    { defaultBackend: {} },
    ['spec.defaultBackend: Invalid value: "": resource or service backend is required'],
  ],
  [
    "with a port of neither name nor number",
    { defaultBackend: { service: { name: "web" } } },
    ["spec.defaultBackend: Required value: port name or number is required"],
  ],
  [
    "with a port of name and number",
    { defaultBackend: { service: { name: "web", port: { name: "http", number: 80 } } } },
    ['spec.defaultBackend: Invalid value: "": cannot set both port name & port number'],
  ],
  [
    "with certificates for no name",
    { defaultBackend: backend, tls: [{ hosts: ["a b"], secretName: "tls" }] },
    [
      `spec.tls[0].hosts[0]: Invalid value: "a b": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')`,
    ],
  ],
];
const checkIngress = checksOf(ingress, (spec) => ({ spec }) as Ingress);
for (const [title, spec, errors] of ingresses) {
  test(`an ingress ${title} gives ${errors.length} errors`, () => assert.equal(checkIngress(spec), errors));
}

test("an ingress does not name two classes", () => {
  const metadata = { name: "a", annotations: { "orch.io/ingress.class": "old" } };
  const spec = { defaultBackend: backend, ingressClassName: "new" };
  assert.equal(errorsOf(ingress, { metadata, spec } as Ingress), [
    'annotations.orch.io/ingress.class: Invalid value: "old": must match `ingressClassName` when both are specified',
  ]);
  const stored = { metadata: { ...metadata, resourceVersion: "3" }, spec } as Ingress;
  assert.equal(errorsOf(ingress, stored), []);
});

test("an ingress is reached by a name or an address", () => {
  const object = { status: { loadBalancer: { ingress: [{ hostname: "10.0.0.1" }, { ip: "10.0.0.1" }] } } } as Ingress;
  assert.equal(texts(stateErrors(ingress)(object, status)), [
    'status.loadBalancer.ingress[0].hostname: Invalid value: "10.0.0.1": must be a DNS name, not an IP address',
  ]);
});

const parameters = { kind: "Settings", name: "a" };
const ingressClasses: readonly Row[] = [
  ["in order", { controller: "example.com/a", parameters }, []],
  ["without a controller", {}, ["spec.controller: Required value"]],
  [
    "with parameters of no namespace",
    { controller: "example.com/a", parameters: { ...parameters, scope: "Namespace" } },
    ["spec.parameters.namespace: Required value: `parameters.scope` is set to 'Namespace'"],
  ],
  [
    "with parameters in a namespace of the cluster",
    { controller: "example.com/a", parameters: { ...parameters, namespace: "b" } },
    ["spec.parameters.namespace: Forbidden: `parameters.scope` is set to 'Cluster'"],
  ],
];
const checkClass = checksOf(ingressClass, (spec) => ({ spec }));
for (const [title, spec, errors] of ingressClasses) {
  test(`an ingress class ${title} gives ${errors.length} errors`, () => assert.equal(checkClass(spec), errors));
}

test("the controller of a class stays", () => {
  const of = (controller: string): object => ({ spec: { controller } });
  assert.equal(updateErrors(ingressClass, of("example.com/b"), of("example.com/a")), [
    'spec.controller: Invalid value: "example.com/b": field is immutable',
  ]);
});

const cidr = "10.0.0.0/8";
const policies: readonly Row[] = [
  ["in order", { ingress: [{ from: [{ podSelector: {}, namespaceSelector: {} }] }] }, []],
  ["for a block with gaps", { egress: [{ to: [{ ipBlock: { cidr, except: ["10.1.0.0/16"] } }] }] }, []],
  ["for nobody", { ingress: [{ from: [{}] }] }, ["spec.ingress[0].from[0]: Required value: must specify a peer"]],
  [
    "for pods at addresses",
    { ingress: [{ from: [{ podSelector: {}, ipBlock: { cidr } }] }] },
    ["spec.ingress[0].from[0]: Forbidden: may not specify both ipBlock and another peer"],
  ],
  [
    "for a block with gaps beside it",
    { egress: [{ to: [{ ipBlock: { cidr, except: ["11.0.0.0/16", "10.0.0.0/8", "fd00::/16"] } }] }] },
    [
      'spec.egress[0].to[0].ipBlock.except[0]: Invalid value: "11.0.0.0/16": must be a strict subset of `cidr`',
      'spec.egress[0].to[0].ipBlock.except[1]: Invalid value: "10.0.0.0/8": must be a strict subset of `cidr`',
      'spec.egress[0].to[0].ipBlock.except[2]: Invalid value: "fd00::/16": must be a strict subset of `cidr`',
    ],
  ],
  [
    "for odd ports",
    { ingress: [{ ports: [{ port: 0 }, { port: "http", endPort: 5 }, { endPort: 5 }, { port: 10, endPort: 5 }] }] },
    [
      "spec.ingress[0].ports[0].port: Invalid value: 0: must be between 1 and 65535, inclusive",
      "spec.ingress[0].ports[1].endPort: Invalid value: 5: may not be specified when `port` is non-numeric",
      "spec.ingress[0].ports[2].endPort: Invalid value: 5: may not be specified when `port` is not specified",
      "spec.ingress[0].ports[3].endPort: Invalid value: 10: must be greater than or equal to `port`",
    ],
  ],
];
const checkPolicy = checksOf(policy, (spec) => ({ spec: { podSelector: {}, ...spec } }) as NetworkPolicy);
for (const [title, spec, errors] of policies) {
  test(`a network policy ${title} gives ${errors.length} errors`, () => assert.equal(checkPolicy(spec), errors));
}

const parentRef = { resource: "services", name: "web", namespace: "default" };
const addresses: readonly (readonly [name: string, errors: readonly string[]])[] = [
  ["10.0.0.1", []],
  ["2001:db8::1", []],
  ["2001:DB8:0::1", ['metadata.name: Invalid value: "2001:DB8:0::1": must be in canonical form ("2001:db8::1")']],
  ["web", ['metadata.name: Invalid value: "web": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)']],
];
for (const [name, errors] of addresses) {
  test(`an address called ${name} gives ${errors.length} errors`, () => {
    assert.equal(errorsOf(address, { metadata: { name }, spec: { parentRef } }), errors);
  });
}

test("an address belongs to one object for good", () => {
  assert.equal(errorsOf(address, { metadata: { name: "10.0.0.1" }, spec: {} } as IPAddress), [
    "spec.parentRef: Required value",
  ]);
  const of = (name: string): IPAddress => ({ spec: { parentRef: { resource: "services", name } } });
  assert.equal(updateErrors(address, of("b"), of("a")), [
    'spec.parentRef: Invalid value: {"resource":"services","name":"b"}: field is immutable',
  ]);
});

const ranges: readonly (readonly [cidrs: readonly string[], errors: readonly string[]])[] = [
  [["10.0.0.0/16"], []],
  [["10.0.0.0/16", "fd00::/112"], []],
  [[], ["spec.cidrs: Required value: at least one CIDR required"]],
  [
    ["10.0.0.0/16", "11.0.0.0/16"],
    [
      'spec.cidrs: Invalid value: ["10.0.0.0/16","11.0.0.0/16"]: may specify no more than one IP for each IP family, i.e 192.168.0.0/24 and 2001:db8::/64',
    ],
  ],
  [["fd00:0::/112"], ['spec.cidrs[0]: Invalid value: "fd00:0::/112": must be in canonical form ("fd00::/112")']],
  [["10.0.0.1/16"], ['spec.cidrs[0]: Invalid value: "10.0.0.1/16": must not have bits set beyond the prefix length']],
];
for (const [cidrs, errors] of ranges) {
  test(`addresses of ${cidrs.join(" and ") || "no block"} give ${errors.length} errors`, () => {
    assert.equal(errorsOf(range, { spec: { cidrs: [...cidrs] } }), errors);
    assert.equal(errorsOf(rangeBeta, { spec: { cidrs: [...cidrs] } }), errors);
  });
}

test("of addresses only a second family may be added", () => {
  const of = (...cidrs: string[]): object => ({ spec: { cidrs } });
  assert.equal(updateErrors(range, of("10.0.0.0/16", "fd00::/112"), of("10.0.0.0/16")), []);
  assert.equal(updateErrors(range, of("11.0.0.0/16"), of("10.0.0.0/16")), [
    'spec.cidrs[0]: Invalid value: "11.0.0.0/16": field is immutable',
  ]);
  assert.equal(updateErrors(range, of("10.0.0.0/16"), of("10.0.0.0/16", "fd00::/112")), [
    'spec.cidrs: Invalid value: ["10.0.0.0/16"]: field is immutable',
  ]);
});

const subsets: readonly (readonly [title: string, subset: object, errors: readonly string[]])[] = [
  ["in order", { addresses: [{ ip: "10.0.0.1" }], ports: [{ port: 80 }] }, []],
  ["empty", { ports: [{ port: 80 }] }, ["subsets[0]: Required value: must specify `addresses` or `notReadyAddresses`"]],
  [
    "on the host itself",
    { addresses: [{ ip: "127.0.0.1" }], notReadyAddresses: [{ ip: "169.254.1.1" }, { ip: "0.0.0.0" }] },
    [
      'subsets[0].addresses[0].ip: Invalid value: "127.0.0.1": may not be in the loopback range (127.0.0.0/8, ::1/128)',
      'subsets[0].notReadyAddresses[0].ip: Invalid value: "169.254.1.1": may not be in the link-local range (169.254.0.0/16, fe80::/10)',
      'subsets[0].notReadyAddresses[1].ip: Invalid value: "0.0.0.0": may not be unspecified (0.0.0.0)',
    ],
  ],
  [
    "with two ports of no name",
    { addresses: [{ ip: "10.0.0.1" }], ports: [{ port: 80 }, { port: 81, name: "b" }] },
    ["subsets[0].ports[0].name: Required value"],
  ],
];
for (const [title, subset, errors] of subsets) {
  test(`endpoints ${title} give ${errors.length} errors`, () => {
    assert.equal(errorsOf(endpoints, { subsets: [subset] } as Parameters<typeof endpoints.setDefaults>[0]), errors);
  });
}

const slices: readonly Row[] = [
  ["in order", { endpoints: [{ addresses: ["10.0.0.1"] }], ports: [{ port: 80 }] }, []],
  [
    "of another family",
    { addressType: "IPv6", endpoints: [{ addresses: ["10.0.0.1"] }] },
    ['endpoints[0].addresses: Invalid value: "10.0.0.1": must be an IPv6 address'],
  ],
  [
    "of names",
    { addressType: "FQDN", endpoints: [{ addresses: ["example.com.", "localhost"] }] },
    [
      'endpoints[0].addresses[1]: Invalid value: "localhost": should be a domain with at least two segments separated by dots',
    ],
  ],
  [
    "of nothing",
    { endpoints: [{ addresses: [] }] },
    ["endpoints[0].addresses: Required value: must contain at least 1 address"],
  ],
  [
    "that repeats itself",
    {
      endpoints: [{ addresses: ["10.0.0.1"], hints: { forZones: [{ name: "a" }, { name: "a" }] } }],
      ports: [{ port: 80 }, { port: 81 }],
    },
    ['endpoints[0].hints.forZones[1].name: Duplicate value: "a"', 'ports[1].name: Duplicate value: ""'],
  ],
];
const checkSlice = checksOf(slice, (parts) => ({ addressType: "IPv4", ...parts }) as EndpointSlice);
for (const [title, parts, errors] of slices) {
  test(`an endpoint slice ${title} gives ${errors.length} errors`, () => assert.equal(checkSlice(parts), errors));
}

test("the family of a slice stays", () => {
  const of = (addressType: "IPv4" | "IPv6"): EndpointSlice => ({ addressType, endpoints: [], ports: [] });
  assert.equal(updateErrors(slice, of("IPv6"), of("IPv4")), ['addressType: Invalid value: "IPv6": field is immutable']);
});

test.run();
