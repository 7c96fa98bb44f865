import { Agent } from "node:http";
import { generated } from "../../generated/index.ts";
import { startTestServer } from "../../runtime/testing/testServer.ts";
import { openapiChecker } from "../harness/openapiCheck.ts";
import { definition } from "./customKinds.ts";
import type { RandomRequest } from "./request.ts";
import { checkStatus, jsonTexts, send } from "./send.ts";

/** Characters of a body that a failure shows. */
const shownLength = 3000;

/** How often what was answered, for a look at what the requests were like. */
export interface Answers {
  readonly byStatus: ReadonlyMap<number, number>;
  /** Of each known failure of the server: all that are a 500 or more. */
  readonly failures: ReadonlyMap<string, number>;
}

export interface Exchanges {
  /** Sends a request and checks what comes back; throws an Error that says what is wrong with it. */
  readonly run: (request: RandomRequest) => Promise<void>;
  readonly answers: Answers;
  /** What the server met that was not its clients' doing. */
  readonly errors: readonly string[];
  readonly stop: () => Promise<void>;
}

/** A server with every kind and encoding, and a kind of its users, for requests of every kind. */
export async function openExchanges(): Promise<Exchanges> {
  const server = await startTestServer({
    runtimeConfig: ["api/all=true"],
    featureGates: { AllAlpha: "true", AllBeta: "true" },
  });
  await server.client.apiextensions.v1.customresourcedefinitions.create(definition);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const checkBody = openapiChecker(generated.openapiFolders, { anyParameters: true });
  const byStatus = new Map<number, number>();
  const failures = new Map<string, number>();
  const authorization = `Bearer ${server.token}`;
  return {
    answers: { byStatus, failures },
    errors: server.errors,
    run: async (request) => {
      const { method, path, headers, body } = request;
      const answer = await send({ ...request, headers: { authorization, ...headers } }, { server: server.url, agent });
      count(byStatus, answer.status);
      try {
        const failure = checkStatus(answer, request);
        if (failure !== undefined) count(failures, failure);
        for (const text of jsonTexts(answer)) {
          checkBody({ method, path, status: answer.status, contentType: answer.contentType, text });
        }
      } catch (error) {
        const [reason = ""] = (error as Error).message.split("\n");
        const said = `${method} ${path} ${JSON.stringify(headers)}\n${body?.toString().slice(0, shownLength) ?? ""}`;
        throw new Error(`${reason}\n${said}\n${answer.status} ${answer.bytes.toString().slice(0, shownLength)}`);
      }
    },
    stop: async () => {
      agent.destroy();
      await server.stop();
    },
  };
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
