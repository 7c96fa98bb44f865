import { create } from "@bufbuild/protobuf";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import {
  type CDIDeviceSchema,
  type ContainerConfig,
  ContainerConfigSchema,
  type DeviceSchema,
  type MountSchema,
  Signal,
} from "../../../generated/pb/cri/v1/api_pb.ts";
import { configError } from "./containerError.ts";
import { asConfigError, type Environment } from "./environment.ts";
import { expand, TextRoom } from "./expand.ts";
import type { MessageFields } from "./messageInit.ts";
import { containerAnnotations, containerLabels, containerLogPath, type RuntimeKeys } from "./names.ts";
import type { AnyContainer } from "./podIdentity.ts";
import { containerResources, type ResourceContext } from "./resources.ts";
import { containerSecurity, type ImageUser, type SecurityOptions } from "./security.ts";

export type MountInit = MessageFields<typeof MountSchema>;

export interface ContainerContext {
  readonly keys: RuntimeKeys;
  /** How often the container ran before. */
  readonly restartCount: number;
  /** How the runtime names the image. */
  readonly imageRef: string;
  readonly imageUser: ImageUser;
  /** By which the pod's runtime class names a way to run it. */
  readonly runtimeHandler?: string;
  readonly environment: Environment;
  readonly mounts: readonly MountInit[];
  readonly devices?: readonly MessageFields<typeof DeviceSchema>[];
  readonly cdiDevices?: readonly MessageFields<typeof CDIDeviceSchema>[];
  /** Annotations of device plugins. */
  readonly annotations?: Readonly<Record<string, string>>;
  readonly security: SecurityOptions;
  readonly resources: ResourceContext;
}

/** A container, for the runtime. Throws a ContainerError for one that must not run as it says, or cannot. */
export function containerConfig(pod: Pod, container: AnyContainer, context: ContainerContext): ContainerConfig {
  const { environment, restartCount, keys } = context;
  const [claim] = container.resources?.claims ?? [];
  if (claim !== undefined && context.cdiDevices === undefined) {
    throw configError(
      `the resource claim "${claim.name}" of container "${container.name}" is not prepared on this node`,
    );
  }
  const room = new TextRoom();
  for (const [name, value] of environment) asConfigError(() => room.take(name.length + value.length));
  const expanded = (each: string) => asConfigError(() => expand(each, (name) => environment.get(name), room));
  const { stopSignal } = container.lifecycle ?? {};
  return create(ContainerConfigSchema, {
    metadata: { name: container.name, attempt: restartCount },
    image: {
      image: context.imageRef,
      userSpecifiedImage: container.image ?? "",
      runtimeHandler: context.runtimeHandler ?? "",
    },
    command: (container.command ?? []).map(expanded),
    args: (container.args ?? []).map(expanded),
    workingDir: container.workingDir ?? "",
    envs: [...environment].map(([key, value]) => ({ key, value: new TextEncoder().encode(value) })),
    mounts: [...context.mounts],
    devices: [...(context.devices ?? [])],
    CDIDevices: [...(context.cdiDevices ?? [])],
    labels: containerLabels(pod, container, keys),
    annotations: { ...context.annotations, ...containerAnnotations(pod, container, { keys, restartCount }) },
    logPath: containerLogPath(container.name, restartCount),
    stdin: container.stdin ?? false,
    stdinOnce: container.stdinOnce ?? false,
    tty: container.tty ?? false,
    stopSignal: stopSignal === undefined ? Signal.RUNTIME_DEFAULT : signalOf(stopSignal),
    linux: {
      resources: containerResources(pod, container, context.resources),
      securityContext: containerSecurity(pod, container, { ...context.security, imageUser: context.imageUser }),
    },
  });
}

/** "SIGRTMIN+3" is SIGRTMINPLUS3 to the runtime. */
function signalOf(name: string): Signal {
  return Signal[name.replace("+", "PLUS").replace("-", "MINUS") as keyof typeof Signal];
}
