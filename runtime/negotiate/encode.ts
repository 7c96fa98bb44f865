import type { Json, Platform, Structure } from "../schema/index.ts";
import { encodeCbor } from "./cbor.ts";
import type { Encoding } from "./mediaTypes.ts";
import { encodeObject } from "./protobufEnvelope.ts";
import { printYaml } from "./yamlPrinter.ts";

/** A body as JSON has it, with what it is. */
export interface TypedBody {
  readonly kind: string;
  readonly apiVersion?: string;
}

/** Writes a body in an encoding. The structure is needed in protobuf, and only there. */
export function encodeBody(
  body: TypedBody,
  options: { readonly encoding: Encoding; readonly structure?: Structure; readonly platform: Platform },
): Buffer {
  const { encoding, structure, platform } = options;
  switch (encoding) {
    case "json":
      return Buffer.from(JSON.stringify(body));
    case "yaml":
      return Buffer.from(printYaml(body as unknown as Json));
    case "cbor":
      return encodeCbor(body as unknown as Json);
    case "protobuf": {
      if (structure === undefined) throw new TypeError(`${body.kind} has no wire form`);
      const { kind, apiVersion = "" } = body;
      return encodeObject(body, { kind, apiVersion, structure, magic: platform.protobufMagic });
    }
  }
}
