import type { PeerCertificate, TLSSocket } from "node:tls";
import { authenticated, type UserInfo } from "./user.ts";

/** Which credential a user showed, in `extra` below the domain of authentication. */
export const credentialIdKey = "credential-id";

/**
 * The user that a verified client certificate names: CN is the name, O are the groups. A connection's certificate does
 * not change, so the answer is kept with its socket.
 */
export function clientCertificateAuthenticator(labelDomain: string): (socket: object) => UserInfo | undefined {
  const known = new WeakMap<object, { user: UserInfo | undefined }>();
  return (socket) => {
    let entry = known.get(socket);
    if (entry === undefined) {
      entry = { user: userOf(socket, labelDomain) };
      known.set(socket, entry);
    }
    return entry.user;
  };
}

function userOf(socket: object, labelDomain: string): UserInfo | undefined {
  if (!isTlsSocket(socket) || !socket.authorized) return undefined;
  const certificate = socket.getPeerCertificate();
  const name = single(certificate.subject?.CN);
  if (name === undefined) return undefined;
  return authenticated({
    name,
    groups: many(certificate.subject.O),
    extra: { [`authentication.${labelDomain}/${credentialIdKey}`]: [`X509SHA256=${fingerprint(certificate)}`] },
  });
}

function isTlsSocket(socket: object): socket is TLSSocket {
  return "getPeerCertificate" in socket && "authorized" in socket;
}

function fingerprint(certificate: PeerCertificate): string {
  return certificate.fingerprint256.replaceAll(":", "").toLowerCase();
}

/** Repeated attributes come as an array; a user has one name. */
function single(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value[0] : value;
  return text === undefined || text === "" ? undefined : text;
}

function many(value: string | string[] | undefined): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
