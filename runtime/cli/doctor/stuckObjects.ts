import { requestJson } from "../../client/call.ts";
import type { Transport } from "../../client/transport.ts";
import { type DiscoveredResource, discoverResources, resourceKey } from "../../controllers/discovery.ts";
import { jsonMediaType } from "../../schema/mediaTypes.ts";
import { counted, type Finding, fine, spanText, wrong } from "./finding.ts";

export interface StuckOptions {
  readonly transport: Transport;
  readonly apiDomain: string;
  readonly nowMs: () => number;
  readonly signal: AbortSignal;
}

/** A deletion that takes longer waits for something that does not come. */
const patienceMs = 5 * 60_000;
const pageSize = 500;
/** @limit Objects of a kind in which doctor looks for stuck deletions: the rest of the kind is left out. */
const maxObjects = 100_000;
/** @limit Findings on stuck objects: doctor counts the rest. */
const maxFindings = 20;

interface Metadata {
  readonly name: string;
  readonly namespace?: string;
  readonly deletionTimestamp?: string;
  readonly deletionGracePeriodSeconds?: number;
  readonly finalizers?: readonly string[];
}

interface MetadataList {
  readonly metadata: { readonly continue?: string };
  readonly items: readonly { readonly metadata: Metadata }[];
}

/** Objects, namespaces among them, that have been about to go for too long, with what they wait for. */
export async function stuckObjects(options: StuckOptions): Promise<Finding[]> {
  const { transport, apiDomain, signal } = options;
  const kinds = await discoverResources({ transport, platform: { apiDomain }, signal });
  const findings: Finding[] = [];
  let count = 0;
  const add = (finding: Finding | undefined) => {
    if (finding !== undefined && ++count <= maxFindings) findings.push(finding);
  };
  for (const kind of kinds.filter(({ verbs }) => verbs.includes("list"))) {
    try {
      for await (const metadata of objectsOf(kind, options)) add(findingOf(kind, metadata, options.nowMs()));
    } catch (error) {
      add(unlisted(kind, error));
    }
  }
  if (count === 0) return [fine("deletions", "none is stuck")];
  const more = count - findings.length;
  return more === 0 ? findings : [...findings, wrong("deletions", `${more} more are stuck`, "Mend the first ones.")];
}

/** Extension servers may be unavailable while all else is answered. */
function unlisted({ ref }: DiscoveredResource, error: unknown): Finding {
  const text = `cannot be listed: ${error instanceof Error ? error.message : String(error)}`;
  return wrong(resourceKey(ref), text, "Look at the server that answers this API.");
}

async function* objectsOf({ ref }: DiscoveredResource, options: StuckOptions): AsyncIterable<Metadata> {
  const { transport, apiDomain, signal } = options;
  const root = ref.group === "" ? `/api/${ref.version}` : `/apis/${ref.apiVersion}`;
  const accept = `${jsonMediaType};as=PartialObjectMetadataList;g=meta.${apiDomain};v=v1`;
  let token = "";
  for (let seen = 0; seen < maxObjects; ) {
    const more = token === "" ? "" : `&continue=${encodeURIComponent(token)}`;
    const path = `${root}/${ref.plural}?limit=${pageSize}${more}`;
    const page = (await requestJson(transport, { method: "GET", path, accept, signal })) as MetadataList;
    for (const { metadata } of page.items) yield metadata;
    seen += page.items.length;
    token = page.metadata.continue ?? "";
    if (token === "") return;
  }
}

function findingOf({ ref }: DiscoveredResource, metadata: Metadata, nowMs: number): Finding | undefined {
  const { name, namespace, deletionTimestamp, finalizers = [] } = metadata;
  if (deletionTimestamp === undefined) return undefined;
  const overdueMs = nowMs - Date.parse(deletionTimestamp);
  if (!(overdueMs > patienceMs)) return undefined;
  const subject = `${resourceKey(ref)} ${namespace === undefined ? "" : `${namespace}/`}${name}`;
  const since = `has been about to go for ${spanText(overdueMs)}`;
  if (finalizers.length > 0) {
    const text = `${since} and waits for ${counted(finalizers.length, "finalizer")}: ${finalizers.join(", ")}`;
    return wrong(
      subject,
      text,
      "Start the controllers that these belong to, or remove them if there are none any more.",
    );
  }
  if (ref.plural === "namespaces") {
    return wrong(subject, since, "Its status says what is left in it; the namespace controller must run to empty it.");
  }
  return wrong(
    subject,
    since,
    "The node agent must confirm that it is gone; if its node is gone, delete with --force.",
  );
}
