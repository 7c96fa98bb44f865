import type { Server, Socket } from "node:net";

/** What tells the connections of a port apart, before and after TLS. */
type Peer = Pick<Socket, "remoteAddress" | "remotePort">;

export interface BoundConnections {
  /** The client may be there: it has sent a request that it may send. */
  readonly keep: (peer: Peer) => void;
}

/**
 * Bounds the connections of a port. Beyond the bound the oldest goes of those that are not to be kept, so that clients
 * who only connect, or may do nothing, do not lock out those who may.
 */
export function boundConnections(server: Server, most: number): BoundConnections {
  let open = 0;
  const waiting = new Map<string, Socket>();
  server.on("connection", (socket: Socket) => {
    const name = nameOf(socket);
    open++;
    waiting.set(name, socket);
    socket.once("close", () => {
      open--;
      if (waiting.get(name) === socket) waiting.delete(name);
    });
    if (open <= most) return;
    const [oldest] = waiting;
    waiting.delete(oldest?.[0] ?? "");
    oldest?.[1].destroy();
  });
  return { keep: (peer) => waiting.delete(nameOf(peer)) };
}

function nameOf({ remoteAddress, remotePort }: Peer): string {
  return `${remoteAddress} ${remotePort}`;
}
