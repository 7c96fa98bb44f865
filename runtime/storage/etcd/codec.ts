import { create, type DescMessage, fromBinary, type MessageInitShape, type MessageShape, toBinary } from "@bufbuild/protobuf";

export interface Codec<T extends DescMessage> {
  encode(message: MessageInitShape<T>): Uint8Array;
  decode(bytes: Uint8Array): MessageShape<T>;
}
export function codecOf<T extends DescMessage>(type: T): Codec<T> {
  return { encode: (m) => toBinary(type, create(type, m)), decode: (b) => fromBinary(type, b) };
}
