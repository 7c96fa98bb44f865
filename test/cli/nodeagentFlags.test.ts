import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { flagSets, parseNodeagentFlags } from "../../generated/flags.ts";
import { generated } from "../../generated/index.ts";
import { agentOptions } from "../../runtime/cli/nodeagent.ts";
import { agentMetrics } from "../../runtime/cli/nodeagentPort.ts";
import { authorityFile } from "../../runtime/cli/portFiles.ts";
import { parseWithFiles } from "../../runtime/cli/withFiles.ts";
import { Verbosity } from "../../runtime/component/logs/verbosity.ts";
import { configurationOf } from "../../runtime/configuration/flagFiles.ts";
import { flagsWithoutEffect } from "../../runtime/schema/flags.ts";
import { makeCertificates } from "../harness/certificates.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the configuration of a node agent");

const folder = mkdtempSync(join(tmpdir(), "orch-agent-flags-"));
test.after(() => rmSync(folder, { recursive: true }));

const flagSet = flagSets.nodeagent;
if (flagSet === undefined) throw new Error("there are no flags of node agents");
const form = "apiVersion: kubelet.config.orch.io/v1beta1\nkind: NodeAgentConfiguration\n";

/** What an agent makes of a file and of arguments. */
async function read(text: string, argv: readonly string[] = []) {
  const file = join(folder, "config.yaml");
  writeFileSync(file, form + text);
  const parsed = await parseWithFiles(parseNodeagentFlags, ["--config", file, ...argv], flagSet);
  if (!("flags" in parsed)) throw new Error(JSON.stringify(parsed));
  return parsed;
}

const log = { error: () => {}, warning: () => {}, info: () => {}, isOn: () => false };

async function optionsOf(text: string, argv: readonly string[] = []) {
  const { flags } = await read(text, [...argv, "--container-runtime-endpoint=unix:///nowhere.sock"]);
  const metrics = agentMetrics(flags, generated.platform);
  const given = { generated, flagSet, configuration: {}, log, metrics, verbosity: new Verbosity(0, []) };
  const client = createClient({ server: "http://127.0.0.1:1" }); // neither is asked while options are made
  const options = await agentOptions(flags, { ...given, identity: undefined as never, client });
  options.connection.close();
  return options;
}

/** As kubeadm and kind write it, in the words of this platform. */
const installed = `
authentication:
  anonymous: { enabled: false }
  webhook: { cacheTTL: 0s, enabled: true }
  x509: { clientCAFile: ${join(folder, "ca.crt")} }
authorization:
  mode: Webhook
  webhook: { cacheAuthorizedTTL: 0s, cacheUnauthorizedTTL: 0s }
cgroupDriver: systemd
cgroupRoot: /agent
clusterDNS: [10.96.0.10]
clusterDomain: cluster.local
containerRuntimeEndpoint: ""
crashLoopBackOff: {}
evictionHard: { imagefs.available: 0%, nodefs.available: 0%, nodefs.inodesFree: 0% }
evictionPressureTransitionPeriod: 0s
failSwapOn: false
fileCheckFrequency: 0s
healthzBindAddress: 127.0.0.1
healthzPort: 10248
httpCheckFrequency: 0s
imageGCHighThresholdPercent: 100
imageMaximumGCAge: 0s
imageMinimumGCAge: 0s
logging: { flushFrequency: 0, options: { json: { infoBufferSize: "0" }, text: { infoBufferSize: "0" } }, verbosity: 0 }
memorySwap: {}
nodeStatusReportFrequency: 0s
nodeStatusUpdateFrequency: 0s
rotateCertificates: true
runtimeRequestTimeout: 0s
shutdownGracePeriod: 0s
shutdownGracePeriodCriticalPods: 0s
staticPodPath: /etc/orch/manifests
streamingConnectionIdleTimeout: 0s
syncFrequency: 0s
volumeStatsAggPeriod: 0s
`;

