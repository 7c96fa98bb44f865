import { generated } from "../../generated/index.ts";
import { decodeCbor, encodeCbor } from "../../runtime/negotiate/cbor.ts";
import { decodeMessage } from "../../runtime/negotiate/protobufDecoder.ts";
import { decodeEnvelope, encodeObject } from "../../runtime/negotiate/protobufEnvelope.ts";
import { parseYaml } from "../../runtime/negotiate/yaml.ts";
import { printYaml } from "../../runtime/negotiate/yamlPrinter.ts";
import type { Json, JsonObject, Structure } from "../../runtime/schema/index.ts";
import { itemsOf } from "../harness/wire.ts";

const { protobufMagic: magic, protobufMediaType } = generated.platform;

/** How bodies are written and read; a list is an object to all but protobuf. */
export interface Encoding {
  readonly mediaType: string;
  readonly encode: (object: JsonObject, structure: Structure) => string | Uint8Array;
  readonly decode: (bytes: Buffer, structure: Structure) => Promise<JsonObject>;
  readonly decodeList: (bytes: Buffer, structure: Structure) => Promise<JsonObject>;
}

const json = async (bytes: Buffer) => JSON.parse(bytes.toString()) as JsonObject;
// The comment keeps the reader from taking JSON for JSON.
const yaml = async (bytes: Buffer) => (await parseYaml(`# yaml\n${bytes}`)).value as JsonObject;
const cbor = async (bytes: Buffer) => decodeCbor(bytes) as JsonObject;

async function protobuf(bytes: Buffer, structure: Structure): Promise<JsonObject> {
  const { kind, apiVersion, raw } = decodeEnvelope(bytes, magic);
  return decodeMessage(raw, structure, { kind, apiVersion });
}

export const encodings: readonly Encoding[] = [
  { mediaType: "application/json", encode: (object) => JSON.stringify(object), decode: json, decodeList: json },
  { mediaType: "application/yaml", encode: (object) => printYaml(object as Json), decode: yaml, decodeList: yaml },
  {
    mediaType: protobufMediaType,
    encode: (object, structure) => {
      const { kind, apiVersion } = object;
      return encodeObject(object, { structure, kind: String(kind), apiVersion: String(apiVersion), magic });
    },
    decode: protobuf,
    decodeList: async (bytes, structure) => itemsOf(bytes, { magic, structure }),
  },
  { mediaType: "application/cbor", encode: (object) => encodeCbor(object), decode: cbor, decodeList: cbor },
];
