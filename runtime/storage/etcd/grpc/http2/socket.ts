import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/** Where the other side listens, and how it is known. */
export interface Place {
  /** http or https. */
  readonly url: URL;
  /** PEM texts, for https. */
  readonly tls: { readonly ca?: string; readonly cert?: string; readonly key?: string };
}

/** Begins to connect. The socket fails with an Error when the other side does not speak HTTP/2 over TLS. */
export function openSocket({ url, tls }: Place): Socket {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isSecure = url.protocol === "https:";
  const port = Number(url.port || (isSecure ? 443 : 80));
  if (!isSecure) return connectTcp({ host, port, noDelay: true });
  const name = isIP(host) === 0 ? { servername: host } : {};
  const socket = connectTls({ host, port, ALPNProtocols: ["h2"], ...name, ...tls });
  socket.setNoDelay(true);
  socket.once("secureConnect", () => {
    if (socket.alpnProtocol !== "h2") socket.destroy(new Error("the server does not speak HTTP/2"));
  });
  return socket;
}
