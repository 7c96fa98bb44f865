import { turnAfter } from "../lib/work.ts";
import { decodeBody } from "../negotiate/decode.ts";
import { contentTypeOf } from "../negotiate/mediaTypes.ts";
import type { ApiObject, KindCode } from "../schema/index.ts";
import { isWritable } from "./answerForm.ts";
import type { HandlerContext } from "./context.ts";
import type { ResourceRequest } from "./request.ts";
import type { WriteOptions } from "./writeOptions.ts";

/** Reads the body of a create or update as an object of the request's kind; warns of what the client should hear. */
export async function readObject(
  request: ResourceRequest,
  parts: { readonly code: KindCode; readonly context: HandlerContext; readonly options: WriteOptions },
): Promise<ApiObject> {
  const { code, options } = parts;
  const { platform, encodings } = parts.context;
  const { encoding } = contentTypeOf(request.headers["content-type"], {
    platform,
    protobuf: isWritable(request, code),
    cbor: encodings.cbor,
  });
  const body = await request.body();
  const { object, warnings } = await decodeBody(body, {
    encoding,
    type: request.store.descriptor,
    structure: code.structure,
    platform,
    fieldValidation: options.fieldValidation,
    signal: () => request.signal,
    needsType: request.store.descriptor.custom === true,
  });
  for (const text of warnings) request.warn(text);
  const turn = turnAfter(body);
  if (turn !== undefined) await turn;
  return object;
}
