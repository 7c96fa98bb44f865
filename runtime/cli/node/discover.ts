import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Client } from "../../../generated/client.ts";
import { isForbidden, isNotFound } from "../../client/errors.ts";
import type { ClientAccess, Generated } from "../../schema/generated.ts";
import { certificatesOf } from "../../x509/certificate.ts";
import { clusterInfo, readClusterInfo } from "./clusterInfo.ts";

export interface DiscoverOptions {
  /** "https://host:port" */
  readonly server: string;
  /** "<id>.<secret>" */
  readonly token: string;
  /** "sha256:<hex>" of the public keys of the server's authority; none: the token alone vouches for it. */
  readonly hashes: readonly string[];
  /** What the server serves. */
  readonly generated: Pick<Generated, "loadClient" | "platform">;
}

const timeoutMs = 10_000;

/**
 * The certificates of the authority of a server, in PEM, that the holder of a token vouches for, by what the server
 * says of itself to all. Rejects with an Error that says what does not hold.
 */
export async function discoverAuthority({ server, token, hashes, generated }: DiscoverOptions): Promise<string> {
  const said = await readFrom({ server, insecureSkipTlsVerify: true }, generated);
  const text = said[clusterInfo.payloadKey] ?? "";
  const [id = ""] = token.split(".");
  const signature = said[`${clusterInfo.signatureKeyPrefix}${id}`];
  if (signature === undefined) {
    throw new Error(`${server} vouches for itself by no token ${id}: it has ended, or another server has made it`);
  }
  if (!isSignedBy({ text, signature, token })) throw new Error(`${server} does not know the secret of the token ${id}`);
  const { ca } = await readClusterInfo(text);
  if (hashes.length > 0) verifyHashes(ca, hashes);
  // Until here another machine may have answered in the place of the server.
  const again = await readFrom({ server, ca }, generated);
  if (again[clusterInfo.payloadKey] !== text) throw new Error(`${server} says something else of itself when verified`);
  return ca;
}

/** "sha256:<hex>" of the public key of each certificate. */
export function keyHashes(ca: string): string[] {
  return certificatesOf(ca).map(({ x509 }) => {
    const key = x509.publicKey.export({ type: "spki", format: "der" });
    return `sha256:${createHash("sha256").update(key).digest("hex")}`;
  });
}

async function readFrom(
  options: ClientAccess,
  { loadClient, platform }: DiscoverOptions["generated"],
): Promise<Readonly<Record<string, string>>> {
  const { createClient } = await loadClient();
  const { core, transport } = createClient({ ...options, timeoutMs, maxRetries: 0 }) as Client;
  try {
    return (await core.v1.configmaps.namespace(platform.names.namespacePublic).get(clusterInfo.name)).data ?? {};
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const hint = isNotFound(error) || isForbidden(error) ? "it has made no token to join by: " : "";
    throw new Error(`${options.server} does not say what it is: ${hint}${cause}`, { cause: error });
  } finally {
    transport.close();
  }
}

interface Signed {
  readonly text: string;
  readonly signature: string;
  readonly token: string;
}

/** A JWS of RFC 7515 without its payload (appendix F); HS256 alone, whose key is the token. */
function isSignedBy({ text, signature, token }: Signed): boolean {
  const [header = "", payload, mac = "", more] = signature.split(".");
  if (payload !== "" || more !== undefined || algorithmOf(header) !== "HS256") return false;
  const content = `${header}.${Buffer.from(text).toString("base64url")}`;
  const wanted = createHmac("sha256", token).update(content).digest();
  const found = Buffer.from(mac, "base64url");
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}

function algorithmOf(header: string): unknown {
  try {
    return (JSON.parse(Buffer.from(header, "base64url").toString()) as { readonly alg?: unknown }).alg;
  } catch {
    return undefined; // what is no header names no algorithm
  }
}

/** Throws an Error where the authority has a key of another hash. */
function verifyHashes(ca: string, hashes: readonly string[]): void {
  const other = keyHashes(ca).find((each) => !hashes.includes(each));
  if (other === undefined) return;
  throw new Error(`the authority of the server has the key ${other}, which is none of --ca-cert-hash`);
}
