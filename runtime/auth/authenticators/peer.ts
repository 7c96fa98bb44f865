import { X509Certificate } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { DetailedPeerCertificate, TLSSocket } from "node:tls";
import { type Certificate, certificatesOf, chainOf } from "../../x509/certificate.ts";

/** The certificate that the client of a connection showed, which one of the authorities of the listener signed. */
export interface Peer {
  readonly certificate: DetailedPeerCertificate;
  readonly notAfterMs: number;
}

/**
 * Those that a kind of client must be signed by now: another list is another object. Undefined: all of the listener
 * are.
 */
export type Authorities = (() => readonly Certificate[]) | undefined;

/** What a connection shows of its client: nothing, a certificate that does not hold, or one that does. */
export type Shown = "none" | "refused" | Peer;

/**
 * Looks at the client certificates of connections: one holds when it is signed by the authorities and within its time.
 * A connection's certificate does not change, so the look is kept with its socket for as long as the authorities stay.
 */
export function peers(authorities: Authorities): (req: Pick<IncomingMessage, "socket">) => Shown {
  const known = new WeakMap<object, { readonly shown: Shown; readonly list: readonly Certificate[] | undefined }>();
  return ({ socket }) => {
    const list = authorities?.();
    let look = known.get(socket);
    if (look === undefined || look.list !== list) {
      look = { shown: isTlsSocket(socket) ? peerOf(socket, list) : "none", list };
      known.set(socket, look);
    }
    const { shown } = look;
    return typeof shown === "object" && shown.notAfterMs < Date.now() ? "refused" : shown;
  };
}

function peerOf(socket: TLSSocket, authorities: readonly Certificate[] | undefined): Shown {
  const certificate: DetailedPeerCertificate | null = socket.getPeerCertificate(true);
  if (certificate === null) return "refused"; // the connection is gone
  if (certificate.raw === undefined) return "none";
  if (!socket.authorized) return "refused";
  if (authorities !== undefined && !isSignedBelow(certificate, authorities)) return "refused";
  return { certificate, notAfterMs: Date.parse(certificate.valid_to) };
}

/** The TLS library knows one set of authorities, so this looks which of them it was. */
function isSignedBelow(certificate: DetailedPeerCertificate, authorities: readonly Certificate[]): boolean {
  const [leaf, ...shown] = shownChain(certificate);
  if (leaf === undefined) return false;
  const chain = chainOf(leaf, [...authorities, ...shown.filter(({ x509 }) => x509.ca)]);
  return chain.some((each) => authorities.some(({ x509 }) => x509.raw.equals(each.x509.raw)));
}

/** @limit Certificates that a client shows: those above are not looked at. */
const maxShown = 10;

function shownChain(certificate: DetailedPeerCertificate): Certificate[] {
  const shown: Certificate[] = [];
  const seen = new Set<object>();
  for (let each = certificate; each !== undefined && !seen.has(each); each = each.issuerCertificate) {
    if (seen.size >= maxShown || each.raw === undefined) break;
    seen.add(each);
    shown.push(...certificatesOf(new X509Certificate(each.raw).toString()));
  }
  return shown;
}

function isTlsSocket(socket: object): socket is TLSSocket {
  return "getPeerCertificate" in socket && "authorized" in socket;
}
