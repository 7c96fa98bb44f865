import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { flagSets, parseApiserverFlags } from "../../generated/flags.ts";
import { generated } from "../../generated/index.ts";
import { type ApiServer, startApiServer } from "../../runtime/apiserver/apiserver.ts";
import { flagTexts } from "../../runtime/schema/flags.ts";
import type { Parsed } from "./watch.ts";

export interface FlaggedCall {
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: object;
  /** "admin" shows the administrator's certificate. */
  readonly as?: "admin" | { readonly token: string } | { readonly cert: string; readonly key: string };
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

export interface FlaggedAnswer {
  readonly status: number;
  readonly text: string;
  readonly json: Parsed;
  readonly headers: IncomingHttpHeaders;
  /** Headers of that name. */
  readonly warnings: readonly string[];
}

/** An API server of this process that is started by its flags, over TLS and on memory storage. */
export interface FlaggedServer {
  readonly server: ApiServer;
  readonly folder: string;
  readonly call: (path: string, call?: FlaggedCall) => Promise<FlaggedAnswer>;
  /** The user that a request is, or the status code of its refusal. */
  readonly whoami: (call: Omit<FlaggedCall, "method" | "body">) => Promise<Parsed | number>;
  readonly warnings: readonly string[];
  /** Errors that the server logged and no test has taken yet; taken, they are expected. */
  readonly takeErrors: () => readonly string[];
  /** Fails when the server logged errors. */
  readonly stop: () => Promise<void>;
}

export async function startFlagged(args: readonly string[] = []): Promise<FlaggedServer> {
  const folder = mkdtempSync(join(tmpdir(), "orch-flagged-"));
  const own = ["--data-dir", folder, "--secure-port=0", "--storage-backend=memory"];
  const parsed = parseApiserverFlags([...own, ...args]);
  if (!("flags" in parsed)) throw new Error("error" in parsed ? parsed.error : "help was asked for");
  const errors: string[] = [];
  const warnings: string[] = [];
  const server = await startApiServer({
    flags: { ...parsed.flags, isAnonymousAuthGiven: parsed.given.has("anonymous-auth") },
    ...(flagSets.apiserver === undefined ? {} : { flagTexts: flagTexts(flagSets.apiserver, parsed.flags) }),
    generated,
    logError: (message, error) => errors.push(`${message}: ${error instanceof Error ? error.stack : String(error)}`),
    logWarning: (message) => warnings.push(message),
  }).catch((error) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  const agents = new Set<Agent>();
  const call: FlaggedServer["call"] = async (path, { method = "GET", body, as, headers = {} } = {}) => {
    const credentials = as === "admin" ? adminOf(folder) : as !== undefined && "cert" in as ? as : {};
    const agent = new Agent({ ca: server.certificates.ca.cert, maxCachedSessions: 0, ...credentials });
    agents.add(agent);
    const authorization =
      as !== undefined && as !== "admin" && "token" in as ? { authorization: `Bearer ${as.token}` } : {};
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const all = { ...authorization, ...type, ...headers } as Record<string, string>;
    return new Promise<FlaggedAnswer>((resolve, reject) => {
      const outgoing = request(`${server.url}${path}`, { method, agent, headers: all }, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (chunk) => (text += chunk));
        answer.on("end", () => {
          agent.destroy();
          agents.delete(agent);
          const json = text.startsWith("{") ? JSON.parse(text) : undefined;
          const { warning } = answer.headersDistinct;
          resolve({ status: answer.statusCode ?? 0, text, json, headers: answer.headers, warnings: warning ?? [] });
        });
      });
      outgoing.on("error", reject);
      outgoing.end(body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
    });
  };
  return {
    server,
    folder,
    call,
    warnings,
    takeErrors: () => errors.splice(0),
    whoami: async (options) => {
      const path = "/apis/authentication.orch.io/v1/selfsubjectreviews";
      const { status, json } = await call(path, { ...options, method: "POST", body: {} });
      return status === 201 ? json.status.userInfo : status;
    },
    stop: async () => {
      for (const each of agents) each.destroy();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
      assert.equal(errors, [], "the server logged errors");
    },
  };
}

function adminOf(folder: string): { readonly cert: string; readonly key: string } {
  const read = (file: string) => readFileSync(join(folder, "pki", file), "utf8");
  return { cert: read("admin.crt"), key: read("admin.key") };
}
