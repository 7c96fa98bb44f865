import type { Secret } from "../../../generated/core/v1/secret.ts";
import type { Informer, Stored } from "../../client/index.ts";
import { bootstrapToken, expiryOfBootstrapToken } from "../../schema/access/bootstrapToken.ts";
import type { ControllerContext } from "../frame/controller.ts";

/** A token by which nodes join, as its secret has it. */
export interface BootstrapToken {
  /** Six characters that all may see. */
  readonly id: string;
  /** The whole token: id, dot, and what only its holders know. */
  readonly text: string;
  /** Milliseconds since the epoch; undefined: never. A time that cannot be read is over. */
  readonly expiresMs: number | undefined;
  /** It may vouch for what the cluster says of itself. */
  readonly signs: boolean;
}

/** The secrets of the system namespace that are for such tokens. */
export function bootstrapSecrets({ client, informers, platform }: ControllerContext): Informer<Secret> {
  const { namespaceSystem, secretTypeBootstrapToken } = platform.names;
  const fieldSelector = `metadata.namespace=${namespaceSystem},type=${secretTypeBootstrapToken}`;
  return informers.of(client.core.v1.secrets, { fieldSelector });
}

/** The token of a secret; undefined where the secret has none, or not the name of its token. */
export function tokenOf(secret: Stored<Secret>): BootstrapToken | undefined {
  const [id, rest] = [textOf(secret, "token-id"), textOf(secret, "token-secret")];
  if (id === "" || rest === "" || secret.metadata.name !== `${bootstrapToken.namePrefix}${id}`) return undefined;
  const signs = textOf(secret, "usage-bootstrap-signing") === "true";
  return { id, text: `${id}.${rest}`, expiresMs: expiryOf(secret), signs };
}

/** When a secret expires, in milliseconds since the epoch; undefined: never. */
export function expiryOf(secret: Stored<Secret>): number | undefined {
  const ms = expiryOfBootstrapToken(textOf(secret, "expiration"));
  if (ms === Number.POSITIVE_INFINITY) return undefined;
  return Number.isNaN(ms) ? 0 : ms;
}

function textOf({ data }: Stored<Secret>, key: string): string {
  return Buffer.from(data?.[key] ?? "", "base64").toString("utf8");
}

/** Timers wait some weeks at most, and a look before the time does no harm. */
const dayMs = 24 * 3600_000;

/** Milliseconds after which to look again at what ends then. */
export function waitMs(untilMs: number, nowMs: number): number {
  return Math.min(Math.max(untilMs - nowMs, 1), dayMs);
}
