import { isLong, nextTurn, turnAfter } from "../../lib/work.ts";
import { encodeBody, type TypedBody } from "../../negotiate/encode.ts";
import { jsonIndenter } from "../../negotiate/indentJson.ts";
import { partialText } from "../../negotiate/table.ts";
import { yamlParts } from "../../negotiate/yamlPrinter.ts";
import { metadataOf } from "../../registry/stored/storedForm.ts";
import type { Json, Status, Structure } from "../../schema/index.ts";
import type { Answerable, OpenRequest } from "../open.ts";
import { gzipBody, gzipHeaders, gzipList, wantsGzip } from "./gzip.ts";
import { listBody } from "./listBody.ts";
import type { SelectedPage } from "../options/listOptions.ts";
import { joined, type KeptAs, type ListParts, slicesOf, wholeOf } from "./listParts.ts";
import { cborList, partialList, protobufList, yamlList } from "./listForms.ts";
import { chunksInTurns } from "./chunks.ts";
import type { BodyResponse, ChunkedBody, ResourceRequest } from "../request.ts";
import { includeObjectOf, tableList, tableOfObject } from "./tableBody.ts";

/** An object as it is stored. */
interface StoredAnswer {
  readonly bytes: Buffer;
  /** The bytes are this kind's JSON; absent: as they are stored. */
  readonly isRendered?: true;
  readonly status?: number;
}

/** Answers one object. Plain JSON is the bytes as they are; any other form is made from the parsed object. */
export function respondObject(open: Answerable, answer: StoredAnswer): BodyResponse | Promise<BodyResponse> {
  const { request, negotiated } = open;
  const { bytes, isRendered, status } = answer;
  const isPlain = negotiated.as === "object" && negotiated.encoding === "json";
  if (!isPlain || (isRendered !== true && !request.store.servesStoredBytes)) return transform(open, answer);
  request.audit?.responded(bytes);
  return finish(open, wantsPretty(request) ? pretty(bytes) : bytes, { status });
}

/** Answers an object that was written: its bytes are this kind's JSON. */
export function respondWritten(open: Answerable, bytes: Buffer, status: number): BodyResponse | Promise<BodyResponse> {
  return respondObject(open, { bytes, status, isRendered: true });
}

async function transform(open: Answerable, { isRendered, status, ...answer }: StoredAnswer): Promise<BodyResponse> {
  const { request, negotiated, context } = open;
  const { store, query, nowMs } = request;
  const code = await store.load();
  await turnAfter(answer.bytes);
  if (isRendered !== true) await store.readable([answer.bytes], code, () => request.signal);
  const bytes = isRendered === true ? answer.bytes : store.render(answer.bytes, code);
  const { as, asApiVersion: apiVersion } = negotiated;
  if (as === "table") {
    const text = tableOfObject(bytes, { store, code, includeObject: includeObjectOf(query), nowMs, apiVersion });
    return respondText(open, text, { status });
  }
  if (as === "object") return respondText(open, bytes.toString("utf8"), { status, structure: code.structure });
  const { PartialObjectMetadata: structure } = await context.loadMeta();
  return respondText(open, partialText(metadataOf(store.form, bytes), apiVersion), { status, structure });
}

