import type { Negotiated } from "../negotiate/accept.ts";
import { encodeBody, type TypedBody } from "../negotiate/encode.ts";
import { jsonIndenter } from "../negotiate/indentJson.ts";
import { partialText } from "../negotiate/table.ts";
import { metadataOf } from "../registry/storedForm.ts";
import type { KindCode, Status, Structure } from "../schema/index.ts";
import type { HandlerContext } from "./context.ts";
import { gzipBody, gzipHeaders, gzipList, wantsGzip } from "./gzip.ts";
import { listBody } from "./listBody.ts";
import type { SelectedPage } from "./listOptions.ts";
import { joined, type KeptAs, type ListParts, slicesOf, wholeOf } from "./listParts.ts";
import { partialList, protobufList } from "./otherLists.ts";
import { piecesInTurns } from "./pieces.ts";
import type { BodyResponse, ChunkedBody, ResourceRequest } from "./request.ts";
import { includeObjectOf, tableList, tableOfObject } from "./tableBody.ts";

interface Answer {
  readonly status: number;
  readonly negotiated: Negotiated;
  readonly context: HandlerContext;
}

interface ObjectAnswer extends Answer {
  /** Stored bytes, or this kind's JSON when `isRendered`. */
  readonly bytes: Buffer;
  readonly isRendered?: boolean;
}

/** Answers one object. Plain JSON is the bytes as they are; any other form is made from the parsed object. */
export function respondObject(request: ResourceRequest, answer: ObjectAnswer): BodyResponse | Promise<BodyResponse> {
  const { store } = request;
  const { negotiated, bytes } = answer;
  if (
    negotiated.as === "object" &&
    negotiated.encoding === "json" &&
    (answer.isRendered === true || store.servesStoredBytes)
  ) {
    return finish(request, wantsPretty(request) ? pretty(bytes) : bytes, answer);
  }
  return transform(request, answer);
}

async function transform(request: ResourceRequest, answer: ObjectAnswer): Promise<BodyResponse> {
  const { store, query, nowMs } = request;
  const { negotiated, context } = answer;
  const code = await store.load();
  const bytes = answer.isRendered === true ? answer.bytes : store.render(answer.bytes, code);
  const { as, asApiVersion: apiVersion } = negotiated;
  if (as === "table") {
    const text = tableOfObject(bytes, { store, code, includeObject: includeObjectOf(query), nowMs, apiVersion });
    return encodeText(request, text, answer);
  }
  if (as === "object") return encodeText(request, bytes.toString("utf8"), { ...answer, structure: code.structure });
  const { PartialObjectMetadata: structure } = await context.loadMeta();
  return encodeText(request, partialText(metadataOf(store.form, bytes), apiVersion), { ...answer, structure });
}

/** Answers a body that is made for this request, such as a scale. */
export function respondValue(
  request: ResourceRequest,
  body: TypedBody,
  answer: Answer & { readonly structure: Structure },
): BodyResponse | Promise<BodyResponse> {
  return encodeText(request, JSON.stringify(body), answer);
}

/** Answers JSON text that is made for this request; protobuf needs its structure. */
export function respondText(
  request: ResourceRequest,
  text: string,
  answer: Answer & { readonly structure?: Structure },
): BodyResponse | Promise<BodyResponse> {
  return encodeText(request, text, answer);
}

