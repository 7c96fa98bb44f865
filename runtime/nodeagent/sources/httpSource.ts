import type { Pod } from "../../../generated/core/v1/pod.ts";
import { repeat } from "../../lib/repeat.ts";
import { withoutUserInfo } from "../../schema/flags.ts";

export interface HttpSourceOptions {
  /** With a user and a password before its host, these prove who asks. */
  readonly url: string;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly everyMs: number;
  /** Reads a pod or a list of pods. Rejects with an Error for what is neither. */
  readonly read: (bytes: Buffer, url: string) => Promise<readonly Pod[]>;
  /** All pods of the answer, when it is another than before. */
  readonly onPods: (pods: readonly Pod[]) => void;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/** @limit Answer with manifests of static pods: it is an error. */
const maxAnswerBytes = 10 * 1024 * 1024;
/** @limit Time of a request for manifests: it is an error. */
const requestTimeoutMs = 10_000;

/** Asks a URL for manifests again and again; while it does not answer, its pods stay. */
export async function pollManifests(options: HttpSourceOptions): Promise<void> {
  const { url, everyMs, read, onPods, signal } = options;
  let before: Buffer | undefined;
  const poll = async () => {
    const bytes = await answerOf(options);
    if (before === undefined || !before.equals(bytes)) onPods(await read(bytes, url));
    before = bytes;
  };
  const onError = (cause: unknown) =>
    options.onError(new Error(`cannot read the manifests of ${withoutUserInfo(url)}`, { cause }));
  const polls = repeat(poll, { everyMs, onError, signal });
  polls.ask();
  await polls.ended;
}

async function answerOf({ url, headers, signal }: HttpSourceOptions): Promise<Buffer> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]);
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const asked = new URL(url);
  const { username, password } = asked;
  const sent = new Headers(lines);
  if (username !== "" && !sent.has("authorization")) sent.set("authorization", basic(username, password));
  [asked.username, asked.password] = ["", ""]; // fetch takes none in a URL
  const response = await fetch(asked, { headers: sent, signal: limit });
  if (response.status !== 200) throw new Error(`the answer was ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new Error(`the answer has more than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  if (size === 0) throw new Error("the answer was empty");
  return Buffer.concat(chunks);
}

/** The parts of a URL, which are escaped there. */
function basic(...parts: readonly [username: string, password: string]): string {
  return `Basic ${Buffer.from(parts.map(decodeURIComponent).join(":")).toString("base64")}`;
}
