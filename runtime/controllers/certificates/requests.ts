import type { Client } from "../../../generated/client.ts";
import type {
  CertificateSigningRequest,
  CertificateSigningRequestCondition,
} from "../../../generated/certificates/v1/certificateSigningRequest.ts";
import { type ClusterResource, type Informer, isNotFound, type Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { type Outcome, runController } from "../frame/runController.ts";

export type Request = Stored<CertificateSigningRequest>;

export interface RequestLoop {
  /** Of the queue, for metrics. */
  readonly queueName: string;
  readonly look: (
    request: Request,
    resource: ClusterResource<CertificateSigningRequest, "approval" | "status">,
  ) => Promise<Outcome>;
}

/** Requests that are looked at at once. */
const workers = 1;

/** Looks at every certificate signing request when it comes and when it changes; platforms may be without them. */
export async function runOverRequests(context: ControllerContext, { queueName, look }: RequestLoop): Promise<void> {
  const { client, informers, newQueue, onReady } = context;
  const resource = (client as Partial<Client>).certificates?.v1?.certificatesigningrequests;
  if (resource === undefined) {
    onReady();
    return;
  }
  const queue = newQueue(queueName);
  const requests: Informer<CertificateSigningRequest> = informers.of(resource);
  const consider = ({ metadata }: Request) => queue.add(metadata.name);
  requests.addHandler({ add: consider, update: (_old, now) => consider(now) });
  const reconcile = async (name: string): Promise<Outcome> => {
    const request = requests.store.get({ name });
    if (request === undefined) return undefined;
    try {
      return await look(request, resource);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };
  await runController({ queue, workers, synced: [requests.synced], reconcile, context });
}

export function conditionOf({ status }: Request, type: string): CertificateSigningRequestCondition | undefined {
  return status?.conditions?.find((each) => each.type === type);
}

/** The request with one condition more; the server gives it its times. */
export function withCondition(
  request: Request,
  condition: { readonly type: "Approved" | "Failed"; readonly reason: string; readonly message: string },
): Request {
  const conditions = [...(request.status?.conditions ?? []), { ...condition, status: "True" }];
  return { ...request, status: { ...request.status, conditions } };
}

/** The text of what is asked for. */
export function requestText({ spec }: Request): string {
  return Buffer.from(spec.request ?? "", "base64").toString("latin1");
}