test("a file as kubeadm and kind write it is read, where a time of 0 is the default", async () => {
  writeFileSync(join(folder, "ca.crt"), "");
  const { flags, given } = await read(installed);
  assert.equal(
    [flags.cgroupDriver, flags.clusterDns, flags.podManifestPath],
    ["systemd", ["10.96.0.10"], "/etc/orch/manifests"],
  );
  assert.equal([flags.syncFrequency, flags.nodeStatusReportFrequency], ["1m0s", "5m0s"]);
  assert.equal([flags.streamingConnectionIdleTimeout, flags.shutdownGracePeriod], ["4h0m0s", "0s"]);
  assert.is(flags.containerRuntimeEndpoint, "unix:///run/containerd/containerd.sock");
  assert.equal(flagsWithoutEffect(flagSet, given), ["log-text-info-buffer-size", "log-json-info-buffer-size"]);
});

test("numbers that installers leave at 0 are the defaults, others are 0", async () => {
  const { flags } = await read(
    "port: 0\nmaxPods: 0\neventBurst: 0\nregistryBurst: 0\nnodeLeaseDurationSeconds: 0\nhealthzPort: 0\neventRecordQPS: 0\n",
  );
  assert.equal(
    [flags.port, flags.maxPods, flags.eventBurst, flags.registryBurst, flags.nodeLeaseDurationSeconds],
    [10250, 110, 100, 10, 40],
  );
  assert.equal([flags.healthzPort, flags.eventQps], [0, 0]);
});

test("without flags an agent has the field's ports, folders and times", async () => {
  const parsed = parseNodeagentFlags([]);
  if (!("flags" in parsed)) throw new Error(JSON.stringify(parsed));
  const { flags } = parsed;
  assert.equal([flags.rootDir, flags.port, flags.healthzPort], ["/var/lib/nodeagent", 10250, 10248]);
  assert.equal(
    [flags.anonymousAuth, flags.authorizationMode, flags.authenticationTokenWebhook],
    [true, "AlwaysAllow", false],
  );
  assert.equal([flags.nodeStatusReportFrequency, flags.nodeLeaseDurationSeconds], ["5m0s", 40]);
  assert.equal([flags.failSwapOn, flags.memorySwapBehavior, flags.seccompDefault], [true, "NoSwap", false]);
  assert.equal([flags.lockFile, flags.podManifestPath, flags.config, flags.configDir], ["", "", "", ""]);
  const options = await optionsOf("");
  assert.equal([options.node.statusReportMs, options.node.leaseSeconds], [300_000, 40]);
  assert.is(options.swapBehavior, "NoSwap");
  assert.equal(
    ["PodsAPI", "ContainerCheckpoint", "KubeletPSI", "PodAndContainerStatsFromCRI", "InPlacePodVerticalScaling"].map(
      (each) => options.ports.isGateOn(each as "PodsAPI"),
    ),
    [false, true, true, false, true],
  );
});

test("flags say how many events an agent writes", async () => {
  assert.equal((await optionsOf("")).eventLimit, { perSecond: 50, burst: 100 });
  const { eventLimit } = await optionsOf("eventRecordQPS: 7\n", ["--event-burst=20"]);
  assert.equal(eventLimit, { perSecond: 7, burst: 20 });
});

test("requests need a burst where they have a rate", async () => {
  const problem = await optionsOf("", ["--orch-api-burst=0"]).then(String, (error: Error) => error.message);
  assert.is(problem, "--orch-api-burst must be above 0 where --orch-api-qps is");
  await optionsOf("", ["--orch-api-burst=0", "--orch-api-qps=0"]);
});

test("drop-ins change single fields, lists as a whole, and of maps the entries that they name", async () => {
  const inside = mkdtempSync(join(folder, "drop-ins-"));
  const first = `
clusterDNS: [10.0.0.1, 10.0.0.2]
staticPodURLHeader: { x-key: [a, b], x-other: [c] }
evictionHard: { memory.available: 100Mi, nodefs.available: 10% }
authentication: { webhook: { enabled: true, cacheTTL: 1m }, anonymous: { enabled: false } }
`;
  const later = `
clusterDNS: [10.0.0.9]
staticPodURLHeader: { x-key: [d] }
evictionHard: { memory.available: 7% }
authentication: { webhook: { cacheTTL: 3m } }
`;
  writeFileSync(join(inside, "10-later.conf"), form + later);
  const { flags } = await read(first, ["--config-dir", inside]);
  assert.equal(flags.clusterDns, ["10.0.0.9"]);
  assert.equal(flags.manifestUrlHeader, { "x-key": ["d"], "x-other": ["c"] });
  assert.equal(flags.evictionHard, { "memory.available": "7%", "nodefs.available": "10%" });
  assert.equal([flags.authenticationTokenWebhook, flags.authenticationTokenWebhookCacheTtl], [true, "3m"]);
  assert.is(flags.anonymousAuth, false);
});

