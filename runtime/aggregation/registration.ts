import { setImmediate } from "node:timers/promises";
import type { APIService, APIServiceSpec } from "../../generated/apiregistration/v1/apiService.ts";
import { deepEqual } from "../schema/deepEqual.ts";
import { usualPriorities, versionPriority } from "../schema/versions.ts";
import { followStore } from "../registry/followStore.ts";
import type { Groups } from "../registry/groups.ts";
import type { Registry } from "../registry/registry.ts";
import type { Store } from "../registry/store.ts";
import { decodeStored } from "../registry/stored/storedForm.ts";
import { changeSystemObject, ensureSystemObject, removeSystemObject } from "../registry/systemObject.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import { localStatus } from "./availabilityStatus.ts";

export interface RegistrationOptions {
  readonly platform: Platform;
  /** The built-in groups that this server serves. */
  readonly groups: Groups;
  readonly newUid: () => string;
  readonly clock: () => number;
  readonly logError: (message: string, error: unknown) => void;
}

export interface Registration {
  /** Names of APIServices that the start has not seen to yet. */
  readonly missing: () => readonly string[];
  /** Why writes have failed; undefined while they do not. */
  readonly problem: () => string | undefined;
  /** Resolves when nothing is under way any more. */
  readonly stop: () => Promise<void>;
}

/** @limit APIServices that the server writes at once for itself: the others wait. */
const maxWrites = 50;
/** Milliseconds after which writes that have failed are tried again. */
const retryMs = 2000;

/**
 * Keeps an APIService for each group-version that this server answers itself. Those of built-in groups are put right at
 * the start; those of definitions come and go with them, and are put right at any time. Begins in a later turn, so that
 * a start does not wait for the writes.
 */
export function keepLocalApiServices(registry: Registry, options: RegistrationOptions): Registration {
  const store = registry.store(`apiregistration.${options.platform.apiDomain}`, "apiservices");
  if (store === undefined) return { missing: () => [], problem: () => undefined, stop: async () => {} };
  const local = new LocalApiServices(registry, store, options);
  return { missing: () => local.missing, problem: () => local.problem, stop: () => local.stop() };
}

/** How long an APIService is kept as it should be: at the start of a server, or at any time. */
type Management = "onstart" | "true";

interface Wanted {
  readonly name: string;
  readonly spec: APIServiceSpec;
  readonly management: Management;
}

class LocalApiServices {
  readonly #registry: Registry;
  readonly #store: Store;
  readonly #options: RegistrationOptions;
  readonly #builtIn: ReadonlyMap<string, Wanted>;
  /** What the start has yet to look at. */
  readonly #starting = new Set<string>();
  readonly #due = new Set<string>();
  readonly #stops: readonly (() => void)[];
  readonly #failed = new Map<string, unknown>();
  #working: Promise<void> | undefined;
  #retrying: NodeJS.Timeout | undefined;
  #problem: string | undefined;
  #isStopped = false;

