import { randomUUID } from "node:crypto";
import { createServer as createHttpServer } from "node:http";
import { type Client, createClient } from "../generated/client.ts";
import { parseFeatureGates } from "../generated/gates.ts";
import { generated as builtIn } from "../generated/index.ts";
import { assemble } from "./assemble.ts";
import { alwaysAllow, type Authorizer } from "./auth/authorizer.ts";
import { newServiceAccountKeys } from "./auth/serviceAccountKeys.ts";
import { ServiceAccountTokens } from "./auth/serviceAccountTokens.ts";
import { staticTokens } from "./auth/tokenFile.ts";
import { acceptWebSockets } from "./filters/webSocket.ts";
import { servedKinds } from "./registry/runtimeConfig.ts";
import type { Generated, Platform } from "./schema/index.ts";
import { openMemoryStorage } from "./storage/memory.ts";

export interface TestServerOptions {
  /** The kinds to serve; default the built-in ones. */
  readonly generated?: Generated;
  readonly authorizer?: Authorizer;
  /** As `--runtime-config`; versions that are not stable are off by default. */
  readonly runtimeConfig?: readonly string[];
  /** Gate -> "true" or "false". */
  readonly featureGates?: Readonly<Record<string, string>>;
  /** Seconds that a token of a service account may be good for; 0, the default, sets no limit. */
  readonly maxTokenSeconds?: number;
}

export interface TestServer {
  /** http://127.0.0.1:PORT; plain, since it never leaves the machine. */
  readonly url: string;
  /** A bearer token of a user in `system:masters`. */
  readonly token: string;
  readonly client: Client;
  /** Errors that were the server's own; a test that is about clients expects none. */
  readonly errors: readonly string[];
  /** Ends watches and closes the port; nothing stays behind. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server in this process, on memory storage and a free port of the loopback interface, with a client for it.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const token = randomUUID();
  const errors: string[] = [];
  let address = "";
  const { platform } = options.generated ?? builtIn;
  const { server, drain, close } = await assemble({
    generated: servedKinds(options.generated ?? builtIn, options.runtimeConfig ?? []),
    storage: await openMemoryStorage(),
    authentication: {
      certificate: () => undefined,
      tokens: [staticTokens(new Map([[token, { name: "test-admin", groups: ["system:masters"] }]]))],
      anonymous: false,
    },
    accountTokens: testTokens(platform, options.maxTokenSeconds ?? 0),
    authorizer: options.authorizer ?? alwaysAllow,
    gates: parseFeatureGates(options.featureGates ?? {}),
    serverAddress: () => address,
    logError: (message, error) => errors.push(`${message}: ${error instanceof Error ? error.stack : String(error)}`),
  });
  const listener = createHttpServer(server.callback);
  acceptWebSockets(listener, server.callback);
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const bound = listener.address();
  address = `127.0.0.1:${typeof bound === "object" && bound !== null ? bound.port : 0}`;
  const url = `http://${address}`;
  const client = createClient({ server: url, token });
  return {
    url,
    token,
    client,
    errors,
    stop: async () => {
      client.transport.close();
      drain();
      const closed = new Promise((resolve) => listener.close(resolve));
      listener.closeIdleConnections();
      await closed;
      await close();
    },
  };
}

function testTokens({ name, labelDomain }: Platform, maxSeconds: number): ServiceAccountTokens {
  const issuer = `https://${name}.default.svc`;
  return new ServiceAccountTokens({
    keys: newServiceAccountKeys(),
    issuers: [issuer],
    audiences: [issuer],
    maxSeconds,
    extendsExpiration: true,
    labelDomain,
    jwksUri: "",
    newId: randomUUID,
  });
}
