import { createServer } from "node:https";
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { makeCertificates } from "../certificates.ts";

/** An OpenID Connect issuer of this process, over TLS. */
export interface Issuer {
  readonly url: string;
  /** Of its certificate, PEM. */
  readonly ca: string;
  /** A token with an hour to live, of this issuer and for "us" unless the claims say otherwise. */
  readonly sign: (
    claims?: JWTPayload,
    options?: { readonly kid?: string; readonly key?: CryptoKey },
  ) => Promise<string>;
  /** Signs with another key from now on, of a name of its own or of this one; the old one is no longer published. */
  readonly rotate: (kid?: string) => Promise<void>;
  /** Keys that it publishes before its own. */
  readonly strays: object[];
  /** Paths that were asked for. */
  readonly asked: string[];
  /** Texts that it answers with besides its own documents, by path, to who has the access token "may". */
  readonly texts: Map<string, string>;
  /** How it answers: at once, never, or with an error. */
  mode: "answers" | "hangs" | "fails";
  readonly stop: () => Promise<void>;
}

export async function startIssuer(authority = "issuer authority"): Promise<Issuer> {
  const { ca, server: own } = await makeCertificates("issuer.test", "client", authority);
  let [key, published, kid] = await newKey("key-0");
  let count = 0;
  const asked: string[] = [];
  const strays: object[] = [];
  const server = createServer(own, (req, res) => {
    const path = req.url ?? "";
    asked.push(path);
    if (issuer.mode === "hangs") return;
    const text = issuer.texts.get(path);
    if (text !== undefined) {
      const isAllowed = req.headers.authorization === "Bearer may";
      res.writeHead(isAllowed ? 200 : 401, { "content-type": "application/jwt" }).end(isAllowed ? text : "");
      return;
    }
    const url = issuer.url;
    const documents: Record<string, object> = {
      "/.well-known/openid-configuration": { issuer: url, jwks_uri: `${url}/keys` },
      "/elsewhere": { issuer: url, jwks_uri: `${url}/keys` },
      "/keys": { keys: [...strays, published] },
    };
    const document = issuer.mode === "fails" ? undefined : documents[path];
    res.writeHead(document === undefined ? 500 : 200, { "content-type": "application/json" });
    res.end(JSON.stringify(document ?? { secret: "of the issuer" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  const issuer: Issuer = {
    url: `https://127.0.0.1:${port}`,
    ca,
    asked,
    strays,
    texts: new Map(),
    mode: "answers",
    sign: (claims = {}, options = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const all = { iss: issuer.url, aud: "us", sub: "jane", exp: now + 3600, iat: now, ...claims };
      const header = { alg: "ES256", kid: options.kid ?? kid };
      return new SignJWT(all).setProtectedHeader(header).sign(options.key ?? key);
    },
    rotate: async (name = `key-${++count}`) => {
      [key, published, kid] = await newKey(name);
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return issuer;
}

async function newKey(kid: string): Promise<[CryptoKey, object, string]> {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  return [privateKey, { ...(await exportJWK(publicKey)), kid, alg: "ES256", use: "sig" }, kid];
}
