import { deepEqual } from "../../schema/deepEqual.ts";
import { inTurns } from "../../lib/work.ts";
import { timestamp } from "../../lib/timestamp.ts";
import type { Outcome } from "../../registry/change.ts";
import type { Registry } from "../../registry/registry.ts";
import type { Store } from "../../registry/store.ts";
import type { KindCode, Platform } from "../../schema/index.ts";
import { approvalCondition, approvalOf } from "../approval.ts";
import { isTrue } from "../conditions.ts";
import { type CustomResourceDefinitionLike, structuralProblems } from "../descriptor.ts";
import { changeObject } from "./changeObject.ts";
import type { Definition, Definitions } from "./definitions.ts";
import { finishDeletion } from "./deletion.ts";
import { statusWriter } from "./statusWriter.ts";
import { updateStatus } from "./status.ts";
import { addTo } from "../../schema/groups.ts";

export interface ControllerOptions {
  readonly registry: Registry;
  /** Of the definitions. */
  readonly store: Store;
  readonly definitions: Definitions;
  readonly platform: Platform;
  readonly clock: () => number;
  readonly logError: (message: string, error: unknown) => void;
}

/** Time until a definition whose objects go slowly, or whose write failed, is looked at again, in milliseconds. */
const retryMs = 1000;
/** @limit Definitions that the controller handles at once: the others wait. */
const maxRunning = 16;

/** Keeps the status of definitions in line with their specs, and empties and lets go those that are being deleted. */
export class DefinitionController {
  readonly #options: ControllerOptions;
  readonly #waiting = new Set<string>();
  readonly #running = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #ending = new AbortController();
  readonly #builtInNames: ReadonlyMap<string, readonly CustomResourceDefinitionLike[]>;
  #isIdle = () => {};

  constructor(options: ControllerOptions) {
    this.#options = options;
    this.#builtInNames = namesByGroup(options.registry);
  }

  /** The definition may have something to be done; looks at it once the present turn is over. */
  consider(name: string): void {
    const definition = this.#options.definitions.get(name);
    if (definition === undefined || isSettled(definition, this.#options.platform)) return;
    this.#waiting.add(name);
    setImmediate(() => this.#next());
  }

  /** Names of the group have become free. */
  considerGroup(group: string): void {
    for (const crd of this.#options.definitions.ofGroup(group)) {
      const isRefused = crd.status?.conditions?.some(
        (each) => each.type === "NamesAccepted" && each.status === "False",
      );
      if (isRefused === true) this.#waiting.add(crd.metadata?.name ?? "");
    }
    setImmediate(() => this.#next());
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    this.#waiting.clear();
    for (const timer of this.#timers) clearTimeout(timer);
    if (this.#running.size > 0) await new Promise<void>((resolve) => (this.#isIdle = resolve));
  }

  #next(): void {
    for (const name of this.#waiting) {
      if (this.#running.size >= maxRunning) return;
      if (this.#running.has(name)) continue;
      this.#waiting.delete(name);
      this.#running.add(name);
      void this.#run(name).finally(() => {
        this.#running.delete(name);
        if (this.#running.size === 0) this.#isIdle();
        if (!this.#ending.signal.aborted) this.#next();
      });
    }
  }

  async #run(name: string): Promise<void> {
    try {
      if (!(await this.#reconcile(name))) this.#later(name);
    } catch (error) {
      if (this.#ending.signal.aborted) return;
      this.#options.logError(`custom resource definition ${name}`, error);
      this.#later(name);
    }
  }

  /** Whether nothing is left to be done. */
  async #reconcile(name: string): Promise<boolean> {
    const definition = this.#options.definitions.get(name);
    if (definition === undefined || this.#ending.signal.aborted) return true;
    const code = await this.#options.store.load();
    if (definition.crd.metadata?.deletionTimestamp !== undefined) {
      return finishDeletion(definition, { ...this.#options, code, signal: this.#ending.signal });
    }
    await this.#writeStatus(definition, code);
    return true;
  }

  async #writeStatus({ crd: known }: Definition, code: KindCode): Promise<void> {
    const { store, clock, platform } = this.#options;
    const { name = "", generation } = known.metadata ?? {};
    const violations = await inTurns(structuralProblems(known));
    const writer = statusWriter({ ...this.#options, code });
    const decide = (crd: CustomResourceDefinitionLike): Outcome => {
      const { deletionTimestamp, generation: newest } = crd.metadata ?? {};
      if (deletionTimestamp !== undefined || newest !== generation) return { kind: "keep" }; // it is looked at again
      const time = timestamp(clock());
      const others = this.#namesBeside(crd);
      const isChanged = updateStatus(crd, { others, platform, violations, time });
      return isChanged ? { kind: "write", object: crd } : { kind: "keep" };
    };
    await changeObject({ store, code, namespace: "", name }, decide, writer);
  }

  *#namesBeside(crd: CustomResourceDefinitionLike): Iterable<CustomResourceDefinitionLike> {
    const group = crd.spec?.group ?? "";
    yield* this.#builtInNames.get(group) ?? [];
    yield* this.#options.definitions.ofGroup(group);
  }

  #later(name: string): void {
    if (this.#ending.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#waiting.add(name);
      this.#next();
    }, retryMs);
    timer.unref();
    this.#timers.add(timer);
  }
}

/** Nothing to be done: it is not being deleted, has its names, and its status tells its approval and no fault. */
function isSettled({ crd }: Definition, platform: Platform): boolean {
  const { conditions, acceptedNames } = crd.status ?? {};
  if (crd.metadata?.deletionTimestamp !== undefined || conditions == null) return false;
  const approval = conditions.find((each) => each.type === approvalCondition);
  if (approval?.message !== approvalOf(crd, platform)?.message) return false;
  if (conditions.some((each) => each.type === "NonStructuralSchema")) return false;
  return isTrue(crd, "NamesAccepted") && isTrue(crd, "Established") && deepEqual(acceptedNames, crd.spec?.names);
}

/** The names of built-in kinds, in the shape of definitions that hold them. */
function namesByGroup(registry: Registry): ReadonlyMap<string, readonly CustomResourceDefinitionLike[]> {
  const groups = new Map<string, CustomResourceDefinitionLike[]>();
  for (const { descriptor } of registry.stores) {
    if (descriptor.custom === true) continue;
    const { group, plural, singular, kind, listKind } = descriptor;
    const acceptedNames = { plural, singular, kind, listKind, shortNames: [...descriptor.shortNames] };
    addTo(groups, group, { spec: { group }, status: { acceptedNames } });
  }
  return groups;
}