test("fields of the node have their effect", async () => {
  const { node, syncMs, containerLogs } = await optionsOf(`
registerWithTaints: [{ key: dedicated, value: web, effect: NoSchedule }, { key: gpu, effect: NoExecute }]
nodeStatusReportFrequency: 90s
nodeLeaseDurationSeconds: 60
podsPerCore: 3
syncFrequency: 20s
containerLogMonitorInterval: 3s
containerLogMaxWorkers: 4
`);
  assert.equal(node.taints, [
    { key: "dedicated", value: "web", effect: "NoSchedule" },
    { key: "gpu", effect: "NoExecute" },
  ]);
  assert.equal([node.statusReportMs, node.leaseSeconds], [90_000, 60]);
  assert.equal(
    [node.maxPods, syncMs, containerLogs.intervalMs, containerLogs.workers],
    [Math.min(110, 3 * availableParallelism()), 20_000, 3000, 4],
  );
  assert.is(node.cloudSetsAddresses, false);
  const { taints, cloudSetsAddresses } = (await optionsOf("", ["--cloud-provider=external"])).node;
  assert.is(cloudSetsAddresses, true);
  assert.equal(taints, [{ key: "node.cloudprovider.orch.io/uninitialized", value: "true", effect: "NoSchedule" }]);
});

test("logs of containers cannot be looked at more often than every three seconds", async () => {
  const problem = await optionsOf("containerLogMonitorInterval: 2900ms\n").then(
    String,
    (error: Error) => error.message,
  );
  assert.is(problem, "--container-log-monitor-interval must be at least 3 seconds");
});

const delays: readonly (readonly [gates: string, period: string, delays: readonly [number, number]])[] = [
  ["{}", "5m0s", [10_000, 300_000]],
  ["{}", "40s", [10_000, 40_000]],
  ["{}", "2s", [2000, 2000]],
  ["{ KubeletCrashLoopBackOffMax: false }", "5m0s", [10_000, 300_000]],
  ["{ ReduceDefaultCrashLoopBackOffDecay: true }", "5m0s", [1000, 60_000]],
  ["{ ReduceDefaultCrashLoopBackOffDecay: true }", "4m0s", [1000, 240_000]],
];
for (const [gates, period, [firstMs, longestMs]] of delays) {
  test(`with gates ${gates} and ${period}, restarts wait ${firstMs} to ${longestMs} ms`, async () => {
    const text = `featureGates: ${gates}\ncrashLoopBackOff: { maxContainerRestartPeriod: ${period} }\n`;
    assert.equal((await optionsOf(text)).restartDelays, { firstMs, longestMs });
  });
}

test("a longest wait for restarts that cannot be is refused", async () => {
  const refused = await optionsOf("crashLoopBackOff: { maxContainerRestartPeriod: 6m }\n").catch(String);
  assert.match(String(refused), /--crash-loop-max-container-restart-period must be 1 second to 5 minutes/);
});

