// Generated from core/v1/container.yaml. Do not edit.
import type { OneOf } from "../../../runtime/schema/index.ts";
import type { Lifecycle, Probe } from "./probe.ts";
import type { SecurityContext } from "./security.ts";
import type {
  ConfigMapKeySelector,
  FileKeySelector,
  ObjectFieldSelector,
  ResourceFieldSelector,
  ResourceRequirements,
  SecretKeySelector,
} from "./shared.ts";

/** One program of a pod, with its image, environment and files. */
export interface Container {
  /** Name, unique in the pod; it cannot change. */
  name: string;
  /** Image to run, with a tag or digest. */
  image?: string;
  /** Program and first arguments, in place of the image's entry point. $(NAME) stands for a variable. */
  command?: string[];
  /** Arguments, in place of the image's. $(NAME) stands for a variable. */
  args?: string[];
  /** Folder the program starts in; the image's when unset. */
  workingDir?: string;
  /** Ports that the program listens on; for information, all ports can be reached. */
  ports?: ContainerPort[];
  /** Config maps and secrets whose keys all become variables. */
  envFrom?: EnvFromSource[];
  /** Environment variables. */
  env?: EnvVar[];
  /** Amounts of resources needed and allowed. */
  resources?: ResourceRequirements;
  /** What happens to the container when its resources change. Behind the gate InPlacePodVerticalScaling. */
  resizePolicy?: ContainerResizePolicy[];
  /** When the container is restarted, in place of the pod's policy; Always on an init container makes it a sidecar. */
  restartPolicy?: "Always" | "OnFailure" | "Never";
  /**
   * Exit codes that are treated otherwise than restartPolicy says; at most 20 rules. Behind the gate
   * ContainerRestartRules.
   */
  restartPolicyRules?: ContainerRestartRule[];
  /** Where volumes appear among the container's files. */
  volumeMounts?: VolumeMount[];
  /** Where volumes appear as raw devices. */
  volumeDevices?: VolumeDevice[];
  /** Check whose failure restarts the container. */
  livenessProbe?: Probe;
  /** Check whose failure takes the pod out of its services. */
  readinessProbe?: Probe;
  /** Check that must pass before the others begin; its failure restarts the container. */
  startupProbe?: Probe;
  /** What to do after start and before stop. */
  lifecycle?: Lifecycle;
  /**
   * File in which the program may leave its last words; /dev/termination-log when unset. Default:
   * "/dev/termination-log".
   */
  terminationMessagePath?: string;
  /** FallbackToLogsOnError takes the end of the log when the file is empty; File does not. Default: "File". */
  terminationMessagePolicy?: "File" | "FallbackToLogsOnError";
  /** When the image is fetched; Always for the tag latest or none, otherwise IfNotPresent. */
  imagePullPolicy?: "Always" | "Never" | "IfNotPresent";
  /** Privileges of the container, over those of the pod. */
  securityContext?: SecurityContext;
  /** Keeps standard input open, for attaching. */
  stdin?: boolean;
  /** Closes standard input after the first one who attached has gone. */
  stdinOnce?: boolean;
  /** Gives the program a terminal; needs stdin. */
  tty?: boolean;
}

/** A port that a container listens on. */
export interface ContainerPort {
  /** Name by which services and probes may refer to it. */
  name?: string;
  /** Port of the node that leads to it; needed by few. */
  hostPort?: number;
  /** Number of the port, from 1 to 65535. */
  containerPort: number;
  /** Transport protocol; TCP when unset. Default: "TCP". */
  protocol?: "TCP" | "UDP" | "SCTP";
  /** Address of the node to bind hostPort to. */
  hostIP?: string;
}

/** A config map or secret whose keys all become variables. It has exactly one of configMapRef, secretRef. */
export type EnvFromSource = OneOf<EnvFromSourceFields, "configMapRef" | "secretRef">;

/** All fields of EnvFromSource, of which it has some. */
export interface EnvFromSourceFields {
  /** Put before every key. */
  prefix?: string;
  /** The config map. */
  configMapRef?: ConfigMapEnvSource;
  /** The secret. */
  secretRef?: SecretEnvSource;
}

/** A config map whose keys all become variables. */
export interface ConfigMapEnvSource {
  /** Name of the config map. */
  name?: string;
  /** Lets the container start without it. */
  optional?: boolean;
}

/** A secret whose keys all become variables. */
export interface SecretEnvSource {
  /** Name of the secret. */
  name?: string;
  /** Lets the container start without it. */
  optional?: boolean;
}

/** An environment variable. */
export interface EnvVar {
  /** Name of the variable. */
  name: string;
  /** Value; $(NAME) stands for an earlier variable, $$ for one dollar sign. */
  value?: string;
  /** Where the value comes from, when value is empty. */
  valueFrom?: EnvVarSource;
}

/**
 * Where the value of a variable comes from; exactly one must be set. It has exactly one of fieldRef, resourceFieldRef,
 * configMapKeyRef, secretKeyRef, fileKeyRef.
 */
