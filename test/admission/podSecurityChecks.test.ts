import * as assert from "uvu/assert";
import { platform } from "../../generated/platform.ts";
import { violationFinder } from "../../runtime/admission/podSecurity/violations.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: what the pod security standards ask of pods");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const namespaces = new Map<string, string>();

/** The namespace that enforces a standard, such as "restricted:v1.24". */
async function enforcing(standard: string): Promise<string> {
  const known = namespaces.get(standard);
  if (known !== undefined) return known;
  const [level, version] = standard.split(":");
  const name = `n${namespaces.size}`;
  namespaces.set(standard, name);
  const labels = { "pod-security.orch.io/enforce": level, "pod-security.orch.io/enforce-version": version };
  const answer = await api.post("/api/v1/namespaces", { metadata: { name, labels } });
  assert.is(answer.status, 201, answer.text);
  return name;
}

type Fields = Readonly<Record<string, unknown>>;

interface Case {
  readonly title: string;
  /** Of the pod; its containers are `a` and those that `containers` lists. */
  readonly spec?: Fields;
  readonly containers?: readonly Fields[];
  /** Of the container `a`. */
  readonly context?: Fields;
  readonly more?: Fields;
  readonly annotations?: Readonly<Record<string, string>>;
  /** What is wrong by each standard; "": the pod is let in. */
  readonly by: Readonly<Record<string, string>>;
}

/** What a pod needs to be let in by the strictest standard. */
const good = {
  allowPrivilegeEscalation: false,
  capabilities: { drop: ["ALL"] },
  runAsNonRoot: true,
  seccompProfile: { type: "RuntimeDefault" },
};

const escalation =
  'allowPrivilegeEscalation != false (container "a" must set securityContext.allowPrivilegeEscalation=false)';
const dropAll = 'unrestricted capabilities (container "a" must set securityContext.capabilities.drop=["ALL"])';
const nonRoot = 'runAsNonRoot != true (pod or container "a" must set securityContext.runAsNonRoot=true)';
const seccomp =
  'seccompProfile (pod or container "a" must set securityContext.seccompProfile.type to "RuntimeDefault" or "Localhost")';

