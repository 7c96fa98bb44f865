import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import * as assert from "uvu/assert";
import type { Container } from "../../generated/core/v1/container.ts";
import type { PodSpec } from "../../generated/core/v1/pod.ts";
import { suite } from "../harness/suite.ts";
import { missingContainerd } from "./harness/containerd.ts";
import { eventually } from "./scripted/scriptedNode.ts";
import { obedientSleep, type RealNode, startRealNode } from "./harness/realNode.ts";

const test = suite("what a real container gets");
const missing = missingContainerd();

let node: RealNode;
let count = 0;

/** Runs commands in a container, to its end. Resolves to what it wrote and how it ended. */
async function run(script: string, container: Partial<Container> = {}, spec: Partial<PodSpec> = {}) {
  count += 1;
  const name = `run-${count}`;
  const main = { name: "main", image: node.runtime.image, command: ["sh", "-c", script], ...container };
  const pod = await node.make(name, { restartPolicy: "Never", ...spec, containers: [main] });
  const status = await node.until(name, ({ phase }) => phase === "Succeeded" || phase === "Failed");
  const folder = join(node.runtime.folder, "logs", `default_${name}_${pod.metadata?.uid}`, "main");
  const lines = readFileSync(join(folder, "0.log"), "utf8")
    .split("\n")
    .filter((each) => each !== "");
  await node.remove(name);
  const ended = status.containerStatuses?.[0]?.state?.terminated;
  return { output: lines.map((each) => each.replace(/^\S+ \S+ \S+ ?/, "")), ended };
}

const configuration = join(tmpdir(), `orch-agent-${process.pid}.yaml`);
const configurationText = `kind: NodeAgentConfiguration
apiVersion: kubelet.config.orch.io/v1beta1
maxPods: 42
logging: { verbosity: 1 }
authentication: { webhook: { cacheTTL: 3m } }
`;

function tests(): void {
  test.before(async () => {
    writeFileSync(configuration, configurationText);
    node = await startRealNode(["--config", configuration]);
    const { configmaps, secrets } = node.client.core.v1;
    await configmaps.namespace("default").create({ metadata: { name: "menu" }, data: { soup: "leek", cake: "plum" } });
    await secrets.namespace("default").create({ metadata: { name: "door" }, data: { key: btoa("open") } });
  });
  test.after(async () => {
    await node.close();
    rmSync(configuration);
  });

  test("the agent runs with what its configuration file says, and shows it", async () => {
    const { status } = await node.client.core.v1.nodes.get(node.name);
    assert.is(status?.capacity?.pods, "42");
    const path = `/api/v1/nodes/${node.name}/proxy/configz`;
    const { body } = await node.client.transport.request({ method: "GET", path });
    const shown = JSON.parse(Buffer.from(body).toString()).nodeagentconfig;
    assert.is(shown.kind, "NodeAgentConfiguration");
    assert.equal([shown.maxPods, shown.logging.verbosity, shown.authentication.webhook.cacheTTL], [42, 1, "3m"]);
  });

  test("variables of every source, expanded", async () => {
    const { output } = await run('echo "$SOUP $P_cake $KEY $NAME $CPU $BOTH"; echo $0', {
      envFrom: [{ prefix: "P_", configMapRef: { name: "menu" } }],
      env: [
        { name: "SOUP", valueFrom: { configMapKeyRef: { name: "menu", key: "soup" } } },
        { name: "KEY", valueFrom: { secretKeyRef: { name: "door", key: "key" } } },
        { name: "NAME", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } },
        { name: "CPU", valueFrom: { resourceFieldRef: { resource: "limits.cpu", divisor: "1m" } } },
        { name: "BOTH", value: "$(SOUP)-$(KEY)-$$(KEY)" },
      ],
      resources: { limits: { cpu: "250m", memory: "64Mi" } },
      args: ["$(SOUP)"],
    });
    assert.equal(output, [`leek plum open run-${count} 250 leek-open-$(KEY)`, "leek"]);
  });
}

