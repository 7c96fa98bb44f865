import { actOnNamed, actOnSubresource } from "./act.ts";
import { answerForm } from "./answerForm.ts";
import type { HandlerContext } from "./context.ts";
import { createObject } from "./createObject.ts";
import { readObject } from "./readObject.ts";
import type { Handler } from "./request.ts";
import { respondObject } from "./respond.ts";
import { reviewObject } from "./review.ts";
import { readWriteOptions } from "./writeOptions.ts";

/** Stores a new object; answers 201 with it once it is durable. Of a sub-resource it acts on the object. */
export function create(context: HandlerContext): Handler {
  return async (request) => {
    if (request.subresource !== "") return actOnSubresource(request, context);
    const { platform } = context;
    const options = readWriteOptions(request.query, { kind: "CreateOptions", metaGroup: platform.metaGroup });
    const negotiated = await answerForm(request, context, "object");
    const code = await request.store.load();
    const object = await readObject(request, { code, context, options });
    const { actsOn } = code.strategy;
    if (actsOn !== undefined) return actOnNamed(object, actsOn, { request, context, code, options, negotiated });
    if (request.store.descriptor.virtual) {
      const bytes = await reviewObject(object, { request, context, code, options });
      return respondObject(request, { bytes, status: 201, negotiated, context, isRendered: true });
    }
    const created = await createObject(object, { request, context, code, options });
    return respondObject(request, { bytes: created.bytes, status: 201, negotiated, context, isRendered: true });
  };
}
