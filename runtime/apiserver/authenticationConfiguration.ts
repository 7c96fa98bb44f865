import { readFile } from "node:fs/promises";
import { fileProblem, flagError } from "../lib/flagFile.ts";
import {
  apiserverAuthenticationConfigControllerAutomaticReloadLastTimestampSeconds,
  apiserverAuthenticationConfigControllerAutomaticReloadsTotal,
  apiserverAuthenticationConfigControllerLastConfigInfo,
} from "../../generated/metrics.ts";
import { hashOfText, reloadMeter } from "../metrics/reloadMeter.ts";
import type { UserOfToken } from "../auth/authenticators/authenticator.ts";
import type { AuthenticationConfiguration } from "../auth/authenticators/jwt/configuration.ts";
import { type JwtAuthenticator, jwtAuthenticator } from "../auth/authenticators/jwt/jwtAuthenticator.ts";
import { readAuthenticationConfiguration } from "../auth/authenticators/jwt/readConfiguration.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import { deepEqual } from "../schema/deepEqual.ts";
import type { Platform } from "../schema/index.ts";
import { compileClaims } from "./claimExpressions.ts";
import { repeat } from "../lib/repeat.ts";

export interface ConfigurationFileOptions {
  readonly file: string;
  readonly platform: Platform;
  /** Issuers of service-account tokens, which the file may not name. */
  readonly ownIssuers: readonly string[];
  /** Whether the file may say who needs no credentials. */
  readonly mayNameAnonymous: boolean;
  readonly metrics: MetricRegistry;
  /** Of the server among others, in metrics; absent: it has none. */
  readonly serverId?: string | undefined;
  readonly logError: (message: string, error: unknown) => void;
  readonly logWarning: (message: string) => void;
}

/** What the file says now. */
export interface LiveConfiguration {
  readonly token: UserOfToken;
  /** Undefined where the file says nothing of anonymous requests. */
  readonly anonymous: (path: string) => boolean | undefined;
  readonly stop: () => void;
}

/** Milliseconds between two looks at the file. */
const lookMs = 1000;
/** Milliseconds that the issuers of a changed file have to answer: the old file counts until then. */
const healthyMs = 60_000;
/** Milliseconds after which a file is tried again whose issuers did not answer. */
const lookAgainMs = 60_000;
/** @limit AuthenticationConfiguration: the file is refused. */
const maxFileBytes = 1024 * 1024;

/**
 * Reads an AuthenticationConfiguration, and again when the file changes; one that is wrong then, or says something else
 * of requests without credentials, is logged, and the old one stays; so it does until the new issuers have answered.
 * Throws an Error that names the flag when it is wrong at the start.
 */
export async function openConfiguration(options: ConfigurationFileOptions): Promise<LiveConfiguration> {
  const { file, metrics, logError } = options;
  const meter = reloadMeter({
    ...{ metrics, serverId: options.serverId ?? "" },
    reloads: apiserverAuthenticationConfigControllerAutomaticReloadsTotal,
    times: apiserverAuthenticationConfigControllerAutomaticReloadLastTimestampSeconds,
    info: apiserverAuthenticationConfigControllerLastConfigInfo,
  });
  const ending = new AbortController();
  let text = await textOf(file).catch(refuse);
  const first = readFirst(text, options);
  let live = liveOf(first, options);
  meter.holds(hashOfText(text));
  let retryMs = 0;
  const look = async (): Promise<void> => {
    if (Date.now() < retryMs) return;
    const now = await textOf(file);
    if (now === text) return;
    const before = text;
    text = now; // also of a wrong one, which is logged once
    const next = parsed(now, options);
    if (!deepEqual(first.anonymous, next.anonymous)) {
      throw new Error(`${file}: anonymous: Forbidden: changed from initial configuration file`);
    }
    const opened = liveOf(next, options);
    await opened.known(AbortSignal.any([ending.signal, AbortSignal.timeout(healthyMs)])).catch((error: unknown) => {
      text = before;
      retryMs = Date.now() + lookAgainMs;
      throw error;
    });
    live = opened;
    meter.reloaded("success");
    meter.holds(hashOfText(now));
  };
  let wasMissing = false;
  const failed = (error: unknown): void => {
    const isMissing = error instanceof Error && isNoFile(error.cause);
    if (isMissing && wasMissing) return;
    wasMissing = isMissing;
    meter.reloaded("failure");
    logError(`cannot reload ${file}, so the old authentication configuration stays`, error);
  };
  const found = async () => {
    await look();
    wasMissing = false;
  };
  repeat(found, { everyMs: lookMs, onError: failed, signal: ending.signal });
  return {
    token: (token, notes) => live.token(token, notes),
    anonymous: (path) => live.anonymous(path),
    stop: () => ending.abort(),
  };
}

function isNoFile(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}

function readFirst(text: string, options: ConfigurationFileOptions): AuthenticationConfiguration {
  try {
    return parsed(text, options);
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  throw flagError("authentication-config", error);
}

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new Error(`cannot read the file: ${fileProblem(error, file)}`, { cause: error });
  });
  if (bytes.length > maxFileBytes) throw new Error(`${file} has more than ${maxFileBytes} bytes`);
  return bytes.toString("utf8");
}

function parsed(text: string, options: ConfigurationFileOptions): AuthenticationConfiguration {
  const { file, platform, ownIssuers } = options;
  const { apiDomain, labelDomain } = platform;
  const given = { file, apiDomain, labelDomain, ownIssuers, compile: compileClaims };
  const configuration = readAuthenticationConfiguration(text, given);
  if (configuration.anonymous === undefined || options.mayNameAnonymous) return configuration;
  const why =
    "--anonymous-auth flag cannot be set when anonymous field is configured in authentication configuration file";
  throw new Error(`${file}: anonymous: Forbidden: ${why}`);
}

function liveOf(
  { jwt, anonymous }: AuthenticationConfiguration,
  { logWarning, platform }: ConfigurationFileOptions,
): Omit<LiveConfiguration, "stop"> & Pick<JwtAuthenticator, "known"> {
  return {
    ...jwtAuthenticator(jwt, { clock: Date.now, logWarning, labelDomain: platform.labelDomain }),
    anonymous: (path) => {
      if (anonymous === undefined) return undefined;
      return anonymous.enabled && (anonymous.paths === undefined || anonymous.paths.includes(path));
    },
  };
}
