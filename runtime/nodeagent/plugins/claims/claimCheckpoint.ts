import { crc32 } from "node:zlib";
import { fieldsOf, formed, notWhole, readState } from "../../stateFile.ts";
import { replaceFile } from "../../files.ts";

/** A device that a driver has prepared. */
export interface PreparedDevice {
  readonly PoolName: string;
  readonly DeviceName: string;
  /** Requests of the claim that it is for; none: all. */
  readonly RequestNames: readonly string[];
  readonly CDIDeviceIDs: readonly string[];
}

/** A claim that pods of the node use, as it stands in the file. */
export interface ClaimState {
  readonly ClaimUID: string;
  readonly ClaimName: string;
  readonly Namespace: string;
  readonly PodUIDs: Readonly<Record<string, object>>;
  /** By the names of the drivers whose devices the claim has. */
  readonly DriverState: Readonly<Record<string, { readonly Devices: readonly PreparedDevice[] }>>;
}

/** Which claims are prepared, or may be, kept in a file, so that a new agent can undo that. */
export interface ClaimCheckpoint {
  /** Throws an Error for a file that was not written as a whole. */
  readonly read: () => Promise<readonly ClaimState[]>;
  readonly write: (claims: readonly ClaimState[]) => Promise<void>;
}

export function claimCheckpoint(path: string, apiVersion: string): ClaimCheckpoint {
  return {
    read: async () => {
      const value = await readState(path);
      if (value === undefined) return [];
      const { Data, Checksum } = fieldsOf<"Data" | "Checksum">(value, path);
      if (typeof Data !== "string" || Checksum !== crc32(Data)) throw notWhole(path);
      return formed(path, () => (JSON.parse(Data) as Content).ClaimInfoStateList.map(claimOf));
    },
    write: async (claims) => {
      const Data = JSON.stringify({ kind: "DRACheckpoint", apiVersion, ClaimInfoStateList: claims });
      await replaceFile(path, JSON.stringify({ Data, Checksum: crc32(Data) }));
    },
  };
}

interface Content {
  readonly ClaimInfoStateList: readonly ClaimState[];
}

/** Throws a TypeError for what has not all of its parts. */
function claimOf({ ClaimUID, ClaimName, Namespace, PodUIDs, DriverState }: ClaimState): ClaimState {
  const drivers = Object.entries(DriverState).map(([name, { Devices }]) => [name, { Devices: Devices.map(deviceOf) }]);
  return {
    ...{ ClaimUID: String(ClaimUID), ClaimName: String(ClaimName), Namespace: String(Namespace) },
    ...{ PodUIDs: Object.fromEntries(Object.keys(PodUIDs).map((uid) => [uid, {}])) },
    DriverState: Object.fromEntries(drivers),
  };
}

function deviceOf({ PoolName, DeviceName, RequestNames, CDIDeviceIDs }: PreparedDevice): PreparedDevice {
  return {
    ...{ PoolName: String(PoolName), DeviceName: String(DeviceName) },
    ...{ RequestNames: (RequestNames ?? []).map(String), CDIDeviceIDs: (CDIDeviceIDs ?? []).map(String) },
  };
}
