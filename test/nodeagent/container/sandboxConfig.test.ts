import { toJson } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import { PodSandboxConfigSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import { type DnsContext, dnsConfig } from "../../../runtime/nodeagent/container/dns.ts";
import { hostName } from "../../../runtime/nodeagent/container/hostName.ts";
import { hostsFile } from "../../../runtime/nodeagent/container/hostsFile.ts";
import { sandboxConfig, type SandboxContext } from "../../../runtime/nodeagent/container/sandboxConfig.ts";
import { sysctlObjection } from "../../../runtime/nodeagent/container/sysctls.ts";
import { suite } from "../../harness/suite.ts";
import { keys, machine, security } from "../machine.ts";
import { containerOf, podOf } from "../podOf.ts";

const test = suite("configuration of a sandbox");

const warnings: string[] = [];
const dns: DnsContext = {
  agentName: "nodeagent",
  clusterDns: ["10.0.0.10"],
  clusterDomain: "cluster.test",
  resolvConf: () => "# node\nnameserver 192.0.2.53\nsearch office.test. lab.test\noptions timeout:2\n",
  warn: (_, message) => warnings.push(message),
};
const context: SandboxContext = {
  ...{ keys, attempt: 1, logRoot: "/var/log/pods", cgroupParent: "/orchpods/besteffort/pod9b2f-77", dns, security },
  resources: machine,
};

test("a sandbox says which pod it is, where its logs go and what it listens on", () => {
  const pod = podOf(
    {
      ...{ hostname: "front", subdomain: "desks" },
      securityContext: { sysctls: [{ name: "net/ipv4/tcp_syncookies", value: "1" }] },
      containers: [
        containerOf({ ports: [{ containerPort: 53, hostPort: 5353, protocol: "UDP", hostIP: "192.0.2.7" }] }),
      ],
    },
    { labels: { app: "till" }, annotations: { note: "x" } },
  );
  const { linux, ...rest } = toJson(PodSandboxConfigSchema, sandboxConfig(pod, context)) as Record<string, object>;
  assert.equal(rest, {
    metadata: { name: "till", uid: "9b2f-77", namespace: "shop", attempt: 1 },
    hostname: "front",
    logDirectory: "/var/log/pods/shop_till_9b2f-77",
    dnsConfig: {
      servers: ["10.0.0.10"],
      searches: ["shop.svc.cluster.test", "svc.cluster.test", "cluster.test", "office.test", "lab.test"],
      options: ["ndots:5"],
    },
    portMappings: [{ protocol: "UDP", containerPort: 53, hostPort: 5353, hostIp: "192.0.2.7" }],
    labels: { app: "till", "io.orch.pod.name": "till", "io.orch.pod.namespace": "shop", "io.orch.pod.uid": "9b2f-77" },
    annotations: { note: "x" },
  });
  const { cgroupParent, sysctls } = linux as { cgroupParent: string; sysctls: object };
  assert.equal(
    { cgroupParent, sysctls },
    {
      cgroupParent: "/orchpods/besteffort/pod9b2f-77",
      sysctls: { "net.ipv4.tcp_syncookies": "1" },
    },
  );
});

test("a sandbox is privileged when one of its containers is, and has the runtime's seccomp profile", () => {
  const privileged = podOf({ containers: [containerOf({ securityContext: { privileged: true } })] });
  assert.is(sandboxConfig(privileged, context).linux?.securityContext?.privileged, true);
  const seccompProfile = { type: "Localhost", localhostProfile: "narrow.json" } as const;
  const found = sandboxConfig(podOf({ securityContext: { seccompProfile } }), context).linux?.securityContext;
  assert.equal([found?.privileged, found?.seccomp?.profileType], [false, 0]);
});

test("a pod in the node's network has the node's name", () => {
  assert.is(sandboxConfig(podOf({ hostNetwork: true }), context).hostname, "");
});

/** A pod's host name, and what its hosts file calls its address. */
const names: readonly (readonly [spec: Partial<PodSpec>, host: string, inHosts: string])[] = [
  [{}, "till", "till"],
  [{ hostname: "h" }, "h", "h"],
  [{ hostname: "h", subdomain: "s" }, "h", "h.s.shop.svc.cluster.test\th"],
  [{ subdomain: "s", setHostnameAsFQDN: true }, "till.s.shop.svc.cluster.test", "till.s.shop.svc.cluster.test\ttill"],
  [{ hostnameOverride: "elsewhere.test", subdomain: "s" }, "elsewhere.test", "elsewhere.test"],
];

for (const [spec, host, inHosts] of names) {
  test(`the host of ${JSON.stringify(spec)} is ${host}`, () => {
    const pod = podOf(spec);
    const found = hostName(pod, "cluster.test");
    assert.is(found.host, host);
    const text = hostsFile(pod, { platformName: "acme", podIPs: ["198.51.100.3"], nodeFile: "", host: found });
    assert.match(text, `\n198.51.100.3\t${inHosts}\n`);
  });
}

test("a long name is cut, and a full name that the kernel does not keep is refused", () => {
  const name = `${"x".repeat(62)}-y`;
  assert.is(hostName(podOf({}, { name }), "cluster.test").host, "x".repeat(62));
  assert.throws(
    () => hostName(podOf({ subdomain: "s".repeat(40), setHostnameAsFQDN: true }), "cluster.test"),
    /is too long \(64 characters is the max, 67 characters requested\)/,
  );
});

const node = { servers: ["192.0.2.53"], searches: ["office.test", "lab.test"], options: ["timeout:2"] };
const policies: readonly (readonly [string, Partial<PodSpec>, object])[] = [
  ["Default is the node's", { dnsPolicy: "Default" }, node],
  ["ClusterFirst in the node's network is the node's", { dnsPolicy: "ClusterFirst", hostNetwork: true }, node],
  [
    "ClusterFirstWithHostNet is the cluster's there too",
    { dnsPolicy: "ClusterFirstWithHostNet", hostNetwork: true },
    {
      servers: ["10.0.0.10"],
      searches: ["shop.svc.cluster.test", "svc.cluster.test", "cluster.test", "office.test", "lab.test"],
      options: ["ndots:5"],
    },
  ],
  [
    "None is the pod's own",
    { dnsPolicy: "None", dnsConfig: { nameservers: ["192.0.2.1"], searches: ["a"], options: [{ name: "debug" }] } },
    { servers: ["192.0.2.1"], searches: ["a"], options: ["debug"] },
  ],
  [
    "what the pod adds comes last, and its options win",
    {
      dnsPolicy: "Default",
      dnsConfig: { nameservers: ["192.0.2.53", "::1"], options: [{ name: "timeout", value: "9" }] },
    },
    { servers: ["192.0.2.53", "::1"], searches: ["office.test", "lab.test"], options: ["timeout:9"] },
  ],
];

for (const [name, spec, expected] of policies) {
  test(`names: ${name}`, () => assert.equal(dnsConfig(podOf(spec), dns), expected));
}

test("names: without a DNS of the cluster the node's is used, with a warning", () => {
  warnings.length = 0;
  assert.equal(dnsConfig(podOf(), { ...dns, clusterDns: [] }), node);
  assert.equal(warnings, [
    'pod: "till_shop(9b2f-77)". nodeagent does not have ClusterDNS IP configured and cannot create Pod using "ClusterFirst" policy. Falling back to "Default" policy.',
  ]);
});

test("names: what resolvers would not read is left out, with a warning", () => {
  warnings.length = 0;
  const nameservers = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"];
  const searches = Array.from({ length: 40 }, (_, index) => `d${index}.test`);
  const found = dnsConfig(podOf({ dnsPolicy: "None", dnsConfig: { nameservers, searches } }), dns);
  assert.equal([found.servers.length, found.searches.length, warnings.length], [3, 32, 2]);
  assert.match(warnings[0] ?? "", "the applied nameserver line is: 192.0.2.1 192.0.2.2 192.0.2.3");
});

test("the hosts file names the pod, and that of the node's network the node's hosts", () => {
  const options = { platformName: "acme", podIPs: ["198.51.100.3"], nodeFile: "192.0.2.7 north\n" };
  const pod = podOf({ subdomain: "s", hostAliases: [{ ip: "192.0.2.9", hostnames: ["a", "b"] }] });
  const text = hostsFile(pod, { ...options, host: hostName(pod, "cluster.test") });
  assert.ok(text.startsWith("# Acme-managed hosts file.\n"), text);
  assert.match(text, "198.51.100.3\ttill.s.shop.svc.cluster.test\ttill\n");
  assert.match(text, "\n192.0.2.9\ta\tb\n");
  const hosted = hostsFile(podOf({ hostNetwork: true }), { ...options, host: hostName(pod, "cluster.test") });
  assert.ok(hosted.startsWith("# Acme-managed hosts file (host network).\n192.0.2.7 north\n"), hosted);
  assert.not.match(hosted, "198.51.100.3");
});

const sysctls: readonly (readonly [string, Partial<PodSpec>, string | undefined])[] = [
  ["kernel.shm_rmid_forced", {}, undefined],
  ["net.ipv4.tcp_rmem", {}, 'forbidden sysctl: "net.ipv4.tcp_rmem" not allowlisted'],
  ["net.ipv4.tcp_fin_timeout", {}, undefined],
  ["net.core.somaxconn", {}, undefined],
  ["net/core/somaxconn", {}, undefined],
  ["vm.swappiness", {}, 'forbidden sysctl: "vm.swappiness" not allowlisted'],
  [
    "net.ipv4.tcp_syncookies",
    { hostNetwork: true },
    'forbidden sysctl: "net.ipv4.tcp_syncookies" not allowed with host net enabled',
  ],
  [
    "kernel.shm_rmid_forced",
    { hostIPC: true },
    'forbidden sysctl: "kernel.shm_rmid_forced" not allowed with host ipc enabled',
  ],
];

for (const [name, spec, expected] of sysctls) {
  test(`sysctl ${name} of ${JSON.stringify(spec)}`, () => {
    const pod = podOf({ ...spec, securityContext: { sysctls: [{ name, value: "1" }] } });
    assert.is(sysctlObjection(pod, { allowedUnsafe: ["net.core.*"], kernelVersion: "4.9.0-13" }), expected);
  });
}

/** The first kernel that has them for each pod. */
const firstKernels: Readonly<Record<string, string>> = {
  "net.ipv4.ip_local_reserved_ports": "3.16",
  "net.ipv4.tcp_keepalive_time": "4.5",
  "net.ipv4.tcp_keepalive_intvl": "4.5",
  "net.ipv4.tcp_keepalive_probes": "4.5",
  "net.ipv4.tcp_fin_timeout": "4.6",
  "net.ipv4.tcp_syncookies": "4.6",
  "net.ipv4.tcp_rmem": "4.15",
  "net.ipv4.tcp_wmem": "4.15",
};

for (const [name, kernel] of Object.entries(firstKernels)) {
  test(`sysctl ${name} is safe from Linux ${kernel} on`, () => {
    const [major = 0, minor = 0] = kernel.split(".").map(Number);
    const pod = podOf({ securityContext: { sysctls: [{ name, value: "1" }] } });
    const objection = (kernelVersion: string) => sysctlObjection(pod, { allowedUnsafe: [], kernelVersion });
    assert.is(objection(`${kernel}.0-1-generic`), undefined);
    assert.match(objection(`${major}.${minor - 1}.9`) ?? "", `forbidden sysctl: "${name}" not allowlisted`);
  });
}

test.run();
