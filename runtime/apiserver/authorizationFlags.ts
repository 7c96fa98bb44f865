import { setMaxListeners } from "node:events";
import { readFile } from "node:fs/promises";
import {
  apiserverAuthorizationConfigControllerAutomaticReloadLastTimestampSeconds,
  apiserverAuthorizationConfigControllerAutomaticReloadsTotal,
  apiserverAuthorizationConfigControllerLastConfigInfo,
} from "../../generated/metrics.ts";
import { type AuthorizerFactory, authorizerOf, chainFactory, type PolicySources } from "../auth/authorizer.ts";
import { abacAuthorizer, parseAbacFile } from "../auth/authorizers/abac.ts";
import { conditionMeter } from "../auth/authorizers/conditionMeter.ts";
import { openWebhookAuthorizer } from "../auth/authorizers/openWebhook.ts";
import { durationMs } from "../schema/duration.ts";
import { flagError, readFlagFile, underFlag } from "../lib/flagFile.ts";
import { hashOfText, type ReloadMeter, reloadMeter } from "../metrics/reloadMeter.ts";
import type { Tracer } from "../schema/tracer.ts";
import type { Authorizer, Platform } from "../schema/index.ts";
import { type AuthorizerEntry, parseAuthorizationFile, type WebhookEntry } from "./authorizationFile.ts";
import type { AssembleOptions } from "./assemble.ts";
import { repeat } from "../lib/repeat.ts";

/** The flags by which requests are authorized. */
export interface AuthorizationFlags {
  readonly authorizationMode: readonly string[];
  /** "": there is none; the same of the next two. */
  readonly authorizationConfig: string;
  readonly authorizationPolicyFile: string;
  readonly authorizationWebhookConfigFile: string;
  readonly authorizationWebhookVersion: string;
  /** Such as "5m0s". */
  readonly authorizationWebhookCacheAuthorizedTtl: string;
  readonly authorizationWebhookCacheUnauthorizedTtl: string;
}

export interface AuthorizationFlagsContext {
  readonly platform: Platform;
  readonly logWarning: (message: string) => void;
  readonly logError: (message: string, error: unknown) => void;
  /** Absent: calls of webhooks are not traced. */
  readonly tracer?: Tracer | undefined;
  /** Of the server among others, in metrics; absent: it has none. */
  readonly serverId?: string | undefined;
}

/** Milliseconds that a webhook of `--authorization-webhook-config-file` has for an answer. */
const webhookTimeoutMs = 10_000;
/** Milliseconds between two looks whether the configuration has changed. */
const lookMs = 1000;
/** Milliseconds for which requests under way may still wait for webhooks of the configuration before. */
const partingMs = 60_000;

/**
 * The authorizer that the flags ask for. Throws an Error that names the flag, or the place in its file, where something
 * is wrong.
 */
export function authorizationOf(
  flags: AuthorizationFlags,
  context: AuthorizationFlagsContext,
): Pick<AssembleOptions, "authorizer" | "keepsPolicies"> {
  const { authorizationMode: modes, authorizationConfig: file } = flags;
  if (file !== "") return configured(flags, context);
  if (modes.length === 0) throw new Error("--authorization-mode: at least one authorization-mode must be passed");
  const twice = modes.find((each, index) => modes.indexOf(each) < index);
  if (twice !== undefined) throw new Error(`--authorization-mode: ${twice} is given twice`);
  const entries = modes.map((type): AuthorizerEntry => {
    const name = type.toLowerCase();
    return type === "Webhook" ? { type, name, webhook: webhookOfFlags(flags) } : { type, name };
  });
  checkFiles(flags, modes);
  return { authorizer: factoryOf(entries, flags, context), keepsPolicies: modes.includes("RBAC") };
}

/** A file without its mode would count for nothing, and a mode without its file could not work. */
function checkFiles(flags: AuthorizationFlags, modes: readonly string[]): void {
  const files = [
    ["ABAC", "authorization-policy-file", flags.authorizationPolicyFile],
    ["Webhook", "authorization-webhook-config-file", flags.authorizationWebhookConfigFile],
  ] as const;
  for (const [mode, flag, file] of files) {
    if (modes.includes(mode) && file === "") throw new Error(`--authorization-mode: ${mode} needs --${flag}`);
    if (!modes.includes(mode) && file !== "") throw new Error(`--${flag}: needs --authorization-mode=${mode}`);
  }
}

function webhookOfFlags(flags: AuthorizationFlags): WebhookEntry {
  return {
    version: flags.authorizationWebhookVersion === "v1" ? "v1" : "v1beta1",
    authorizedMs: durationMs(flags.authorizationWebhookCacheAuthorizedTtl) ?? 0,
    unauthorizedMs: durationMs(flags.authorizationWebhookCacheUnauthorizedTtl) ?? 0,
    timeoutMs: webhookTimeoutMs,
    onError: "noOpinion",
    file: flags.authorizationWebhookConfigFile,
    conditions: [],
  };
}

