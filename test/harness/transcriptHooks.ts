import { type HookServer, patchOf, startHookServer } from "./peers/hookServer.ts";
import type { Parsed } from "./watch.ts";

/** The webhooks that transcripts speak of: $HOOK_URL and $HOOK_CA in their shells say where they are. */
export interface TranscriptHooks {
  readonly env: Readonly<Record<string, string>>;
  readonly stop: HookServer["stop"];
}

export async function startTranscriptHooks(): Promise<TranscriptHooks> {
  const hook = await startHookServer();
  hook.answer = (request, path) => {
    const name = path.replace(/\?.*/, "");
    if (name === "/convert") return converted(request);
    return name === "/label" ? labelled(request) : checked(request);
  };
  return { env: { HOOK_URL: `https://127.0.0.1:${hook.port}`, HOOK_CA: hook.caBundle }, stop: hook.stop };
}

/** /check refuses what has a forbidden datum, and warns of one that is old. */
function checked({ object }: Parsed): object {
  const { forbidden, old } = object?.data ?? {};
  if (forbidden !== undefined) return { allowed: false, status: { message: "data.forbidden is not allowed" } };
  return old === undefined ? {} : { warnings: ["data.old is not used any more"] };
}

/** /label says who has written. */
function labelled({ object, userInfo }: Parsed): object {
  const labels = { ...object.metadata.labels, writer: userInfo.username };
  return patchOf({ op: "add", path: "/metadata/labels", value: labels });
}

/** /convert: the size of v1 is the width of v2. */
function converted({ objects, desiredAPIVersion: apiVersion }: Parsed): object {
  const convertedObjects = objects.map((each: Parsed) => {
    const { size, width, ...spec } = each.spec;
    const number = size ?? width;
    return {
      ...each,
      apiVersion,
      spec: { ...spec, ...(apiVersion.endsWith("v1") ? { size: number } : { width: number }) },
    };
  });
  return { result: { status: "Success" }, convertedObjects };
}