const cases: readonly Case[] = [
  {
    title: "nothing set",
    by: {
      "privileged:latest": "",
      "baseline:latest": "",
      "restricted:v1.0": nonRoot,
      "restricted:v1.8": `${escalation}, ${nonRoot}`,
      "restricted:v1.19": `${escalation}, ${nonRoot}, ${seccomp}`,
      "restricted:v1.22": `${escalation}, ${dropAll}, ${nonRoot}, ${seccomp}`,
      "restricted:latest": `${escalation}, ${dropAll}, ${nonRoot}, ${seccomp}`,
      "restricted:v1.999": `${escalation}, ${dropAll}, ${nonRoot}, ${seccomp}`,
    },
  },
  { title: "all that is asked for", context: good, by: { "restricted:latest": "", "restricted:v1.0": "" } },
  {
    title: "what a pod says for its containers",
    spec: { securityContext: { runAsNonRoot: true, seccompProfile: { type: "Localhost", localhostProfile: "p" } } },
    context: { allowPrivilegeEscalation: false, capabilities: { drop: ["ALL", "KILL"], add: ["NET_BIND_SERVICE"] } },
    by: { "restricted:latest": "" },
  },
  {
    title: "nothing set in two containers",
    containers: [{ name: "b" }],
    context: good,
    by: {
      "restricted:latest": `${escalation}, ${dropAll}, ${nonRoot}, ${seccomp}`.replaceAll('"a"', '"b"'),
    },
  },
  {
    title: "no container as asked, init containers first",
    spec: { initContainers: [{ name: "first", image: "i" }] },
    by: { "restricted:v1.0": nonRoot.replace('container "a"', 'containers "first", "a"') },
  },
  {
    title: "a privileged container",
    context: { privileged: true },
    by: {
      "baseline:latest": 'privileged (container "a" must not set securityContext.privileged=true)',
      "restricted:v1.0": `privileged (container "a" must not set securityContext.privileged=true), ${nonRoot}`,
    },
  },
  {
    title: "namespaces of the node",
    spec: { hostNetwork: true, hostPID: true, hostIPC: true },
    by: { "baseline:v1.0": "host namespaces (hostNetwork=true, hostPID=true, hostIPC=true)", "privileged:latest": "" },
  },
  {
    title: "volumes",
    context: good,
    spec: {
      volumes: [
        ...[
          { name: "h", hostPath: { path: "/" } },
          { name: "i", hostPath: { path: "/" } },
          { name: "e", emptyDir: {} },
        ],
        ...[{ name: "n", nfs: { server: "s", path: "/" } }, { name: "s", secret: { secretName: "s" } }, { name: "x" }],
      ],
    },
    by: {
      "baseline:latest": 'hostPath volumes (volumes "h", "i")',
      "restricted:latest":
        'restricted volume types (volumes "h", "i", "n" use restricted volume types "hostPath", "nfs")',
    },
  },
  {
    title: "a volume",
    context: good,
    spec: { volumes: [{ name: "h", hostPath: { path: "/" } }] },
    by: {
      "baseline:latest": 'hostPath volumes (volume "h")',
      "restricted:latest": 'restricted volume types (volume "h" uses restricted volume type "hostPath")',
    },
  },
  {
    title: "a port of the node",
    more: { ports: [{ containerPort: 80, hostPort: 80 }, { containerPort: 81 }] },
    by: { "baseline:latest": 'hostPort (container "a" uses hostPort 80)' },
  },
  {
    title: "ports of the node",
    more: { ports: [{ containerPort: 9, hostPort: 9 }] },
    containers: [{ name: "b", ports: [{ containerPort: 10, hostPort: 10 }] }],
    by: { "baseline:latest": 'hostPort (containers "a", "b" use hostPorts 10, 9)' },
  },
  {
    title: "hosts of probes",
    more: {
      livenessProbe: { httpGet: { port: 1, host: "h2" } },
      lifecycle: { postStart: { tcpSocket: { port: 1, host: "h1" } }, preStop: { httpGet: { port: 1 } } },
    },
    by: {
      "baseline:v1.33": "",
      "baseline:v1.34": 'probe or lifecycle host (container "a" uses probe or lifecycle hosts "h1", "h2")',
    },
  },
  {
    title: "capabilities",
    context: { ...good, capabilities: { drop: ["ALL"], add: ["SYS_TIME", "CHOWN"] } },
    by: {
      "baseline:latest":
        'non-default capabilities (container "a" must not include "SYS_TIME" in securityContext.capabilities.add)',
      "restricted:v1.21":
        'non-default capabilities (container "a" must not include "SYS_TIME" in securityContext.capabilities.add)',
      "restricted:v1.22":
        'unrestricted capabilities (container "a" must not include "CHOWN", "SYS_TIME" in securityContext.capabilities.add)',
    },
  },
  {
    title: "capabilities that are added and none dropped",
    context: { ...good, capabilities: { add: ["CHOWN"] } },
    by: {
      "baseline:latest": "",
      "restricted:latest":
        'unrestricted capabilities (container "a" must set securityContext.capabilities.drop=["ALL"]; ' +
        'container "a" must not include "CHOWN" in securityContext.capabilities.add)',
    },
  },
  {
    title: "a label of SELinux",
    spec: { securityContext: { seLinuxOptions: { type: "spc_t", user: "u" } } },
    context: { seLinuxOptions: { type: "container_engine_t", role: "r" } },
    by: {
      "baseline:v1.30":
        'seLinuxOptions (pod and container "a" set forbidden securityContext.seLinuxOptions: ' +
        'types "container_engine_t", "spc_t"; user may not be set; role may not be set)',
      "baseline:v1.31":
        'seLinuxOptions (pod and container "a" set forbidden securityContext.seLinuxOptions: ' +
        'type "spc_t"; user may not be set; role may not be set)',
    },
  },
  {
    title: "a label of SELinux for containers",
    context: { seLinuxOptions: { type: "container_t" } },
    by: { "baseline:v1.0": "" },
  },
  {
    title: "all of /proc",
    spec: { hostUsers: false },
    context: { ...good, procMount: "Unmasked" },
    by: {
      "baseline:v1.34": 'procMount (container "a" must not set securityContext.procMount to "Unmasked")',
      "baseline:v1.35": "",
      "restricted:v1.35": 'procMount (container "a" must not set securityContext.procMount to "Unmasked")',
    },
  },
  {
    title: "root, who is none on the node",
    spec: { hostUsers: false, securityContext: { runAsUser: 0 } },
    context: { ...good, runAsNonRoot: false, runAsUser: 0 },
    by: {
      "restricted:v1.22": 'runAsNonRoot != true (container "a" must not set securityContext.runAsNonRoot=false)',
      "restricted:v1.34":
        'runAsNonRoot != true (container "a" must not set securityContext.runAsNonRoot=false), ' +
        'runAsUser=0 (pod and container "a" must not set runAsUser=0)',
      "restricted:v1.35": "",
    },
  },
  {
    title: "no profile for system calls",
    spec: { securityContext: { seccompProfile: { type: "Unconfined" } } },
    context: { ...good, seccompProfile: { type: "Unconfined" } },
    by: {
      "baseline:v1.18": "",
      "baseline:v1.19":
        'seccompProfile (pod and container "a" must not set securityContext.seccompProfile.type to "Unconfined")',
      "restricted:v1.19":
        'seccompProfile (pod and container "a" must not set securityContext.seccompProfile.type to "Unconfined")',
    },
  },
  {
    title: "profiles for system calls in annotations",
    annotations: {
      "seccomp.security.alpha.orch.io/pod": "localhost/p",
      "container.seccomp.security.alpha.orch.io/a": "unconfined",
    },
    by: {
      "baseline:v1.18": 'seccompProfile (forbidden annotation container.seccomp.security.alpha.orch.io/a="unconfined")',
      "baseline:v1.19": "",
    },
  },
  {
    title: "no AppArmor profile",
    spec: { securityContext: { appArmorProfile: { type: "Unconfined" } } },
    by: { "baseline:v1.0": 'forbidden AppArmor profile (pod must not set AppArmor profile type to "Unconfined")' },
  },
  {
    title: "no AppArmor profile by annotation",
    annotations: { "container.apparmor.security.beta.orch.io/a": "unconfined" },
    by: {
      "baseline:latest":
        'forbidden AppArmor profiles (container "a" and annotation must not set AppArmor profile type to ' +
        '"Unconfined", "container.apparmor.security.beta.orch.io/a="unconfined"")',
    },
  },
  {
    title: "settings of the kernel",
    spec: {
      securityContext: {
        sysctls: ["kernel.msgmax", "net.ipv4.ip_local_reserved_ports", "net.ipv4.tcp_rmem"].map((name) => ({
          ...{ name, value: "1" },
        })),
      },
    },
    by: {
      "baseline:v1.26": "forbidden sysctls (kernel.msgmax, net.ipv4.ip_local_reserved_ports, net.ipv4.tcp_rmem)",
      "baseline:v1.31": "forbidden sysctls (kernel.msgmax, net.ipv4.tcp_rmem)",
      "baseline:v1.32": "forbidden sysctls (kernel.msgmax)",
    },
  },
  {
    title: "processes of a Windows host",
    spec: { hostNetwork: true, securityContext: { windowsOptions: { hostProcess: true } } },
    context: { windowsOptions: { hostProcess: true } },
    by: {
      "baseline:latest":
        "host namespaces (hostNetwork=true), " +
        'hostProcess (pod and container "a" must not set securityContext.windowsOptions.hostProcess=true)',
    },
  },
  {
    title: "a pod for Windows",
    spec: { os: { name: "windows" } },
    context: { runAsNonRoot: true },
    by: { "restricted:v1.24": `${escalation}, ${dropAll}, ${seccomp}`, "restricted:v1.25": "" },
  },
];

