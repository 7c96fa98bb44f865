import type { HandlerContext } from "../context.ts";
import { respondWritten } from "../answers/respond.ts";
import { openWrite } from "../open.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { createObject } from "./createObject.ts";
import { readObject } from "./readObject.ts";

/** Stores a new object; answers 201 with it once it is durable. */
export async function create(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const open = await openWrite(request, context, { kind: "CreateOptions" });
  const { bytes } = await createObject(await readObject(open), open);
  return respondWritten(open, bytes, 201);
}