const refusals: readonly (readonly [text: string, message: RegExp])[] = [
  [
    "serverTLSBootstrap: true\nfeatureGates: { RotateKubeletServerCertificate: false }\n",
    /--rotate-server-certificates requires the feature gate RotateKubeletServerCertificate/,
  ],
  [
    "cpuCFSQuotaPeriod: 10ms\nfeatureGates: { CustomCPUCFSQuotaPeriod: false }\n",
    /--cpu-cfs-quota-period requires the feature gate CustomCPUCFSQuotaPeriod/,
  ],
  [
    "imagePullCredentialsVerificationPolicy: AlwaysVerify\nfeatureGates: { KubeletEnsureSecretPulledImages: false }\n",
    /--image-pull-credentials-verification-policy requires the feature gate KubeletEnsureSecretPulledImages/,
  ],
  [
    "shutdownGracePeriod: 5s\n" +
      "featureGates: { GracefulNodeShutdown: false, GracefulNodeShutdownBasedOnPodPriority: false }\n",
    /--shutdown-grace-period requires the feature gate GracefulNodeShutdown$/,
  ],
  [
    "shutdownGracePeriodByPodPriority: [{ priority: 0, shutdownGracePeriodSeconds: 5 }]\n" +
      "featureGates: { GracefulNodeShutdownBasedOnPodPriority: false }\n",
    /by-pod-priority requires the feature gate GracefulNodeShutdownBasedOnPodPriority/,
  ],
  [
    "crashLoopBackOff: { maxContainerRestartPeriod: 40s }\nfeatureGates: { KubeletCrashLoopBackOffMax: false }\n",
    /--crash-loop-max-container-restart-period requires the feature gate KubeletCrashLoopBackOffMax/,
  ],
  ["memoryReservationPolicy: TieredReservation\n", /--memory-reservation-policy requires the feature gate MemoryQoS/],
  ["memoryThrottlingFactor: 0\nfeatureGates: { MemoryQoS: true }\n", /--memory-throttling-factor must be above 0/],
  ["qosReserved: { memory: 50% }\n", /--qos-reserved requires the feature gate QOSReserved/],
  ["qosReserved: { memory: half }\nfeatureGates: { QOSReserved: true }\n", /--qos-reserved: "half" is no share/],
  ["qosReserved: { memory: 101% }\nfeatureGates: { QOSReserved: true }\n", /--qos-reserved: "101%" is no share/],
  ["qosReserved: { cpu: 5% }\nfeatureGates: { QOSReserved: true }\n", /--qos-reserved: cpu cannot be reserved/],
  ["enforceNodeAllocatable: [none, pods]\n", /--enforce-node-allocatable: none cannot be together with others/],
  ["enforceNodeAllocatable: [system-reserved]\n", /system-reserved needs --system-reserved-cgroup/],
  [
    "enforceNodeAllocatable: [orch-reserved, orch-reserved-compressible]\norchReservedCgroup: /x\n",
    /orch-reserved and orch-reserved-compressible exclude each other/,
  ],
  [
    "enforceNodeAllocatable: [system-reserved]\nsystemReservedCgroup: /x\ncgroupsPerQOS: false\n",
    /only pods or none without --cgroups-per-qos/,
  ],
  ["cpuCFSQuotaPeriod: 2s\n", /--cpu-cfs-quota-period must be 1 millisecond to 1 second/],
  ["imageGCHighThresholdPercent: 80\n", /--image-gc-low-threshold must be below --image-gc-high-threshold: 80 is not/],
  ["imageMaximumGCAge: 2m\n", /--image-maximum-gc-age must be longer than --minimum-image-ttl-duration/],
  [
    "preloadedImagesVerificationAllowlist: [a]\n",
    /needs --image-pull-credentials-verification-policy=NeverVerifyAllowlistedImages/,
  ],
  ...(
    [
      ["a*b", /not a valid wildcard pattern, only patterns ending with '\/\*' are allowed: a\*b/],
      ["registry.test/*/x", /not a valid wildcard pattern/],
      ["a:1", /neither tag nor digest is accepted in an image reference: a:1/],
      ["a//b", /failed to parse as an image name: /],
      ["/*", /at least registry hostname is required/],
      ["", /the supplied pattern is too short: /],
      [" a", /leading\/trailing spaces are not allowed: /],
    ] as const
  ).map(([pattern, message]): readonly [string, RegExp] => [
    `imagePullCredentialsVerificationPolicy: NeverVerifyAllowlistedImages\n` +
      `preloadedImagesVerificationAllowlist: ["${pattern}"]\n`,
    message,
  ]),
  ["podLogsDir: /a/../b\n", /--pod-logs-dir: "\/a\/..\/b" must be normalized/],
  ["podLogsDir: /a/\n", /--pod-logs-dir: "\/a\/" must be normalized/],
  ["podLogsDir: /é\n", /--pod-logs-dir: "\/é" must have ASCII letters alone/],
  ["systemReserved: { memory: -1Gi }\n", /--system-reserved: memory=-1Gi is no amount/],
  [
    "orchReserved: { disk: 1Gi }\n",
    /--orch-reserved: disk cannot be reserved, only cpu, memory, ephemeral-storage, pid/,
  ],
  ['reservedSystemCPUs: "0"\nsystemReservedCgroup: /x\n', /--reserved-cpus cannot be together with/],
  ['reservedSystemCPUs: "0"\norchReservedCgroup: /x\n', /--reserved-cpus cannot be together with/],
  ["enableSystemLogHandler: false\nenableSystemLogQuery: true\n", /--enable-system-log-query needs/],
  ["allowedUnsafeSysctls: [kernel.*.x]\n", /"kernel.\*.x" is no name of a sysctl, nor the beginning of some/],
  ["allowedUnsafeSysctls: [net.core.somaxconn, vm.*]\n", /--allowed-unsafe-sysctls: "vm.\*" is not the pod's own/],
  ["registerWithTaints: [{ key: a b, effect: NoSchedule }]\n", /--register-with-taints: "a b:NoSchedule": name part/],
  ["registerWithTaints: [{ key: a, value: b c, effect: NoSchedule }]\n", /"a=b c:NoSchedule": a valid label must/],
  [
    "registerWithTaints: [{ key: a, effect: NoSchedule }, { key: a, value: b, effect: NoSchedule }]\n",
    /--register-with-taints: a:NoSchedule stands there twice/,
  ],
  ["nodeLabels: { a: b c }\n", /--node-labels: a=b c: a valid label must/],
  ["nodeLabels: { orch.io/role: x }\n", /--node-labels: a node may not give itself the label orch.io\/role/],
];
for (const [text, message] of refusals) {
  test(`a file with ${text.split("\n").join(" ").trim()} is refused`, async () => {
    assert.match(String(await optionsOf(text).catch(String)), message);
  });
}

test("files of the port that cannot be used are refused with their flag", async () => {
  const at = (name: string) => join(folder, name);
  const [one, other] = [await makeCertificates("n", "c"), await makeCertificates("n", "c")];
  writeFileSync(at("port.crt"), one.server.cert);
  writeFileSync(at("other.key"), other.server.key);
  writeFileSync(at("none"), "none");
  const problemOf = (...argv: string[]) => optionsOf("", argv).then(String, (error: Error) => error.message);
  assert.is(
    await problemOf(`--client-ca-file=${at("none")}`),
    `--client-ca-file: ${at("none")} holds no certificate in PEM form`,
  );
  assert.is(
    await problemOf(`--tls-cert-file=${at("none")}`, `--tls-private-key-file=${at("other.key")}`),
    `--tls-cert-file: ${at("none")} holds no certificate in PEM form`,
  );
  assert.is(
    await problemOf(`--tls-cert-file=${at("port.crt")}`, `--tls-private-key-file=${at("other.key")}`),
    `--tls-private-key-file: ${at("other.key")} is not the key of ${at("port.crt")}`,
  );
});

test("while the file of authorities holds none, those of before count, and that is said once", async () => {
  const [{ ca: first }, { ca: next }] = [await makeCertificates("n", "c"), await makeCertificates("n", "c")];
  let text = first;
  const authorities = authorityFile("client-ca-file", "/ca.crt", () => () => text);
  text = "";
  assert.throws(authorities, /^--client-ca-file: \/ca.crt holds no certificate in PEM form$/);
  assert.is(authorities(), first);
  text = next;
  assert.is(authorities(), next);
});

test("what a node allows, names and pulls at once is as the file says", async () => {
  const allowed = ["net.core.somaxconn", "net/ipv4/*", "kernel.shm*", "kernel.sem", "fs.mqueue.*"];
  const options = await optionsOf(
    `allowedUnsafeSysctls: ${JSON.stringify(allowed)}\nnodeLabels: { node.orch.io/role: x, acme.dev/a: "" }\n`,
  );
  assert.equal(options.allowedUnsafeSysctls, allowed);
  assert.equal(options.node.labels, { "node.orch.io/role": "x", "acme.dev/a": "" });
  const pulls = async (text: string) => (await optionsOf(text)).images.parallelPulls;
  assert.equal(
    [await pulls(""), await pulls("maxParallelImagePulls: 3\n"), await pulls("serializeImagePulls: false\n")],
    [1, 3, Number.POSITIVE_INFINITY],
  );
});

test("with their gates the period of limits and the certificate of the port are as the file says", async () => {
  assert.is((await optionsOf("cpuCFSQuotaPeriod: 10ms\n")).cpuPeriodUs, 10_000);
  assert.is((await optionsOf("featureGates: { CustomCPUCFSQuotaPeriod: false }\n")).cpuPeriodUs, 100_000);
  assert.is((await read("serverTLSBootstrap: true\n")).flags.rotateServerCertificates, true);
  await optionsOf("serverTLSBootstrap: true\n");
  await optionsOf("featureGates: { RotateKubeletServerCertificate: false }\n");
});

test("memory is kept, throttled and reserved by the file, where the gates let it be", async () => {
  const without = await optionsOf("memoryThrottlingFactor: 0.8\n");
  assert.equal([without.memoryQos, without.reservedPercent], [undefined, undefined]);
  const tiered = "memoryThrottlingFactor: 0.8\nmemoryReservationPolicy: TieredReservation\n";
  const gates = "featureGates: { MemoryQoS: true, QOSReserved: true }\n";
  const { memoryQos, reservedPercent } = await optionsOf(`${gates}${tiered}qosReserved: { memory: 50% }\n`);
  assert.equal(memoryQos, { throttlingFactor: 0.8, isTiered: true });
  assert.is(reservedPercent, 50);
  assert.equal((await optionsOf(gates)).memoryQos, { throttlingFactor: 0.9, isTiered: false });
});

test("groups of the machine are limited as the file says", async () => {
  assert.equal((await optionsOf("")).cgroups, { ...{ driver: "cgroupfs", root: "/" }, limitsPods: true, reserved: [] });
  assert.is((await optionsOf("enforceNodeAllocatable: []\n")).cgroups?.limitsPods, false);
  assert.is((await optionsOf("enforceNodeAllocatable: [none]\n")).cgroups?.limitsPods, false);
  assert.is((await optionsOf("enforceNodeAllocatable: [none]\ncgroupsPerQOS: false\n")).cgroups, undefined);
  const reserved = "systemReserved: { cpu: 200m }\nsystemReservedCgroup: /system.slice\n";
  const enforced = "enforceNodeAllocatable: [pods, system-reserved-compressible]\n";
  const { cgroups, node } = await optionsOf(`${reserved}${enforced}`);
  const group = { name: "system", path: "/system.slice", reserved: { cpu: "200m" }, isCompressible: true };
  assert.equal(cgroups?.reserved, [group]);
  assert.equal(node.reservations, [{}, { cpu: "200m" }]);
});

test("processes of a container end together unless the file says otherwise", async () => {
  assert.is((await optionsOf("")).singleProcessOomKill, false);
  assert.is((await optionsOf("singleProcessOOMKill: true\n")).singleProcessOomKill, true);
});

test("thresholds stand instead of the defaults, or beside them with mergeDefaultEvictionSettings", async () => {
  const hard = 'evictionHard: { memory.available: 7%, pid.available: "100" }\n';
  const signalsOf = async (text: string) => {
    const { thresholds } = (await optionsOf(text)).eviction;
    const shareOf = (share: number) => Number(share.toFixed(4)); // shares have single precision
    return thresholds
      .map(({ signal, least }) => ("share" in least ? `${signal} ${shareOf(least.share)}` : signal))
      .sort();
  };
  assert.equal(await signalsOf(hard), ["memory.available 0.07", "pid.available"]);
  assert.equal(await signalsOf(`${hard}mergeDefaultEvictionSettings: true\n`), [
    ...["imagefs.available 0.15", "imagefs.inodesFree 0.05", "memory.available 0.07"],
    ...["nodefs.available 0.1", "nodefs.inodesFree 0.05", "pid.available"],
  ]);
});

test("shutdown periods by priority are a list of objects, in the file and on /configz", async () => {
  const { flags } = await read(
    "shutdownGracePeriodByPodPriority: [{ priority: 0, shutdownGracePeriodSeconds: 20 }, { priority: 9, shutdownGracePeriodSeconds: 5 }]\n",
  );
  assert.equal(flags.shutdownGracePeriodByPodPriority, { 0: "20", 9: "5" });
  const shown = configurationOf(flagSet, flags) as { readonly shutdownGracePeriodByPodPriority?: unknown };
  assert.equal(shown.shutdownGracePeriodByPodPriority, [
    { priority: 0, shutdownGracePeriodSeconds: 20 },
    { priority: 9, shutdownGracePeriodSeconds: 5 },
  ]);
});

test("pods have as long to end at a shutdown as their priorities say, or as critical ones and others", async () => {
  const pairs = async (text: string) =>
    (await optionsOf(text)).shutdown.periods.map(({ priority, seconds }) => [priority, seconds]);
  const of = (priority: number, seconds: number) => {
    return `{ priority: ${priority}, shutdownGracePeriodSeconds: ${seconds} }`;
  };
  assert.equal(await pairs(`shutdownGracePeriodByPodPriority: [${of(0, 20)}, ${of(9, 5)}]\n`), [
    [0, 20],
    [9, 5],
  ]);
  const usual = "shutdownGracePeriod: 30s\nshutdownGracePeriodCriticalPods: 10s\n";
  const gates = "featureGates: { GracefulNodeShutdownBasedOnPodPriority: false }\n";
  assert.equal(await pairs(`${gates}${usual}`), [
    [0, 20],
    [2_000_000_000, 10],
  ]);
});

test("memory that is reserved is a list of objects, which a drop-in file replaces and /configz shows", async () => {
  const first = "reservedMemory: [{ numaNode: 0, limits: { memory: 1Gi, hugepages-2Mi: 4Mi } }]\n";
  const { flags } = await read(first);
  assert.equal(flags.reservedMemory, ["0:memory=1Gi,hugepages-2Mi=4Mi"]);
  const { resources } = await optionsOf(first);
  assert.equal([...resources.reservedMemory], [[0, { memory: 1073741824, "hugepages-2Mi": 4194304 }]]);
  const shown = configurationOf(flagSet, flags) as { readonly reservedMemory?: unknown };
  assert.equal(shown.reservedMemory, [{ numaNode: 0, limits: { memory: "1Gi", "hugepages-2Mi": "4Mi" } }]);

  const dropIns = mkdtempSync(join(folder, "drop-ins-"));
  writeFileSync(join(dropIns, "9.conf"), `${form}reservedMemory: [{ numaNode: 1, limits: { memory: 2048 } }]\n`);
  assert.equal((await read(first, ["--config-dir", dropIns])).flags.reservedMemory, ["1:memory=2048"]);
  const both = ["--config-dir", dropIns, "--reserved-memory=0:memory=1Gi;1:memory=2Gi"];
  assert.equal((await read(first, both)).flags.reservedMemory, ["0:memory=1Gi", "1:memory=2Gi"]);
  const text = await read('reservedMemory: ["0:memory=1Gi"]\n').then(String, (error: Error) => error.message);
  assert.match(text, /reservedMemory\[0\]: must be an object with numaNode, limits/);
});

test("what cannot be changed is refused, and so is a field that is not known", async () => {
  const problemOf = (text: string) => read(text).then(String, (error: Error) => JSON.parse(error.message).error);
  assert.match(await problemOf("readOnlyPort: 70000\n"), /3:15: readOnlyPort: must be between 0 and 65535/);
  assert.match(await problemOf("maxPod: 5\n"), /maxPod: is not known \(did you mean maxPods\?\)/);
});

test("handlers for debugging can be switched off one by one", async () => {
  const { ports } = await optionsOf(
    "enableSystemLogHandler: false\nenableProfilingHandler: false\nenableDebugFlagsHandler: false\n",
  );
  assert.equal(
    [ports.settings.hasSystemLogs, ports.component.hasProfiling, ports.component.verbosity],
    [false, false, undefined],
  );
  const usual = (await optionsOf("")).ports;
  assert.equal([usual.settings.hasSystemLogs, usual.component.hasProfiling], [true, true]);
  assert.ok(usual.component.verbosity !== undefined);
});

test.run();