function volumeTests(): void {
  test("volumes of every sort, with modes, sub-paths and read-only", async () => {
    const host = join(node.runtime.folder, "host");
    mkdirSync(join(host, "deep"), { recursive: true });
    writeFileSync(join(host, "deep/file"), "of the node");
    const { output, ended } = await run(
      [
        "cat /menu/soup; echo; cat /one/cake; echo; ls -lL /door/key | cut -c1-10; cat /door/key; echo",
        "cat /info/name; echo; cat /node/deep/file; echo; cat /sub/file; echo",
        "echo x > /scratch/x && cat /scratch/x; echo y > /ro/y || echo refused; echo z > /menu/z || echo refused",
        "df /fast | tail -1 | cut -d' ' -f1; cat /var/run/secrets/orch.io/serviceaccount/namespace; echo",
        "test -s /var/run/secrets/orch.io/serviceaccount/token && echo token; cat /etc/hosts | grep -c run-",
      ].join("\n"),
      {
        volumeMounts: [
          { name: "menu", mountPath: "/menu" },
          { name: "menu", mountPath: "/one/cake", subPath: "cake" },
          { name: "door", mountPath: "/door" },
          { name: "info", mountPath: "/info" },
          { name: "node", mountPath: "/node" },
          { name: "node", mountPath: "/sub", subPath: "deep" },
          { name: "scratch", mountPath: "/scratch" },
          { name: "scratch", mountPath: "/ro", readOnly: true },
          { name: "fast", mountPath: "/fast" },
        ],
      },
      {
        volumes: [
          { name: "menu", configMap: { name: "menu" } },
          { name: "door", secret: { secretName: "door", defaultMode: 0o400 } },
          { name: "info", downwardAPI: { items: [{ path: "name", fieldRef: { fieldPath: "metadata.name" } }] } },
          { name: "node", hostPath: { path: host, type: "Directory" } },
          { name: "scratch", emptyDir: {} },
          { name: "fast", emptyDir: { medium: "Memory", sizeLimit: "4Mi" } },
        ],
      },
    );
    assert.is(ended?.exitCode, 0);
    assert.equal(
      output.filter((each) => !each.includes("Read-only")),
      [
        ...[
          "leek",
          "plum",
          "-r--------",
          "open",
          `run-${count}`,
          "of the node",
          "of the node",
          "x",
          "refused",
          "refused",
        ],
        ...["tmpfs", "default", "token", "1"],
      ],
    );
  });
}

function securityTests(): void {
  test("who it is, what it may, and what it may use", async () => {
    const { output } = await run(
      [
        "grep -E '^(Uid|Gid|Groups|NoNewPrivs|Seccomp|CapEff):' /proc/self/status | tr -s '\\t ' ' '",
        "echo x > /x || echo refused; ls -ld /scratch | tr -s ' ' | cut -d' ' -f1,4",
        "cat /sys/fs/cgroup/memory/memory.limit_in_bytes /sys/fs/cgroup/cpu/cpu.shares /sys/fs/cgroup/cpu/cpu.cfs_quota_us",
      ].join("\n"),
      {
        securityContext: {
          runAsUser: 1000,
          runAsGroup: 3000,
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        },
        resources: { requests: { cpu: "100m" }, limits: { cpu: "500m", memory: "32Mi" } },
        volumeMounts: [{ name: "scratch", mountPath: "/scratch" }],
      },
      {
        securityContext: { fsGroup: 2000, supplementalGroups: [4000], seccompProfile: { type: "RuntimeDefault" } },
        volumes: [{ name: "scratch", emptyDir: {} }],
      },
    );
    const said = output.filter((each) => !each.includes("Read-only"));
    assert.equal(
      said.slice(0, 6).map((each) => each.trim()),
      [
        ...["Uid: 1000 1000 1000 1000", "Gid: 3000 3000 3000 3000", "Groups: 2000 3000 4000"],
        ...["CapEff: 0000000000000000", "NoNewPrivs: 1", "Seccomp: 2"],
      ],
    );
    assert.equal(said.slice(6), ["refused", "drwxrwsrwx 2000", String(32 * 1024 ** 2), "102", "50000"]);
  });

  test("a link that names pod and container leads to its log, until both are gone", async () => {
    const links = join(node.runtime.folder, "containers");
    const command = ["sh", "-c", "echo linked; sleep 600"];
    await node.make("linked", { containers: [{ name: "main", image: node.runtime.image, command }] });
    const { containerStatuses } = await node.until("linked", ({ phase }) => phase === "Running");
    const [, id] = containerStatuses?.[0]?.containerID?.split("://") ?? [];
    const link = join(links, `linked_default_main-${id}.log`);
    await eventually(() => existsSync(link) && readFileSync(link, "utf8").endsWith("stdout F linked\n"));
    await node.client.core.v1.pods.namespace("default").delete("linked", { gracePeriodSeconds: 1 });
    await eventually(() => !readdirSync(links).includes(basename(link))); // which leads nowhere for a moment
  });

  test("last words, of the file and of the log", async () => {
    const usual = { terminationMessagePath: "/dev/termination-log" };
    const written = await run("echo -n bye > /dev/termination-log; exit 3", usual);
    assert.equal([written.ended?.exitCode, written.ended?.message], [3, "bye"]);
    const policy = { ...usual, terminationMessagePolicy: "FallbackToLogsOnError" as const };
    assert.is((await run("echo from the log; exit 1", policy)).ended?.message, "from the log\n");
    assert.is((await run("echo from the log", policy)).ended?.message, undefined);
  });
}

