import { fromBinary, type Message, toBinary } from "@bufbuild/protobuf";
import type { GenMessage } from "@bufbuild/protobuf/codegenv2";
import { decodeObject } from "../../runtime/negotiate/jsonDecoder.ts";
import { decodeMessage } from "../../runtime/negotiate/protobufDecoder.ts";
import { encodeMessage } from "../../runtime/negotiate/protobufEncoder.ts";
import type { ApiObject, Json, JsonObject, KindCode, ResourceDescriptor } from "../../runtime/schema/index.ts";
import { ensureBundle } from "../harness/orchProcess.ts";
import { expectSame } from "./sameJson.ts";
import { type Random, randomObject, seededRandom } from "./randomObject.ts";

/**
 * Takes random objects of a kind from JSON to protobuf and back, and fails when one is not the same; the message names
 * the seed. Half of them are also written as careless clients do, with nulls for members and items. What comes out is
 * also read and written by protobuf-es, along the emitted .proto files. Returns how many values were compared.
 */
export async function checkRoundTrip(
  descriptor: ResourceDescriptor,
  options: { readonly count: number; readonly seed: number },
): Promise<number> {
  const code = await descriptor.load();
  const schema = await messageOf(descriptor);
  let values = 0;
  for (let index = 0; index < options.count; index++) {
    const seed = options.seed + index;
    const random = seededRandom(seed);
    const object = randomObject(code.structure, random);
    values += countOf(object);
    try {
      checkCanonical(object, code, schema);
      if (index % 2 === 0) checkCareless(object, { descriptor, code, random });
    } catch (error) {
      throw new Error(`${descriptor.apiVersion} ${descriptor.kind}, seed ${seed}: ${(error as Error).message}`);
    }
  }
  return values;
}

/** The kind's message as protobuf-es has it. */
async function messageOf({ group, version, kind }: ResourceDescriptor): Promise<GenMessage<Message>> {
  const folder = group === "" ? "core" : group.split(".")[0];
  await ensureBundle();
  const module = await import(`orch/proto/${folder}/${version}/generated`);
  return module[`${kind}Schema`];
}

function checkCanonical(object: JsonObject, { structure }: KindCode, schema: GenMessage<Message>): void {
  const text = JSON.stringify(object);
  const read = decodeObject(JSON.parse(text), structure, { version: "v1" });
  expectSame(read.object, object);
  const bytes = encodeMessage(object, structure);
  expectSame(decodeMessage(bytes, structure), object);
  const message = fromBinary(schema, bytes, { readUnknownFields: false });
  expectSame(decodeMessage(toBinary(schema, message), structure), object);
}

interface Parts {
  readonly descriptor: ResourceDescriptor;
  readonly code: KindCode;
  readonly random: Random;
}

/** As a request goes: read, filled with defaults, written, read by a typed client and sent again. */
function checkCareless(object: JsonObject, { descriptor, code, random }: Parts): void {
  const { structure } = code;
  const sent = careless(object, random);
  const first = decodeObject(sent, structure, { version: descriptor.version, copy: true }).object;
  code.setDefaults(first as ApiObject);
  const second = decodeMessage(encodeMessage(first, structure), structure);
  code.setDefaults(second as ApiObject);
  expectSame(second, first);
}

function careless(value: Json, random: Random): Json {
  if (Array.isArray(value)) {
    const items = value.map((each) => careless(each, random));
    return items.every((each) => typeof each === "object") && random() < 0.1 ? [...items, null] : items;
  }
  if (typeof value !== "object" || value === null) return value;
  const out: JsonObject = {};
  for (const [key, member] of Object.entries(value)) out[key] = random() < 0.05 ? null : careless(member, random);
  return out;
}

function countOf(value: Json): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + countOf(each as Json), 1);
}
