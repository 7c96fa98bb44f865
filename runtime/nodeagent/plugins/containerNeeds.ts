import type { DeviceAllocation } from "./deviceCheckpoint.ts";

/** What the devices of a container add to it, in the words of the container runtime interface. */
export interface ContainerNeeds {
  readonly envs: readonly { readonly key: string; readonly value: string }[];
  readonly mounts: readonly { readonly containerPath: string; readonly hostPath: string; readonly readonly: boolean }[];
  readonly devices: readonly {
    readonly containerPath: string;
    readonly hostPath: string;
    readonly permissions: string;
  }[];
  readonly annotations: Readonly<Record<string, string>>;
  readonly CDIDevices: readonly { readonly name: string }[];
}

/** All that plugins have asked for together. Of two plugins that set one variable the first is heard. */
export function containerNeeds(allocations: readonly DeviceAllocation[]): ContainerNeeds {
  const responses = allocations.map((each) => each.response);
  const merged = (part: "envs" | "annotations"): Record<string, string> =>
    Object.assign({}, ...[...responses].reverse().map((each) => each[part]));
  return {
    envs: Object.entries(merged("envs")).map(([key, value]) => ({ key, value })),
    mounts: responses.flatMap(({ mounts }) =>
      mounts.map(({ containerPath, hostPath, readOnly }) => ({ containerPath, hostPath, readonly: readOnly })),
    ),
    devices: responses.flatMap(({ devices }) =>
      devices.map(({ containerPath, hostPath, permissions }) => ({ containerPath, hostPath, permissions })),
    ),
    annotations: merged("annotations"),
    CDIDevices: responses.flatMap((each) => each.cdiDevices.map(({ name }) => ({ name }))),
  };
}