function refusalTests(): void {
  const reasons: readonly (readonly [string, Partial<Container>, string, RegExp])[] = [
    [
      "map",
      { envFrom: [{ configMapRef: { name: "gone" } }] },
      "CreateContainerConfigError",
      /^configmap "gone" not found$/,
    ],
    [
      "user",
      { securityContext: { runAsNonRoot: true } },
      "CreateContainerConfigError",
      /^container has runAsNonRoot and image will run as root \(pod: "bad-user_default\(.*\)", container: main\)$/,
    ],
    [
      "profile",
      { securityContext: { seccompProfile: { type: "Localhost", localhostProfile: "none.json" } } },
      "CreateContainerError",
      /none\.json/,
    ],
    [
      "image",
      { image: "localhost/none:1", imagePullPolicy: "Never" },
      "ErrImageNeverPull",
      /is not present with pull policy of Never$/,
    ],
    ["name", { image: "Not A Name" }, "InvalidImageName", /couldn't parse image name/],
  ];

  for (const [name, container, reason, message] of reasons) {
    test(`a container with a wrong ${name} waits with the reason ${reason}`, async () => {
      const main = { name: "main", image: node.runtime.image, command: obedientSleep, ...container };
      await node.make(`bad-${name}`, { containers: [main] });
      const status = await node.until(`bad-${name}`, ({ containerStatuses }) => {
        return containerStatuses?.[0]?.state?.waiting?.reason === reason;
      });
      assert.match(status.containerStatuses?.[0]?.state?.waiting?.message ?? "", message);
      await node.remove(`bad-${name}`);
    });
  }

  test("a seccomp profile of the node's folder bounds the container", async () => {
    const folder = join(node.runtime.folder, "agent/seccomp");
    mkdirSync(folder, { recursive: true });
    const profile = {
      defaultAction: "SCMP_ACT_ALLOW",
      syscalls: [{ names: ["mkdir", "mkdirat"], action: "SCMP_ACT_ERRNO" }],
    };
    writeFileSync(join(folder, "no-mkdir.json"), JSON.stringify(profile));
    const own = {
      securityContext: { seccompProfile: { type: "Localhost" as const, localhostProfile: "no-mkdir.json" } },
    };
    const { output } = await run("busybox mkdir /tmp/a 2>/dev/null || echo refused", own);
    assert.equal(output, ["refused"]);
    assert.equal((await run("busybox mkdir /tmp/a && echo made")).output, ["made"]);
  });
}

function profileTests(): void {
  /** What a call of mkdir is for a container whose profile has this action for it, and exits with. */
  const actions: readonly (readonly [action: string, errnoRet: number | undefined, says: string])[] = [
    ["SCMP_ACT_ALLOW", undefined, "made"],
    ["SCMP_ACT_LOG", undefined, "made"],
    ["SCMP_ACT_ERRNO", undefined, "Operation not permitted"],
    ["SCMP_ACT_ERRNO", 28, "No space left on device"],
    ["SCMP_ACT_TRACE", undefined, "Function not"],
    ["SCMP_ACT_TRAP", undefined, "ended by 31"],
    ["SCMP_ACT_KILL", undefined, "ended by 31"],
    ["SCMP_ACT_KILL_THREAD", undefined, "ended by 31"],
    ["SCMP_ACT_KILL_PROCESS", undefined, "ended by 31"],
  ];
  const script =
    "busybox mkdir /tmp/a 2>&1; code=$?; test $code = 0 && echo made; test $code -gt 128 && echo ended by $((code - 128))";

  for (const [action, errnoRet, says] of actions) {
    test(`a profile with ${action}${errnoRet === undefined ? "" : ` and ${errnoRet}`} has its effect`, async () => {
      const name = `${action.toLowerCase()}-${errnoRet ?? 0}.json`;
      const rule = { names: ["mkdir", "mkdirat"], action, ...(errnoRet === undefined ? {} : { errnoRet }) };
      assert.match((await profiled(name, { defaultAction: "SCMP_ACT_ALLOW", syscalls: [rule] })).join(), says);
    });
  }

  test("a profile may say what all other calls are, and decide by an argument", async () => {
    const others = { defaultAction: "SCMP_ACT_ERRNO", defaultErrnoRet: 28 };
    const seen = await profiled("others.json", { ...others, syscalls: [{ names: all, action: "SCMP_ACT_ALLOW" }] });
    assert.match(seen.join(), "No space left on device");
    const args = [{ index: 1, value: 0o777, op: "SCMP_CMP_EQ" }];
    const rule = { names: ["mkdir"], action: "SCMP_ACT_ERRNO", errnoRet: 17, args };
    const decided = await profiled("argument.json", { defaultAction: "SCMP_ACT_ALLOW", syscalls: [rule] });
    assert.match(decided.join(), "File exists");
  });

  async function profiled(name: string, profile: object): Promise<readonly string[]> {
    const folder = join(node.runtime.folder, "agent/seccomp");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(profile));
    const seccompProfile = { type: "Localhost" as const, localhostProfile: name };
    return (await run(script, { securityContext: { seccompProfile } })).output;
  }

  /** What a shell and mkdir call, but for what makes a folder. */
  const all = (
    "access arch_prctl brk capget capset chdir clone clone3 close dup dup2 dup3 epoll_ctl epoll_pwait eventfd2 execve exit " +
    "exit_group faccessat faccessat2 fchdir fchown fcntl fork fstat fstatfs futex getcwd getdents64 getegid geteuid getgid " +
    "getpgrp getpid getppid getrandom gettid getuid ioctl lseek lstat madvise mmap mprotect munmap nanosleep newfstatat " +
    "open openat openat2 pipe2 poll prctl pread64 prlimit64 read readlink readlinkat rseq rt_sigaction rt_sigprocmask " +
    "rt_sigreturn rt_sigsuspend sched_getaffinity sched_yield set_robust_list set_tid_address setgid setgroups setuid " +
    "sigaltstack stat statfs statx sysinfo tgkill umask uname vfork wait4 write writev"
  ).split(" ");
}

