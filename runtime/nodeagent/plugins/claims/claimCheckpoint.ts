import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { absent, replaceFile } from "../../files.ts";

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
      const text = await readFile(path, "utf8").catch(absent);
      if (text === undefined) return [];
      const { Data, Checksum } = JSON.parse(text) as { readonly Data: string; readonly Checksum: number };
      if (Checksum !== crc32(Data)) throw new Error(`${path} was changed, or not written as a whole`);
      return (JSON.parse(Data) as { readonly ClaimInfoStateList: readonly ClaimState[] }).ClaimInfoStateList;
    },
    write: async (claims) => {
      const Data = JSON.stringify({ kind: "DRACheckpoint", apiVersion, ClaimInfoStateList: claims });
      await replaceFile(path, JSON.stringify({ Data, Checksum: crc32(Data) }));
    },
  };
}
