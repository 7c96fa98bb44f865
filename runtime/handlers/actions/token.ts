import { shapeOf } from "../../apply/shape.ts";
import { trackUpdate } from "../../apply/trackUpdate.ts";
import { timestamp } from "../../lib/timestamp.ts";
import { badRequest, conflict, invalid, notFound } from "../../../generated/errors.ts";
import type { TokenRequest } from "../../../generated/authentication/v1/tokenRequest.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { NamedUid, TokenSubject } from "../../auth/authenticators/serviceAccountTokens.ts";
import { resourceOf } from "../../registry/change.ts";
import type { Store } from "../../registry/store.ts";
import { type ApiObject, type FieldError, invalid as invalidField } from "../../schema/index.ts";
import { memberOf } from "../../schema/object.ts";
import { kindText } from "../../schema/versions.ts";
import { partialText } from "../../negotiate/table.ts";
import type { HandlerContext } from "../context.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { admitAction } from "./admitAction.ts";
import { respondText } from "../answers/respond.ts";
import { checkName } from "../options/checkName.ts";
import { setNamespace } from "../verbs/createObject.ts";
import { writerIn } from "../verbs/fieldWriter.ts";
import { negotiateBody, readSubresourceBody, type SubresourceBody, subresourceBody } from "./subresourceBody.ts";
import { readWriteOptions } from "../options/writeOptions.ts";

/** Answers with a token of the service account, for the audiences, the time and the object that it is asked for. */
export async function requestToken(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const { platform } = context;
  const options = readWriteOptions(request.query, { kind: "CreateOptions", metaGroup: platform.metaGroup });
  const negotiated = negotiateBody(request, context);
  const body = await subresourceBody(request, context);
  const asked = await readSubresourceBody<Asked>(request, { body, context, options });
  setNamespace((asked.metadata ??= {}), request);
  body.setDefaults(asked);
  noteFields(asked, body, { request, options });
  let account: NamedUid = { name: request.name, uid: "" };
  const complete = async () => {
    checkIdentity(asked, request, body);
    account = await identified(request.store, request);
    if (context.isGateOn("TokenRequestServiceAccountUIDValidation")) checkUid(asked, account, { request, body });
    fill(asked, account, { request, context });
    checkTerms(asked, body);
  };
  await admitAction(asked, request, { context, dryRun: options.dryRun, complete });
  const subject = await subjectOf(asked, account, { request, context });
  const token = await issue(asked, subject, { request, context });
  const expirationTimestamp = timestamp(request.nowMs + (asked.spec?.expirationSeconds ?? 0) * 1000);
  if (negotiated.as === "partial") {
    const { PartialObjectMetadata: structure } = await context.loadMeta();
    const shown = partialText(JSON.stringify(asked.metadata ?? {}), negotiated.asApiVersion);
    return respondText({ request, context, negotiated }, shown, { status: 201, structure });
  }
  const answer = JSON.stringify({ ...asked, status: { token, expirationTimestamp } });
  return respondText({ request, context, negotiated }, answer, { status: 201, structure: body.structure });
}

type Asked = TokenRequest & ApiObject;

/** Who asks for what is noted as if the request were stored. */
function noteFields(
  asked: Asked,
  { apiVersion, structure }: SubresourceBody,
  parts: Parameters<typeof writerIn>[1],
): void {
  const versions = { own: { apiVersion, shape: shapeOf(structure) }, find: () => undefined, mayChange: false };
  const { kind: _kind, apiVersion: _apiVersion, ...stated } = asked;
  trackUpdate(stated, undefined, writerIn(versions, parts));
  if (stated.metadata !== undefined) asked.metadata = stated.metadata;
}

interface Parts {
  readonly request: ResourceRequest;
  readonly context: HandlerContext;
}

function checkIdentity({ metadata }: Asked, { name }: ResourceRequest, body: SubresourceBody): void {
  const stated = metadata?.name;
  if (!stated || stated === name) return;
  const error = invalidField("metadata.name", stated, "must match the service account name if specified");
  throw invalid(body, name, [error]);
}

function checkUid(
  { metadata }: Asked,
  account: NamedUid,
  { request, body }: { readonly request: ResourceRequest; readonly body: SubresourceBody },
): void {
  const uid = metadata?.uid;
  if (!uid || uid === account.uid) return;
  const text = `the UID in the token request (${uid}) does not match the UID of the service account (${account.uid})`;
  throw conflict({ group: body.group, resource: body.kind }, request.name, text);
}

/** What the answer says though the request did not. */
function fill(asked: Asked, account: NamedUid, { request, context }: Parts): void {
  const { namespace, nowMs } = request;
  asked.metadata = { ...asked.metadata, ...account, namespace, creationTimestamp: timestamp(nowMs) };
  const spec = (asked.spec ??= {});
  if ((spec.audiences?.length ?? 0) === 0) spec.audiences = [...context.accountTokens.options.audiences];
}

const minSeconds = 600;
const maxSeconds = 2 ** 32;

