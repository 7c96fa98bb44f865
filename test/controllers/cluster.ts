import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { generated } from "../../generated/index.ts";
import { type ControllersOptions, startControllers } from "../../runtime/controllers/controllers.ts";
import { type Answer, type Api, type ApiOptions, openApi } from "../harness/api.ts";
import type { Parsed } from "../harness/watch.ts";

/** A server with controllers. */
export interface Cluster {
  readonly api: Api;
  /** What the controllers complained of. */
  readonly complaints: readonly string[];
  /** Of those that a test was about. */
  readonly forgiveComplaints: () => void;
  /** Makes an object and returns it as stored; fails when it is refused. */
  readonly make: (collection: string, object: object) => Promise<Parsed>;
  /** The object, or undefined when there is none. */
  readonly find: (path: string) => Promise<Parsed | undefined>;
  /** Resolves when the object at the path is as asked for, which it gets ("undefined" for none). */
  readonly until: (path: string, isSo: (object: Parsed | undefined) => boolean) => Promise<Parsed | undefined>;
  readonly untilGone: (path: string) => Promise<void>;
  /** Ends the controllers, and starts them anew. */
  readonly restart: () => Promise<void>;
  /** The same, with something done between. */
  readonly pause: (run: () => Promise<void>) => Promise<void>;
  /** Ends everything; fails when the controllers complained. */
  readonly stop: () => Promise<void>;
}

type Given =
  | "isGateOn"
  | "rootCa"
  | "signing"
  | "signAccountToken"
  | "legacyTokenPeriodMs"
  | "nodeTimes"
  | "evictions"
  | "nodeNetworks"
  | "podGarbage"
  | "nowMs";

export interface ClusterOptions extends Partial<Pick<ControllersOptions, Given>> {
  readonly api?: ApiOptions;
}

/** Milliseconds in which a controller must have done its work. */
const patienceMs = 30_000;

export async function openCluster(selection: readonly string[], options: ClusterOptions = {}): Promise<Cluster> {
  const { api: apiOptions, ...given } = options;
  const api = await openApi(apiOptions);
  const { url, token } = api.server;
  const complaints: string[] = [];
  const start = () =>
    startControllers(createClient({ server: url, token }), {
      platform: generated.platform,
      selection,
      rootCa: undefined,
      ...given,
      onError: (controller, error) => complaints.push(`${controller}: ${String(error)}`),
    });
  let controllers = start();
  await controllers.ready;
  const find = async (path: string) => {
    const answer = await api.get(path);
    return answer.status === 200 ? answer.json : undefined;
  };
  const until: Cluster["until"] = async (path, isSo) => {
    const endMs = Date.now() + patienceMs;
    for (;;) {
      const object = await find(path);
      if (isSo(object)) return object;
      if (Date.now() > endMs) throw new Error(`not so after ${patienceMs} ms: ${path} is ${JSON.stringify(object)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const pause: Cluster["pause"] = async (run) => {
    await controllers.stop();
    await run();
    controllers = start();
    await controllers.ready;
  };
  return {
    api,
    complaints,
    forgiveComplaints: () => void complaints.splice(0),
    make: async (collection, object) => {
      const answer: Answer = await api.post(collection, object);
      assert.is(answer.status, 201, answer.text);
      return answer.json;
    },
    find,
    until,
    untilGone: async (path) => void (await until(path, (object) => object === undefined)),
    restart: () => pause(async () => {}),
    pause,
    stop: async () => {
      await controllers.stop();
      await api.stop();
      assert.equal(complaints, []);
    },
  };
}
