import { toJson } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import type { Container, EphemeralContainer } from "../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import { ContainerConfigSchema, NamespaceMode } from "../../../generated/pb/cri/v1/api_pb.ts";
import { containerConfig, type ContainerContext } from "../../../runtime/nodeagent/container/containerConfig.ts";
import { ContainerError } from "../../../runtime/nodeagent/container/containerError.ts";
import { containerHash } from "../../../runtime/nodeagent/container/names.ts";
import { suite } from "../../harness/suite.ts";
import { keys, machine, security } from "../machine.ts";
import { containerOf, podOf } from "../podOf.ts";

const test = suite("configuration of a container");

const context: ContainerContext = {
  keys,
  restartCount: 3,
  imageRef: "sha256:77aa",
  imageUser: { uid: 1000 },
  environment: new Map([["WHO", "me"]]),
  mounts: [{ containerPath: "/data", hostPath: "/srv/data", readonly: true }],
  security,
  resources: machine,
};

function of(container: Partial<Container>, spec: Partial<PodSpec> = {}, more: Partial<ContainerContext> = {}) {
  const whole = containerOf(container);
  return containerConfig(podOf({ ...spec, containers: [whole] }), whole, { ...context, ...more });
}

function securityOf(...args: Parameters<typeof of>) {
  return of(...args).linux?.securityContext;
}

test("a container has its name, image, words, variables and mounts", () => {
  const lifecycle = { stopSignal: "SIGRTMIN+3", preStop: { sleep: { seconds: 2 } } } as const;
  const container: Partial<Container> = {
    ...{ command: ["say", "$(WHO)"], args: ["$(NONE)", "$$(WHO)"], workingDir: "/tmp", stdin: true, tty: true },
    ...{ terminationMessagePath: "/dev/last", terminationMessagePolicy: "File", lifecycle },
    ports: [{ containerPort: 80 }],
  };
  const { linux: _, ...rest } = toJson(ContainerConfigSchema, of(container)) as Record<string, unknown>;
  assert.equal(rest, {
    metadata: { name: "desk", attempt: 3 },
    image: { image: "sha256:77aa", userSpecifiedImage: "registry.test/desk:4" },
    command: ["say", "me"],
    args: ["$(NONE)", "$(WHO)"],
    workingDir: "/tmp",
    envs: [{ key: "WHO", value: Buffer.from("me").toString("base64") }],
    mounts: [{ containerPath: "/data", hostPath: "/srv/data", readonly: true }],
    labels: {
      "io.orch.pod.name": "till",
      "io.orch.pod.namespace": "shop",
      "io.orch.pod.uid": "9b2f-77",
      "io.orch.container.name": "desk",
    },
    annotations: {
      "io.orch.container.hash": containerHash(containerOf()),
      "io.orch.container.restartCount": "3",
      "io.orch.container.terminationMessagePath": "/dev/last",
      "io.orch.container.terminationMessagePolicy": "File",
      "io.orch.container.preStopHandler": '{"sleep":{"seconds":2}}',
      "io.orch.container.ports": '[{"containerPort":80}]',
    },
    logPath: "desk/3.log",
    stdin: true,
    tty: true,
    stopSignal: "SIGRTMINPLUS3",
  });
});

test("words that are too long together, with the variables, are why a container is not made", () => {
  const environment = new Map([["A0", "x".repeat(1e6)]]);
  for (const command of [["$(A0)".repeat(9)], Array.from({ length: 8 }, () => "$(A0)")]) {
    assert.throws(
      () => of({ command }, {}, { environment }),
      (error: unknown) =>
        error instanceof ContainerError &&
        error.reason === "CreateContainerConfigError" &&
        error.message === "the variables and arguments of the container have more than 8388608 characters",
    );
  }
  of({ command: Array.from({ length: 7 }, () => "$(A0)") }, {}, { environment });
});

test("the hash follows the image, and not the resources", () => {
  const hash = containerHash(containerOf());
  assert.is(containerHash(containerOf({ resources: { limits: { cpu: "1" } } })), hash);
  assert.is.not(containerHash(containerOf({ image: "registry.test/desk:5" })), hash);
});

test("a container runs as itself says, else as its pod, else as its image", () => {
  const ofPod = { securityContext: { runAsUser: 7, runAsGroup: 8, supplementalGroups: [9], fsGroup: 10 } };
  const own = securityOf({ securityContext: { runAsUser: 0 } }, ofPod);
  assert.equal([own?.runAsUser?.value, own?.runAsGroup?.value, own?.supplementalGroups], [0n, 8n, [9n, 10n]]);
  assert.is(securityOf({}, ofPod)?.runAsUser?.value, 7n);
  assert.is(securityOf({})?.runAsUser?.value, 1000n);
  const named = securityOf({}, {}, { imageUser: { name: "www" } });
  assert.equal([named?.runAsUser, named?.runAsUsername], [undefined, "www"]);
});

const where = '(pod: "till_shop(9b2f-77)", container: desk)';
const roots: readonly (readonly [Partial<Container>, ContainerContext["imageUser"], string | undefined])[] = [
  [{ securityContext: { runAsNonRoot: true } }, { uid: 5 }, undefined],
  [{ securityContext: { runAsNonRoot: true, runAsUser: 4 } }, {}, undefined],
  [{ securityContext: { runAsNonRoot: false } }, { uid: 0 }, undefined],
  [
    { securityContext: { runAsUser: 0, runAsNonRoot: true } },
    {},
    `container's runAsUser breaks non-root policy ${where}`,
  ],
  [
    { securityContext: { runAsNonRoot: true } },
    { uid: 0 },
    `container has runAsNonRoot and image will run as root ${where}`,
  ],
  [
    { securityContext: { runAsNonRoot: true } },
    { name: "www" },
    `container has runAsNonRoot and image has non-numeric user (www), cannot verify user is non-root ${where}`,
  ],
];

