import { type Client, createClient } from "@connectrpc/connect";
import { Node, type NodeServiceCapability_RPC_Type as Ability } from "../../../../generated/pb/csi/v1/csi_pb.ts";
import { unixClient } from "../../sockets/unixClient.ts";

/** A storage driver that has registered: the calls of its node service. */
export interface CsiDriver {
  readonly name: string;
  readonly node: Client<typeof Node>;
  /** Whether the driver has a call or a form of one that not all have. */
  readonly can: (ability: Ability) => Promise<boolean>;
  readonly close: () => void;
}

/** A call of a driver that has ended. */
export interface CsiCall {
  readonly driver: string;
  /** Its name without the service. */
  readonly method: string;
  /** Of gRPC: "OK", "Unavailable". */
  readonly status: string;
  readonly seconds: number;
}

export type OnCall = (call: CsiCall) => void;

/** @limit Call of a storage driver: it fails, and is tried again. */
const callTimeoutMs = 120_000;

/** Connects to a driver. Calls reject with a ConnectError. */
export function openCsiDriver(name: string, { socketPath, onCall }: { socketPath: string; onCall: OnCall }): CsiDriver {
  const { transport, close } = unixClient(socketPath, callTimeoutMs, ({ method, status, seconds }) =>
    onCall({ driver: name, method: method.name, status, seconds }),
  );
  const node = createClient(Node, transport);
  let abilities: Promise<ReadonlySet<Ability>> | undefined;
  const ask = async () => {
    const { capabilities } = await node.nodeGetCapabilities({});
    return new Set(capabilities.flatMap(({ type }) => (type.case === "rpc" ? [type.value.type] : [])));
  };
  const known = () => {
    abilities ??= ask().catch((error: unknown) => {
      abilities = undefined;
      throw error;
    });
    return abilities;
  };
  return { name, node, close, can: async (ability) => (await known()).has(ability) };
}
