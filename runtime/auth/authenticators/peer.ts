import { X509Certificate } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { DetailedPeerCertificate, PeerCertificate, TLSSocket } from "node:tls";
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
  const between = new Map<string, Certificate>();
  return ({ socket }) => {
    const list = authorities?.();
    let look = known.get(socket);
    if (look === undefined || look.list !== list) {
      look = { shown: isTlsSocket(socket) ? peerOf(socket, list, between) : "none", list };
      known.set(socket, look);
    }
    const { shown } = look;
    return typeof shown === "object" && shown.notAfterMs < Date.now() ? "refused" : shown;
  };
}

/** Authorities below those of a list, by their fingerprints. */
type Between = Map<string, Certificate>;

function peerOf(socket: TLSSocket, authorities: readonly Certificate[] | undefined, between: Between): Shown {
  const certificate: DetailedPeerCertificate | null = socket.getPeerCertificate(true);
  if (certificate === null) return "refused"; // the connection is gone
  if (certificate.raw === undefined) return "none";
  if (!socket.authorized) return "refused";
  if (authorities !== undefined && !isSignedBelow(certificate, authorities, between)) return "refused";
  return { certificate, notAfterMs: Date.parse(certificate.valid_to) };
}

/**
 * @limit Authorities between a client's and a known one that are kept for sessions that clients resume: the oldest is
 * forgotten, and what is below it is a 401 until its client begins a new session.
 */
const maxBetween = 100;

/**
 * The TLS library knows one set of authorities, so this looks which of them it was. A client that resumes a session
 * shows its own certificate alone: those between are kept from the session's begin.
 */
function isSignedBelow(
  certificate: DetailedPeerCertificate,
  authorities: readonly Certificate[],
  between: Between,
): boolean {
  const [leaf, ...shown] = shownChain(certificate);
  if (leaf === undefined) return false;
  const isOne = ({ x509 }: Certificate) => authorities.some((each) => each.x509.raw.equals(x509.raw));
  const chain = chainOf(leaf, [...authorities, ...shown.filter(({ x509 }) => x509.ca), ...between.values()]);
  if (!chain.some(isOne)) return false;
  for (const each of chain.slice(1)) if (!isOne(each)) between.set(each.x509.fingerprint256, each);
  for (const oldest of between.keys()) if (between.size > maxBetween) between.delete(oldest);
  return true;
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

/** The name of a certificate's subject, of several the last one, as the field reads them; "" for none. */
export function commonName({ subject }: PeerCertificate): string {
  const names: readonly (string | undefined)[] = [subject?.CN].flat();
  return names.at(-1) ?? "";
}

function isTlsSocket(socket: object): socket is TLSSocket {
  return "getPeerCertificate" in socket && "authorized" in socket;
}
