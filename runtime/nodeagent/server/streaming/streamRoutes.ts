import { streamProtocolCommand } from "../../../../generated/wellknown.ts";
import { runtimeMessage } from "../../cri/connectRuntime.ts";
import type { ServerMeter } from "../../meters/serverMeter.ts";
import type { AgentCall, AgentRoute } from "../agentCall.ts";
import type { PodState } from "../podState.ts";
import { refusal } from "../refusal.ts";
import { podOf, runningContainer } from "../target.ts";
import { carryCommand, type CommandStreams } from "./remoteCommand.ts";
import { openRuntimeSession } from "./runtimeSession.ts";
import { spdyClient } from "../../../client/spdyClient.ts";
import { idleWatch, tunnel } from "./tunnel.ts";
import { acceptWebSocket, byteStream, offeredProtocols } from "./webSocket.ts";

/** The calls of a container runtime by which it streams. */
export interface StreamingRuntime {
  readonly exec: (request: CommandRequest & { readonly cmd: string[] }) => Promise<{ readonly url: string }>;
  readonly attach: (request: CommandRequest) => Promise<{ readonly url: string }>;
  readonly portForward: (request: { readonly podSandboxId: string; readonly port: number[] }) => Promise<{
    readonly url: string;
  }>;
  readonly execSync: (request: {
    readonly containerId: string;
    readonly cmd: string[];
    readonly timeout: bigint;
  }) => Promise<{
    readonly stdout: Uint8Array;
    readonly stderr: Uint8Array;
    readonly exitCode: number;
  }>;
}

interface CommandRequest extends CommandStreams {
  readonly containerId: string;
}

export interface StreamOptions {
  readonly state: PodState;
  readonly runtime: StreamingRuntime;
  /** Sessions on which nothing was said for so long end; 0: never. */
  readonly idleMs: number;
  readonly onWebSocket?: ServerMeter["webSocket"];
}

/**
 * `/exec`, `/attach`, `/portForward` and `/run`. The runtime streams from a server of its own, which speaks SPDY and
 * older protocols of WebSockets: a client that speaks one of these speaks with it, and for the newer protocols of
 * WebSockets the agent does.
 */
export function streamRoutes(options: StreamOptions): Readonly<Record<string, AgentRoute>> {
  const { state, runtime } = options;
  const exec: AgentRoute = async (call) => {
    const streams = streamsOf(call.query);
    const containerId = runningContainer(state, call);
    requireUpgrade(call, "exec", options);
    const { url } = await asked(runtime.exec({ containerId, cmd: call.query.getAll("command"), ...streams }));
    await carry(call, { url, streams, options });
  };
  const attach: AgentRoute = async (call) => {
    const streams = streamsOf(call.query);
    const containerId = runningContainer(state, call);
    requireUpgrade(call, "attach", options);
    const { url } = await asked(runtime.attach({ containerId, ...streams }));
    await carry(call, { url, streams, options });
  };
  const portForward: AgentRoute = async (call) => {
    const pod = podOf(state, call.rest);
    const podSandboxId = state.sandboxId(pod);
    if (podSandboxId === undefined) throw refusal(404, `pod ${JSON.stringify(pod.metadata?.name)} has no sandbox`);
    requireUpgrade(call, "portforward", options);
    const { url } = await asked(runtime.portForward({ podSandboxId, port: portsOf(call.query) }));
    await carry(call, { url, streams: undefined, options });
  };
  return {
    ...{ exec, attach, portForward },
    run: (call) => run(call, options),
  };
}

/** Runs a command to its end and answers with all that it printed. */
async function run({ res, query, rest }: AgentCall, { state, runtime }: StreamOptions): Promise<void> {
  const containerId = runningContainer(state, { rest });
  const command = query.get("cmd") ?? "";
  const cmd = command.split(" ");
  const { stdout, stderr, exitCode } = await asked(runtime.execSync({ containerId, cmd, timeout: 0n }));
  const output = Buffer.concat([stdout, stderr]);
  if (exitCode !== 0) throw refusal(500, `command '${command}' exited with ${exitCode}: ${output.toString("utf8")}`);
  res.writeHead(200, { "Content-Type": "text/plain", "Content-Length": output.length }).end(output);
}

