import type { Duplex } from "node:stream";
import { ConnectionError } from "./errors.ts";
import type { PortSession } from "./resourceTypes.ts";
import { spdyClient } from "./spdyClient.ts";

/** @limit What a node says of a connection to a port that failed, in a client's error: cut. */
const maxReasonBytes = 1024;

/** Connections to ports of a pod over one WebSocket, whose messages hold bytes of SPDY. `path` is for errors. */
export function portSession(socket: Duplex, path: string): PortSession {
  const spdy = spdyClient(socket, { resets: true });
  socket.once("end", () => setImmediate(() => socket.destroy())); // a WebSocket may end without a close
  const connections = new Set<Duplex>();
  let count = 0;
  return {
    async connect(port) {
      if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new TypeError(`a port may not be ${port}`);
      const headers = { port: String(port), requestid: String(count++) };
      // The runtime waits for both, the one for errors first.
      const errors = await spdy.open({ ...headers, streamtype: "error" });
      errors.on("error", () => {}); // the connection ends in the same way
      errors.end();
      const connection = await spdy.open({ ...headers, streamtype: "data" });
      connection.on("error", () => {}); // readers hear of it
      connections.add(connection);
      connection.once("close", () => {
        connections.delete(connection);
        errors.destroy();
      });
      errors.on("data", (part: Buffer) => {
        const reason = part.toString("utf8", 0, maxReasonBytes).trim();
        connection.destroy(new ConnectionError(`GET ${path}: port ${port}: ${reason}`, { code: "FORWARD" }));
      });
      return connection;
    },
    close() {
      for (const each of connections) each.destroy();
      socket.destroy();
    },
  };
}
