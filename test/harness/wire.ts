import { generated } from "../../generated/index.ts";
import { ListMeta } from "../../generated/meta/v1.code.ts";
import { decodeMessage } from "../../runtime/negotiate/protobufDecoder.ts";
import { decodeEnvelope } from "../../runtime/negotiate/protobufEnvelope.ts";
import { field, type JsonObject, type Structure, structure } from "../../runtime/schema/index.ts";

/** A list as its message says it. */
export function itemsOf(bytes: Buffer, options: { readonly magic: string; readonly structure: Structure }): JsonObject {
  const List = structure("List", () => [
    field("metadata", 1, { structure: () => ListMeta }, { presence: "always" }),
    field("items", 2, { list: { structure: () => ({ ...plain(options.structure) }) } }),
  ]);
  const { kind, apiVersion, raw } = decodeEnvelope(bytes, options.magic);
  return { kind, apiVersion, ...decodeMessage(raw, List, { metadata: {}, items: [] }) };
}

/** Items of lists do not say what they are. */
function plain({ name, fields }: Structure): Structure {
  return structure(name, () => fields);
}

const WatchEvent = structure("WatchEvent", () => [
  field("type", 1, "string"),
  field("object", 2, { structure: () => RawExtension }),
]);
const RawExtension = structure("RawExtension", () => [field("raw", 1, "bytes")]);

export interface WireEvent {
  readonly type: string;
  /** The object with its envelope. */
  readonly body: Buffer;
}

/** The events of a watch in protobuf: four bytes of length before each. */
export function eventsOf(bytes: Buffer): WireEvent[] {
  const events: WireEvent[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 4 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new Error("the last event is not whole");
    const { type, object } = decodeMessage(bytes.subarray(at + 4, end), WatchEvent);
    const body = Buffer.from(String((object as JsonObject).raw), "base64");
    if (!body.subarray(0, 4).equals(Buffer.from(generated.platform.protobufMagic, "hex"))) throw new Error("no magic");
    events.push({ type: String(type), body });
    at = end;
  }
  return events;
}
