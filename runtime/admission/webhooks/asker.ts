import { badRequest, timeout } from "../../../generated/errors.ts";
import { isLong, nextTurn } from "../../lib/work.ts";
import { DecodeError } from "../../negotiate/decodeError.ts";
import { NoClientError, type WebhookCaller } from "../../proxy/webhooks/caller.ts";
import type { Platform, ResourceDescriptor, StatusError } from "../../schema/index.ts";
import type { Authorizer } from "../../auth/authorizer.ts";
import { beginAsking, type Asking as Evaluating } from "../expressions/asking.ts";
import type { ConditionMeter } from "../expressions/conditionMeter.ts";
import { conditionsHold, isConditionsError } from "../expressions/conditions.ts";
import { type Change, inVersion, type ShownChange, shownOf } from "../matching/change.ts";
import { requestOf } from "../matching/request.ts";
import { askedOf, matchedKind } from "../matching/rules.ts";
import { matchesNamespace, matchesObject } from "../matching/selectors.ts";
import type { ServedKinds } from "../matching/servedKinds.ts";
import type { AdmissionAttributes } from "../plugin.ts";
import { refused } from "../refused.ts";
import { foundIn, type Stored } from "../stored.ts";
import type { Hook } from "./hook.ts";
import type { HookCall, HookMeter } from "./hookMeter.ts";
import { callFailure, checkPatchText, denial, readAnswer, reviewRequest, type Verdict } from "./review.ts";

export interface HookOptions {
  /** The webhooks of each configuration. */
  readonly stored: Pick<Stored<readonly Hook[]>, "all">;
  readonly kinds: ServedKinds;
  /** Undefined: there is no such namespace. */
  readonly labelsOf: (namespace: string) => Readonly<Record<string, string>> | undefined;
  readonly caller: WebhookCaller;
  readonly meter: HookMeter;
  readonly conditionMeter: ConditionMeter;
  readonly authorize: Authorizer;
  readonly platform: Platform;
}

/** A webhook with a rule about a write. */
export interface Meant {
  readonly hook: Hook;
  /** Its place among all webhooks. */
  readonly index: number;
  /** The version of the written kind that the rule names. */
  readonly kind: ResourceDescriptor;
}

/** A review that is ready to be sent. */
export interface Asking {
  readonly hook: Hook;
  readonly change: ShownChange;
  readonly request: Readonly<Record<string, unknown>>;
}

/** Asks the webhooks of one sort. */
export class HookAsker {
  readonly #hooks: () => readonly Hook[];
  readonly #staticHooks: () => readonly Hook[];
  readonly #options: HookOptions;
  readonly #isMutating: boolean;
  /** Which of the webhooks are meant, by the kind of a write and by what it does. */
  #meant: { readonly of: readonly Hook[]; readonly byKind: WeakMap<ResourceDescriptor, Map<string, readonly Meant[]>> };

