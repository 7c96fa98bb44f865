import { suite } from "../harness/suite.ts";
import { randomOf } from "../robustness/random.ts";
import { definition } from "../random/customKinds.ts";
import { Ledger } from "../random/hostile/ledger.ts";
import { type Clients, createTargets, openClients, request, served } from "../random/hostile/operations.ts";
import {
  cborRecipes,
  type HostileRequest,
  objectRecipes,
  patchRecipes,
  protobufRecipes,
  type Recipe,
  valueRecipes,
  yamlRecipes,
} from "../random/hostile/recipes.ts";
import { startWatchedServer, type WatchedServer } from "../random/hostile/server.ts";

const test = suite("hostile bodies, each alone");

/** The longest body that a server reads, and one of which everything is stored. */
const sizes = (process.env.BYTES ?? "3145000,1000000").split(",").map(Number);
/** Only those whose label has this in it. */
const wanted = process.env.ONLY ?? "";
/** CPU time of the main thread between two turns of its event loop, in milliseconds. */
const maxStallMs = Number(process.env.MAX_STALL_MS ?? 100);
/** A turn can be long because garbage of others was collected in it: it counts when the same body does it again. */
const tries = 3;

test(
  "no body holds the event loop for 100 ms",
  async () => {
    const server = await startWatchedServer();
    const { port, token } = server;
    const ledger = new Ledger({
      server: `https://127.0.0.1:${port}`,
      token,
      namespace: "ledger",
      objects: 1,
      width: 1,
    });
    const clients = openClients({ port, token, ledger });
    const slow: string[] = [];
    try {
      await clients.send(
        request("POST", "/apis/apiextensions.orch.io/v1/customresourcedefinitions", definition as never),
      );
      await createTargets(clients);
      for (const bytes of sizes) {
        for (const one of requests(bytes)) {
          if (!one.label.includes(wanted)) continue;
          const ms = await stallOf(one, { clients, server });
          if (ms > maxStallMs) slow.push(`${ms.toFixed(0)} ms: ${one.label}`);
        }
      }
    } catch (error) {
      throw new Error(`${(error as Error).message}\nthe server wrote: ${server.errors().slice(0, 3000)}`);
    } finally {
      clients.close();
      ledger.close();
      await server.close();
    }
    if (slow.length > 0) throw new Error(`the event loop was held:\n${slow.join("\n")}`);
  },
  { timeoutMs: 3_600_000 },
);

function* requests(bytes: number): Generator<HostileRequest> {
  const random = randomOf(bytes);
  const recipes: readonly (readonly Recipe[])[] = [
    objectRecipes,
    valueRecipes,
    yamlRecipes,
    cborRecipes,
    protobufRecipes,
  ];
  for (const make of recipes.flat()) yield withQuery(make({ served, bytes, random }), "");
  for (const { type, make } of patchRecipes) {
    yield withQuery(make({ served, bytes, random }), `&fieldManager=m${type === "apply" ? "&force=true" : ""}`);
  }
}

function withQuery(made: HostileRequest, more: string): HostileRequest {
  return { ...made, path: `${made.path}?dryRun=All${more}` };
}

/** The shortest of the longest turns that the body caused, over the tries. */
async function stallOf(
  one: HostileRequest,
  { clients, server }: { readonly clients: Clients; readonly server: WatchedServer },
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && least > maxStallMs; attempt++) {
    await server.takeReadings();
    await clients.send(one);
    const { stalls } = await server.takeReadings();
    least = Math.min(least, Math.max(0, ...stalls.map(({ cpuMs }) => cpuMs)));
  }
  return least;
}

test.run();
