import { join } from "node:path";
import { fromBinary, toBinary } from "@bufbuild/protobuf";
import { generated } from "../generated/index.ts";
import { code } from "../generated/core/v1/pod.code.ts";
import { PodSchema } from "orch/proto/core/v1/generated";
import { decodeMessage } from "../runtime/negotiate/protobufDecoder.ts";
import { encodeMessage } from "../runtime/negotiate/protobufEncoder.ts";
import { startTestServer } from "../runtime/testing/testServer.ts";
import { pod } from "./objects.ts";
import { start } from "./processes.ts";
import { wrk } from "./wrk.ts";

/**
 * What the encodings cost: a pod through the codec and through protobuf-es, in this process; and lists of 5,000 pods in
 * every form, from a server of its own. `npx tsx bench/encodings.ts`
 */
async function main(): Promise<void> {
  if (process.argv[2] === "serve") await serve();
  else await measure();
}

const podCount = 5000;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const meta = `g=${generated.platform.metaGroup};v=v1`;

const forms: readonly (readonly [name: string, headers: Readonly<Record<string, string>>])[] = [
  ["list in JSON", {}],
  ["list in protobuf", { Accept: generated.platform.protobufMediaType }],
  ["table", { Accept: `application/json;as=Table;${meta}` }],
  ["metadata in JSON", { Accept: `application/json;as=PartialObjectMetadataList;${meta}` }],
  ["list in JSON, gzip", { "Accept-Encoding": "gzip" }],
];

async function serve(): Promise<void> {
  const server = await startTestServer();
  console.log(`ready ${server.url} ${server.token}`);
}

async function measure(): Promise<void> {
  const command = [process.execPath, "--import", "tsx", import.meta.filename, "serve"];
  const running = await start(command, /^ready /, join(import.meta.dirname, ".."));
  try {
    const [, url = "", token = ""] = running.line.split(" ");
    const pods = `${url}/api/v1/namespaces/default/pods`;
    const authorization = { Authorization: `Bearer ${token}` };
    const created = await fill(pods, authorization);
    codec(created);
    let plain = 0;
    for (const [name, headers] of forms) {
      const load = { url: pods, headers: { ...authorization, ...headers }, seconds };
      await wrk({ ...load, seconds: 1 }); // makes what is kept afterwards
      const { requestsPerSecond, p99Ms } = await wrk(load);
      plain ||= requestsPerSecond;
      const ratio = (requestsPerSecond / plain).toFixed(2);
      console.log(`${name.padEnd(28)} ${requestsPerSecond.toFixed(1).padStart(8)} /s  ratio ${ratio}  p99 ${p99Ms} ms`);
    }
  } finally {
    await running.stop();
  }
}

/** Creates the pods; gives one as the server answers it. */
async function fill(url: string, headers: Readonly<Record<string, string>>): Promise<object> {
  let next = 0;
  let last: object = {};
  const workers = Array.from({ length: 16 }, async () => {
    while (next < podCount) {
      const body = JSON.stringify(pod(`p-${next++}`));
      const answer = await fetch(url, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body,
      });
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
      last = (await answer.json()) as object;
    }
  });
  await Promise.all(workers);
  return last;
}

function codec(object: object): void {
  const bytes = encodeMessage(object, code.structure);
  const message = fromBinary(PodSchema, bytes);
  console.log(`a pod is ${JSON.stringify(object).length} bytes of JSON, ${bytes.length} of protobuf`);
  compare("decode a pod", {
    ours: () => decodeMessage(bytes, code.structure),
    es: () => fromBinary(PodSchema, bytes),
  });
  compare("encode a pod", {
    ours: () => encodeMessage(object, code.structure),
    es: () => toBinary(PodSchema, message),
  });
}

function compare(name: string, run: { readonly ours: () => unknown; readonly es: () => unknown }): void {
  const oursUs = microseconds(run.ours);
  const esUs = microseconds(run.es);
  const ratio = (esUs / oursUs).toFixed(1);
  console.log(
    `${name.padEnd(28)} ${oursUs.toFixed(1).padStart(8)} us  protobuf-es ${esUs.toFixed(1)} us, ${ratio} times as fast`,
  );
}

/** The best of five rounds: other work on the machine only makes a round slower. */
function microseconds(run: () => unknown): number {
  const count = 3000;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6; round++) {
    const startMs = performance.now();
    for (let index = 0; index < count; index++) run();
    if (round > 0) best = Math.min(best, (performance.now() - startMs) / count);
  }
  return best * 1000;
}

await main();
