import { unclassified } from "../../../generated/errors.ts";
import { mapInTurns } from "../../lib/work.ts";
import type { Webhook, WebhookCaller } from "../../proxy/webhooks/caller.ts";
import type { ApiObject, KindCode, Strategy } from "../../schema/index.ts";
import { kindText } from "../../schema/versions.ts";
import type { CustomResourceDefinitionLike } from "../definition.ts";
import type { ConversionFailure, ConversionMeter } from "./conversionMeter.ts";
import { type ConversionReview, checkedObject, conversionReview, convertedObjects } from "./review.ts";

export interface ConversionOptions {
  readonly caller: Pick<WebhookCaller, "call" | "forget">;
  readonly meter: ConversionMeter;
  /** Group of the reviews: that of definitions. */
  readonly group: string;
}

/** How long a webhook is waited for. */
const timeoutSeconds = 30;

/** The webhook of a definition that converts by one. */
export function conversionWebhook({ metadata, spec }: CustomResourceDefinitionLike): Webhook | undefined {
  const { strategy, webhook } = spec?.conversion ?? {};
  if (strategy !== "Webhook") return undefined;
  return { name: metadata?.name ?? "", client: webhook?.clientConfig ?? {}, timeoutSeconds };
}

interface ConverterParts extends ConversionOptions {
  readonly hook: Webhook;
  /** Of a version, by apiVersion; undefined for one that the definition does not have. */
  readonly codeOf: (apiVersion: string) => Promise<KindCode> | undefined;
}

/** Asks the webhook of a definition to convert objects, which it sees as their own version has them. */
export function converterOf(
  { spec }: CustomResourceDefinitionLike,
  parts: ConverterParts,
): NonNullable<Strategy["convert"]> {
  const { conversionReviewVersions = [] } = spec?.conversion?.webhook ?? {};
  const version = conversionReviewVersions.find((each) => each === "v1" || each === "v1beta1") ?? "v1";
  const apiVersion = `${parts.group}/${version}`;
  return async (objects, desired) => {
    const foreign = objects.filter((each) => each.apiVersion !== desired);
    if (foreign.length === 0) return objects;
    const review = conversionReview(await ownForms(foreign, parts.codeOf), { apiVersion, desired });
    const made = await measured(foreign, review, parts);
    let next = 0;
    return objects.map((each) => (each.apiVersion === desired ? each : (made[next++] ?? each)));
  };
}

/** Objects with the defaults of their versions, and without what these do not know any more. */
async function ownForms(
  objects: readonly ApiObject[],
  codeOf: ConverterParts["codeOf"],
): Promise<readonly ApiObject[]> {
  const codes = new Map<string, KindCode | undefined>();
  for (const { apiVersion = "" } of objects) {
    if (!codes.has(apiVersion)) codes.set(apiVersion, await codeOf(apiVersion));
  }
  return mapInTurns(objects, (each) => codes.get(each.apiVersion ?? "")?.strategy.fromStorage?.(each) ?? each);
}

/** Asks, and counts how that went. Rejects with unclassified, in the field's words. */
async function measured(
  objects: readonly ApiObject[],
  review: ConversionReview,
  parts: ConverterParts,
): Promise<readonly ApiObject[]> {
  const startMs = performance.now();
  const { apiVersion: from = "", kind = "" } = objects[0] ?? {};
  const count = (failure: ConversionFailure) => {
    const seconds = (performance.now() - startMs) / 1000;
    const versions = { from: versionOf(from), to: versionOf(review.desired) };
    parts.meter({ definition: parts.hook.name, ...versions, seconds, failure });
  };
  try {
    const made = await ask(objects, review, parts);
    count("");
    return made;
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    count(error.failure);
    throw unclassified(`conversion webhook for ${kindText({ apiVersion: from, kind })} ${error.message}`);
  }
}

function versionOf(apiVersion: string): string {
  return apiVersion.slice(apiVersion.indexOf("/") + 1);
}

class ConversionError extends Error {
  readonly failure: ConversionFailure;

  constructor(failure: ConversionFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** Throws ConversionError. */
async function ask(
  objects: readonly ApiObject[],
  review: ConversionReview,
  { caller, hook }: ConverterParts,
): Promise<readonly ApiObject[]> {
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  const answer = await caller.call(hook, review.body, signal).catch((error: unknown) => {
    throw new ConversionError("conversion_webhook_call_failure", `failed: ${messageOf(error)}`);
  });
  const made = orElse(
    () => convertedObjects(answer, review),
    (text) => new ConversionError("conversion_webhook_malformed_response_failure", `failed: ${text}`),
  );
  if (made.length !== objects.length) {
    const text = `returned ${made.length} objects, expected ${objects.length}`;
    throw new ConversionError("conversion_webhook_partial_response_failure", text);
  }
  return mapInTurns([...objects.entries()], ([index, each]) =>
    orElse(
      () => checkedObject(made[index], each, review.desired),
      (text) => {
        const message = `returned invalid converted object at index ${index}: ${text}`;
        return new ConversionError("conversion_webhook_invalid_converted_object_failure", message);
      },
    ),
  );
}

function orElse<T>(make: () => T, failure: (text: string) => ConversionError): T {
  try {
    return make();
  } catch (error) {
    throw failure(messageOf(error));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
