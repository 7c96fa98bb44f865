import { certificatesOf } from "../../x509/certificate.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { conditionOf, type Request, runOverRequests } from "./requests.ts";

const hourMs = 3_600_000;

/** Milliseconds that a request stays once it is issued, denied or failed, or after its creation while undecided. */
const decidedMs = hourMs;
const pendingMs = 24 * hourMs;
/** Milliseconds until a look at a request at the latest, as clocks may be put forward. */
const lookMs = hourMs;

/** Deletes requests that have done what they were for, that stay undecided, or whose certificate has expired. */
export function runCleanerController(context: ControllerContext): Promise<void> {
  const { nowMs, signal } = context;
  return runOverRequests(context, {
    queueName: "csrcleaner",
    look: async (request, resource) => {
      const leftMs = endOf(request) - nowMs();
      if (leftMs > 0) return { afterMs: Math.min(leftMs, lookMs) };
      const { name, uid } = request.metadata;
      await resource.delete(name, { preconditions: { uid }, signal });
      return undefined;
    },
  });
}

/** Milliseconds since the epoch; infinite for one that is approved while its signer has not issued it. */
function endOf(request: Request): number {
  const { metadata, status } = request;
  const created = timeOf(metadata.creationTimestamp) ?? 0;
  if (!status?.conditions?.length) return created + pendingMs;
  const isIssued = Boolean(status.certificate);
  const over = [...(isIssued ? ["Approved"] : []), "Denied", "Failed"];
  const times = over.flatMap((type) => conditionOf(request, type) ?? []).map((each) => timeOf(each.lastUpdateTime));
  const ends = times.map((timeMs) => (timeMs ?? created) + decidedMs);
  return Math.min(...ends, certificateEnd(request) ?? Number.POSITIVE_INFINITY);
}

function timeOf(text: string | null | undefined): number | undefined {
  return text === null || text === undefined ? undefined : Date.parse(text);
}

/** When the issued certificate expires; undefined where there is none that can be read. */
function certificateEnd({ status }: Request): number | undefined {
  try {
    const [leaf] = certificatesOf(Buffer.from(status?.certificate ?? "", "base64").toString("latin1"));
    return leaf === undefined ? undefined : Date.parse(leaf.x509.validTo);
  } catch {
    return undefined; // the request ends by its age
  }
}