for (const [container, imageUser, message] of roots) {
  test(`who must not be root: ${JSON.stringify({ ...container.securityContext, imageUser })}`, () => {
    let thrown: unknown;
    try {
      of(container, {}, { imageUser });
    } catch (error) {
      thrown = error;
    }
    assert.is(thrown instanceof ContainerError ? thrown.message : undefined, message);
  });
}

const profiles: readonly (readonly [string, Partial<Container>, Partial<PodSpec>, boolean, string])[] = [
  ["none", {}, {}, false, "Unconfined"],
  ["none where the node has a default", {}, {}, true, "RuntimeDefault"],
  ["the pod's", {}, { securityContext: { seccompProfile: { type: "RuntimeDefault" } } }, false, "RuntimeDefault"],
  [
    "its own over the pod's",
    { securityContext: { seccompProfile: { type: "Localhost", localhostProfile: "a/b.json" } } },
    { securityContext: { seccompProfile: { type: "RuntimeDefault" } } },
    false,
    "Localhost:/agent/seccomp/a/b.json",
  ],
  [
    "none when privileged",
    { securityContext: { privileged: true, seccompProfile: { type: "RuntimeDefault" } } },
    {},
    true,
    "Unconfined",
  ],
];
const typeNames = ["RuntimeDefault", "Unconfined", "Localhost"];

for (const [name, container, spec, seccompDefault, expected] of profiles) {
  test(`seccomp: ${name}`, () => {
    const profile = securityOf(container, spec, { security: { ...security, seccompDefault } })?.seccomp;
    const ref = profile?.localhostRef ? `:${profile.localhostRef}` : "";
    assert.is(`${typeNames[profile?.profileType ?? -1]}${ref}`, expected);
  });
}

test("what the container may do is what it says", () => {
  const found = securityOf({
    securityContext: {
      capabilities: { add: ["NET_ADMIN"], drop: ["ALL"] },
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      procMount: "Unmasked",
    },
  });
  assert.equal([found?.capabilities?.addCapabilities, found?.capabilities?.dropCapabilities], [["NET_ADMIN"], ["ALL"]]);
  assert.equal([found?.readonlyRootfs, found?.noNewPrivs, found?.privileged], [true, true, false]);
  assert.equal([found?.maskedPaths, found?.readonlyPaths], [[], []]);
  const usual = securityOf({});
  assert.ok(usual?.maskedPaths.includes("/proc/kcore") && usual?.readonlyPaths.includes("/proc/sys"));
  assert.is(usual?.noNewPrivs, false);
});

test("AppArmor that the node does not have is an error, and none is none", () => {
  const asking = (type: "RuntimeDefault" | "Unconfined") => ({ securityContext: { appArmorProfile: { type } } });
  assert.throws(() => of(asking("RuntimeDefault")), /AppArmor is not enabled on the host/);
  assert.is(securityOf(asking("Unconfined"))?.apparmor?.profileType, 1);
  const withIt = { security: { ...security, hasAppArmor: true } };
  assert.is(securityOf(asking("RuntimeDefault"), {}, withIt)?.apparmor?.profileType, 0);
});

const spaces: readonly (readonly [Partial<PodSpec>, readonly NamespaceMode[]])[] = [
  [{}, [NamespaceMode.POD, NamespaceMode.POD, NamespaceMode.CONTAINER]],
  [{ shareProcessNamespace: true }, [NamespaceMode.POD, NamespaceMode.POD, NamespaceMode.POD]],
  [{ hostNetwork: true, hostIPC: true, hostPID: true }, [NamespaceMode.NODE, NamespaceMode.NODE, NamespaceMode.NODE]],
];

for (const [spec, expected] of spaces) {
  test(`namespaces of ${JSON.stringify(spec)}`, () => {
    const options = securityOf({}, spec)?.namespaceOptions;
    assert.equal([options?.network, options?.ipc, options?.pid], expected);
  });
}

test("a pod that wants users of its own gets a range of the node's, and does not run without", () => {
  assert.throws(() => of({}, { hostUsers: false }), /^RuntimeClass handler "" does not support user namespaces$/);
  const users = { firstHostId: 65_536, length: 65_536 };
  const options = securityOf({}, { hostUsers: false }, { security: { ...security, users } })?.namespaceOptions;
  const [uids] = options?.usernsOptions?.uids ?? [];
  assert.equal([options?.usernsOptions?.mode, uids?.hostId, uids?.length], [NamespaceMode.POD, 65_536, 65_536]);
});

test("a container whose claims are not prepared does not run without their devices", () => {
  const resources = { claims: [{ name: "gpu" }] };
  assert.throws(() => of({ resources }), /the resource claim "gpu" of container "desk" is not prepared on this node/);
  const cdiDevices = [{ name: "vendor.test/gpu=1" }];
  assert.equal(
    of({ resources }, {}, { cdiDevices }).CDIDevices.map(({ name }) => name),
    ["vendor.test/gpu=1"],
  );
});

test("an ephemeral container shares the processes of its target", () => {
  const debug: EphemeralContainer = { name: "debug", image: "tools", targetContainerName: "desk" };
  const withIds = { ...context, security: { ...security, containerIds: new Map([["desk", "c0ffee"]]) } };
  const options = containerConfig(podOf({ ephemeralContainers: [debug] }), debug, withIds).linux?.securityContext;
  assert.equal([options?.namespaceOptions?.pid, options?.namespaceOptions?.targetId], [NamespaceMode.TARGET, "c0ffee"]);
  const early = { ...debug, targetContainerName: "later" };
  assert.throws(() => containerConfig(podOf({}), early, withIds), /^unable to find target container later$/);
});

test.run();