function checkpointTests(): void {
  test("a runtime that makes no checkpoints is why there is none, in its own words", async () => {
    await node.make("kept", { containers: [{ name: "main", image: node.runtime.image, command: obedientSleep }] });
    await node.until("kept", ({ phase }) => phase === "Running");
    const ask = async (path: string) => {
      const at = `/api/v1/nodes/${node.name}/proxy/checkpoint/${path}`;
      const { status, body } = await node.client.transport.request({ method: "POST", path: at });
      return `${status} ${Buffer.from(body).toString().trim()}`;
    };
    assert.match(
      await ask("default/kept/main"),
      /^500 checkpointing of default\/kept\/main failed \(.*CheckpointContainer/,
    );
    assert.match(await ask("default/kept/other"), /^404 /);
    assert.match(await ask("default/none/main"), /^404 /);
    await node.remove("kept");
  });
}

function bandwidthTests(): void {
  test("a pod has the bandwidth that its annotation names, where the network has the plugin", async () => {
    const file = join(node.runtime.folder, "net.d/10-bridge.conflist");
    const network = JSON.parse(readFileSync(file, "utf8"));
    network.plugins.push({ type: "bandwidth", capabilities: { bandwidth: true } });
    writeFileSync(file, JSON.stringify(network));
    const limits = () => execFileSync("tc", ["qdisc", "show"], { encoding: "utf8" }).match(/^qdisc tbf .*$/gm) ?? [];
    const make = async (name: string, rate: string) => {
      await node.client.core.v1.pods.namespace("default").create({
        metadata: { name, annotations: { "orch.io/ingress-bandwidth": rate } },
        spec: {
          nodeName: node.name,
          containers: [{ name: "main", image: node.runtime.image, command: obedientSleep }],
        },
      });
      await node.until(name, ({ phase }) => phase === "Running");
    };
    const before = limits();
    // The runtime reads its network's file a moment later: pods of before have no limit.
    for (let i = 0; limits().length === before.length && i < 20; i++) await make(`narrow-${i}`, "7M");
    assert.match(limits().at(-1) ?? "", /rate 7Mbit /);
    const { items } = await node.client.core.v1.pods.namespace("default").list();
    for (const { metadata } of items) if (metadata.name?.startsWith("narrow")) await node.remove(metadata.name);
    assert.equal(limits(), before);
  });
}

function probeTests(): void {
  test("probes make a pod ready, and end a container that fails them", async () => {
    const probe = { exec: { command: ["ls", "/tmp/fine"] }, periodSeconds: 1, failureThreshold: 1 };
    const start = "echo > /tmp/fine; while :; do sleep 0.05; done";
    await node.make("probed", {
      terminationGracePeriodSeconds: 1,
      containers: [
        {
          ...{ name: "main", image: node.runtime.image, command: ["sh", "-c", start] },
          ...{ livenessProbe: { ...probe, initialDelaySeconds: 1 }, readinessProbe: probe },
        },
      ],
    });
    const isReady =
      (restarts: number) => (status: { containerStatuses?: { ready: boolean; restartCount: number }[] }) => {
        const [main] = status.containerStatuses ?? [];
        return main?.ready === true && main.restartCount === restarts;
      };
    await node.until("probed", isReady(0));
    const { containers } = await node.connection.runtime.listContainers({});
    const own = containers.find(({ labels }) => labels["io.orch.pod.name"] === "probed");
    await node.connection.runtime.execSync({ containerId: own?.id ?? "", cmd: ["busybox", "rm", "/tmp/fine"] });
    await node.until("probed", isReady(1), 20_000);
    await node.reported("probed", /^Unhealthy: Liveness probe failed: ls: \/tmp\/fine/);
    await node.reported("probed", "Killing: Container main failed liveness probe, will be restarted");
    await node.remove("probed");
  });

  test("nothing of the pods is left: no mounts, folders or groups", async () => {
    const mounts = readFileSync("/proc/self/mountinfo", "utf8").split("\n");
    assert.equal(
      mounts.filter((each) => each.includes(join(node.runtime.folder, "agent/pods/"))),
      [],
    );
    assert.equal(readdirSync(join(node.runtime.folder, "agent/pods")), []);
    assert.equal(readdirSync(join(node.runtime.folder, "agent/memory")), []);
    const groups = execFileSync("find", [
      "/sys/fs/cgroup/memory",
      "-path",
      `*orch-test-${process.pid}*`,
      "-name",
      "pod*",
    ]);
    assert.is(groups.toString(), "");
  });
}

if (missing === undefined) {
  for (const each of [
    tests,
    volumeTests,
    securityTests,
    refusalTests,
    profileTests,
    checkpointTests,
    bandwidthTests,
    probeTests,
  ])
    each();
} else test.skip("containers", missing);

test.run();
