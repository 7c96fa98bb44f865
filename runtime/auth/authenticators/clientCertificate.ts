import type { PeerCertificate } from "node:tls";
import { authenticated, type UserInfo } from "../user.ts";
import { AuthenticationError, type RequestAuthenticator } from "./authenticator.ts";
import { type Authorities, commonName, type Peer, peers } from "./peer.ts";

/** Which credential a user showed, in `extra` below the domain of authentication. */
export const credentialIdKey = "credential-id";

export interface ClientCertificateOptions {
  readonly labelDomain: string;
  /** Those that name users; absent: all of the listener. */
  readonly authorities?: Authorities;
  /** Read the uid of a user from the attribute that is meant for it. */
  readonly readsUid: boolean;
  /** Hears for how many more seconds the certificate holds that a request came with. */
  readonly onUse: (secondsLeft: number) => void;
}

/** Object identifier of the attribute of a subject that has the uid. */
const uidAttribute = "1.3.6.1.4.1.57683.2";

/**
 * The user that a verified client certificate names: CN is the name, O are the groups. A certificate of another
 * authority does not hold.
 */
export function clientCertificateAuthenticator(options: ClientCertificateOptions): RequestAuthenticator {
  const peerOf = peers(options.authorities);
  const known = new WeakMap<Peer, UserInfo>();
  return (req) => {
    const peer = peerOf(req);
    if (peer === "none") return undefined;
    if (peer === "refused")
      throw new AuthenticationError("x509: the certificate has no known authority, or has expired");
    const user = known.get(peer) ?? userOf(peer.certificate, options);
    if (user === undefined) return undefined;
    known.set(peer, user);
    options.onUse((peer.notAfterMs - Date.now()) / 1000);
    return user;
  };
}

function userOf(
  certificate: PeerCertificate,
  { labelDomain, readsUid }: ClientCertificateOptions,
): UserInfo | undefined {
  const { subject } = certificate;
  const name = commonName(certificate);
  if (name === "") return undefined;
  const uid = readsUid ? uidOf(subject as unknown as Readonly<Record<string, unknown>>) : undefined;
  return authenticated({
    name,
    ...(uid === undefined ? {} : { uid }),
    groups: many(subject.O),
    extra: { [`authentication.${labelDomain}/${credentialIdKey}`]: [`X509SHA256=${fingerprint(certificate)}`] },
  });
}

function uidOf(subject: Readonly<Record<string, unknown>>): string | undefined {
  const value = subject[uidAttribute];
  if (value === undefined) return undefined;
  if (typeof value === "string" && value !== "") return value;
  throw new AuthenticationError("the subject of the client certificate must have one uid, which may not be empty");
}

function fingerprint(certificate: PeerCertificate): string {
  return certificate.fingerprint256.replaceAll(":", "").toLowerCase();
}

function many(value: string | string[] | undefined): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
