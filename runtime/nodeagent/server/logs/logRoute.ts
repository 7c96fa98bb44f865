import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { int64Text } from "../../../schema/formats/wholeNumber.ts";
import type { AgentCall, AgentRoute } from "../agentCall.ts";
import type { PodState } from "../podState.ts";
import { refusal } from "../refusal.ts";
import { type Target, targetOf } from "../target.ts";
import { timeNanos } from "./logLine.ts";
import { type LogQuery, type LogSource, readLog } from "./readLog.ts";

/** The call of a container runtime that says where the log of a container is. */
export interface LogRuntime {
  readonly containerStatus: (request: { readonly containerId: string }) => Promise<{
    readonly status?: { readonly logPath: string; readonly state: number } | undefined;
  }>;
}

export interface LogRouteOptions {
  readonly state: PodState;
  readonly runtime: LogRuntime;
  /** "nodeagent" */
  readonly agentName: string;
  /** Clients may ask for one stream of the two. */
  readonly splitsStreams: boolean;
  readonly nowMs: () => number;
}

/** CONTAINER_RUNNING of the container runtime interface. */
const stateRunning = 1;

/** `/containerLogs/{namespace}/{pod}/{container}`: what a container has written. */
export function logRoute(options: LogRouteOptions): AgentRoute {
  return async (call) => {
    const { res, rest, query, signal } = call;
    const asked = logQuery(query, options);
    const target = logTarget(options.state, call);
    if (asked.stream !== undefined && !options.splitsStreams) {
      const text = `unable to return the given log stream: ${JSON.stringify(query.get("stream"))}`;
      throw refusal(400, `${text}. Please enable PodLogsQuerySplitStreams feature gate in ${options.agentName}`);
    }
    const source = await sourceOf(target, isOn(query, "previous"), options);
    res.writeHead(200, { "Content-Type": "text/plain", "Cache-Control": "no-cache, private" });
    res.flushHeaders();
    await pipeline(Readable.from(readLog(source, asked, signal), { objectMode: false }), res).catch(
      (error: unknown) => {
        if (!signal.aborted) throw new Error(`log of ${rest.join("/")}`, { cause: error });
      },
    );
  };
}

/** Throws a refusal that names the pod: clients show it. */
function logTarget(state: PodState, call: Pick<AgentCall, "rest">): Target {
  const [namespace = "", name = ""] = call.rest;
  if (state.find(namespace, name) === undefined) throw refusal(404, `pod ${JSON.stringify(name)} does not exist`);
  return targetOf(state, call, (container, pod) => {
    return `container ${JSON.stringify(container)} not found in pod ${JSON.stringify(pod)}`;
  });
}

async function sourceOf(target: Target, previous: boolean, { state, runtime }: LogRouteOptions): Promise<LogSource> {
  const { pod, container } = target;
  const containerId = state.containerId(pod, container, previous ? "previous" : "current");
  if (containerId === undefined) throw refusal(400, missingText(target, previous));
  const { status } = await runtime.containerStatus({ containerId }).catch(() => ({ status: undefined }));
  if (status === undefined || status.logPath === "") {
    throw refusal(400, `unable to retrieve container logs for ${container}: ${containerId} is not there any more`);
  }
  const isRunning = async () => {
    const now = await runtime.containerStatus({ containerId }).catch(() => ({ status: undefined }));
    return now.status?.state === stateRunning;
  };
  return { path: status.logPath, isRunning };
}

function missingText({ pod, container }: Target, previous: boolean): string {
  const where = `container ${JSON.stringify(container)} in pod ${JSON.stringify(pod.metadata?.name)}`;
  if (previous) return `previous terminated ${where} not found`;
  const waiting = statusOf(pod, container)?.state?.waiting;
  if (waiting === undefined) return `${where} is not available`;
  const { reason = "" } = waiting;
  return `${where} is waiting to start: ${reasonsInWords.get(reason) ?? reason}`;
}

const reasonsInWords: ReadonlyMap<string, string> = new Map([
  ["ErrImagePull", "image can't be pulled"],
  ["ImagePullBackOff", "trying and failing to pull image"],
]);

function statusOf({ status }: Pod, container: string) {
  const { containerStatuses = [], initContainerStatuses = [], ephemeralContainerStatuses = [] } = status ?? {};
  const all = [...containerStatuses, ...initContainerStatuses, ...ephemeralContainerStatuses];
  return all.find((each) => each.name === container);
}

/** Throws a refusal: of 400 for what cannot be read, of 422 for what it says. */
function logQuery(query: URLSearchParams, { nowMs }: LogRouteOptions): LogQuery {
  const tail = query.get("tail") ?? ""; // the older name
  const tailLines = tail === "all" ? undefined : wholeNumber(query, tail === "" ? "tailLines" : "tail", 0);
  const limitBytes = wholeNumber(query, "limitBytes", 1);
  const sinceSeconds = wholeNumber(query, "sinceSeconds", 1);
  const sinceTime = query.get("sinceTime") ?? "";
  if (sinceSeconds !== undefined && sinceTime !== "") {
    throw refusal(422, invalid);
  }
  const sinceMs = sinceSeconds === undefined ? undefined : nowMs() - sinceSeconds * 1000;
  const stream = streamOf(query.get("stream") ?? "");
  return {
    ...{ tailLines, limitBytes, stream },
    sinceNanos: sinceMs === undefined ? nanosOf(sinceTime) : BigInt(Math.floor(sinceMs)) * 1_000_000n,
    timestamps: isOn(query, "timestamps"),
    follow: isOn(query, "follow"),
  };
}

/** Whatever a query says but no. */
function isOn(query: URLSearchParams, name: string): boolean {
  const text = query.get(name)?.toLowerCase() ?? "0";
  return text !== "false" && text !== "0";
}

function wholeNumber(query: URLSearchParams, name: string, least: number): number | undefined {
  const text = query.get(name) ?? "";
  if (text === "") return undefined;
  const value = int64Text(text) === undefined ? BigInt(text) : undefined;
  if (value !== undefined && value >= least) return Number(value);
  throw value === undefined ? refusal(400, unreadable) : refusal(422, invalid);
}

const unreadable = '{"message": "Unable to decode query."}';
const invalid = '{"message": "Invalid request."}';

function nanosOf(sinceTime: string): bigint | undefined {
  if (sinceTime === "") return undefined;
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i.exec(sinceTime);
  const text = match === null ? "" : `${match[1]}.${(match[2] ?? "").padEnd(9, "0")}${match[3]}`;
  if (Number.isFinite(Date.parse(text))) return timeNanos(text);
  throw refusal(400, unreadable);
}

function streamOf(word: string): LogQuery["stream"] {
  if (word === "" || word === "All") return undefined;
  if (word === "Stdout") return "stdout";
  if (word === "Stderr") return "stderr";
  throw refusal(422, invalid);
}
