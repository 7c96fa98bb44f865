import { askText } from "../proxy/askText.ts";
import type { ComponentChecks, Destination } from "../schema/index.ts";
import type { Storage } from "../storage/storage.ts";

/** @limit Check of a part of the control plane: the part is unhealthy. */
const answerTimeoutMs = 20_000;
/** @limit What a part of the control plane says of its health, in bytes: the part is unhealthy. */
const maxAnswerBytes = 10 * 1024;

/** Ports of this machine at which other processes of the control plane say how they are. */
const portsOfOthers = { "controller-manager": 10257, scheduler: 10259 };

/** Checks of the parts that are processes of their own, but for those that are parts of this one. */
export function checksOfProcesses(own: ComponentChecks = new Map()): ComponentChecks {
  const others = Object.entries(portsOfOthers).map(([name, port]) => [name, () => healthAt(port)] as const);
  return new Map([...others, ...own]);
}

/** Checks of the servers of the store, too. Requests that ask while a part is being asked share its answer. */
export function checksOfComponents(processes: ComponentChecks, storage: Storage): ComponentChecks {
  const { memberChecks } = storage;
  const stores =
    memberChecks === undefined
      ? [["storage-0", () => storage.settled()] as const]
      : memberChecks.map((check, index) => [`etcd-${index}`, check] as const);
  const all = [...processes, ...stores.map(([name, check]) => [name, () => check().then(() => "ok")] as const)];
  return new Map(all.map(([name, check]) => [name, shared(check)]));
}

function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().finally(() => (asked = undefined));
    return asked;
  };
}

/** What a process says; its certificate may be one of its own making, and the server does not show it its own. */
async function healthAt(port: number): Promise<string> {
  const to: Destination = { scheme: "https", host: "127.0.0.1", port, path: "/healthz", trust: "anyAgent" };
  const dial = { agentTls: {}, timeoutMs: answerTimeoutMs };
  try {
    const { status, text } = await askText(to, { dial, timeoutMs: answerTimeoutMs, maxBytes: maxAnswerBytes });
    if (status >= 200 && status < 400) return text;
    throw new Error(`the status of the answer is ${status}: ${text}`);
  } catch (error) {
    throw new Error(`Get "https://${to.host}:${port}${to.path}": ${error instanceof Error ? error.message : error}`);
  }
}