function requireUpgrade(
  { req, upgrade }: AgentCall,
  subresource: Parameters<ServerMeter["webSocket"]>[0],
  { onWebSocket }: StreamOptions,
): void {
  if (upgrade === undefined) throw refusal(400, "Upgrade request required");
  if (isWebSocket(req)) onWebSocket?.(subresource);
}

function isWebSocket({ headers }: AgentCall["req"]): boolean {
  return headers.upgrade?.toLowerCase() === "websocket";
}

interface Carrying {
  /** Of the runtime's streaming server, for this session. */
  readonly url: string;
  /** Of a command; undefined for forwarded ports. */
  readonly streams: CommandStreams | undefined;
  readonly options: StreamOptions;
}

const commandProtocol = /^v[45]\.channel\./;
/** Bytes of SPDY in the messages of a WebSocket, then the protocol that SPDY carries. */
const tunnelPrefix = "SPDY/3.1+";

async function carry(call: AgentCall, { url, streams, options }: Carrying): Promise<void> {
  const { req, upgrade } = call;
  if (upgrade === undefined) return;
  const offered = isWebSocket(req) ? offeredProtocols(req) : [];
  const translated = streams === undefined ? undefined : offered.find((each) => commandProtocol.test(each));
  const tunneled = offered.find((each) => each.startsWith(tunnelPrefix));
  const protocol = translated ?? tunneled;
  if (protocol === undefined) return passThrough(call, url, options.idleMs);
  const spoken = tunneled === undefined ? streamProtocolCommand : tunneled.slice(tunnelPrefix.length);
  const headers = { upgrade: "SPDY/3.1", "x-stream-protocol-version": spoken };
  const session = await openRuntimeSession(url, { method: "POST", headers });
  handOver(call);
  const webSocket = await acceptWebSocket(req, { ...upgrade, protocol });
  if (translated === undefined || streams === undefined)
    return tunnel(byteStream(webSocket), session.socket, options.idleMs);
  const idle = idleWatch([upgrade.socket, session.socket], options.idleMs);
  try {
    await carryCommand(webSocket, spdyClient(session.socket), streams);
  } finally {
    idle.stop();
    session.socket.destroy();
  }
}

/** The client and the runtime speak with each other, and the agent does not read along. */
async function passThrough(call: AgentCall, url: string, idleMs: number): Promise<void> {
  const { req, upgrade } = call;
  if (upgrade === undefined) return;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.headers)) {
    if (/^(upgrade|sec-websocket-.*|x-stream-protocol-version)$/.test(name)) headers[name] = String(value);
  }
  const method = req.method === "GET" ? "GET" : "POST";
  const { socket, answer } = await openRuntimeSession(url, { method, headers });
  handOver(call);
  const lines = ["HTTP/1.1 101 Switching Protocols"];
  const { rawHeaders } = answer;
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  upgrade.socket.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  if (upgrade.head.length > 0) socket.write(upgrade.head);
  await tunnel(upgrade.socket, socket, idleMs);
}

/** From here on no answer of HTTP is written. */
function handOver({ res, upgrade }: AgentCall): void {
  if (res.socket !== null) res.detachSocket(res.socket);
  upgrade?.socket.on("error", () => upgrade.socket.destroy());
}

function streamsOf(query: URLSearchParams): CommandStreams {
  const isOn = (name: string) => query.get(name) === "1" || query.get(name) === "true";
  const tty = isOn("tty");
  const streams = { stdin: isOn("input"), stdout: isOn("output"), stderr: isOn("error") && !tty, tty };
  if (streams.stdin || streams.stdout || streams.stderr) return streams;
  throw refusal(400, "you must specify at least 1 of stdin, stdout, stderr");
}

/** @limit Ports of one port-forward request: 400. */
const maxPorts = 100;

function portsOf(query: URLSearchParams): number[] {
  const texts = query.getAll("port").flatMap((each) => each.split(","));
  const ports = texts.map(Number);
  const isValid =
    ports.length <= maxPorts && ports.every((each) => Number.isInteger(each) && each > 0 && each < 65_536);
  if (isValid) return ports;
  throw refusal(400, `unable to parse ${JSON.stringify(texts.join().slice(0, 100))} as ports`);
}

/** What the runtime cannot do is the agent's 500, with the runtime's words. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw refusal(500, runtimeMessage(error));
  }
}
