import { setTimeout as wait } from "node:timers/promises";
import type { HTTPGetAction, LifecycleHandler } from "../../../generated/core/v1/probe.ts";
import { timerMs } from "../../schema/duration.ts";
import { podText } from "../container/podIdentity.ts";
import { type RuntimeClient, runtimeMessage } from "../cri/connectRuntime.ts";
import { commandOf, textOf } from "./execProbe.ts";
import { httpGet } from "./httpProbe.ts";
import type { ProbeTarget } from "./probe.ts";

export interface HookOptions {
  readonly runtime: Pick<RuntimeClient, "execSync">;
  readonly userAgent: string;
  /** A server without TLS has answered a hook that asked by HTTPS. */
  readonly onFallback?: () => void;
  /** A hook that sleeps was ended before its time. */
  readonly onSleepCut?: () => void;
}

/** Runs a hook of a container. Rejects with an Error that says how it failed, and when the signal ends it. */
export type HookRunner = (hook: LifecycleHandler, target: ProbeTarget, signal: AbortSignal) => Promise<void>;

/** Longest that a page of a hook may take to answer. */
const httpTimeoutMs = 30_000;

export function hookRunner(options: HookOptions): HookRunner {
  return async (hook, target, signal) => {
    if (hook.sleep !== undefined) return await sleepHook(hook.sleep.seconds, signal, options);
    const where = `for Container "${target.container.name}" in Pod "${podText(target.pod)}" failed - error:`;
    if (hook.exec !== undefined) {
      const cmd = commandOf(hook.exec, target);
      const failure = await execHook(cmd, target, { signal, options });
      if (failure !== undefined) throw new Error(`Exec lifecycle hook ([${cmd.join(" ")}]) ${where} ${failure}`);
    } else if (hook.httpGet !== undefined) {
      const failure = await httpHook(hook.httpGet, target, options);
      if (failure !== undefined)
        throw new Error(`HTTP lifecycle hook (${hook.httpGet.path ?? ""}) ${where} ${failure}`);
    } else throw new Error(`Invalid handler: ${JSON.stringify(hook)}`);
  };
}

async function sleepHook(seconds: number, signal: AbortSignal, { onSleepCut = () => {} }: HookOptions): Promise<void> {
  try {
    await wait(timerMs(seconds * 1000), undefined, { signal });
  } catch (error) {
    onSleepCut();
    throw error;
  }
}

async function execHook(
  cmd: readonly string[],
  { containerId }: ProbeTarget,
  { signal, options }: { readonly signal: AbortSignal; readonly options: HookOptions },
): Promise<string | undefined> {
  try {
    // A hook may take as long as the pod's grace: the signal ends it.
    const request = { containerId, cmd: [...cmd], timeout: 0n };
    const { exitCode, stdout, stderr } = await options.runtime.execSync(request, { signal, timeoutMs: 0 });
    if (exitCode === 0) return undefined;
    const exit = `command '${cmd.join(" ")}' exited with ${exitCode}: ${textOf([stderr])}`;
    return `${exit}, message: ${JSON.stringify(textOf([stdout, stderr]))}`;
  } catch (error) {
    signal.throwIfAborted();
    return `${runtimeMessage(error)}, message: ""`;
  }
}

/** Any answer will do, whatever its status. A server without TLS is asked again without it. */
async function httpHook(
  action: HTTPGetAction,
  target: ProbeTarget,
  { userAgent, onFallback = () => {} }: HookOptions,
): Promise<string | undefined> {
  const { container, podIP } = target;
  const options = { container, podIP, timeoutMs: httpTimeoutMs, userAgent };
  try {
    await httpGet(action, options).catch(async (error: unknown) => {
      if (action.scheme !== "HTTPS" || !isPlain(error)) throw error;
      await httpGet({ ...action, scheme: "HTTP" }, options);
      onFallback();
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The server answered, but not with TLS. */
function isPlain(error: unknown): boolean {
  const { cause } = error as Error;
  const { code = "" } = (cause ?? {}) as NodeJS.ErrnoException;
  return code === "EPROTO" || code.startsWith("ERR_SSL_");
}
