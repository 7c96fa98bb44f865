import type { ClientConfig } from "../../client/clientConfig.ts";
import type { Transport } from "../../client/transport.ts";
import type { Platform } from "../../schema/index.ts";

export interface LiveServer {
  readonly config: ClientConfig;
  readonly transport: Transport;
  readonly platform: Platform;
  readonly nowMs: () => number;
}

/** @limit Question of doctor to a server: it is reported as unanswered. */
export const timeoutMs = 10_000;
/** @limit Objects of a kind that doctor looks at: those beyond are not looked at. */
const maxObjects = 10_000;

/** Objects of a kind; none where the server does not serve it. */
export async function listed<T>({ transport }: LiveServer, path: string): Promise<readonly T[]> {
  const { status, body } = await transport.request({ method: "GET", path: `${path}?limit=${maxObjects}`, timeoutMs });
  if (status === 404) return []; // a server may serve fewer kinds
  const { items, message } = JSON.parse(Buffer.from(body).toString("utf8"));
  if (status !== 200) throw new Error(`GET ${path}: ${status} ${message ?? ""}`.trim());
  return items ?? [];
}

export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The metrics of the server, by the name of a family; or the status of an answer without them. */
export async function metricsOf({
  transport,
}: LiveServer): Promise<{ readonly of: (family: string) => readonly Sample[] } | { readonly status: number }> {
  const asking = { method: "GET", path: "/metrics", timeoutMs, accept: "text/plain" } as const;
  const { status, body } = await transport.request(asking);
  if (status !== 200) return { status };
  const text = Buffer.from(body).toString("utf8");
  return {
    of: (family) =>
      [...text.matchAll(new RegExp(`^${family}(?:\\{([^\\n]*)\\})? (\\S+)$`, "gm"))].map(
        ([, labels = "", value = ""]) => ({ labels: labelsOf(labels), value: Number(value) }),
      ),
  };
}

function labelsOf(text: string): Sample["labels"] {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));
}
