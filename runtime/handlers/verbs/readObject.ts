import { turnAfter } from "../../lib/work.ts";
import { decodeBody } from "../../negotiate/decode.ts";
import { contentTypeOf } from "../../negotiate/mediaTypes.ts";
import type { ApiObject } from "../../schema/index.ts";
import { isWritable } from "../answers/answerForm.ts";
import { otherKindOf } from "../context.ts";
import type { WriteParts } from "../open.ts";

/** Reads the body of a create or update as an object of the request's kind; warns of what the client should hear. */
export async function readObject({ request, code, options, context }: WriteParts): Promise<ApiObject> {
  const { platform, encodings } = context;
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
    otherKind: otherKindOf(context),
    needsType: request.store.descriptor.custom === true,
  });
  for (const text of warnings) request.warn(text);
  request.audit?.requested(object, () => (body.length > maxDefaulted ? object : withDefaults(object, code)));
  const turn = turnAfter(body);
  if (turn !== undefined) await turn;
  return object;
}

/** @limit Body that the audit log shows with its defaults: a longer one is shown without them. */
const maxDefaulted = 256 * 1024;

/** A copy as the request means it, which is the object of its version. */
function withDefaults(object: ApiObject, code: WriteParts["code"]): ApiObject {
  const copy = structuredClone(object);
  code.setDefaults(copy);
  return copy;
}
