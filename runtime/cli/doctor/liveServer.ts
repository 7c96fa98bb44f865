import { connect } from "node:tls";
import { type LiveServer, listed, metricsOf, timeoutMs } from "./asked.ts";
import { counted, type Examination, expiryFinding, type Finding, fine, spanText, wrong } from "./finding.ts";
import { stuckObjects } from "./stuckObjects.ts";
import { webhookFindings } from "./webhooks.ts";

/** By how much two clocks may differ before tokens and certificates are refused at random. */
const clockSkewMs = 5000;

/** What a running server knows to be wrong, and what can be seen from outside. */
export async function examineServer(server: LiveServer): Promise<Examination> {
  const { config } = server;
  const title = `server ${config.server}`;
  const reached = await clockFindings(server);
  if (reached.isGone) return { title, findings: reached.findings };
  const parts = [
    certificateFindings(server),
    healthFindings(server, "livez"),
    healthFindings(server, "readyz"),
    memberFindings(server),
    nodeFindings(server),
    apiFindings(server),
    definitionFindings(server),
    metricFindings(server),
    webhookFindings(server),
    stuckObjects({ ...server, apiDomain: server.platform.apiDomain, signal: AbortSignal.timeout(6 * timeoutMs) }),
  ];
  const rest = await Promise.all(parts.map((each) => each.catch(unanswered)));
  return { title, findings: [...reached.findings, ...rest.flat()] };
}

function unanswered(error: unknown): Finding[] {
  const text = `could not be asked: ${error instanceof Error ? error.message : String(error)}`;
  return [wrong("server", text, "Look at the log of the server; an administrator's kubeconfig may ask everything.")];
}

/** Whether it answers at all, and what time it has. */
async function clockFindings(server: LiveServer): Promise<{ readonly findings: Finding[]; readonly isGone?: boolean }> {
  const beforeMs = server.nowMs();
  try {
    const { headers } = await server.transport.request({ method: "GET", path: "/version", timeoutMs });
    const afterMs = server.nowMs();
    const dateMs = Date.parse(String(headers.date ?? ""));
    // The header has whole seconds.
    const aheadMs = dateMs > afterMs ? dateMs - afterMs : Math.min(0, dateMs + 1000 - beforeMs);
    if (Number.isNaN(dateMs) || Math.abs(aheadMs) < clockSkewMs)
      return { findings: [fine("clock", "agrees with this one")] };
    const text = `is ${Math.round(Math.abs(aheadMs) / 1000)} seconds ${aheadMs > 0 ? "ahead of" : "behind"} this one`;
    return {
      findings: [
        wrong("clock", text, "Synchronize both clocks (NTP): tokens, certificates and leases depend on them."),
      ],
    };
  } catch (error) {
    const text = `does not answer: ${error instanceof Error ? error.message : String(error)}`;
    return { findings: [wrong("server", text, "Start it, or name another one with --kubeconfig.")], isGone: true };
  }
}

async function certificateFindings({ config, nowMs }: LiveServer): Promise<Finding[]> {
  const url = new URL(config.server);
  if (url.protocol !== "https:") return [];
  const endMs = await new Promise<number>((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const servername = config.tls.serverName ?? (/^[\d.]+$|:/.test(host) ? "" : host);
    const socket = connect({ host, port: Number(url.port || 443), servername, rejectUnauthorized: false }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error("the TLS handshake takes too long")));
    socket.once("error", reject);
  });
  const advice = "Restart the server if it made the certificate; else put a new one in place, which is used at once.";
  return [expiryFinding("serving certificate", endMs, { nowMs: nowMs(), advice })];
}

/** A health endpoint names the checks that fail; each check by itself says why. */
async function healthFindings({ transport }: LiveServer, endpoint: "livez" | "readyz"): Promise<Finding[]> {
  const ask = async (path: string) => {
    const { status, body } = await transport.request({ method: "GET", path, timeoutMs, accept: "text/plain" });
    return { status, text: Buffer.from(body).toString("utf8") };
  };
  const { status, text } = await ask(`/${endpoint}?verbose`);
  if (status === 200) return [fine(`/${endpoint}`, `${counted(text.match(/^\[\+\]/gm)?.length ?? 0, "check")} passed`)];
  const names = [...text.matchAll(/^\[-\](\S+)/gm)].map(([, name = ""]) => name);
  if (names.length === 0)
    return [wrong(`/${endpoint}`, `answers ${status}`, "Use a kubeconfig of a user who may read it.")];
  return Promise.all(
    names.map(async (name) => {
      const { text: reason } = await ask(`/${endpoint}/${name}`);
      const why = reason.replace(/^internal server error: /, "").trim();
      return wrong(`/${endpoint}`, `${name} fails: ${why}`, adviceOf(name));
    }),
  );
}

