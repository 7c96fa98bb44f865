import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { SeccompProfile, SecurityContext } from "../../../generated/core/v1/security.ts";
import {
  type LinuxContainerSecurityContextSchema,
  type LinuxSandboxSecurityContextSchema,
  SecurityProfile_ProfileType as ProfileType,
  type SecurityProfileSchema,
  SupplementalGroupsPolicy,
} from "../../../generated/pb/cri/v1/api_pb.ts";
import { configError } from "./containerError.ts";
import type { MessageFields } from "./messageInit.ts";
import { namespaceOptions, type NamespaceContext } from "./namespaces.ts";
import { allContainers, type AnyContainer, podText } from "./podIdentity.ts";

type ContainerSecurity = MessageFields<typeof LinuxContainerSecurityContextSchema>;
type SandboxSecurity = MessageFields<typeof LinuxSandboxSecurityContextSchema>;
type Profile = MessageFields<typeof SecurityProfileSchema>;

export interface SecurityOptions extends NamespaceContext {
  /** Folder of the profiles that pods name. */
  readonly seccompRoot: string;
  /** What runs without a profile gets the runtime's. */
  readonly seccompDefault: boolean;
  /** Whether the kernel has AppArmor. */
  readonly hasAppArmor: boolean;
  /** Groups that own volumes of the pod. */
  readonly volumeGroups: readonly number[];
}

/** As whom an image runs where the pod does not say. */
export interface ImageUser {
  readonly uid?: number;
  readonly name?: string;
}

/** What a container may do. Throws a ContainerError for one that would run as root and must not. */
export function containerSecurity(
  pod: Pod,
  container: AnyContainer,
  options: SecurityOptions & { readonly imageUser: ImageUser },
): ContainerSecurity {
  checkNonRoot(pod, container, options.imageUser);
  const own: SecurityContext = container.securityContext ?? {};
  const ofPod = pod.spec?.securityContext ?? {};
  const isUnmasked = own.procMount === "Unmasked";
  const isPrivileged = own.privileged ?? false;
  const group = own.runAsGroup ?? ofPod.runAsGroup;
  return {
    capabilities: { addCapabilities: own.capabilities?.add ?? [], dropCapabilities: own.capabilities?.drop ?? [] },
    privileged: isPrivileged,
    namespaceOptions: namespaceOptions(pod, options, container),
    ...selinux(own.seLinuxOptions ?? ofPod.seLinuxOptions),
    ...userOf(own.runAsUser ?? ofPod.runAsUser, options.imageUser),
    ...(group === undefined ? {} : { runAsGroup: { value: BigInt(group) } }),
    readonlyRootfs: own.readOnlyRootFilesystem ?? false,
    ...groupsOf(pod, options),
    noNewPrivs: own.allowPrivilegeEscalation === false,
    maskedPaths: isUnmasked ? [] : maskedPaths,
    readonlyPaths: isUnmasked ? [] : readOnlyPaths,
    seccomp: isPrivileged ? unconfined : seccomp(own.seccompProfile ?? ofPod.seccompProfile, options),
    ...appArmor(own.appArmorProfile ?? ofPod.appArmorProfile, options),
  };
}

/** What the sandbox of a pod may do. It is privileged when one of the containers is. */
export function sandboxSecurity(pod: Pod, options: SecurityOptions): SandboxSecurity {
  const { seLinuxOptions, runAsUser, runAsGroup } = pod.spec?.securityContext ?? {};
  return {
    privileged: allContainers(pod).some((each) => each.securityContext?.privileged === true),
    namespaceOptions: namespaceOptions(pod, options),
    // A profile made for the pod's programs may lack what the runtime's own process needs.
    seccomp: { profileType: ProfileType.RuntimeDefault },
    ...selinux(seLinuxOptions),
    ...(runAsUser === undefined ? {} : { runAsUser: { value: BigInt(runAsUser) } }),
    ...(runAsUser === undefined || runAsGroup === undefined ? {} : { runAsGroup: { value: BigInt(runAsGroup) } }),
    ...groupsOf(pod, options),
  };
}

