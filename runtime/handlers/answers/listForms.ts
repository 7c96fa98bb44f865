import { encodeItem, encodeListHead } from "../../negotiate/protobufEnvelope.ts";
import { partialText } from "../../negotiate/table.ts";
import { decodeStored, metadataOf } from "../../registry/storedForm.ts";
import type { Structure } from "../../schema/index.ts";
import type { Negotiated } from "../../negotiate/accept.ts";
import { keptItems, type ListParts, listMetadata } from "./listParts.ts";
import { chunksInTurns } from "./chunks.ts";
import type { OpenRequest } from "../open.ts";
import type { SelectedPage } from "../options/listOptions.ts";
import type { ResourceRequest } from "../request.ts";

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
    }),
  );
  const head = encodeListHead(listMetadata(page), {
    structure: ListMeta,
    ...listType(request, negotiated),
    magic: context.platform.protobufMagic,
    itemsLength: items.length,
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

function listType({ store }: ResourceRequest, negotiated: Negotiated): { kind: string; apiVersion: string } {
  const { listKind, apiVersion } = store.descriptor;
  if (negotiated.as === "object") return { kind: listKind, apiVersion };
  return { kind: "PartialObjectMetadataList", apiVersion: negotiated.asApiVersion };
}
