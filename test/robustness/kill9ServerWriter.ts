import { createClient } from "../../generated/client.ts";
import { dataOf, namespace, serve } from "./kill9Server.ts";
import { say } from "./say.ts";

/**
 * The process that is killed: a server, and in the same process sixteen clients that create, replace and delete config
 * maps of their own over HTTPS, and one that watches. A delete's answer does not say its revision, so that one is told
 * when the watcher has it.
 */
const writers = 16;
const keysEach = 50;

const [folder = "", seedText = "1"] = process.argv.slice(2);
const server = await serve(folder);
const client = createClient({ kubeconfig: server.kubeconfig });
const maps = client.core.v1.configmaps.namespace(namespace);
const deletions = new Map<string, (revision: string) => void>();
/** What each writer knows to be there, by name. */
const versions = new Map<string, string>();

const list = await maps.list();
for (const { metadata } of list.items) versions.set(metadata.name, metadata.resourceVersion);
const { resourceVersion = "" } = list.metadata;
void follow(resourceVersion);
await Promise.all(Array.from({ length: writers }, (_, writer) => writeOn(writer)));

async function follow(from: string): Promise<void> {
  for await (const event of maps.watch({ resourceVersion: from })) {
    if (event.type === "BOOKMARK") continue;
    const { name, resourceVersion: revision } = event.object.metadata;
    say(`seen ${event.type === "DELETED" ? "delete" : "put"} ${name} ${revision}`);
    if (event.type === "DELETED") deletions.get(name)?.(revision);
  }
}

async function writeOn(writer: number): Promise<never> {
  let random = Number(seedText) * 7919 + writer;
  for (let attempt = Number(seedText) * 1_000_000; ; attempt++) {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    const name = `w${writer}-${random % keysEach}`;
    const version = versions.get(name);
    if (version !== undefined && random % 7 === 0) await remove(name);
    else await put({ name, attempt, version });
  }
}

async function put({ name, attempt, version }: { name: string; attempt: number; version: string | undefined }) {
  say(`try put ${name}`);
  const metadata = version === undefined ? { name } : { name, resourceVersion: version };
  const object = { metadata, data: dataOf(name, attempt) };
  const stored = version === undefined ? await maps.create(object) : await maps.update(object);
  versions.set(name, stored.metadata.resourceVersion);
  say(`ack put ${name} ${stored.metadata.resourceVersion}`);
}

async function remove(name: string): Promise<void> {
  const gone = new Promise<string>((resolve) => deletions.set(name, resolve));
  say(`try delete ${name}`);
  await maps.delete(name);
  versions.delete(name);
  say(`ack delete ${name} ${await gone}`);
  deletions.delete(name);
}
