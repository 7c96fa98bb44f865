import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/** Where the other side listens, and how it is known. */
export interface Place {
  /** Of http or https; or of unix or unixs, then host and path name a file. */
  readonly url: URL;
  /** PEM texts, for https and unixs. */
  readonly tls: { readonly ca?: string; readonly cert?: string; readonly key?: string };
}

/** Begins to connect. The socket fails with an Error when the other side does not speak HTTP/2 over TLS. */
export function openSocket({ url, tls }: Place): Socket {
  const isSecure = isSecured(url);
  const place = placeOf(url);
  if (!isSecure) return connectTcp({ ...place, noDelay: true });
  const { host } = place;
  const name = host === undefined || isIP(host) !== 0 ? {} : { servername: host };
  const socket = connectTls({ ...place, ALPNProtocols: ["h2"], ...name, ...tls, allowPartialTrustChain: true });
  socket.setNoDelay(true);
  socket.once("secureConnect", () => {
    if (socket.alpnProtocol !== "h2") socket.destroy(new Error("the server does not speak HTTP/2"));
  });
  return socket;
}

/** How requests name the other side; a file has no name there. */
export function originOf(url: URL): { readonly scheme: string; readonly authority: string } {
  return { scheme: isSecured(url) ? "https" : "http", authority: isFile(url) ? "localhost" : url.host };
}

function placeOf(url: URL): { readonly path?: string; readonly host?: string; readonly port: number } {
  if (isFile(url)) return { path: decodeURIComponent(url.host + url.pathname), port: 0 };
  return { host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port || (isSecured(url) ? 443 : 80)) };
}

function isSecured({ protocol }: URL): boolean {
  return protocol === "https:" || protocol === "unixs:";
}

function isFile({ protocol }: URL): boolean {
  return protocol.startsWith("unix");
}
