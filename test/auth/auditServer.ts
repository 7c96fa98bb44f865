import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseApiserverFlags } from "../../generated/flags.ts";
import { generated } from "../../generated/index.ts";
import { type ApiServer, startApiServer } from "../../runtime/apiserver/apiserver.ts";
import {
  createTransport,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from "../../runtime/client/index.ts";

export type Parsed = ReturnType<typeof JSON.parse>;

export interface AuditedServer {
  readonly server: ApiServer;
  readonly folder: string;
  /** Lines that the server logged of its own. */
  readonly logged: readonly string[];
  /** Sends a request as a user of `tokens`; "" is anonymous. */
  readonly send: (request: Sent) => Promise<TransportResponse>;
  /** Lines of the log so far. */
  readonly lines: () => string[];
  /** Events of requests with an audit id, in order, once `count` of them are there. */
  readonly events: (auditId: string, count: number) => Promise<Parsed[]>;
  /** The value of a metric; 0 while it has no series. */
  readonly metric: (name: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

export interface Sent extends Pick<TransportRequest, "contentType" | "accept"> {
  readonly method?: TransportRequest["method"];
  readonly path: string;
  readonly body?: object | string;
  /** Default "admin". */
  readonly user?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const users = `admin,admin,1,"system:masters"\nalice,alice,2,"dev,ops"\nbob,bob,3\n`;

/** Starts a server with a policy, a log and other flags in this process. */
export async function startAudited(policy: string, flags: readonly string[] = []): Promise<AuditedServer> {
  const folder = mkdtempSync(join(tmpdir(), "orch-audit-"));
  const log = join(folder, "audit.log");
  writeFileSync(join(folder, "policy.yaml"), `apiVersion: audit.orch.io/v1\nkind: Policy\n${policy}`);
  writeFileSync(join(folder, "tokens.csv"), users);
  const own = ["--data-dir", folder, "--secure-port", "0", "--storage-backend", "memory"];
  const about = ["--token-auth-file", join(folder, "tokens.csv"), "--audit-policy-file", join(folder, "policy.yaml")];
  const parsed = parseApiserverFlags([...own, ...about, "--audit-log-path", log, ...flags]);
  if (!("flags" in parsed)) throw new Error("error" in parsed ? parsed.error : "help");
  const logged: string[] = [];
  const logError = (message: string, error: unknown) => void logged.push(`${message}: ${String(error)}`);
  const logWarning = (message: string) => void logged.push(message);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const starting = startApiServer({ flags: parsed.flags, generated, logError, logWarning });
  const server = await starting.catch((error) => {
    remove();
    throw error;
  });
  /** By user: a handshake for each request takes more than the requests. */
  const transports = new Map<string, Transport>();
  const transportOf = (user: string) => {
    const token = user === "" ? {} : { token: user };
    return createTransport({ server: server.url, ca: server.certificates.ca.cert, maxRetries: 0, ...token });
  };
  const send = async ({ method = "GET", path, body, user = "admin", headers = {}, ...others }: Sent) => {
    const transport = transports.get(user) ?? transportOf(user);
    transports.set(user, transport);
    const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
    return transport.request({ method, path, headers, ...sent, ...others });
  };
  const lines = () => readFileSync(log, "utf8").split("\n").slice(0, -1);
  return {
    ...{ server, folder, logged, send, lines },
    events: (auditId, count) =>
      eventually(() => {
        const found = lines().map((each) => JSON.parse(each));
        const events = found.filter((each) => each.auditID === auditId);
        return events.length >= count ? events : undefined;
      }),
    metric: async (name) => {
      const text = Buffer.from((await send({ path: "/metrics" })).body).toString("utf8");
      const line = text.split("\n").find((each) => each.startsWith(`${name} `));
      return line === undefined ? 0 : Number(line.split(" ").at(-1));
    },
    stop: async () => {
      for (const each of transports.values()) each.close();
      await server.stop();
      remove();
    },
  };
}

/** Tries until something is found; throws after half a minute. */
export async function eventually<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const endMs = performance.now() + 30_000;
  while (performance.now() < endMs) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("it did not come in half a minute");
}