function checkTerms({ spec }: Asked, body: SubresourceBody): void {
  const seconds = spec?.expirationSeconds ?? 0;
  const errors: FieldError[] = [];
  const refuse = (text: string) => errors.push(invalidField("spec.expirationSeconds", seconds, text));
  if (seconds < minSeconds) refuse("may not specify a duration less than 10 minutes");
  if (seconds > maxSeconds) refuse("may not specify a duration larger than 2^32 seconds");
  if (errors.length > 0) throw invalid(body, "", errors);
}

/** The account, with the object that the token is to die with. */
async function subjectOf(asked: Asked, account: NamedUid, { request, context }: Parts): Promise<TokenSubject> {
  const { namespace } = request;
  const subject = { namespace, account };
  const bound = asked.spec?.boundObjectRef;
  if (bound === null || bound === undefined) return subject;
  const { kind = "", apiVersion = "", name = "", uid } = bound;
  const bind = memberOf(bindings, kind);
  if (hasGroup(apiVersion) || bind === undefined) {
    throw badRequest(`cannot bind token to object of type ${kindText({ apiVersion, kind })}`);
  }
  if (name === "") throw badRequest("Name parameter required.");
  checkName(name);
  const parts = await bind(name, { account, namespace, context });
  if (uid && uid !== parts.uid) {
    const text =
      `the UID in the bound object reference (${uid}) does not match the UID in record. ` +
      "The object might have been deleted and then recreated";
    throw conflict({ group: "", resource: kind }, name, text);
  }
  return { ...subject, ...parts.bound };
}

function hasGroup(apiVersion: string): boolean {
  const parts = apiVersion.split("/");
  return parts.length === 2 && parts[0] !== "";
}

interface Binding {
  readonly uid: string;
  readonly bound: Pick<TokenSubject, "pod" | "secret" | "node">;
}

interface BindParts {
  readonly account: NamedUid;
  readonly namespace: string;
  readonly context: HandlerContext;
}

/** Kinds of the core group that a token can be bound to. */
const bindings: Readonly<Record<string, (name: string, parts: BindParts) => Promise<Binding>>> = {
  Pod: bindToPod,
  Secret: async (name, { namespace, context }) => {
    const secret = await identified(storeOf(context, "secrets"), { namespace, name });
    return { uid: secret.uid, bound: { secret } };
  },
  Node: async (name, { context }) => {
    const node = await identified(storeOf(context, "nodes"), { namespace: "", name });
    return { uid: node.uid, bound: { node } };
  },
};

/** The token tells the node of the pod as well, where it has one. */
async function bindToPod(name: string, { account, namespace, context }: BindParts): Promise<Binding> {
  const store = storeOf(context, "pods");
  const pod = (await objectOf(store, { namespace, name })) as Pod;
  const { serviceAccountName, nodeName = "" } = pod.spec ?? {};
  if (serviceAccountName !== account.name) {
    const text = `cannot bind token for serviceaccount ${JSON.stringify(account.name)} to pod running with different`;
    throw badRequest(`${text} serviceaccount name.`);
  }
  const uid = pod.metadata?.uid ?? "";
  const bound = { pod: { name, uid } };
  if (nodeName === "") return { uid, bound };
  const nodes = storeOf(context, "nodes");
  const isKnown = nodes.get("", nodeName) !== undefined;
  const node = isKnown ? await identified(nodes, { namespace: "", name: nodeName }) : { name: nodeName };
  return { uid, bound: { ...bound, node } };
}

function storeOf({ stores }: HandlerContext, resource: string): Store {
  const store = stores.store("", resource);
  if (store === undefined) throw notFound({ group: "", resource }, "");
  return store;
}

interface Place {
  readonly namespace: string;
  readonly name: string;
}

async function objectOf(store: Store, { namespace, name }: Place): Promise<ApiObject> {
  const entry = store.get(namespace, name);
  if (entry === undefined) throw notFound(resourceOf(store), name);
  return store.decode(entry.bytes, await store.load());
}

async function identified(store: Store, { namespace, name }: Place): Promise<NamedUid> {
  const { metadata } = await objectOf(store, { namespace, name });
  return { name, uid: metadata?.uid ?? "" };
}

/** Seconds that pods ask for by default, which tells their tokens from others. */
const podTokenSeconds = 3607;
const yearSeconds = 365 * 24 * 3600;

function issue(asked: Asked, subject: TokenSubject, { request, context }: Parts): Promise<string> {
  const { accountTokens } = context;
  const { maxSeconds: cap, audiences: own, extendsExpiration } = accountTokens.options;
  const spec = asked.spec ?? {};
  const audiences = spec.audiences ?? [];
  const wanted = spec.expirationSeconds ?? 0;
  const seconds = cap > 0 ? Math.min(wanted, cap) : wanted;
  if (seconds < wanted) {
    request.warn(`requested expiration of ${wanted} seconds shortened to ${seconds} seconds`);
    spec.expirationSeconds = seconds;
  }
  const { nowMs } = request;
  const isForPod = subject.pod !== undefined && seconds === podTokenSeconds;
  if (!extendsExpiration || !isForPod || !audiences.every((each) => own.includes(each))) {
    return accountTokens.issue(subject, { audiences, nowMs, seconds });
  }
  return accountTokens.issue(subject, { audiences, nowMs, seconds: yearSeconds, warnAfterSeconds: seconds });
}