/** Answers that what was asked for is done, where nothing is to be shown of it. */
export function respondCreated(
  request: ResourceRequest,
  answer: Pick<Answer, "negotiated" | "context">,
): Promise<BodyResponse> {
  const status: Status = { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", code: 201 };
  return respondStatus(request, status, { ...answer, status: 201 });
}

/** Answers a Status that is no error. */
export async function respondStatus(request: ResourceRequest, status: Status, answer: Answer): Promise<BodyResponse> {
  const { Status: structure } = await answer.context.loadMeta();
  return encodeText(request, JSON.stringify(status), { ...answer, structure });
}

/** Writes JSON text in the encoding that was negotiated; protobuf needs the structure. */
function encodeText(
  request: ResourceRequest,
  text: string,
  answer: Answer & { readonly structure?: Structure },
): BodyResponse | Promise<BodyResponse> {
  const { encoding } = answer.negotiated;
  const { platform } = answer.context;
  if (encoding === "json") {
    const body = Buffer.from(text);
    return finish(request, wantsPretty(request) ? pretty(body) : body, answer);
  }
  const structure = answer.structure === undefined ? {} : { structure: answer.structure };
  return finish(request, encodeBody(JSON.parse(text) as TypedBody, { encoding, platform, ...structure }), answer);
}

export interface ListAnswer {
  readonly page: SelectedPage;
  readonly negotiated: Negotiated;
  readonly context: HandlerContext;
  readonly code: KindCode;
}

/** Answers a page of a collection. The plain JSON list is a concatenation of stored bytes. */
export function respondList(request: ResourceRequest, answer: ListAnswer): Promise<BodyResponse> {
  const { negotiated, page, code, context } = answer;
  const { store } = request;
  const { as, encoding } = negotiated;
  const parts =
    encoding === "protobuf"
      ? protobufList(request, answer)
      : as === "table"
        ? tableList(request, answer)
        : as === "object"
          ? listBody(page, { store, code, bodies: context.bodies })
          : partialList(request, answer);
  return parts.then((list) => sendList(request, list, answer));
}

/** JSON and protobuf lists are sent as they were made; others are written from the JSON. */
function sendList(
  request: ResourceRequest,
  list: ListParts,
  { negotiated, context }: ListAnswer,
): BodyResponse | Promise<BodyResponse> {
  const answer = { status: 200, negotiated, context };
  const { encoding } = negotiated;
  const body = joined(list);
  const isPretty = encoding === "json" && wantsPretty(request);
  if (isPretty) return indented(body).then((each) => finish(request, each, answer));
  if (encoding === "yaml" || encoding === "cbor") return encodeText(request, wholeOf(body).toString("utf8"), answer);
  return finish(request, body, isKept(list) ? { ...answer, kept: list } : answer);
}

/** As `pretty` does it, of what may be too long to be parsed in one go. */
function indented(body: Buffer | ChunkedBody): Promise<Buffer | ChunkedBody> {
  return piecesInTurns(slicesOf(body), { make: jsonIndenter(), end: "\n" });
}

function isKept(list: ListParts): list is ListParts & { readonly keptAs: KeptAs } {
  return list.keptAs !== undefined;
}

/** The last step of every answer: it may be compressed. */
function finish(
  request: ResourceRequest,
  body: Buffer | ChunkedBody,
  answer: Answer & { readonly kept?: ListParts & { readonly keptAs: KeptAs } },
): BodyResponse | Promise<BodyResponse> {
  const { status, context, kept } = answer;
  const { contentType } = answer.negotiated;
  if (!context.encodings.gzip || !wantsGzip(request, body.length)) return { kind: "body", status, contentType, body };
  const compressed = kept === undefined ? gzipBody(request, body) : gzipList(kept, context.bodies);
  return compressed.then((gzipped) => ({ kind: "body", status, contentType, body: gzipped, headers: gzipHeaders }));
}

/** Indented when asked for, or for people's tools; `pretty=false` wins. */
export function wantsPretty(request: Pick<ResourceRequest, "headers" | "query">): boolean {
  const agent = request.headers["user-agent"] ?? "";
  const isPersonal = agent.startsWith("curl") || agent.startsWith("Wget") || agent.startsWith("Mozilla/5.0");
  const asked = request.query.get("pretty");
  return asked === null ? isPersonal : asked !== "false" && asked !== "0";
}

export function pretty(bytes: Buffer): Buffer {
  return Buffer.from(`${JSON.stringify(JSON.parse(bytes.toString("utf8")), null, 2)}\n`);
}
