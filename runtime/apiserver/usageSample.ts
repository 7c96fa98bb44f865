/** What a node agent measured at one time. */
export interface UsageSample {
  /** Of the node, in milliseconds since the epoch. */
  readonly timeMs: number;
  readonly node: Amounts | undefined;
  /** By namespace, pod and container, with a slash between. */
  readonly containers: ReadonlyMap<string, Amounts>;
}

interface Amounts {
  readonly timeMs: number;
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
}

const line = /^(node|container)_(cpu_usage_seconds_total|memory_working_set_bytes)(?:\{([^}]*)\})? (\S+)(?: (\d+))?$/gm;

/** Reads `/metrics/resource`; undefined for a text that does not tell when the node was measured. */
export function parseUsage(text: string): UsageSample | undefined {
  const parts = new Map<string, { timeMs: number; cpuSeconds?: number; memoryBytes?: number }>();
  for (const [, of, what, labelText = "", value = "", time = ""] of text.matchAll(line)) {
    const key = of === "node" ? "" : keyOf(labelText);
    if (key === undefined || !Number.isFinite(Number(value))) continue;
    const part = parts.get(key) ?? { timeMs: 0 };
    if (what === "cpu_usage_seconds_total") [part.cpuSeconds, part.timeMs] = [Number(value), Number(time)];
    else part.memoryBytes = Number(value);
    parts.set(key, part);
  }
  const amounts = new Map<string, Amounts>();
  for (const [key, { timeMs, cpuSeconds, memoryBytes }] of parts) {
    if (cpuSeconds !== undefined && memoryBytes !== undefined) amounts.set(key, { timeMs, cpuSeconds, memoryBytes });
  }
  const node = amounts.get("");
  amounts.delete("");
  return node === undefined || node.timeMs === 0 ? undefined : { timeMs: node.timeMs, node, containers: amounts };
}

/** Names hold no quotation marks, so the values of labels are what is between them. */
function keyOf(labelText: string): string | undefined {
  const labels = new Map([...labelText.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const parts = ["namespace", "pod", "container"].map((each) => labels.get(each));
  return parts.includes(undefined) ? undefined : parts.join("/");
}
