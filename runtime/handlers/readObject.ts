import { decodeBody } from "../negotiate/decode.ts";
import { contentTypeOf } from "../negotiate/mediaTypes.ts";
import type { ApiObject, KindCode, Platform } from "../schema/index.ts";
import type { ResourceRequest } from "./request.ts";
import type { WriteOptions } from "./writeOptions.ts";

/** Reads the body of a create or update as an object of the request's kind; warns of what the client should hear. */
export async function readObject(
  request: ResourceRequest,
  parts: { readonly code: KindCode; readonly platform: Platform; readonly options: WriteOptions },
): Promise<ApiObject> {
  const { platform, code, options } = parts;
  const { encoding } = contentTypeOf(request.headers["content-type"], { platform, protobuf: request.store.descriptor.custom !== true });
  const { object, warnings } = await decodeBody(await request.body(), {
    encoding,
    type: request.store.descriptor,
    structure: code.structure,
    platform,
    fieldValidation: options.fieldValidation,
  });
  for (const text of warnings) request.warn(text);
  return object;
}
