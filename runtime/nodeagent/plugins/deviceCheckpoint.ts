import { crc32 } from "node:zlib";
import { fromBinary, toBinary } from "@bufbuild/protobuf";
import {
  type ContainerAllocateResponse,
  ContainerAllocateResponseSchema,
} from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import { fieldsOf, formed, notWhole, readState } from "../stateFile.ts";
import { replaceFile } from "../files.ts";

/** Devices that a container has, of one resource. */
export interface DeviceAllocation {
  readonly podUid: string;
  readonly container: string;
  readonly resource: string;
  readonly ids: readonly string[];
  /** The same by the memory nodes that they were near when they were given; "-1" for none. */
  readonly nodes: Readonly<Record<string, readonly string[]>>;
  /** What the plugin said that the container needs. */
  readonly response: ContainerAllocateResponse;
}

export interface DeviceState {
  readonly allocations: readonly DeviceAllocation[];
  /** Ids of all devices, by resource: what there was before the plugins come back. */
  readonly registered: ReadonlyMap<string, readonly string[]>;
}

/** As it stands in the file. */
interface Entry {
  readonly PodUID: string;
  readonly ContainerName: string;
  readonly ResourceName: string;
  /** By the node of memory that they are near; "-1" for none. */
  readonly DeviceIDs: Readonly<Record<string, readonly string[]>>;
  readonly AllocResp: string;
}

interface Content {
  readonly Data: {
    readonly PodDeviceEntries: readonly Entry[];
    readonly RegisteredDevices: Readonly<Record<string, readonly string[]>>;
  };
  readonly Checksum: number;
}

/** Which devices containers have, kept in a file, so that a new agent does not give them away. */
export interface DeviceCheckpoint {
  /** Throws an Error for a file that was not written as a whole. */
  readonly read: () => Promise<DeviceState>;
  readonly write: (state: DeviceState) => Promise<void>;
}

export function deviceCheckpoint(path: string): DeviceCheckpoint {
  return {
    read: async () => {
      const value = await readState(path);
      if (value === undefined) return { allocations: [], registered: new Map() };
      const { Data, Checksum } = fieldsOf<keyof Content>(value, path);
      return formed(path, () => {
        if (Checksum !== crc32(JSON.stringify(Data))) throw notWhole(path);
        const { PodDeviceEntries, RegisteredDevices } = Data as Content["Data"];
        return {
          allocations: PodDeviceEntries.map(allocationOf),
          registered: new Map(Object.entries(RegisteredDevices).map(([name, ids]) => [name, ids.map(String)])),
        };
      });
    },
    write: async ({ allocations, registered }) => {
      const Data = { PodDeviceEntries: allocations.map(entryOf), RegisteredDevices: Object.fromEntries(registered) };
      await replaceFile(path, JSON.stringify({ Data, Checksum: crc32(JSON.stringify(Data)) }));
    },
  };
}

function entryOf({ podUid, container, resource, nodes, response }: DeviceAllocation): Entry {
  const bytes = toBinary(ContainerAllocateResponseSchema, response);
  return {
    ...{ PodUID: podUid, ContainerName: container, ResourceName: resource, DeviceIDs: nodes },
    AllocResp: Buffer.from(bytes).toString("base64"),
  };
}

function allocationOf({ PodUID, ContainerName, ResourceName, DeviceIDs, AllocResp }: Entry): DeviceAllocation {
  const ids = [...new Set(Object.values(DeviceIDs).flat())];
  return {
    ...{ podUid: PodUID, container: ContainerName, resource: ResourceName, ids, nodes: DeviceIDs },
    response: fromBinary(ContainerAllocateResponseSchema, Buffer.from(AllocResp, "base64")),
  };
}
