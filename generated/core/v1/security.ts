// Generated from core/v1/security.yaml. Do not edit.
/** Privileges of all containers of a pod. */
export interface PodSecurityContext {
  /** SELinux label of the processes. */
  seLinuxOptions?: SELinuxOptions;
  /** What concerns Windows only. */
  windowsOptions?: WindowsSecurityContextOptions;
  /** User id of the processes; the image's when unset. */
  runAsUser?: number;
  /** Group id of the processes; the runtime's default when unset. */
  runAsGroup?: number;
  /** Refuses to start a container as user 0. */
  runAsNonRoot?: boolean;
  /** Further groups of the first process. */
  supplementalGroups?: number[];
  /**
   * Whether groups that the image gives its user count too; Merge when unset. Behind the gate SupplementalGroupsPolicy.
   */
  supplementalGroupsPolicy?: "Merge" | "Strict";
  /** Group that owns the files of volumes which support it, and a further group of the processes. */
  fsGroup?: number;
  /** Kernel settings of the pod. */
  sysctls?: Sysctl[];
  /** Whether the owner of a volume's files is always set, or only when the top folder differs. */
  fsGroupChangePolicy?: "OnRootMismatch" | "Always";
  /** System calls that are allowed. */
  seccompProfile?: SeccompProfile;
  /** AppArmor profile of the processes. */
  appArmorProfile?: AppArmorProfile;
  /** How volumes get the SELinux label: file by file, or by a mount option. Behind the gate SELinuxChangePolicy. */
  seLinuxChangePolicy?: "Recursive" | "MountOption" | (string & {});
}

/** An SELinux label. */
export interface SELinuxOptions {
  /** User part. */
  user?: string;
  /** Role part. */
  role?: string;
  /** Type part. */
  type?: string;
  /** Level part. */
  level?: string;
}

/** Privileges that concern Windows only. */
export interface WindowsSecurityContextOptions {
  /** Name of the group-managed account's credential spec. */
  gmsaCredentialSpecName?: string;
  /** Content of the credential spec. */
  gmsaCredentialSpec?: string;
  /** User to run as. */
  runAsUserName?: string;
  /** Runs on the host itself; all containers of a pod must agree. */
  hostProcess?: boolean;
}

/** A kernel setting. */
export interface Sysctl {
  /** Name of the setting. */
  name: string;
  /** Value of the setting. */
  value: string;
}

/** System calls that are allowed. */
export interface SeccompProfile {
  /** The runtime's profile, one of the node's, or none. */
  type: "Unconfined" | "RuntimeDefault" | "Localhost";
  /** Path of the node's profile, relative to where the node agent keeps them. */
  localhostProfile?: string;
}

/** AppArmor profile of processes. */
export interface AppArmorProfile {
  /** The runtime's profile, one of the node's, or none. */
  type: "Unconfined" | "RuntimeDefault" | "Localhost";
  /** Name of the node's profile. */
  localhostProfile?: string;
}

/** Privileges of one container; over those of the pod. */
export interface SecurityContext {
  /** Linux capabilities to add and take away. */
  capabilities?: Capabilities;
  /** Runs almost as on the node itself. */
  privileged?: boolean;
  /** SELinux label of the processes. */
  seLinuxOptions?: SELinuxOptions;
  /** What concerns Windows only. */
  windowsOptions?: WindowsSecurityContextOptions;
  /** User id of the processes; the image's when unset. */
  runAsUser?: number;
  /** Group id of the processes; the runtime's default when unset. */
  runAsGroup?: number;
  /** Refuses to start the container as user 0. */
  runAsNonRoot?: boolean;
  /** Forbids writing to the image's files. */
  readOnlyRootFilesystem?: boolean;
  /** Whether a process may gain more privileges than its parent. */
  allowPrivilegeEscalation?: boolean;
  /** How /proc is shown; Default hides parts of it. */
  procMount?: "Default" | "Unmasked";
  /** System calls that are allowed. */
  seccompProfile?: SeccompProfile;
  /** AppArmor profile of the processes. */
  appArmorProfile?: AppArmorProfile;
}

/** Linux capabilities. */
export interface Capabilities {
  /** Capabilities to add. */
  add?: string[];
  /** Capabilities to take away; ALL takes all. */
  drop?: string[];
}
