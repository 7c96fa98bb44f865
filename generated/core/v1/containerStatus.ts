// Generated from core/v1/containerStatus.yaml. Do not edit.
import type { Quantity, Time } from "../../meta/v1.ts";
import type { ResourceRequirements } from "./shared.ts";

/** What is known of a container. */
export interface ContainerStatus {
  /** Name of the container. */
  name: string;
  /** What it is doing now. */
  state?: ContainerState;
  /** How it ended last time. */
  lastState?: ContainerState;
  /** Whether it passes its readiness probe. */
  ready: boolean;
  /** How often it was restarted. */
  restartCount: number;
  /** Image it runs. */
  image: string;
  /** Identifier of the image. */
  imageID: string;
  /** Identifier that the runtime gave it, as type://id. */
  containerID?: string;
  /** Whether it has started and passed its startup probe. */
  started?: boolean;
  /** Amounts that the node has granted. */
  allocatedResources?: Record<string, Quantity>;
  /** Amounts that are in force. Behind the gate InPlacePodVerticalScaling. */
  resources?: ResourceRequirements;
  /** State of its mounts. */
  volumeMounts?: VolumeMountStatus[];
  /** User it started as. Behind the gate SupplementalGroupsPolicy. */
  user?: ContainerUser;
  /** Health of its devices. Behind the gate ResourceHealthStatus. */
  allocatedResourcesStatus?: ResourceStatus[];
  /** Signal that ends it. */
  stopSignal?: "SIGABRT" | "SIGALRM" | "SIGBUS" | "SIGCHLD" | "SIGCLD" | "SIGCONT" | "SIGFPE" | "SIGHUP" | "SIGILL" | "SIGINT" | "SIGIO" | "SIGIOT" | "SIGKILL" | "SIGPIPE" | "SIGPOLL" | "SIGPROF" | "SIGPWR" | "SIGQUIT" | "SIGSEGV" | "SIGSTKFLT" | "SIGSTOP" | "SIGSYS" | "SIGTERM" | "SIGTRAP" | "SIGTSTP" | "SIGTTIN" | "SIGTTOU" | "SIGURG" | "SIGUSR1" | "SIGUSR2" | "SIGVTALRM" | "SIGWINCH" | "SIGXCPU" | "SIGXFSZ" | "SIGRTMIN" | "SIGRTMIN+1" | "SIGRTMIN+2" | "SIGRTMIN+3" | "SIGRTMIN+4" | "SIGRTMIN+5" | "SIGRTMIN+6" | "SIGRTMIN+7" | "SIGRTMIN+8" | "SIGRTMIN+9" | "SIGRTMIN+10" | "SIGRTMIN+11" | "SIGRTMIN+12" | "SIGRTMIN+13" | "SIGRTMIN+14" | "SIGRTMIN+15" | "SIGRTMAX-14" | "SIGRTMAX-13" | "SIGRTMAX-12" | "SIGRTMAX-11" | "SIGRTMAX-10" | "SIGRTMAX-9" | "SIGRTMAX-8" | "SIGRTMAX-7" | "SIGRTMAX-6" | "SIGRTMAX-5" | "SIGRTMAX-4" | "SIGRTMAX-3" | "SIGRTMAX-2" | "SIGRTMAX-1" | "SIGRTMAX";
}

/** What a container is doing; one member is set. */
export interface ContainerState {
  /** It has not started yet. */
  waiting?: ContainerStateWaiting;
  /** It runs. */
  running?: ContainerStateRunning;
  /** It has ended. */
  terminated?: ContainerStateTerminated;
}

/** A container that has not started yet. */
export interface ContainerStateWaiting {
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}

/** A container that runs. */
export interface ContainerStateRunning {
  /** When it started. */
  startedAt?: Time | null;
}

/** A container that has ended. */
export interface ContainerStateTerminated {
  /** Exit code of the program. */
  exitCode: number;
  /** Signal that ended it. */
  signal?: number;
  /** Why, in one word. */
  reason?: string;
  /** What the program left as its last words. */
  message?: string;
  /** When it started. */
  startedAt?: Time | null;
  /** When it ended. */
  finishedAt?: Time | null;
  /** Identifier that the runtime gave it. */
  containerID?: string;
}

/** State of a mount. */
export interface VolumeMountStatus {
  /** Name of the volume. */
  name: string;
  /** Folder at which it appears. */
  mountPath: string;
  /** Whether writing is forbidden. */
  readOnly?: boolean;
  /** Whether mounts below it are read-only too. */
  recursiveReadOnly?: "Disabled" | "IfPossible" | "Enabled" | (string & {});
  /** State of the volume itself. Behind the gate ImageVolumeWithDigest. */
  volumeStatus?: VolumeStatus;
}

/** State of a mounted volume. */
export interface VolumeStatus {
  /** State of an image volume. */
  image?: ImageVolumeStatus;
}

/** State of an image volume. */
export interface ImageVolumeStatus {
  /** Identifier of the image. */
  imageRef: string;
}

/** User that a container started as. */
export interface ContainerUser {
  /** User on Linux. */
  linux?: LinuxContainerUser;
}

/** User and groups on Linux. */
export interface LinuxContainerUser {
  /** User id. */
  uid: number;
  /** Group id. */
  gid: number;
  /** Further group ids. */
  supplementalGroups?: number[];
}

/** Health of one resource of a container. */
export interface ResourceStatus {
  /** Name of the resource; a claim is written as claim:NAME or claim:NAME/REQUEST. */
  name: "cpu" | "memory" | "storage" | "ephemeral-storage" | "pods" | "services" | "replicationcontrollers" | "resourcequotas" | "secrets" | "configmaps" | "persistentvolumeclaims" | "services.nodeports" | "services.loadbalancers" | "requests.cpu" | "requests.memory" | "requests.storage" | "requests.ephemeral-storage" | "limits.cpu" | "limits.memory" | "limits.ephemeral-storage" | (string & {});
  /** Health of each device. */
  resources?: ResourceHealth[];
}

/** Health of one device. */
export interface ResourceHealth {
  /** Identifier of the device. */
  resourceID: string;
  /** Healthy, Unhealthy or Unknown. */
  health?: "Healthy" | "Unhealthy" | "Unknown" | (string & {});
  /** More about it, in words. Behind the gate ResourceHealthStatusMessage. */
  message?: string;
}
