import { connect, createServer, type Socket } from "node:net";

/** A way to a port that a test can cut. */
export interface TcpProxy {
  readonly port: number;
  /** Ends all connections, and refuses new ones until `mend`. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** Nothing passes in either direction, though connections stay; until `mend`. */
  readonly stall: () => void;
  readonly close: () => Promise<void>;
}

/** `onSent` hears of everything that clients send. */
export async function startTcpProxy(target: number, onSent?: (chunk: Buffer) => void): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isStalled = false;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      if (isStalled) from.pause();
      from.on("data", (chunk: Buffer) => {
        if (from === client) onSent?.(chunk);
        to.write(chunk);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    cut: () => {
      isCut = true;
      endAll();
    },
    mend: () => {
      isCut = false;
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    close: () => {
      endAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
