import { type Code, ConnectError } from "@connectrpc/connect";
import type { RuntimeService, ImageService } from "../../../generated/pb/cri/v1/api_pb.ts";

export type RuntimeCall = keyof typeof RuntimeService.method | keyof typeof ImageService.method;

/** How a call goes wrong. */
export type Fault =
  /** Never answers. */
  | { readonly kind: "hang" }
  /** Answers with an error; with `hasEffect` what was asked for is done all the same. */
  | { readonly kind: "fail"; readonly code: Code; readonly message?: string; readonly hasEffect?: boolean }
  /** Takes effect and answers so much later, though the caller may be gone by then. */
  | { readonly kind: "late"; readonly ms: number };

export interface FaultRule {
  readonly call: RuntimeCall;
  readonly fault: Fault;
  /** How many calls it spoils; default 1. */
  readonly times?: number;
  /** Which calls; default all. */
  readonly when?: (request: unknown) => boolean;
}

/** Which calls of a runtime go wrong, and how. */
export class FaultScript {
  readonly #rules = new Set<{ readonly rule: FaultRule; left: number }>();
  /** Calls that were made, by name. */
  readonly calls = new Map<string, number>();
  /** "runPodSandbox 00-...": calls that said to which trace they belong. */
  readonly traces: string[] = [];

  /** Returns how to take the rule away. Calls that hang for it then go on to hang until the runtime ends. */
  add(rule: FaultRule): () => void {
    const entry = { rule, left: rule.times ?? 1 };
    this.#rules.add(entry);
    return () => void this.#rules.delete(entry);
  }

  clear(): void {
    this.#rules.clear();
  }

  /** Runs a call as the script says. The signal ends what hangs. */
  async run<T>(
    asked: { readonly call: RuntimeCall; readonly request: unknown; readonly signal: AbortSignal },
    run: () => T | Promise<T>,
  ): Promise<T> {
    this.calls.set(asked.call, (this.calls.get(asked.call) ?? 0) + 1);
    const fault = this.#take(asked.call, asked.request);
    switch (fault?.kind) {
      case undefined:
        return await run();
      case "hang":
        return await new Promise((_, reject) => {
          const end = () => reject(asked.signal.reason);
          if (asked.signal.aborted) end();
          asked.signal.addEventListener("abort", end, { once: true });
        });
      case "late":
        await new Promise((resolve) => setTimeout(resolve, fault.ms));
        return await run();
      case "fail":
        if (fault.hasEffect === true) await run();
        throw new ConnectError(fault.message ?? `${asked.call} goes wrong`, fault.code);
    }
  }

  #take(call: RuntimeCall, request: unknown): Fault | undefined {
    for (const entry of this.#rules) {
      const { rule } = entry;
      if (rule.call !== call || rule.when?.(request) === false) continue;
      entry.left -= 1;
      if (entry.left <= 0) this.#rules.delete(entry);
      return rule.fault;
    }
    return undefined;
  }
}