/** A member with an alarm answers, and the server is ready, though it may refuse all writes. */
async function memberFindings(server: LiveServer): Promise<Finding[]> {
  const components = await listed<Component>(server, "/api/v1/componentstatuses");
  return components.flatMap(({ metadata: { name }, conditions = [] }) => {
    const sick = conditions.find(({ type, status }) => type === "Healthy" && status !== "True");
    if (sick === undefined || !name.startsWith("etcd")) return []; // controllers may run elsewhere
    return [wrong(`member ${name}`, `is not healthy: ${(sick.message || sick.error || "").trim()}`, adviceOf("etcd"))];
  });
}

interface Component {
  readonly metadata: { readonly name: string };
  readonly conditions?: readonly (Condition & { readonly error?: string })[];
}

function adviceOf(check: string): string {
  if (check.startsWith("etcd")) return "Look at the members of etcd, and at their alarms: etcdctl alarm list.";
  if (check === "shutdown") return "The server is ending: wait for the next one, or start it.";
  return "Look at the log of the server, which names the cause.";
}

interface Conditioned {
  readonly metadata: { readonly name: string };
  readonly status?: { readonly conditions?: readonly Condition[] };
}

interface Condition {
  readonly type: string;
  readonly status: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastTransitionTime?: string;
}

function conditionOf(object: Conditioned, type: string): Condition | undefined {
  return object.status?.conditions?.find((each) => each.type === type);
}

function conditionText({ reason = "", message = "" }: Condition): string {
  return [reason, message].filter((each) => each !== "").join(": ");
}

async function nodeFindings(server: LiveServer): Promise<Finding[]> {
  const nodes = await listed<Conditioned>(server, "/api/v1/nodes");
  const bad = nodes.flatMap((node) => {
    const ready = conditionOf(node, "Ready");
    if (ready === undefined || ready.status === "True") return [];
    const sinceMs = server.nowMs() - Date.parse(ready.lastTransitionTime ?? "");
    const since = Number.isNaN(sinceMs) ? "" : ` for ${spanText(sinceMs)}`;
    const text = `is not ready${since} (${conditionText(ready)})`;
    return [
      wrong(
        `node ${node.metadata.name}`,
        text,
        "Look at the log of its node agent, and whether it reaches this server.",
      ),
    ];
  });
  return bad.length > 0 || nodes.length === 0 ? bad : [fine("nodes", `${nodes.length} ready`)];
}

async function apiFindings(server: LiveServer): Promise<Finding[]> {
  const services = await listed<Conditioned>(
    server,
    `/apis/apiregistration.${server.platform.apiDomain}/v1/apiservices`,
  );
  return services.flatMap((each) => {
    const available = conditionOf(each, "Available");
    if (available === undefined || available.status === "True") return [];
    const advice = "Look at the service that serves this API, or delete the APIService.";
    return [wrong(`API ${each.metadata.name}`, `is not available (${conditionText(available)})`, advice)];
  });
}

async function definitionFindings(server: LiveServer): Promise<Finding[]> {
  const path = `/apis/apiextensions.${server.platform.apiDomain}/v1/customresourcedefinitions`;
  return (await listed<Conditioned>(server, path)).flatMap((each) => {
    const names = conditionOf(each, "NamesAccepted");
    if (names?.status !== "False") return [];
    const advice = "Rename one of the two kinds: the second is not served.";
    return [wrong(`definition ${each.metadata.name}`, `names are taken (${conditionText(names)})`, advice)];
  });
}

/** Counters that stay at 0 on a server where all is well. */
const counters: readonly (readonly [name: string, what: string, advice: string])[] = [
  [
    "apiserver_watch_cache_differences_total",
    "comparisons found a stale watch cache, which was rebuilt",
    "Look at the log for the kinds, and whether something else writes to the storage.",
  ],
  [
    "apiserver_audit_error_total",
    "audit events were lost",
    "Look at the disk of the audit log, and at the audit webhook.",
  ],
];

async function metricFindings(server: LiveServer): Promise<Finding[]> {
  const samples = await metricsOf(server);
  if ("status" in samples) {
    return [wrong("metrics", `answer ${samples.status}`, "Use a kubeconfig of a user who may read them.")];
  }
  return counters.flatMap(([name, what, advice]) => {
    const count = samples.of(name).reduce((sum, { value }) => sum + value, 0);
    return count === 0 ? [] : [wrong("counters", `${count} ${what} since the server started`, advice)];
  });
}
