import { type IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** What a request needs to become a connection of another protocol. */
export interface Upgrade {
  readonly socket: Duplex;
  /** What came behind the request's head. */
  readonly head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

/**
 * Hands requests for an upgrade to the listener of all requests: the code that answers decides whether the connection
 * becomes one of another protocol. A request whose body would be lost is answered as if it had not asked.
 */
export function acceptUpgrades(server: Server, listener: RequestListener): void {
  server.on("upgrade", (req, socket, head) => {
    socket.on("error", () => socket.destroy());
    const take = () => {
      if (!mayUpgrade(req)) {
        withoutUpgrade(server, req, { socket, head });
        return;
      }
      upgrades.set(req, { socket, head });
      const res = new ServerResponse(req);
      res.shouldKeepAlive = false;
      res.assignSocket(socket as Socket);
      res.once("finish", () => (socket as Socket).destroySoon());
      listener(req, res);
    };
    whenFree(socket as Socket, take);
  });
}

/** Calls when the requests that came before on a connection are answered; never, when it closes before. */
function whenFree(socket: Socket & { readonly _httpMessage?: ServerResponse | null }, take: () => void): void {
  if (socket.destroyed) return;
  const answering = socket._httpMessage;
  if (answering != null) {
    answering.once("close", () => whenFree(socket, take));
    return;
  }
  socket.setTimeout(0); // of a connection that is idle after an answer
  take();
}

/** The upgrade that a request asks for; undefined when it asks for none. */
export function upgradeOf(req: IncomingMessage): Upgrade | undefined {
  return upgrades.get(req);
}

/** Clients of HTTP/1.1 ask for HTTP/2 with requests of any sort, and are glad of an answer as well. */
export function mayUpgrade({ headers }: IncomingMessage): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return !hasBody && headers.upgrade?.toLowerCase() !== "h2c";
}

/** Reads the request again without what made it an upgrade, and what follows it. */
function withoutUpgrade(server: Server, req: IncomingMessage, { socket, head }: Upgrade): void {
  const lines = [`${req.method} ${req.url} HTTP/${req.httpVersion}`];
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i] ?? "";
    if (name.toLowerCase() !== "upgrade") lines.push(`${name}: ${req.rawHeaders[i + 1]}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), head]));
  server.emit("connection", socket);
}
