import type { TokenRequest } from "../../../generated/authentication/v1/tokenRequest.ts";
import type { Client } from "../../../generated/client.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Clock } from "../../client/clock.ts";
import { podIdentity } from "../container/podIdentity.ts";
import { type Credential, type Credentials, keepCredentials } from "./credentials.ts";
import type { IssuedToken, TokenAsked } from "./objectSource.ts";

export interface TokensOptions {
  readonly client: Pick<Client, "core">;
  readonly clock: Clock;
}

const dayMs = 24 * 3600_000;

/** The tokens of the service accounts of a node's pods. A token is renewed after 80 % of its time, or a day. */
export function openTokens({ client, clock }: TokensOptions): Credentials<TokenAsked, IssuedToken & Credential> {
  return keepCredentials({
    clock,
    keyOf: ({ spec }, { audience, expirationSeconds }) =>
      `${spec?.serviceAccountName ?? ""}/${expirationSeconds}/${audience}`,
    request: async (pod, asked) => {
      const nowMs = clock.nowMs();
      const { token, expiresAtMs } = await requestToken(client, pod, asked);
      const lifeMs = Math.min(expiresAtMs - nowMs, asked.expirationSeconds * 1000);
      const jitterMs = Math.random() * Math.min(10_000, lifeMs / 10); // pods start together, and do not renew together
      return { token, expiresAtMs, renewAtMs: nowMs + Math.min(lifeMs * 0.8, dayMs) - jitterMs };
    },
  });
}

async function requestToken(
  { core }: TokensOptions["client"],
  pod: Pod,
  { audience, expirationSeconds }: TokenAsked,
): Promise<IssuedToken> {
  const { namespace, name, uid } = podIdentity(pod);
  const account = pod.spec?.serviceAccountName || "default";
  const accounts = core.v1.serviceaccounts.namespace(namespace);
  const answer = await accounts.token.create(account, {
    spec: {
      audiences: audience === "" ? [] : [audience],
      expirationSeconds,
      boundObjectRef: { kind: "Pod", apiVersion: "v1", name, uid },
    },
  });
  const { status } = answer as TokenRequest;
  if (status?.token === undefined) throw new Error("the answer to a request for a token has none");
  return { token: status.token, expiresAtMs: Date.parse(status.expirationTimestamp ?? "") };
}