  constructor(options: HookOptions, { isMutating }: { readonly isMutating: boolean }) {
    this.#options = options;
    this.#isMutating = isMutating;
    this.#hooks = foundIn(options.stored, (all) => {
      const hooks = all.flat();
      options.caller.keep(hooks);
      return hooks;
    });
    this.#staticHooks = foundIn(options.stored, (all) => all.flat().filter((each) => each.isStatic));
    this.#meant = { of: [], byKind: new WeakMap() };
  }

  /** Those that have a rule about such a write: looked for once while all webhooks stay as they are. */
  meant(attributes: AdmissionAttributes): readonly Meant[] {
    const hooks = this.#hooksFor(attributes.descriptor);
    if (hooks.length === 0) return [];
    if (this.#meant.of !== hooks) this.#meant = { of: hooks, byKind: new WeakMap() };
    const { byKind } = this.#meant;
    let byAction = byKind.get(attributes.descriptor);
    if (byAction === undefined) byKind.set(attributes.descriptor, (byAction = new Map()));
    const asked = askedOf(attributes);
    const action = `${asked.operation} ${asked.subresource}`;
    let meant = byAction.get(action);
    if (meant === undefined) byAction.set(action, (meant = this.#find(hooks, attributes)));
    return meant;
  }

  /**
   * Stored webhooks are not asked about what stands between them and their repair, and none about what decides who may
   * ask. Webhooks of manifests are repaired in their files.
   */
  #hooksFor({ group, plural }: ResourceDescriptor): readonly Hook[] {
    const { apiDomain } = this.#options.platform;
    if (group === `authentication.${apiDomain}` && plural === "tokenreviews") return [];
    if (group === `authorization.${apiDomain}`) return [];
    return group === `admissionregistration.${apiDomain}` ? this.#staticHooks() : this.#hooks();
  }

  #find(hooks: readonly Hook[], attributes: AdmissionAttributes): readonly Meant[] {
    const { equivalents } = this.#options.kinds;
    const asked = askedOf(attributes);
    return hooks.flatMap((hook, index) => {
      const kind = matchedKind(attributes.descriptor, asked, { ...hook, equivalents });
      return kind === undefined ? [] : [{ hook, index, kind }];
    });
  }

  /** What all webhooks share that are prepared for one write. */
  begin(attributes: AdmissionAttributes): Evaluating {
    return beginAsking(attributes, this.#options.authorize);
  }

  /** Undefined where the webhook is not asked. Throws forbidden where its conditions fail. */
  async prepare({ hook, kind }: Meant, change: Change, evaluating: Evaluating): Promise<Asking | undefined> {
    const { attributes, goOn } = evaluating;
    await goOn();
    const shown = shownOf(change, attributes);
    const { labelsOf, platform, kinds } = this.#options;
    if (!matchesNamespace(hook.namespaceSelector, attributes, { ...shown, labelsOf })) return undefined;
    if (!matchesObject(hook.objectSelector, shown)) return undefined;
    const converted = await inVersion(shown, kind, { attributes, kinds });
    if (!(await this.#isWanted(hook, converted, evaluating))) return undefined;
    return { hook, change: converted, request: reviewRequest(attributes, converted, platform) };
  }

  async #isWanted(
    { name, conditions, scope, isIgnoredOnFailure }: Hook,
    change: ShownChange,
    { attributes, goOn, decisions }: Evaluating,
  ): Promise<boolean> {
    if (conditions.length === 0) return true;
    const { platform, conditionMeter: meter } = this.#options;
    const { object, old: oldObject } = change;
    const request = requestOf(attributes, change, platform);
    const values = { object, oldObject, request, params: undefined, namespaceObject: undefined, decisions };
    const { operation } = askedOf(attributes);
    const owner = { name, kind: "webhook", type: this.#isMutating ? "admit" : "validating", operation } as const;
    try {
      return await conditionsHold(conditions, { scope, values, goOn }, { owner, meter });
    } catch (error) {
      if (!isConditionsError(error)) throw error;
      if (isIgnoredOnFailure) return false;
      throw refused(attributes, error.message);
    }
  }

  /**
   * The answer of a webhook; undefined where it failed and that does not matter. Throws its refusal, its failure, and
   * timeout where the client waits no longer.
   */
  async ask({ hook, request }: Asking, attributes: AdmissionAttributes): Promise<Verdict | undefined> {
    const startMs = performance.now();
    const count = (end: HookCall["end"], code: number) =>
      this.#options.meter({
        ...{ name: hook.name, type: this.#isMutating ? "admit" : "validating", end, code },
        ...{ operation: askedOf(attributes).operation, seconds: (performance.now() - startMs) / 1000 },
      });
    if (attributes.dryRun && hook.hasSideEffects) {
      throw badRequest(`admission webhook ${JSON.stringify(hook.name)} does not support dry run`);
    }
    let verdict: Verdict;
    try {
      verdict = await this.#call(hook, request, attributes);
    } catch (error) {
      if (attributes.signal().aborted) throw timeout("request did not complete within requested timeout");
      const failure = failureOf(hook, error);
      count(hook.isIgnoredOnFailure ? "failedOpen" : "failed", failure.code);
      if (hook.isIgnoredOnFailure) return undefined;
      throw failure;
    }
    for (const text of verdict.warnings) attributes.warn(text);
    for (const [key, value] of Object.entries(verdict.auditAnnotations)) {
      attributes.audit?.annotate(`${hook.name}/${key}`, value);
    }
    if (verdict.isAllowed) {
      count("allowed", 200);
      return verdict;
    }
    const refusal = denial(hook, verdict);
    count("refused", refusal.code);
    throw refusal;
  }

  async #call(hook: Hook, request: Asking["request"], attributes: AdmissionAttributes): Promise<Verdict> {
    const { caller, platform } = this.#options;
    const apiVersion = `admission.${platform.apiDomain}/${hook.reviewVersion}`;
    const body = JSON.stringify({ kind: "AdmissionReview", apiVersion, request });
    if (isLong(body.length)) await nextTurn();
    const late = AbortSignal.timeout(hook.timeoutSeconds * 1000);
    let json: unknown;
    try {
      json = await caller.call(hook, body, AbortSignal.any([late, attributes.signal()]));
    } catch (error) {
      if (error instanceof NoClientError) throw error;
      throw new Error(`failed to call webhook: ${messageOf(error)}`, { cause: error });
    }
    let verdict: Verdict;
    try {
      verdict = readAnswer(json, { apiVersion, uid: String(request.uid), isMutating: this.#isMutating });
    } catch (error) {
      const what = error instanceof DecodeError ? "failed to call webhook" : "received invalid webhook response";
      throw new Error(`${what}: ${messageOf(error)}`, { cause: error });
    }
    if (verdict.isAllowed && verdict.patch !== undefined) checkPatchText(verdict.patch, verdict.patchType);
    return verdict;
  }
}

function failureOf(hook: Hook, error: unknown): StatusError {
  return callFailure(hook, messageOf(error));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