  constructor(registry: Registry, store: Store, options: RegistrationOptions) {
    this.#registry = registry;
    this.#store = store;
    this.#options = options;
    this.#builtIn = builtInServices(options.groups, store.descriptor.group);
    for (const name of this.#builtIn.keys()) this.#starting.add(name);
    for (const { descriptor } of registry.stores) {
      if (descriptor.custom === true) this.#starting.add(nameOf(descriptor));
    }
    const stopFollowing = followStore(store, {
      put: ({ name }, _bytes, isNews) => {
        if (isNews) this.#consider(name);
        else this.#starting.add(name);
      },
      remove: ({ name }) => this.#consider(name),
    });
    const stopHearing = registry.onServe((kinds) => {
      for (const each of kinds) this.#consider(nameOf(each));
    });
    this.#stops = [stopFollowing, stopHearing];
    for (const name of this.#starting) this.#consider(name);
  }

  get missing(): readonly string[] {
    return [...this.#starting].sort();
  }

  get problem(): string | undefined {
    return this.#problem;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retrying);
    for (const stop of this.#stops) stop();
    await this.#working;
  }

  #consider(name: string): void {
    this.#due.add(name);
    this.#working ??= this.#work();
  }

  async #work(): Promise<void> {
    await setImmediate();
    while (this.#due.size > 0 && !this.#isStopped) {
      const names = [...this.#due].slice(0, maxWrites);
      for (const each of names) this.#due.delete(each);
      await Promise.all(names.map((each) => this.#see(each)));
    }
    this.#working = undefined; // in the turn that has found nothing more to do
    this.#report();
  }

  async #see(name: string): Promise<void> {
    try {
      await this.#putRight(name);
      this.#starting.delete(name);
      this.#failed.delete(name);
    } catch (error) {
      this.#failed.set(name, error);
    }
  }

  /** Logs a failure when it is new, and tries again later. */
  #report(): void {
    const [first] = this.#failed;
    if (first === undefined || this.#isStopped) {
      this.#problem = undefined;
      return;
    }
    const [name, error] = first;
    const text = `cannot keep APIService ${name}`;
    const problem = `${text}: ${error instanceof Error ? error.message : String(error)}`;
    if (problem !== this.#problem) this.#options.logError(text, error);
    this.#problem = problem;
    clearTimeout(this.#retrying);
    this.#retrying = setTimeout(() => {
      for (const each of this.#failed.keys()) this.#consider(each);
    }, retryMs).unref();
  }

  async #putRight(name: string): Promise<void> {
    const { platform, newUid, clock } = this.#options;
    const isStart = this.#starting.has(name);
    const wanted = this.#wanted(name);
    const nowMs = clock();
    const entry = this.#store.get("", name);
    if (entry === undefined) {
      if (wanted === undefined || !(isStart || wanted.management === "true")) return;
      return ensureSystemObject(this.#store, this.#completed({}, wanted, nowMs), { platform, newUid, nowMs });
    }
    const decide = (found: APIService): APIService | "removed" | undefined => {
      const management = found.metadata?.labels?.[platform.names.labelAutomanaged];
      if (found.spec?.service !== undefined) return undefined;
      if (management !== "true" && !(management === "onstart" && isStart)) return undefined;
      if (wanted === undefined) return "removed";
      if (wanted.management === "onstart" && !isStart) return undefined;
      const completed = this.#completed(found, wanted, nowMs);
      return deepEqual(completed, found) ? undefined : completed;
    };
    const decided = decide(decodeStored(entry.bytes) as APIService);
    const at = { platform, nowMs, namespace: "", name };
    if (decided === "removed") {
      const isMeant = (found: ApiObject) => decide(found as APIService) === "removed";
      return removeSystemObject(this.#store, { ...at, isMeant });
    }
    if (decided === undefined) return;
    const change = (found: APIService & ApiObject) => {
      const next = decide(found);
      return next === "removed" ? undefined : next;
    };
    await changeSystemObject(this.#store, { ...at, decide: change });
  }

  /** What a group-version that is served now should have. */
  #wanted(name: string): Wanted | undefined {
    const builtIn = this.#builtIn.get(name);
    if (builtIn !== undefined) return builtIn;
    const dot = name.indexOf(".");
    const [version, group] = [name.slice(0, dot), name.slice(dot + 1)];
    const stores = this.#registry.storesOf(`${group}/${version}`);
    if (!stores.some(({ descriptor }) => descriptor.custom === true)) return undefined;
    const priorities = { groupPriorityMinimum: usualPriorities.group, versionPriority: usualPriorities.version };
    return { name, spec: { group, version, ...priorities }, management: "true" };
  }

  #completed(found: APIService, { name, spec, management }: Wanted, nowMs: number): APIService & ApiObject {
    const labels = { ...found.metadata?.labels, [this.#options.platform.names.labelAutomanaged]: management };
    return {
      ...found,
      metadata: { ...found.metadata, name, labels },
      spec,
      status: localStatus(found.status, nowMs),
    };
  }
}

/** All but the group of APIServices itself, of which nothing needs to be said. */
function builtInServices(groups: Groups, ownGroup: string): Map<string, Wanted> {
  return new Map(
    groups
      .filter(({ name }) => name !== ownGroup)
      .flatMap((group) =>
        group.versions.map((version) => {
          const name = nameOf({ group: group.name, version });
          const priorities = {
            ...{ groupPriorityMinimum: group.priority, versionPriority: versionPriority(group, version) },
          };
          const spec = { ...(group.name === "" ? {} : { group: group.name }), version, ...priorities };
          return [name, { name, spec, management: "onstart" }] as const;
        }),
      ),
  );
}

function nameOf({ group, version }: { readonly group: string; readonly version: string }): string {
  return `${version}.${group}`;
}
