import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request as httpsRequest } from "node:https";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { root } from "../harness/kubectl.ts";
import { startOrch } from "../harness/orchProcess.ts";
import { generatedFor } from "../identity/platforms.ts";
import { type Difference, differences, sameStatus } from "./compare.ts";
import { type Exchange, isBytes, type RecordedAnswer, type Scenario } from "./exchange.ts";

/** What came of one recorded exchange. */
export interface Replayed {
  readonly exchange: Exchange;
  readonly ours: RecordedAnswer;
  /** Status code and reason are the recorded ones. */
  readonly hasSameStatus: boolean;
  readonly differences: readonly Difference[];
}

/** Milliseconds after which a stream that says nothing has said all. */
const quietMs = 1_500;

/** The holders of tokens: name, user, groups. */
const users = [
  "admin,system:masters",
  "alice,devs",
  "bob,",
  'carol,"qa,devs"',
  "dave,",
  "erin,devs",
  "node,system:nodes",
];

/**
 * Runs scenarios one after the other against one server with the upstream identity. All of them run twice, since the
 * recorded server had what the same scenarios had left in it; the second time is compared.
 */
export async function replay(
  scenarios: readonly Scenario[],
  each: (scenario: Scenario, replayed: readonly Replayed[]) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "orch-recordings-"));
  const tokenFile = join(folder, "tokens.csv");
  writeFileSync(tokenFile, users.map(tokenLine).join("\n"));
  const generated = await generatedFor("kubernetes", join(root, "spec/platforms/kubernetes.yaml"));
  const server = await startOrch({
    command: "apiserver",
    args: [
      ...["--generated", generated, "--storage-backend", "memory", "--token-auth-file", tokenFile],
      ...["--authorization-mode", "Node,RBAC", "--service-cluster-ip-range", "10.96.0.0/16"],
      ...["--service-account-issuer", "https://kubernetes.default.svc"],
    ],
  });
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 1 });
  const known = new Map<string, string>();
  const generations = new Map<string, number>();
  const sending = { server: server.url, agent, known };
  try {
    for (const { exchanges } of scenarios) await firstRun(exchanges, sending);
    for (const scenario of scenarios) {
      const replayed: Replayed[] = [];
      for (const exchange of scenario.exchanges) {
        const ours = await send(exchange.request, sending);
        learn(exchange.answer.body, ours.body, known);
        const found = differences(withOurGeneration(exchange, ours, generations), ours);
        replayed.push({ exchange, ours, hasSameStatus: sameStatus(exchange.answer, ours), differences: found });
      }
      each(scenario, replayed);
    }
  } finally {
    agent.destroy();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Leaves in the server what the scenario leaves. Where the recorded create was refused, since its object or a quota
 * of the run before was there, its script went on with the answer: what it added to that goes into the object that we
 * have created.
 */
async function firstRun(exchanges: readonly Exchange[], { known, ...sending }: Sending): Promise<void> {
  const own = new Map(known);
  let created: unknown;
  for (const { request, answer } of exchanges) {
    const body = isFailure(request.body) && isObject(created) ? withAdditions(created, request.body) : request.body;
    const ours = await send({ ...request, body }, { ...sending, known: own });
    learn(answer.body, ours.body, own);
    if (request.method === "POST") created = answer.code >= 400 && ours.code === 201 ? ours.body : undefined;
  }
}

/**
 * The recorded answer with the generations counted from where ours are: how often an object of the run before had
 * changed is not known. `ahead` says by how much each of them was ahead when it was first seen.
 */
function withOurGeneration(
  { request, answer }: Exchange,
  ours: RecordedAnswer,
  ahead: Map<string, number>,
): RecordedAnswer {
  const { uid, generation } = asObject(asObject(answer.body).metadata);
  const { generation: own } = asObject(asObject(ours.body).metadata);
  if (typeof uid !== "string" || typeof generation !== "number" || typeof own !== "number") return answer;
  const isNew = request.method === "POST" && answer.code === 201;
  if (!ahead.has(uid)) ahead.set(uid, isNew ? 0 : generation - own);
  const body = asObject(answer.body);
  const metadata = { ...asObject(body.metadata), generation: generation - (ahead.get(uid) ?? 0) };
  return { ...answer, body: { ...body, metadata } };
}

function isFailure(body: unknown): body is Record<string, unknown> {
  return isObject(body) && body.kind === "Status" && "reason" in body;
}

/** The members that a script added to the metadata and the status of an answer that it took for the object. */
function withAdditions(object: Record<string, unknown>, failure: Record<string, unknown>): unknown {
  const isLetter = (key: string) => /^\d+$/.test(key); // of the status, which is a text in a failure
  const added = Object.entries(asObject(failure.status)).filter(([key]) => !isLetter(key));
  const metadata = { ...asObject(object.metadata) };
  for (const [key, value] of Object.entries(asObject(failure.metadata))) {
    metadata[key] = { ...asObject(metadata[key]), ...asObject(value) };
  }
  return { ...object, metadata, status: { ...asObject(object.status), ...Object.fromEntries(added) } };
}

function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function tokenLine(user: string): string {
  const [name = "", ...groups] = user.split(",");
  const userName = name === "node" ? "system:node:n1" : name;
  return `token-${name},${userName},u-${name},${groups.join(",")}`;
}

interface Sending {
  readonly server: string;
  readonly agent: Agent;
  /** Values of the recording that stand for others in this run. */
  readonly known: ReadonlyMap<string, string>;
}

function send(request: Exchange["request"], { server, agent, known }: Sending): Promise<RecordedAnswer> {
  const { method, accept, contentType, user, headers } = request;
  const path = inThisRun(request.path, known);
  const body = bytesOf(request.body, known);
  const { hostname, port } = new URL(server);
  const all = {
    accept,
    "user-agent": "differential",
    ...(user === undefined ? {} : { authorization: `Bearer token-${user}` }),
    ...(contentType === undefined ? {} : { "content-type": contentType }),
    ...(body === undefined ? {} : { "content-length": String(body.length) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = httpsRequest({ host: hostname, port, path, method, agent, headers: all }, (incoming) => {
      const chunks: Buffer[] = [];
      const finish = () => {
        clearTimeout(timer);
        resolve(answerOf(incoming, Buffer.concat(chunks)));
        outgoing.destroy();
      };
      const timer = setTimeout(finish, quietMs);
      incoming.on("data", (chunk) => {
        chunks.push(chunk);
        timer.refresh();
      });
      incoming.on("end", () => {
        clearTimeout(timer);
        resolve(answerOf(incoming, Buffer.concat(chunks)));
      });
      incoming.on("error", finish);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function bytesOf(body: unknown, known: ReadonlyMap<string, string>): Buffer | undefined {
  if (body === undefined) return undefined;
  if (isBytes(body)) return Buffer.from(body.base64, "base64");
  if (isAnswered(body)) return Buffer.from(withAddresses(inThisRun(JSON.stringify(body), known), known));
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return Buffer.from(inThisRun(text, known));
}

/** A body that a script has made of an answer. */
function isAnswered(body: unknown): boolean {
  return asObject(asObject(body).metadata).uid !== undefined;
}

/** Addresses that the server has given, in what a client sends back; those that a client asks for stay. */
function withAddresses(text: string, known: ReadonlyMap<string, string>): string {
  return text.replace(/\b10\.96\.\d+\.\d+\b/g, (each) => known.get(each) ?? each);
}

/** A text in which uids, versions and tokens of the recording are those of this run. */
function inThisRun(text: string, known: ReadonlyMap<string, string>): string {
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (each) => known.get(each) ?? each)
    .replace(/kube-api-access-[a-z0-9]{5}/g, (each) => known.get(each) ?? each)
    .replace(/("time":")([^"]+)"/g, (_, head, each) => `${head}${known.get(each) ?? each}"`)
    .replace(/("resourceVersion":")(\d+)"/g, (_, head, each) => `${head}${known.get(`version ${each}`) ?? each}"`)
    .replace(/(resourceVersion=)(\d+)/g, (_, head, each) => `${head}${known.get(`version ${each}`) ?? each}`)
    .replace(/(continue=)([^&]+)/g, (_, head, each) => `${head}${known.get(`continue ${each}`) ?? each}`);
}

/** Notes which uids, versions and tokens of a recorded answer are which of ours. */
function learn(theirs: unknown, ours: unknown, known: Map<string, string>, field = ""): void {
  if (typeof theirs === "string" && typeof ours === "string") {
    if (field === "uid" || field === "time") known.set(theirs, ours);
    if (/^10\.96\.\d+\.\d+$/.test(theirs)) known.set(theirs, ours);
    if (tokenVolume.test(theirs)) known.set(theirs, ours);
    if (field === "resourceVersion") known.set(`version ${theirs}`, ours);
    if (field === "continue") known.set(`continue ${encodeURIComponent(theirs)}`, encodeURIComponent(ours));
    return;
  }
  if (typeof theirs !== "object" || typeof ours !== "object" || theirs === null || ours === null) return;
  for (const [key, value] of Object.entries(theirs)) learn(value, (ours as Record<string, unknown>)[key], known, key);
}

const tokenVolume = /^kube-api-access-[a-z0-9]{5}$/;

function answerOf(incoming: IncomingMessage, sent: Buffer): RecordedAnswer {
  const { headers, statusCode = 0 } = incoming;
  const bytes = headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
  const contentType = headers["content-type"];
  const warnings = warningsOf(headers.warning);
  const retryAfter = headers["retry-after"];
  return {
    code: statusCode,
    ...(contentType === undefined ? {} : { contentType }),
    ...(warnings.length === 0 ? {} : { warnings }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(bytes.length === 0 ? {} : { body: bodyOf(bytes, contentType ?? "") }),
  };
}

function bodyOf(bytes: Buffer, contentType: string): unknown {
  const text = bytes.toString("utf8");
  if (contentType.includes("protobuf") || contentType.includes("cbor")) return { base64: bytes.toString("base64") };
  if (!contentType.includes("json")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function warningsOf(header: string | string[] | undefined): string[] {
  const lines = header === undefined ? [] : [header].flat();
  return lines.flatMap((line) => line.split(/, (?=299 )/));
}
