import type { Endpoints } from "../../generated/core/v1/endpoints.ts";
import { decodeStored, encodeStored, storedFormOf } from "../registry/stored/storedForm.ts";
import { type Storage, StorageError } from "../storage/storage.ts";

/** Where others reach an API server. */
export interface ServerAddress {
  /** In canonical form. */
  readonly ip: string;
  readonly port: number;
}

/** The addresses of the servers of one storage, each kept alive by its server. */
export interface ServerLeases {
  /** Says that this server is there, for the next while. */
  readonly renew: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Those that are there, in the order of their addresses. */
  readonly list: () => Promise<readonly ServerAddress[]>;
}

const prefix = "/registry/masterleases/";
/** A server that says nothing for so long is gone. */
const ttlSeconds = 15;
/**
 * How often a write is tried again: only a server that was here before writes the key too.
 * @limit Tries to write a server's lease: the error is logged, and the next period tries again.
 */
const maxAttempts = 5;

/** Like an object, since storage may put the revision into what it holds; the field's servers write the same. */
const form = storedFormOf({ kind: "Endpoints", apiVersion: "v1" });

/** Leases in storage that several servers may share; elsewhere there is one server, which is there while it says so. */
export function serverLeases(storage: Storage, own: ServerAddress): ServerLeases {
  if (storage.hasLeases !== true) return leaseOfOne(own);
  const key = prefix + own.ip;
  const write = async (value: ((revision: number) => Uint8Array) | undefined) => {
    for (let attempt = 1; ; attempt++) {
      const stored = await storage.get(key);
      if (stored === undefined && value === undefined) return;
      const operation = { prefix, key, expectedRevision: stored?.revision ?? 0 };
      try {
        await storage.write(value === undefined ? operation : { ...operation, value, ttlSeconds });
        return;
      } catch (error) {
        if (attempt === maxAttempts || !isRace(error)) throw error;
      }
    }
  };
  const subsets = [{ addresses: [{ ip: own.ip }], ports: [{ port: own.port }] }];
  return {
    renew: () =>
      write((revision) => encodeStored(form, { metadata: { name: own.ip }, subsets } as Endpoints, revision)),
    remove: () => write(undefined),
    list: async () => {
      const { items } = await storage.list({ prefix });
      return items.flatMap(({ value }) => addressIn(decodeStored(Buffer.from(value)) as Endpoints) ?? []);
    },
  };
}

function isRace(error: unknown): boolean {
  return error instanceof StorageError && ["exists", "missing", "conflict"].includes(error.code);
}

function addressIn({ subsets }: Endpoints): ServerAddress | undefined {
  const ip = subsets?.[0]?.addresses?.[0]?.ip;
  const port = subsets?.[0]?.ports?.[0]?.port;
  return ip === undefined || port === undefined ? undefined : { ip, port };
}

function leaseOfOne(own: ServerAddress): ServerLeases {
  let isThere = false;
  return {
    renew: async () => void (isThere = true),
    remove: async () => void (isThere = false),
    list: async () => (isThere ? [own] : []),
  };
}