test("pods are let in, or refused with all that is wrong", async () => {
  for (const { title, by, annotations = {}, ...parts } of cases) {
    const { spec = {}, containers = [], context, more = {} } = parts;
    const first = { name: "a", image: "i", ...more, ...(context === undefined ? {} : { securityContext: context }) };
    const all = [first, ...containers.map((each) => ({ image: "i", ...each }))];
    const pod = { metadata: { name: "x", annotations }, spec: { ...spec, containers: all } };
    for (const [standard, problem] of Object.entries(by)) {
      const namespace = await enforcing(standard);
      const { status, json } = await api.post(`/api/v1/namespaces/${namespace}/pods?dryRun=All`, pod);
      const expected = `pods "x" is forbidden: violates PodSecurity "${standard}": ${problem}`;
      assert.is(status === 201 ? "" : json.message, problem === "" ? "" : expected, `${title} by ${standard}`);
    }
  }
});

test("a refusal is a 403 Forbidden about the pod", async () => {
  const namespace = await enforcing("restricted:v1.0");
  const pod = { metadata: { name: "x" }, spec: { containers: [{ name: "a", image: "i" }] } };
  const { status, json } = await api.post(`/api/v1/namespaces/${namespace}/pods`, pod);
  assert.is(status, 403);
  assert.is(json.reason, "Forbidden");
  assert.equal(json.details, { name: "x", kind: "pods" });
});

test("of thousands of mistakes as many are listed as a message shows", () => {
  const find = violationFinder({ names: platform.names, newest: 36 });
  const add = Array.from({ length: 50_000 }, (_, index) => `CAP_${index}`);
  const containers = add.map((name) => ({
    name,
    securityContext: { privileged: true, capabilities: { add: [name] } },
  }));
  const latest = { level: "restricted", minor: Number.POSITIVE_INFINITY } as const;
  for (const all of [containers, [{ name: "a", securityContext: { capabilities: { add } } }]]) {
    for (const { reason, detail } of find({ spec: { containers: all } }, latest)) {
      assert.ok(detail.length < 150_000, `${reason}: ${detail.length}`);
    }
  }
});

test.run();
