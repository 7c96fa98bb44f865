import { badRequest, notFound } from "../../../generated/errors.ts";
import { checkRoute } from "../../negotiate/accept.ts";
import { resourceOf } from "../../registry/change.ts";
import type { ApiObject, ConnectContext, ObjectPlace } from "../../schema/index.ts";
import type { HandlerContext } from "../context.ts";
import { queryOptions } from "../options/queryOptions.ts";
import type { BodyResponse, ForwardResponse, ResourceRequest } from "../request.ts";
import { admit } from "./admitAction.ts";
import { authorizeCreate } from "../verbs/authorizeCreate.ts";
import { admissionAttributes } from "../verbs/admissionAttributes.ts";

/** Finds where a request for a connect sub-resource goes; the kind's strategy knows. */
export async function connect(
  request: ResourceRequest,
  context: HandlerContext,
): Promise<BodyResponse | ForwardResponse> {
  const { store, connect: declared, subresource, namespace, name } = request;
  if (declared === undefined) throw new Error(`${subresource} leads nowhere`);
  if (declared.mode === "text") checkTakesText(request, context);
  else if (request.query.has("dryRun")) throw badRequest("dryRun is not supported");
  if (declared.mode === "upgrade") await checkMayCreate(request, context);
  const { strategy } = await store.load();
  const locate = strategy.connect?.[subresource];
  if (locate === undefined) throw new Error(`the strategy of ${store.descriptor.kind} does not connect ${subresource}`);
  const asked = await queryOptions(request, declared.options, context);
  const options = declared.mode === "proxy" && request.rest !== "" ? { ...asked, path: request.rest } : asked;
  if (declared.mode !== "text") {
    const attributes = admissionAttributes(request, { operation: "connect", dryRun: false });
    await admit(context.admission, attributes, { object: options });
  }
  const { platform, agentAddressTypes, isGateOn, random } = context;
  const others = objects(context, request);
  const to = await locate({ namespace, name, options, platform, agentAddressTypes, isGateOn, random, ...others });
  return to === undefined ? nothing : ({ kind: "forward", mode: declared.mode, to } satisfies ForwardResponse);
}

const nothing: BodyResponse = { kind: "body", status: 204, contentType: "text/plain", body: Buffer.alloc(0) };

/** Throws notRepresented. */
function checkTakesText({ headers }: ResourceRequest, { platform, encodings }: HandlerContext): void {
  const { accept = "" } = headers;
  if (accept !== "") checkRoute(accept, { route: "text", platform, cbor: encodings.cbor });
}

/**
 * Who may read may not run commands: a WebSocket is opened with a GET, and needs the right to create like the POST that
 * does the same.
 */
async function checkMayCreate(request: ResourceRequest, context: HandlerContext): Promise<void> {
  if (!request.isWebSocket || request.verb === "create" || !context.upgradesNeedCreate) return;
  await authorizeCreate(request, context);
}

/** How a strategy looks at other objects. What a request misses there is missing of the kind that it asks for. */
export function objects(
  { stores }: Pick<HandlerContext, "stores">,
  request?: Pick<ResourceRequest, "store">,
): Pick<ConnectContext, "get" | "list"> {
  return {
    get: async ({ group, resource, namespace, name }: ObjectPlace): Promise<ApiObject> => {
      const store = stores.store(group, resource);
      await store?.fresh();
      const entry = store?.get(namespace, name);
      if (store === undefined || entry === undefined) {
        throw notFound(request === undefined ? { group, resource } : resourceOf(request.store), name);
      }
      return store.decode(entry.bytes, await store.load());
    },
    list: async ({ group, resource, namespace }) => {
      const store = stores.store(group, resource);
      if (store === undefined) return [];
      await store.fresh();
      const code = await store.load();
      const { entries } = store.cache.list({ prefix: store.rangeOf(namespace) });
      return entries.map((each) => store.decode(each.bytes, code));
    },
  };
}
