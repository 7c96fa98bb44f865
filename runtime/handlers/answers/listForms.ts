import { eachInTurns } from "../../lib/work.ts";
import type { Negotiated } from "../../negotiate/accept.ts";
import { encodeCborItem, encodeCborListHead } from "../../negotiate/cbor.ts";
import { jsonItems } from "../../negotiate/jsonItems.ts";
import { encodeItem, encodeListHead, envelopeTail } from "../../negotiate/protobufEnvelope.ts";
import { partialText } from "../../negotiate/table.ts";
import { yamlListParts } from "../../negotiate/yamlPrinter.ts";
import { decodeStored, metadataOf } from "../../registry/stored/storedForm.ts";
import type { Json, JsonObject, Structure } from "../../schema/index.ts";
import { keptItems, type ListParts, listMetadata, slicesOf } from "./listParts.ts";
import { chunksInTurns } from "./chunks.ts";
import type { OpenRequest } from "../open.ts";
import type { SelectedPage } from "../options/listOptions.ts";
import type { ChunkedBody, ResourceRequest } from "../request.ts";

/** A list in protobuf: of the objects, or of their metadata alone. */
export async function protobufList(open: OpenRequest, page: SelectedPage): Promise<ListParts> {
  const { request, code, context, negotiated } = open;
  const { store } = request;
  const { ListMeta, PartialObjectMetadata } = await context.loadMeta();
  const isPartial = negotiated.as !== "object";
  const structure: Structure = isPartial ? PartialObjectMetadata : code.structure;
  const form = { name: isPartial ? "protobuf metadata" : "protobuf", bodies: context.bodies };
  const { items, keptAs } = await keptItems(page, form, (entries) =>
    chunksInTurns(entries, {
      make: (each) => encodeItem(decodeStored(store.render(each.bytes, code)), structure),
      end: envelopeTail,
    }),
  );
  const head = encodeListHead(listMetadata(page), {
    structure: ListMeta,
    ...listType(request, negotiated),
    magic: context.platform.protobufMagic,
    itemsLength: items.length - envelopeTail.length,
  });
  return { head, items, keptAs };
}

/** A list of metadata in JSON: the part of the stored bytes that is an object's metadata, behind a head of its own. */
export async function partialList(open: OpenRequest, page: SelectedPage): Promise<ListParts> {
  const { request, code, context, negotiated } = open;
  const { store } = request;
  const { asApiVersion } = negotiated;
  const form = { name: `metadata ${asApiVersion}`, bodies: context.bodies };
  const { items, keptAs } = await keptItems(page, form, (entries) =>
    chunksInTurns(entries, {
      make: (each) => partialText(metadataOf(store.form, store.render(each.bytes, code)), asApiVersion),
      separator: ",",
      end: "]}",
    }),
  );
  const head = JSON.stringify({ ...listType(request, negotiated), metadata: listMetadata(page) });
  return { head: Buffer.from(`${head.slice(0, -1)},"items":[`), items, keptAs };
}

/** A list in JSON, written as YAML item by item. */
export function yamlList({ head, items }: ListParts): Promise<Buffer | ChunkedBody> {
  const { list, key } = withoutItems(head);
  return chunksInTurns(yamlListParts(list, key, parsed(jsonItems(slicesOf(items)))), { make: (part) => part });
}

/** The same in CBOR, whose lists begin with their length. */
export async function cborList({ head, items }: ListParts): Promise<Buffer | ChunkedBody> {
  const { list, key } = withoutItems(head);
  const encoded: Buffer[] = [];
  await eachInTurns(parsed(jsonItems(slicesOf(items))), (item) => encoded.push(encodeCborItem(item)));
  return chunksInTurns([encodeCborListHead(list, key, encoded.length), ...encoded], { make: (each) => each });
}

/** What the head of a list's JSON says, and the name of its last member, which are the items. */
function withoutItems(head: Buffer): { readonly list: JsonObject; readonly key: string } {
  const list = JSON.parse(`${head.toString("utf8")}]}`) as JsonObject;
  return { list, key: Object.keys(list).at(-1) ?? "" };
}

function* parsed(texts: Iterable<string>): Generator<Json, void> {
  for (const text of texts) yield JSON.parse(text) as Json;
}

function listType({ store }: ResourceRequest, negotiated: Negotiated): { kind: string; apiVersion: string } {
  const { listKind, apiVersion } = store.descriptor;
  if (negotiated.as === "object") return { kind: listKind, apiVersion };
  return { kind: "PartialObjectMetadataList", apiVersion: negotiated.asApiVersion };
}
