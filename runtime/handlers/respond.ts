import type { Negotiated, Offer } from "../negotiate/accept.ts";
import type { KindCode, Platform, Status } from "../schema/index.ts";
import type { HandlerContext } from "./context.ts";
import type { SelectedPage } from "./listOptions.ts";
import { listBody } from "./listBody.ts";
import type { BodyResponse, ResourceRequest } from "./request.ts";
import { tableOfEntries } from "./tableBody.ts";
import { partialObjectMetadata } from "../negotiate/table.ts";
import { printYaml } from "../negotiate/yaml.ts";

export type OfferKind = "object" | "list" | "watch";

const offers = new WeakMap<Platform, Record<OfferKind, Offer>>();

/** What answers of a kind can be written as. */
export function offerOf(platform: Platform, kind: OfferKind): Offer {
  let known = offers.get(platform);
  if (known === undefined) {
    const base = { platform, protobuf: false, table: true };
    known = { object: { ...base, watch: false }, list: { ...base, watch: false }, watch: { ...base, watch: true } };
    offers.set(platform, known);
  }
  return known[kind];
}

interface ObjectAnswer {
  /** Stored bytes, or this kind's JSON when `isRendered`. */
  readonly bytes: Buffer;
  readonly status: number;
  readonly negotiated: Negotiated;
  readonly isRendered?: boolean;
}

/** Answers one object. Plain JSON is the bytes as they are; any other form is made from the parsed object. */
export function respondObject(request: ResourceRequest, answer: ObjectAnswer): BodyResponse | Promise<BodyResponse> {
  const { store } = request;
  const { negotiated, status } = answer;
  if (
    negotiated.as === "object" &&
    negotiated.encoding === "json" &&
    (answer.isRendered === true || store.servesStoredBytes)
  ) {
    const body = wantsPretty(request) ? pretty(answer.bytes) : answer.bytes;
    return { kind: "body", status, contentType: negotiated.contentType, body };
  }
  return transform(request, answer);
}

async function transform(request: ResourceRequest, answer: ObjectAnswer): Promise<BodyResponse> {
  const { store, query, nowMs } = request;
  const { negotiated, status } = answer;
  const code = await store.load();
  const bytes = answer.isRendered === true ? answer.bytes : store.render(answer.bytes, code);
  if (negotiated.as === "table") {
    const text = tableOfEntries([bytes], { store, code, query, nowMs, apiVersion: negotiated.asApiVersion });
    return encodeText(text, { request, status, negotiated });
  }
  if (negotiated.as === "object") return encodeText(bytes.toString("utf8"), { request, status, negotiated });
  const object = JSON.parse(bytes.toString("utf8"));
  const partial = {
    kind: "PartialObjectMetadata",
    apiVersion: negotiated.asApiVersion,
    ...partialObjectMetadata(object),
  };
  return encodeText(JSON.stringify(partial), { request, status, negotiated });
}

interface TextAnswer {
  readonly request: ResourceRequest;
  readonly status: number;
  readonly negotiated: Negotiated;
}

/** Writes JSON text in the encoding that was negotiated. */
async function encodeText(text: string, answer: TextAnswer): Promise<BodyResponse> {
  const { request, status, negotiated } = answer;
  const { contentType, encoding } = negotiated;
  if (encoding === "yaml") {
    return { kind: "body", status, contentType, body: Buffer.from(await printYaml(JSON.parse(text))) };
  }
  const body = Buffer.from(text);
  return { kind: "body", status, contentType, body: wantsPretty(request) ? pretty(body) : body };
}

/** Answers a Status that is no error. */
export function respondStatus(
  request: ResourceRequest,
  status: Status,
  answer: { readonly status: number; readonly negotiated: Negotiated },
): Promise<BodyResponse> {
  return encodeText(JSON.stringify(status), { request, ...answer });
}

interface ListAnswer {
  readonly page: SelectedPage;
  readonly negotiated: Negotiated;
  readonly context: HandlerContext;
  readonly code: KindCode;
}

/** Answers a page of a collection. The plain JSON list is a concatenation of stored bytes. */
export function respondList(request: ResourceRequest, answer: ListAnswer): BodyResponse | Promise<BodyResponse> {
  const { store, query, nowMs } = request;
  const { page, negotiated, code, context } = answer;
  if (negotiated.as === "table") {
    const entries = page.entries().map((each) => store.render(each.bytes, code));
    const text = tableOfEntries(entries, { store, code, query, nowMs, apiVersion: negotiated.asApiVersion, page });
    return encodeText(text, { request, status: 200, negotiated });
  }
  const body = listBody(page, { store, code, bodies: context.bodies });
  if (negotiated.as === "object" && negotiated.encoding === "json" && !wantsPretty(request)) {
    return { kind: "body", status: 200, contentType: negotiated.contentType, body };
  }
  const text = (Buffer.isBuffer(body) ? body : Buffer.concat([...body.chunks()])).toString("utf8");
  if (negotiated.as === "object") return encodeText(text, { request, status: 200, negotiated });
  const list = JSON.parse(text);
  const items = list.items.map((each: object) => partialObjectMetadata(each));
  const partial = { ...list, kind: "PartialObjectMetadataList", apiVersion: negotiated.asApiVersion, items };
  return encodeText(JSON.stringify(partial), { request, status: 200, negotiated });
}

/** Indented when asked for, or for people's tools; `pretty=false` wins. */
export function wantsPretty(request: ResourceRequest): boolean {
  const agent = request.headers["user-agent"] ?? "";
  const isPersonal = agent.startsWith("curl") || agent.startsWith("Wget") || agent.startsWith("Mozilla/5.0");
  const asked = request.query.get("pretty");
  return asked === null ? isPersonal : asked !== "false" && asked !== "0";
}

function pretty(bytes: Buffer): Buffer {
  return Buffer.from(`${JSON.stringify(JSON.parse(bytes.toString("utf8")), null, 2)}\n`);
}