/** Files are read here, so that what is wrong with them ends the start. */
function factoryOf(
  entries: readonly AuthorizerEntry[],
  flags: AuthorizationFlags,
  context: AuthorizationFlagsContext,
): AuthorizerFactory {
  const factoryFor = ({ type, name, webhook }: AuthorizerEntry): AuthorizerFactory => {
    if (webhook !== undefined) {
      const { logWarning, platform, tracer } = context;
      const flag = flags.authorizationConfig === "" ? "authorization-webhook-config-file" : "authorization-config";
      const settings = { ...webhook, name, apiDomain: platform.apiDomain, clock: Date.now, logWarning, tracer };
      return ({ signal, metrics }) => {
        const meter = webhook.conditions.length === 0 ? undefined : conditionMeter(metrics, name);
        return openWebhookAuthorizer({ ...settings, signal, meter }).catch((error: unknown) => {
          throw flagError(flag, error);
        });
      };
    }
    if (type === "ABAC") {
      const authorizer = abacOf(flags, context);
      return () => authorizer;
    }
    return authorizerOf(type);
  };
  return chainFactory(entries.map((each) => ({ type: each.type, name: each.name, factory: factoryFor(each) })));
}

function abacOf(
  { authorizationPolicyFile: file }: AuthorizationFlags,
  { platform }: AuthorizationFlagsContext,
): Authorizer {
  const { apiDomain } = platform;
  const flag = "authorization-policy-file";
  return abacAuthorizer(underFlag(flag, () => parseAbacFile(readFlagFile(flag, file), { file, apiDomain })));
}

/** What an authorizer is made of is read when the server starts, where there is one. */
function checkTypes(next: readonly AuthorizerEntry[], first: readonly AuthorizerEntry[]): void {
  const isNew = ({ type }: AuthorizerEntry) => !first.some((each) => each.type === type);
  const added = next.find((each) => ["Node", "RBAC", "ABAC"].includes(each.type) && isNew(each));
  if (added === undefined) return;
  throw new Error(`authorizer type ${added.type} is not allowed if it was not enabled at initial server startup`);
}

/** The authorizer of a file that may change while the server runs; what is wrong with it then is logged. */
function configured(
  flags: AuthorizationFlags,
  context: AuthorizationFlagsContext,
): Pick<AssembleOptions, "authorizer" | "keepsPolicies"> {
  const { authorizationConfig: file, authorizationMode: modes } = flags;
  const { apiDomain } = context.platform;
  if (modes.some((each) => each !== "AlwaysAllow") || flags.authorizationWebhookConfigFile !== "") {
    throw new Error("--authorization-config: excludes --authorization-mode and --authorization-webhook-config-file");
  }
  const parse = (text: string) => {
    const entries = parseAuthorizationFile(text, { file, apiDomain });
    if (flags.authorizationPolicyFile !== "" || !entries.some(({ type }) => type === "ABAC")) return entries;
    throw new Error(`${file}: the authorizer of type ABAC needs --authorization-policy-file`);
  };
  let text = readFlagFile("authorization-config", file);
  const entries = underFlag("authorization-config", () => parse(text));
  const first = factoryOf(entries, flags, context);
  const authorizer: AuthorizerFactory = async (sources) => {
    const endings = new Set<AbortController>();
    const opened = async (factory: AuthorizerFactory) => {
      const ending = new AbortController();
      setMaxListeners(Infinity, ending.signal); // every question to a webhook waits for it
      endings.add(ending);
      const end = () => {
        ending.abort();
        endings.delete(ending);
      };
      return { authorizer: await factory({ ...sources, signal: ending.signal }), end };
    };
    let current = await opened(first);
    const meter = meterOf(sources, context);
    meter.holds(hashOfText(text));
    const reload = async () => {
      const newest = await readFile(file, "utf8");
      if (newest === text) return;
      text = newest;
      const { end } = current;
      const next = parse(text);
      checkTypes(next, entries);
      current = await opened(factoryOf(next, flags, context));
      meter.reloaded("success");
      meter.holds(hashOfText(newest));
      setTimeout(end, partingMs).unref();
    };
    const onError = (error: unknown) => {
      meter.reloaded("failure");
      context.logError("cannot reload the authorization configuration, so the old one stays", error);
    };
    repeat(reload, { everyMs: lookMs, onError, signal: sources.signal });
    sources.signal.addEventListener("abort", () => {
      for (const ending of endings) ending.abort();
    });
    const rulesFor: Authorizer["rulesFor"] = async (user, namespace) => {
      return (
        current.authorizer.rulesFor?.(user, namespace) ?? { resourceRules: [], nonResourceRules: [], incomplete: true }
      );
    };
    return Object.assign((attributes: Parameters<Authorizer>[0]) => current.authorizer(attributes), { rulesFor });
  };
  return { authorizer, keepsPolicies: entries.some(({ type }) => type === "RBAC") };
}

function meterOf(
  { metrics }: Pick<PolicySources, "metrics">,
  { serverId = "" }: Pick<AuthorizationFlagsContext, "serverId">,
): ReloadMeter {
  return reloadMeter({
    ...{ metrics, serverId },
    reloads: apiserverAuthorizationConfigControllerAutomaticReloadsTotal,
    times: apiserverAuthorizationConfigControllerAutomaticReloadLastTimestampSeconds,
    info: apiserverAuthorizationConfigControllerLastConfigInfo,
  });
}
