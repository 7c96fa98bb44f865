import type { Client } from "../../../generated/client.ts";
import type { TokenRequest } from "../../../generated/authentication/v1/tokenRequest.ts";
import { isAlreadyExists, isNotFound, type TokenSource } from "../../client/index.ts";

export interface AccountTokensOptions {
  /** Makes the account and its tokens. */
  readonly client: Client;
  /** Of the account. */
  readonly namespace: string;
  readonly name: string;
  /** Ends what is asked. */
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number;
}

const lifetimeSeconds = 3600;
/** The part of a token's life in which it is used: the rest is time to get the next. */
const usedPart = 0.8;
/** A server with another time gives tokens that seem shorter; they count as this long. */
const shortestLifeMs = 600_000;

/** Tokens of a service account, which is made where it is missing. They reject with what the server says. */
export function accountTokens(options: AccountTokensOptions): TokenSource {
  const { client, namespace, name, signal, nowMs } = options;
  const accounts = client.core.v1.serviceaccounts.namespace(namespace);
  return async () => {
    await ensureAccount(options);
    const body = { spec: { expirationSeconds: lifetimeSeconds } };
    const answer = await accounts.token.create(name, body, { signal });
    const { token = "", expirationTimestamp } = (answer as TokenRequest).status ?? {};
    if (token === "") throw new Error(`the API server gave the account ${namespace}/${name} no token`);
    const beganMs = nowMs();
    const lifeMs = Math.max(shortestLifeMs, Date.parse(expirationTimestamp ?? "") - beganMs || 0);
    return { token, expiresAtMs: beganMs + usedPart * lifeMs };
  };
}

async function ensureAccount({ client, namespace, name, signal }: AccountTokensOptions): Promise<void> {
  const { namespaces, serviceaccounts } = client.core.v1;
  const accounts = serviceaccounts.namespace(namespace);
  if (await isThere(accounts.get(name, { signal }))) return;
  if (!(await isThere(namespaces.get(namespace, { signal })))) {
    await orThere(namespaces.create({ metadata: { name: namespace } }, { signal }));
  }
  await orThere(accounts.create({ metadata: { name } }, { signal }));
}

function isThere(found: Promise<unknown>): Promise<boolean> {
  return found.then(
    () => true,
    (error: unknown) => {
      if (isNotFound(error)) return false;
      throw error;
    },
  );
}

/** Another process may have been faster. */
async function orThere(made: Promise<unknown>): Promise<void> {
  try {
    await made;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