/** Answers that what was asked for is done, where nothing is to be shown of it. */
export function respondCreated(open: Answerable): Promise<BodyResponse> {
  const status: Status = { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", code: 201 };
  return respondStatus(open, status, 201);
}

/** Answers a Status that is no error. */
export async function respondStatus(open: Answerable, body: Status, status = 200): Promise<BodyResponse> {
  const { Status: structure } = await open.context.loadMeta();
  open.request.audit?.answered(body);
  return respondText(open, JSON.stringify(body), { status, structure });
}

interface TextAnswer {
  /** Of the HTTP answer; 200 where nothing is said. */
  readonly status?: number | undefined;
  /** Protobuf is written along it. */
  readonly structure?: Structure;
}

/** Answers JSON text that is made for this request, in the encoding that was negotiated. */
export function respondText(
  open: Answerable,
  text: string,
  { status, structure }: TextAnswer = {},
): BodyResponse | Promise<BodyResponse> {
  const { request, context, negotiated } = open;
  const { encoding } = negotiated;
  const { platform } = context;
  request.audit?.responded(text);
  if (encoding === "json") {
    const body = Buffer.from(text);
    return finish(open, wantsPretty(request) ? pretty(body) : body, { status });
  }
  if (encoding === "yaml" && isLong(text.length)) return longYaml(open, text, { status });
  const along = structure === undefined ? {} : { structure };
  return finish(open, encodeBody(JSON.parse(text) as TypedBody, { encoding, platform, ...along }), { status });
}

async function longYaml(open: Answerable, text: string, options: TextAnswer): Promise<BodyResponse> {
  await nextTurn();
  return finish(open, await chunksInTurns(yamlParts(JSON.parse(text) as Json), { make: (part) => part }), options);
}

/** Answers a page of a collection. The plain JSON list is a concatenation of stored bytes. */
export async function respondList(open: OpenRequest, selected: SelectedPage): Promise<BodyResponse> {
  const { audit } = open.request;
  const page = open.code.strategy.convert === undefined ? selected : await readablePage(open, selected);
  const startMs = audit === undefined ? 0 : performance.now();
  const list = await listOf(open, page);
  audit?.took("serialize-response-object", performance.now() - startMs);
  if (audit?.wantsResponse === true) {
    const { head, items } = open.negotiated.encoding === "protobuf" ? await jsonList(open, page) : list;
    audit.responded({ length: head.length + items.length, whole: () => Buffer.concat([head, wholeOf(items)]) });
  }
  return sendList(open, list);
}

/** The page when a webhook has converted its objects. What is made of them is not kept: the webhook may change. */
async function readablePage({ request, code }: OpenRequest, page: SelectedPage): Promise<SelectedPage> {
  const entries = page.entries();
  const stored = entries.map((each) => each.bytes);
  await request.store.readable(stored, code, () => request.signal);
  return { ...page, entries: () => entries, key: undefined };
}

/** Of a list that is sent in protobuf, the same in JSON. */
function jsonList(open: OpenRequest, page: SelectedPage): Promise<ListParts> {
  const { request, negotiated, code, context } = open;
  if (negotiated.as !== "object") return partialList(open, page);
  return listBody(page, { store: request.store, code, bodies: context.bodies });
}

function listOf(open: OpenRequest, page: SelectedPage): Promise<ListParts> {
  const { request, negotiated, code, context } = open;
  const { as, encoding } = negotiated;
  if (encoding === "protobuf") return protobufList(open, page);
  if (as === "table") return tableList(open, page);
  if (as === "object") return listBody(page, { store: request.store, code, bodies: context.bodies });
  return partialList(open, page);
}

/** JSON and protobuf lists are sent as they were made; others are written from the JSON. */
async function sendList(open: OpenRequest, list: ListParts): Promise<BodyResponse> {
  const { encoding } = open.negotiated;
  if (encoding === "yaml") return finish(open, await yamlList(list));
  if (encoding === "cbor") return finish(open, await cborList(list));
  const body = joined(list);
  if (encoding === "json" && wantsPretty(open.request)) return finish(open, await indented(body));
  return finish(open, body, isKept(list) ? { kept: list } : {});
}

/** As `pretty` does it, of what may be too long to be parsed in one go. */
function indented(body: Buffer | ChunkedBody): Promise<Buffer | ChunkedBody> {
  return chunksInTurns(slicesOf(body), { make: jsonIndenter() });
}

function isKept(list: ListParts): list is ListParts & { readonly keptAs: KeptAs } {
  return list.keptAs !== undefined;
}

interface Finish {
  readonly status?: number | undefined;
  readonly kept?: ListParts & { readonly keptAs: KeptAs };
}

/** The last step of every answer: it may be compressed. */
function finish(
  { request, context, negotiated }: Answerable,
  body: Buffer | ChunkedBody,
  { status = 200, kept }: Finish = {},
): BodyResponse | Promise<BodyResponse> {
  const { contentType } = negotiated;
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
  return Buffer.from(JSON.stringify(JSON.parse(bytes.toString("utf8")), null, 2));
}