const unconfined: Profile = { profileType: ProfileType.Unconfined };

/** Files of the kernel that say more of the node than a container is to know. */
const maskedPaths = [
  "/proc/acpi",
  "/proc/asound",
  "/proc/interrupts",
  "/proc/kcore",
  "/proc/keys",
  "/proc/latency_stats",
  "/proc/sched_debug",
  "/proc/scsi",
  "/proc/timer_list",
  "/proc/timer_stats",
  "/sys/devices/virtual/powercap",
  "/sys/firmware",
];

/** And those by which it would change the node. */
const readOnlyPaths = ["/proc/bus", "/proc/fs", "/proc/irq", "/proc/sys", "/proc/sysrq-trigger"];

/** Throws a ContainerError as the field words it. */
function checkNonRoot(pod: Pod, container: AnyContainer, { uid, name }: ImageUser): void {
  const own = container.securityContext;
  const ofPod = pod.spec?.securityContext;
  if ((own?.runAsNonRoot ?? ofPod?.runAsNonRoot) !== true) return;
  const where = `(pod: "${podText(pod)}", container: ${container.name})`;
  const asked = own?.runAsUser ?? ofPod?.runAsUser;
  if (asked === 0) throw configError(`container's runAsUser breaks non-root policy ${where}`);
  if (asked !== undefined) return;
  if (uid === 0 || (uid === undefined && !name)) {
    throw configError(`container has runAsNonRoot and image will run as root ${where}`);
  }
  if (uid === undefined) {
    const text = `container has runAsNonRoot and image has non-numeric user (${name})`;
    throw configError(`${text}, cannot verify user is non-root ${where}`);
  }
}

function userOf(asked: number | undefined, image: ImageUser): Pick<ContainerSecurity, "runAsUser" | "runAsUsername"> {
  const uid = asked ?? image.uid;
  if (uid !== undefined) return { runAsUser: { value: BigInt(uid) } };
  return { runAsUsername: image.name ?? "" };
}

function groupsOf(
  pod: Pod,
  { volumeGroups }: SecurityOptions,
): Pick<SandboxSecurity, "supplementalGroups" | "supplementalGroupsPolicy"> {
  const { supplementalGroups = [], fsGroup, supplementalGroupsPolicy } = pod.spec?.securityContext ?? {};
  const groups = new Set([...supplementalGroups, ...(fsGroup === undefined ? [] : [fsGroup]), ...volumeGroups]);
  const isStrict = supplementalGroupsPolicy === "Strict";
  return {
    supplementalGroups: [...groups].map(BigInt),
    supplementalGroupsPolicy: isStrict ? SupplementalGroupsPolicy.Strict : SupplementalGroupsPolicy.Merge,
  };
}

function seccomp(profile: SeccompProfile | undefined, { seccompRoot, seccompDefault }: SecurityOptions): Profile {
  switch (profile?.type ?? (seccompDefault ? "RuntimeDefault" : "Unconfined")) {
    case "RuntimeDefault":
      return { profileType: ProfileType.RuntimeDefault };
    case "Localhost":
      return { profileType: ProfileType.Localhost, localhostRef: `${seccompRoot}/${profile?.localhostProfile ?? ""}` };
    default:
      return unconfined;
  }
}

function appArmor(
  profile: SecurityContext["appArmorProfile"],
  { hasAppArmor }: SecurityOptions,
): Pick<ContainerSecurity, "apparmor"> {
  if (profile === undefined) return {};
  if (!hasAppArmor && profile.type !== "Unconfined") {
    throw configError("Cannot enforce AppArmor: AppArmor is not enabled on the host");
  }
  const profileType = ProfileType[profile.type];
  return { apparmor: { profileType, localhostRef: profile.localhostProfile ?? "" } };
}

function selinux(options: SecurityContext["seLinuxOptions"]): Pick<SandboxSecurity, "selinuxOptions"> {
  return options === undefined ? {} : { selinuxOptions: options };
}
