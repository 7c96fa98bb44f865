import { execFile } from "node:child_process";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Clock } from "../../client/clock.ts";
import { durationMs } from "../../schema/duration.ts";
import { shortened } from "../../schema/text/shorten.ts";
import { type AccountSource, type ShownAccount, shownAccount, type TokenAttributes } from "./accountToken.ts";
import { type Credential, credentialsFor, matches } from "./credentials.ts";
import { parseImageName } from "./imageName.ts";

/** A program that gives credentials for some images. */
export interface CredentialProvider {
  /** Of its file in the folder of such programs. */
  readonly name: string;
  /** `*.registry.test`, as credentials are matched. */
  readonly matchImages: readonly string[];
  /** How long an answer holds that does not say so itself. */
  readonly defaultCacheMs: number;
  /** Of the request and the answer. */
  readonly apiVersion: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Absent: the program gets to know nothing of pods. */
  readonly tokenAttributes?: TokenAttributes;
}

export interface CredentialProvidersOptions {
  readonly providers: readonly CredentialProvider[];
  readonly binFolder: string;
  readonly clock: Clock;
  readonly accounts: AccountSource;
  /** A program gave nothing: the image may be had with other credentials, or without. */
  readonly onError: (error: Error) => void;
}

/** @limit Credential provider of images: it gives no credentials. */
const timeoutMs = 60_000;
/** @limit Output of a credential provider of images: it gives no credentials. */
const maxOutputBytes = 1024 * 1024;
/** @limit Answers of credential providers that a node agent keeps: the oldest is asked for again. */
const maxAnswers = 1000;
/** @limit Letters of all answers of credential providers that a node agent keeps: the oldest is asked for again. */
const maxKeptLetters = 8 * 1024 * 1024;

interface Answer {
  readonly credentials: readonly Credential[];
  readonly expiresMs: number;
  /** Of what the program printed. */
  readonly letters: number;
}

/**
 * The credentials that a node's programs give for an image of a pod, of which they learn all but tag and digest.
 * Answers are kept as long as they say.
 */
export function credentialProviders(
  options: CredentialProvidersOptions,
): (pod: Pod, image: string) => Promise<Credential[]> {
  const { providers, clock, accounts, onError } = options;
  const answers = new Map<string, Answer>();
  let keptLetters = 0;
  const drop = (key: string) => {
    keptLetters -= answers.get(key)?.letters ?? 0;
    answers.delete(key);
  };

  async function ask(provider: CredentialProvider, pod: Pod, repository: string): Promise<readonly Credential[]> {
    const shown = await shownAccount(pod, provider.tokenAttributes, accounts);
    if (shown === undefined) return [];
    const all = await answerTo(provider, repository, shown);
    return shown.account === undefined ? all : all.map((each) => ({ ...each, account: shown.account }));
  }

  async function answerTo(provider: CredentialProvider, repository: string, { fields, cacheKey: of }: ShownAccount) {
    const keys = keysOf(provider, repository).map((each) => `${each} ${of}`);
    const known = keys
      .map((key) => answers.get(key))
      .find((each) => each !== undefined && clock.nowMs() < each.expiresMs);
    if (known !== undefined) return known.credentials;
    const printed = await run(provider, { image: repository, ...fields }, options);
    const { cacheKey, cacheMs, credentials } = readAnswer(printed, provider);
    const [chosen] = keysOf(provider, repository, cacheKey);
    if (chosen !== undefined && cacheMs > 0) {
      const key = `${chosen} ${of}`;
      drop(key);
      answers.set(key, { credentials, expiresMs: clock.nowMs() + cacheMs, letters: printed.length });
      keptLetters += printed.length;
      for (const oldest of answers.keys()) {
        if (answers.size <= maxAnswers && keptLetters <= maxKeptLetters) break;
        drop(oldest);
      }
    }
    return credentials;
  }

  return async (pod, image) => {
    const { repository } = parseImageName(image);
    const chosen = providers.filter((each) => each.matchImages.some((pattern) => matches(pattern, repository)));
    const asked = async (each: CredentialProvider) => {
      try {
        return await ask(each, pod, repository);
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
        return [];
      }
    };
    const all = await Promise.all(chosen.map(asked));
    return credentialsFor(repository, all.flat());
  };
}

type CacheKey = "Image" | "Registry" | "Global";

/** Under what an answer may be kept, the most precise first. */
function keysOf({ name }: CredentialProvider, repository: string, only?: CacheKey): string[] {
  const keys = {
    Image: `${name} image ${repository}`,
    Registry: `${name} registry ${repository.split("/")[0]}`,
    Global: `${name} global`,
  };
  return only === undefined ? Object.values(keys) : [keys[only]];
}

async function run(
  { name, args, env, apiVersion }: CredentialProvider,
  request: { readonly image: string } & ShownAccount["fields"],
  { binFolder }: CredentialProvidersOptions,
): Promise<string> {
  // A program that does not end when it is asked to would hold up its pods for ever.
  const killSignal = "SIGKILL";
  const limits = {
    env: { ...process.env, ...env },
    timeout: timeoutMs,
    maxBuffer: maxOutputBytes,
    killSignal,
  } as const;
  return await new Promise((resolve, reject) => {
    const child = execFile(`${binFolder}/${name}`, [...args], limits, (error, stdout, stderr) => {
      if (error === null) return resolve(stdout);
      const text = shortened(stderr.trim() || error.message);
      reject(new Error(`the credential provider ${name} failed: ${text}`, { cause: error }));
    });
    // A program that does not read has its end to tell of it.
    child.stdin?.on("error", () => {});
    child.stdin?.end(JSON.stringify({ kind: "CredentialProviderRequest", apiVersion, ...request }));
  });
}

interface AnswerLike {
  readonly kind?: unknown;
  readonly apiVersion?: unknown;
  readonly cacheKeyType?: unknown;
  readonly cacheDuration?: unknown;
  readonly auth?: Readonly<Record<string, { readonly username?: unknown; readonly password?: unknown } | null>> | null;
}

function readAnswer(output: string, { name, apiVersion, defaultCacheMs }: CredentialProvider) {
  const wrong = (what: string, cause?: unknown) => new Error(`the credential provider ${name} ${what}`, { cause });
  let answer: AnswerLike | null;
  try {
    answer = JSON.parse(output) as AnswerLike | null;
  } catch (cause) {
    throw wrong("printed no JSON", cause);
  }
  if (answer?.kind !== "CredentialProviderResponse" || answer.apiVersion !== apiVersion) {
    throw wrong(`printed no CredentialProviderResponse of ${apiVersion}`);
  }
  const { cacheKeyType, cacheDuration, auth } = answer;
  if (cacheKeyType !== "Image" && cacheKeyType !== "Registry" && cacheKeyType !== "Global") {
    throw wrong(`printed the cacheKeyType ${shown(cacheKeyType)}`);
  }
  const cacheMs = typeof cacheDuration === "string" ? durationMs(cacheDuration) : defaultCacheMs;
  if (cacheMs === undefined) throw wrong(`printed the cacheDuration ${shown(cacheDuration)}`);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const credentials = Object.entries(auth ?? {}).map(([pattern, entry]) => {
    return { pattern, auth: { username: text(entry?.username), password: text(entry?.password) } };
  });
  return { cacheKey: cacheKeyType as CacheKey, cacheMs, credentials };
}

/** What may be folded deeper than it can be printed is named by its type. */
function shown(value: unknown): string {
  return typeof value === "object" && value !== null ? "of an object" : shortened(JSON.stringify(value) ?? "undefined");
}
