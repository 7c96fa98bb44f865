import type { Device } from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import type { DeviceAllocation, DeviceCheckpoint } from "./deviceCheckpoint.ts";
import type { DeviceEndpoint } from "./deviceEndpoint.ts";

export interface DeviceManagerOptions {
  readonly checkpoint: DeviceCheckpoint;
  readonly nowMs: () => number;
  /** The amounts of the node have changed. */
  readonly onChange: () => void;
  readonly logError: (message: string, error: unknown) => void;
}

/** A resource of which a plugin has devices. */
interface Resource {
  readonly devices: Map<string, Device>;
  /** Undefined since the plugin has gone. */
  endpoint: DeviceEndpoint | undefined;
  goneMs: number;
}

/** Who wants devices. */
export interface DeviceOwner {
  readonly podUid: string;
  readonly container: string;
  /** Containers of the pod that have ended for good, whose devices this one may have. */
  readonly after: readonly string[];
}

/** Milliseconds for which a resource is shown after its plugin has gone, with none to allocate. */
const goneAfterMs = 300_000;
const healthy = "Healthy";

/** The devices of a node, and which container has them. */
export class DeviceManager {
  readonly #options: DeviceManagerOptions;
  readonly #resources = new Map<string, Resource>();
  #allocations: DeviceAllocation[] = [];
  /** One allocation after the other: each sees what the one before has taken. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: DeviceManagerOptions) {
    this.#options = options;
  }

  /** Takes up what an agent before has kept. */
  async restore(): Promise<void> {
    try {
      const { allocations, registered } = await this.#options.checkpoint.read();
      this.#allocations = [...allocations];
      for (const resource of registered.keys()) this.#resourceOf(resource);
    } catch (error) {
      this.#options.logError("the devices that containers have are not known", error);
    }
  }

  /** A plugin came, perhaps in place of one of the same resource. */
  register(
    name: string,
    open: (handlers: { onDevices: (devices: readonly Device[]) => void; onEnd: () => void }) => DeviceEndpoint,
  ): void {
    const resource = this.#resourceOf(name);
    resource.endpoint?.stop();
    const endpoint: DeviceEndpoint = open({
      onDevices: (devices) => {
        if (resource.endpoint !== endpoint) return;
        resource.devices.clear();
        for (const each of devices) resource.devices.set(each.ID, each);
        this.#changed();
      },
      onEnd: () => {
        if (resource.endpoint !== endpoint) return;
        resource.endpoint = undefined;
        resource.goneMs = this.#options.nowMs();
        this.#changed();
      },
    });
    resource.endpoint = endpoint;
  }

  /** How many devices there are, and how many of them containers may have: those that are healthy. */
  amounts(): ReadonlyMap<string, { readonly capacity: number; readonly allocatable: number }> {
    const now = this.#options.nowMs();
    for (const [name, { endpoint, goneMs }] of this.#resources) {
      if (endpoint === undefined && now - goneMs > goneAfterMs) this.#resources.delete(name);
    }
    return new Map(
      [...this.#resources].map(([name, resource]) => {
        const allocatable = this.#healthyOf(resource).length;
        return [name, { capacity: resource.devices.size, allocatable }];
      }),
    );
  }

  isResource(name: string): boolean {
    return this.#resources.has(name);
  }

  /** All devices by their resources, for those who look at the node. */
  devices(): ReadonlyMap<string, readonly Device[]> {
    return new Map([...this.#resources].map(([name, { devices }]) => [name, [...devices.values()]]));
  }

  of({ podUid, container }: Pick<DeviceOwner, "podUid" | "container">): readonly DeviceAllocation[] {
    return this.#allocations.filter((each) => each.podUid === podUid && each.container === container);
  }

  /**
   * Gives a container its devices: those that it had before, or new ones. Rejects with an Error that says how many
   * there are where they are not enough.
   */
  allocate(owner: DeviceOwner, wanted: ReadonlyMap<string, number>): Promise<readonly DeviceAllocation[]> {
    const allocated = this.#last.then(async () => {
      for (const [resource, count] of wanted) {
        if (this.of(owner).some((each) => each.resource === resource)) continue;
        this.#allocations.push(await this.#allocated(owner, resource, count));
        await this.#write();
      }
      return this.of(owner);
    });
    this.#last = allocated.catch(() => {});
    return allocated;
  }

  /** To be called before each start of a container. */
  async preStart(owner: Pick<DeviceOwner, "podUid" | "container">): Promise<void> {
    for (const { resource, ids } of this.of(owner)) await this.#resources.get(resource)?.endpoint?.preStart(ids);
  }

  /** The pod is gone: others may have its devices. */
  async release(podUid: string): Promise<void> {
    const kept = this.#allocations.filter((each) => each.podUid !== podUid);
    if (kept.length === this.#allocations.length) return;
    this.#allocations = kept;
    await this.#write();
  }

  stop(): void {
    for (const { endpoint } of this.#resources.values()) endpoint?.stop();
  }

  async #allocated(owner: DeviceOwner, name: string, count: number): Promise<DeviceAllocation> {
    const resource = this.#resources.get(name);
    const { endpoint } = resource ?? {};
    const reusable = this.#idsOf(name, (each) => each.podUid === owner.podUid && owner.after.includes(each.container));
    const taken = new Set(
      this.#idsOf(name, (each) => !(each.podUid === owner.podUid && owner.after.includes(each.container))),
    );
    const free = resource === undefined ? [] : this.#healthyOf(resource).filter((each) => !taken.has(each));
    if (endpoint === undefined || free.length < count) {
      throw new Error(
        `requested number of devices unavailable for ${name}. Requested: ${count}, Available: ${free.length}`,
      );
    }
    const must = reusable.filter((each) => free.includes(each)).slice(0, count);
    const preferred = await endpoint.prefer({ available: free, mustInclude: must, count });
    const ids = [...new Set([...must, ...preferred.filter((each) => free.includes(each)), ...free])].slice(0, count);
    const { podUid, container } = owner;
    return { podUid, container, resource: name, ids, response: await endpoint.allocate(ids) };
  }

  #idsOf(resource: string, isMeant: (allocation: DeviceAllocation) => boolean): readonly string[] {
    return this.#allocations.filter((each) => each.resource === resource && isMeant(each)).flatMap((each) => each.ids);
  }

  #healthyOf({ devices, endpoint }: Resource): string[] {
    if (endpoint === undefined) return [];
    return [...devices.values()].filter((each) => each.health === healthy).map((each) => each.ID);
  }

  #resourceOf(name: string): Resource {
    const known = this.#resources.get(name);
    if (known !== undefined) return known;
    const made: Resource = { devices: new Map(), endpoint: undefined, goneMs: this.#options.nowMs() };
    this.#resources.set(name, made);
    return made;
  }

  #changed(): void {
    this.#options.onChange();
    this.#write().catch((error: unknown) => this.#options.logError("the devices of the node are not kept", error));
  }

  #writing: Promise<void> = Promise.resolve();

  #write(): Promise<void> {
    const registered = new Map([...this.#resources].map(([name, { devices }]) => [name, [...devices.keys()]]));
    const state = { allocations: [...this.#allocations], registered };
    this.#writing = this.#writing.catch(() => {}).then(() => this.#options.checkpoint.write(state));
    return this.#writing;
  }
}
