import { refusalOf } from "./call.ts";
import type { Transport, TransportRequest } from "./transport.ts";

/** Text as it comes, in parts that end anywhere; see `TextCall`. `path` has the query. */
export async function* readText(
  transport: Transport,
  path: string,
  { signal, timeoutMs }: Pick<TransportRequest, "signal" | "timeoutMs">,
): AsyncGenerator<string, void, undefined> {
  if (signal?.aborted) return;
  try {
    const stream = await transport.stream({ method: "GET", path, accept: "text/plain, */*", signal, timeoutMs });
    if (stream.status < 200 || stream.status > 299) throw await refusalOf(stream, "GET");
    const decoder = new TextDecoder();
    for await (const chunk of stream.chunks) {
      const text = decoder.decode(chunk, { stream: true });
      if (text !== "") yield text;
    }
    const rest = decoder.decode();
    if (rest !== "") yield rest;
  } catch (error) {
    if (signal?.aborted) return;
    throw error;
  }
}
