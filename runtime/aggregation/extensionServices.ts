import type { APIService, APIServiceSpec } from "../../generated/apiregistration/v1/apiService.ts";
import { followStore } from "../registry/followStore.ts";
import type { Registry } from "../registry/registry.ts";
import type { Store } from "../registry/store.ts";
import { decodeStored } from "../registry/stored/storedForm.ts";
import type { ExtensionSwagger } from "./extensionSwagger.ts";
import { deepEqual } from "../schema/deepEqual.ts";
import type { JsonObject } from "../schema/index.ts";

/** A group and version that an extension server answers, as its APIService says. */
export interface ExtensionService {
  /** Of the APIService. */
  readonly name: string;
  readonly group: string;
  readonly version: string;
  readonly service: { readonly namespace: string; readonly name: string; readonly port: number };
  /** PEM certificates that the server's certificate is checked with; undefined: those of the system. */
  readonly ca: string | undefined;
  readonly isInsecure: boolean;
  /** Where discovery lists them. */
  readonly groupPriority: number;
  readonly versionPriority: number;
  /** As the last check has found it, by this server or another of the cluster. */
  readonly isAvailable: boolean;
}

/** What an extension server has said that it serves. */
export interface Discovered {
  /** As aggregated discovery lists resources. */
  readonly resources: readonly JsonObject[];
  /** Where its OpenAPI document is, with a hash; undefined: it has none. */
  readonly openapiUrl: string | undefined;
  /** Its part of the OpenAPI document of version 2; undefined: it has none. */
  readonly swagger: ExtensionSwagger | undefined;
}

export interface ExtensionListener {
  /** An extension server is new, or another one than before. */
  readonly changed: (name: string) => void;
  readonly removed: (name: string) => void;
}

const nothing: Discovered = { resources: [], openapiUrl: undefined, swagger: undefined };

/** The extension servers of the stored APIServices, as they are at this moment. */
export class ExtensionServices {
  readonly #registry: Registry;
  readonly #byName = new Map<string, Kept>();
  /** Of APIServices: they must not be out of reach. */
  readonly #ownGroup: string;
  readonly #stop: () => void;
  #listener: ExtensionListener | undefined;

  constructor(registry: Registry, store: Store) {
    this.#registry = registry;
    this.#ownGroup = store.descriptor.group;
    this.#stop = followStore(store, {
      put: ({ name }, bytes) => this.#put(name, decodeStored(bytes) as APIService),
      remove: ({ name }) => this.#remove(name),
    });
  }

  get isEmpty(): boolean {
    return this.#byName.size === 0;
  }

  /** Undefined where this server answers itself, or nothing does. */
  find(group: string, version: string): ExtensionService | undefined {
    return this.#byName.get(`${version}.${group}`)?.service;
  }

  get(name: string): ExtensionService | undefined {
    return this.#byName.get(name)?.service;
  }

  all(): ExtensionService[] {
    return [...this.#byName.values()].map((each) => each.service);
  }

  /** What it has said last: nothing before the first time. */
  discovered({ name }: ExtensionService): Discovered {
    return this.#byName.get(name)?.discovered ?? nothing;
  }

  /** It does not answer now, or has not said yet what it serves. */
  isStale({ name, isAvailable }: ExtensionService): boolean {
    return !isAvailable || this.#byName.get(name)?.discovered === nothing;
  }

  /** Notes what an extension server says that it serves. */
  discover(name: string, discovered: Discovered): void {
    const kept = this.#byName.get(name);
    if (kept === undefined || textOf(kept.discovered) === textOf(discovered)) return;
    kept.discovered = discovered;
    this.#registry.delegate(name, kept.service);
  }

  listen(listener: ExtensionListener): void {
    this.#listener = listener;
  }

  stop(): void {
    this.#stop();
  }

  #put(name: string, { spec, status }: APIService): void {
    const service = spec === undefined || spec.group === this.#ownGroup ? undefined : serviceOf(name, spec);
    if (service === undefined) {
      this.#remove(name);
      return;
    }
    const { groupPriority: _group, versionPriority: _version, ...server } = service;
    const text = JSON.stringify(server);
    const before = this.#byName.get(name);
    const isSame = before?.text === text;
    const isAvailable = (status?.conditions ?? []).some(
      ({ type, status }) => type === "Available" && status === "True",
    );
    const now = { ...service, isAvailable };
    if (isSame && deepEqual(now, before.service)) return;
    // A check that is under way knows by the reference whether it still asks the right server.
    const same = isSame ? { service: before.service.service } : {};
    this.#byName.set(name, { text, service: { ...now, ...same }, discovered: isSame ? before.discovered : nothing });
    this.#registry.delegate(name, now);
    if (!isSame) this.#listener?.changed(name);
  }

  #remove(name: string): void {
    if (!this.#byName.delete(name)) return;
    this.#registry.delegate(name, undefined);
    this.#listener?.removed(name);
  }
}

function textOf({ resources, openapiUrl, swagger }: Discovered): string {
  return JSON.stringify([resources, openapiUrl, swagger?.etag]);
}

interface Kept {
  /** Of the service, to see whether it changes. */
  readonly text: string;
  readonly service: ExtensionService;
  discovered: Discovered;
}

function serviceOf(name: string, spec: APIServiceSpec): Omit<ExtensionService, "isAvailable"> | undefined {
  const { group = "", version = "", service, caBundle, insecureSkipTLSVerify = false } = spec;
  const { groupPriorityMinimum: groupPriority, versionPriority } = spec;
  if (service === undefined) return undefined;
  const { namespace = "", name: serviceName = "", port = 443 } = service;
  return {
    ...{ name, group, version, service: { namespace, name: serviceName, port }, isInsecure: insecureSkipTLSVerify },
    ...{ groupPriority, versionPriority },
    ca: caBundle === undefined ? undefined : Buffer.from(caBundle, "base64").toString("utf8"),
  };
}
