import { createHash } from "node:crypto";
import type { Event } from "../../../generated/core/v1/event.ts";
import { type ApiObject, failure, type Platform } from "../../schema/index.ts";
import { TokenBucket } from "../../schema/tokenBucket.ts";
import type { AdmissionAttributes, PromptPlugin } from "../plugin.ts";

export const eventLimitTypes = ["Server", "Namespace", "User", "SourceAndObject"] as const;

/** How many events may be written, in all or of each namespace, user, or source with its object. */
export interface EventLimit {
  readonly type: (typeof eventLimitTypes)[number];
  readonly perSecond: number;
  readonly burst: number;
  /** Namespaces, users or sources that are counted at a time: the longest unused is forgotten. */
  readonly cacheSize: number;
}

export interface EventRateLimitOptions {
  readonly limits: readonly EventLimit[];
  readonly platform: Pick<Platform, "apiDomain">;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/** Writers of too many events wait. */
export function eventRateLimit({ limits, platform, now }: EventRateLimitOptions): PromptPlugin {
  const buckets = limits.map((limit) => ({ limit, take: bucketsOf(limit, now) }));
  return {
    name: "EventRateLimit",
    about: { operations: ["create", "update"], resources: ["events", `events.events.${platform.apiDomain}`] },
    validate: (attributes, object) => {
      if (attributes.subresource !== "" || attributes.dryRun) return undefined;
      const texts: string[] = [];
      for (const { limit, take } of buckets) {
        const key = keyOf(limit.type, attributes, object);
        if (!take(key)) texts.push(`limit reached on type ${limit.type} for key ${key}`);
      }
      const [first, ...others] = texts;
      if (first === undefined) return undefined;
      const text = others.length === 0 ? first : `[${texts.join(", ")}]`;
      return failure({ code: 429, reason: "TooManyRequests", message: `Too many requests: ${text}` });
    },
  };
}

/** @limit Text of a key of the limits of events that is kept: longer ones are kept as their digest. */
const maxKeyLength = 512;

/** Takes a place in the bucket of a key; false: it is empty. */
function bucketsOf({ perSecond, burst, cacheSize }: EventLimit, now: () => number): (key: string) => boolean {
  const known = new Map<string, TokenBucket>();
  return (text) => {
    const key = text.length <= maxKeyLength ? text : createHash("sha256").update(text).digest("base64");
    const bucket = known.get(key) ?? new TokenBucket({ qps: perSecond, burst });
    known.delete(key); // to be the newest
    known.set(key, bucket);
    const [oldest] = known.keys();
    if (known.size > cacheSize && oldest !== undefined) known.delete(oldest);
    return bucket.takeIfAny(now());
  };
}

function keyOf(type: EventLimit["type"], { namespace, user }: AdmissionAttributes, object: ApiObject | undefined) {
  if (type === "Server") return "";
  if (type === "Namespace") return namespace;
  if (type === "User") return user.name;
  const event = object as EventLike | undefined;
  const { component = "", host = "" } = event?.source ?? event?.deprecatedSource ?? {};
  const about = event?.involvedObject ?? event?.regarding ?? {};
  const { kind = "", namespace: of = "", name = "", uid = "", apiVersion = "" } = about;
  return [component, host, kind, of, name, uid, apiVersion].join("");
}

type Source = Event["source"];

/** The fields of both groups of events. */
interface EventLike {
  readonly source?: Source;
  readonly deprecatedSource?: Source;
  readonly involvedObject?: Event["involvedObject"];
  readonly regarding?: Event["involvedObject"];
}
