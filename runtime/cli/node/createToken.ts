import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "../../../generated/client.ts";
import { type NodeTokenCreateFlags, parseNodeTokenCreateFlags } from "../../../generated/flags.ts";
import { namespaceDefault } from "../../../generated/wellknown.ts";
import { isUnauthorized } from "../../client/errors.ts";
import { loadKubeconfig } from "../../client/kubeconfig.ts";
import { bootstrapToken } from "../../schema/access/bootstrapToken.ts";
import { durationMs } from "../../schema/duration.ts";
import type { Generated, Platform } from "../../schema/index.ts";
import { builtIn, generatedOf } from "../builtIn.ts";
import { complain, print } from "../output.ts";
import { type ClusterInfo, clusterInfo } from "./clusterInfo.ts";
import { keyHashes } from "./discover.ts";
import { joinersGroup, letMachinesJoin } from "./letMachinesJoin.ts";

/** `node token create`: prints the command by which another machine joins. Returns the exit code. */
export async function createToken(argv: readonly string[]): Promise<number> {
  const parsed = parseNodeTokenCreateFlags(argv);
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  const { flags } = parsed;
  const lifetimeMs = durationMs(flags.ttl) ?? 0;
  if (lifetimeMs > 0 && lifetimeMs < leastLifetimeMs) {
    return complain("--ttl: must be at least 1m, or 0 for a token without an end: a machine takes a while to join", 2);
  }
  const path = flags.kubeconfig === "" ? join(flags.dataDir, "admin.kubeconfig") : flags.kubeconfig;
  const { server: asked, tls } = await loadKubeconfig({ path });
  if (tls.ca === undefined) throw new Error(`${path} does not name the authority of its server`);
  const { generated } = await generatedOf("node token create", argv);
  const { platform } = generated;
  const { createClient } = await generated.loadClient();
  const client = createClient({ kubeconfig: path }) as Client;
  try {
    const server = flags.server === "" ? await advertised(client, asked, platform) : flags.server;
    const ca = Buffer.from(tls.ca).toString();
    await letMachinesJoin(client, { server, ca }, platform);
    const token = await makeToken(client, flags, platform);
    await isAccepted(token, { server: asked, ca, serverName: tls.serverName }, generated);
    await isSigned(client, token, platform);
    const hashes = keyHashes(ca).flatMap((each) => ["--ca-cert-hash", each]);
    const ofAgent = flags.generated === "" ? [] : ["--", "--generated", flags.generated];
    const { name: program } = builtIn.platform;
    return print([program, "node", "join", server, "--token", token, ...hashes, ...ofAgent].join(" "), 0);
  } finally {
    client.transport.close();
  }
}

/** A token that ends sooner would be refused before it is printed. */
const leastLifetimeMs = 60_000;

/** What the server's own service leads to; a server that listens on loopback advertises nothing. */
async function advertised(client: Client, fallback: string, { systemPrefix }: Platform): Promise<string> {
  const fieldSelector = `metadata.name=${systemPrefix}`;
  const { items } = await client.core.v1.endpoints.namespace(namespaceDefault).list({ fieldSelector });
  const [subset] = items[0]?.subsets ?? [];
  const ip = subset?.addresses?.[0]?.ip;
  const port = subset?.ports?.[0]?.port;
  if (ip !== undefined && port !== undefined) return `https://${ip.includes(":") ? `[${ip}]` : ip}:${port}`;
  const { name: program } = builtIn.platform;
  console.error(
    `${program}: the server advertises no address (--bind-address): only this machine can join ${fallback}`,
  );
  return fallback;
}

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

function randomText(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

async function makeToken(
  client: Client,
  { ttl, description }: NodeTokenCreateFlags,
  platform: Platform,
): Promise<string> {
  const { namespaceSystem, secretTypeBootstrapToken: type } = platform.names;
  const [id, secret] = [randomText(6), randomText(16)];
  const lifetimeMs = durationMs(ttl) ?? 0;
  const stringData = {
    ...{ "token-id": id, "token-secret": secret, description },
    ...(lifetimeMs > 0 ? { expiration: `${new Date(Date.now() + lifetimeMs).toISOString().slice(0, 19)}Z` } : {}),
    ...{ "usage-bootstrap-authentication": "true", "usage-bootstrap-signing": "true" },
    "auth-extra-groups": joinersGroup(platform),
  };
  await client.core.v1.secrets
    .namespace(namespaceSystem)
    .create({ metadata: { name: `${bootstrapToken.namePrefix}${id}` }, type, stringData });
  return `${id}.${secret}`;
}

/** Throws an Error where the server does not know a user by the token. */
async function isAccepted(
  token: string,
  { server, ca, serverName }: ClusterInfo & { readonly serverName: string | undefined },
  { loadClient }: Pick<Generated, "loadClient">,
): Promise<void> {
  const { createClient } = await loadClient();
  const byName = serverName === undefined ? {} : { tlsServerName: serverName };
  const client = createClient({ server, ca, token, ...byName }) as Client;
  try {
    await client.authentication.v1.selfsubjectreviews.create({});
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    throw new Error("the server takes no bootstrap tokens: start it with --enable-bootstrap-token-auth", {
      cause: error,
    });
  } finally {
    client.transport.close();
  }
}

const signedWithinMs = 10_000;

/** Throws an Error where no controller signs what the server says of itself. */
async function isSigned(client: Client, token: string, { names }: Platform): Promise<void> {
  const [id = ""] = token.split(".");
  const endMs = performance.now() + signedWithinMs;
  while (performance.now() < endMs) {
    const { data = {} } = await client.core.v1.configmaps.namespace(names.namespacePublic).get(clusterInfo.name);
    if (data[`${clusterInfo.signatureKeyPrefix}${id}`] !== undefined) return;
    await sleep(50);
  }
  throw new Error(
    `no controller signs ${clusterInfo.name} by the token: run bootstrap-signer-controller and token-cleaner-controller`,
  );
}