export type EnvVarSource = OneOf<EnvVarSourceFields, "fieldRef" | "resourceFieldRef" | "configMapKeyRef" | "secretKeyRef" | "fileKeyRef">;

/** All fields of EnvVarSource, of which it has some. */
export interface EnvVarSourceFields {
  /** A field of the pod. */
  fieldRef?: ObjectFieldSelector;
  /** An amount that a container requests or is limited to. */
  resourceFieldRef?: ResourceFieldSelector;
  /** A key of a config map. */
  configMapKeyRef?: ConfigMapKeySelector;
  /** A key of a secret. */
  secretKeyRef?: SecretKeySelector;
  /** A variable in a file of a volume. Behind the gate EnvFiles. */
  fileKeyRef?: FileKeySelector;
}

/** What happens to a container when an amount changes. */
export interface ContainerResizePolicy {
  /** cpu or memory. */
  resourceName: "cpu" | "memory";
  /** Whether the container must be restarted. */
  restartPolicy: "NotRequired" | "RestartContainer";
}

/** Exit codes and what to do after them. */
export interface ContainerRestartRule {
  /** What to restart. */
  action: "Restart" | "RestartAllContainers";
  /** The exit codes. */
  exitCodes?: ContainerRestartRuleOnExitCodes;
}

/** A set of exit codes. */
export interface ContainerRestartRuleOnExitCodes {
  /** Whether the code must be among the values or not. */
  operator: "In" | "NotIn";
  /** The codes; at most 255. */
  values?: number[];
}

/** A volume among a container's files. */
export interface VolumeMount {
  /** Name of the volume. */
  name: string;
  /** Forbids writing. */
  readOnly?: boolean;
  /** Whether mounts below this one are read-only too. */
  recursiveReadOnly?: "Disabled" | "IfPossible" | "Enabled";
  /** Folder at which it appears. */
  mountPath: string;
  /** Folder of the volume to show; its top when empty. */
  subPath?: string;
  /** Whether later mounts are passed on between node and container; None when unset. */
  mountPropagation?: "None" | "HostToContainer" | "Bidirectional";
  /** The same as subPath, with variables as $(NAME). */
  subPathExpr?: string;
}

/** A volume as a raw device. */
export interface VolumeDevice {
  /** Name of the volume. */
  name: string;
  /** Path of the device in the container. */
  devicePath: string;
}

/** A container put into a running pod for debugging; it is never restarted. */
export interface EphemeralContainer {
  /** Name, unique in the pod; it cannot change. */
  name: string;
  /** Image to run, with a tag or digest. */
  image?: string;
  /** Program and first arguments, in place of the image's entry point. $(NAME) stands for a variable. */
  command?: string[];
  /** Arguments, in place of the image's. $(NAME) stands for a variable. */
  args?: string[];
  /** Folder the program starts in; the image's when unset. */
  workingDir?: string;
  /** Not allowed here. */
  ports?: ContainerPort[];
  /** Config maps and secrets whose keys all become variables. */
  envFrom?: EnvFromSource[];
  /** Environment variables. */
  env?: EnvVar[];
  /** Not allowed here. */
  resources?: ResourceRequirements;
  /** Not allowed here. Behind the gate InPlacePodVerticalScaling. */
  resizePolicy?: ContainerResizePolicy[];
  /** Not allowed here. */
  restartPolicy?: "Always" | "Never" | "OnFailure" | (string & {});
  /** Not allowed here. Behind the gate ContainerRestartRules. */
  restartPolicyRules?: ContainerRestartRule[];
  /** Where volumes appear among the container's files. */
  volumeMounts?: VolumeMount[];
  /** Where volumes appear as raw devices. */
  volumeDevices?: VolumeDevice[];
  /** Not allowed here. */
  livenessProbe?: Probe;
  /** Not allowed here. */
  readinessProbe?: Probe;
  /** Not allowed here. */
  startupProbe?: Probe;
  /** Not allowed here. */
  lifecycle?: Lifecycle;
  /**
   * File in which the program may leave its last words; /dev/termination-log when unset. Default:
   * "/dev/termination-log".
   */
  terminationMessagePath?: string;
  /** FallbackToLogsOnError takes the end of the log when the file is empty; File does not. Default: "File". */
  terminationMessagePolicy?: "File" | "FallbackToLogsOnError";
  /** When the image is fetched; Always for the tag latest or none, otherwise IfNotPresent. */
  imagePullPolicy?: "Always" | "Never" | "IfNotPresent";
  /** Privileges of the container, over those of the pod. */
  securityContext?: SecurityContext;
  /** Keeps standard input open, for attaching. */
  stdin?: boolean;
  /** Closes standard input after the first one who attached has gone. */
  stdinOnce?: boolean;
  /** Gives the program a terminal; needs stdin. */
  tty?: boolean;
  /** Container whose processes it sees. */
  targetContainerName?: string;
}
