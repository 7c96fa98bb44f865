import type { Device } from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import type { DeviceAllocation, DeviceCheckpoint } from "./deviceCheckpoint.ts";
import type { NodeMask } from "../resources/nodeMask.ts";
import type { DeviceEndpoint } from "./deviceEndpoint.ts";
import { byNode, deviceNodes } from "./deviceNodes.ts";

export interface DeviceManagerOptions {
  readonly checkpoint: DeviceCheckpoint;
  readonly nowMs: () => number;
  /** Devices have changed of which these pods have some. */
  readonly onChange: (podUids: readonly string[]) => void;
  readonly logError: (message: string, error: unknown) => void;
  readonly meter?: DeviceMeter;
}

export interface DeviceMeter {
  readonly registered: (resource: string) => void;
  /** A plugin gave devices, or did not. */
  readonly allocated: (resource: string, tookMs: number) => void;
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

/** Devices that a container gets when it is made; its plugin may prefer others then. */
interface Promised extends Pick<DeviceOwner, "container" | "podUid"> {
  readonly resource: string;
  readonly ids: readonly string[];
  /** Memory nodes that they are to be near; undefined for any. */
  readonly nodes: NodeMask | undefined;
}

/** Milliseconds for which a resource is shown after its plugin has gone, with none to allocate. */
const goneAfterMs = 300_000;
/** @limit Resources of which plugins have devices: a plugin with another one is not registered. */
const maxResources = 256;
const healthy = "Healthy";

/** The devices of a node, and which container has them. */
export class DeviceManager {
  readonly #options: DeviceManagerOptions;
  readonly #resources = new Map<string, Resource>();
  #allocations: DeviceAllocation[] = [];
  #promised: readonly Promised[] = [];
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

  /** A plugin came, perhaps in place of one of the same resource. Throws an Error where there are too many. */
  register(
    name: string,
    open: (handlers: { onDevices: (devices: readonly Device[]) => void; onEnd: () => void }) => DeviceEndpoint,
  ): void {
    if (!this.#resources.has(name) && this.#resources.size >= maxResources) {
      throw new Error(`the node has the devices of ${maxResources} resources already`);
    }
    const resource = this.#resourceOf(name);
    this.#options.meter?.registered(name);
    resource.endpoint?.stop();
    const endpoint: DeviceEndpoint = open({
      onDevices: (devices) => {
        if (resource.endpoint !== endpoint) return;
        resource.devices.clear();
        for (const each of devices) resource.devices.set(each.ID, each);
        this.#changed(name);
      },
      onEnd: () => {
        if (resource.endpoint !== endpoint) return;
        resource.endpoint = undefined;
        resource.goneMs = this.#options.nowMs();
        this.#changed(name);
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

  /** Those of them that containers may have. */
  allocatable(): ReadonlyMap<string, readonly Device[]> {
    return new Map(
      [...this.#resources].map(([name, resource]) => {
        const ids = new Set(this.#healthyOf(resource));
        return [name, [...resource.devices.values()].filter(({ ID }) => ids.has(ID))];
      }),
    );
  }

  of({ podUid, container }: Pick<DeviceOwner, "podUid" | "container">): readonly DeviceAllocation[] {
    return this.#allocations.filter((each) => each.podUid === podUid && each.container === container);
  }

  /** How a device is; Unknown while its plugin is away or does not show it. */
  health(resource: string, id: string): "Healthy" | "Unhealthy" | "Unknown" {
    const { devices, endpoint } = this.#resources.get(resource) ?? {};
    const device = devices?.get(id);
    if (endpoint === undefined || device === undefined) return "Unknown";
    return device.health === healthy ? "Healthy" : "Unhealthy";
  }

  /** Devices of a resource that a container may have. */
  free(owner: DeviceOwner, name: string): readonly string[] {
    const resource = this.#resources.get(name);
    const taken = new Set(this.#idsOf(name, (each) => !mayUse(owner, each)));
    // Those that a later container was promised too, for when this one has ended.
    const own = this.#idsOf(name, (each) => each.podUid === owner.podUid && each.container === owner.container);
    for (const each of own) taken.delete(each);
    return resource === undefined ? [] : this.#healthyOf(resource).filter((each) => !taken.has(each));
  }

  /** Keeps devices for a container, near these memory nodes if it can. Returns why not where there are not enough. */
  promise(
    owner: DeviceOwner,
    resource: string,
    { count, nodes }: { readonly count: number; readonly nodes: NodeMask | undefined },
  ): string | undefined {
    if (this.of(owner).some((each) => each.resource === resource)) return undefined;
    const free = this.#nearFirst(this.free(owner, resource), resource, nodes);
    if (free.length < count) return this.#shortage(resource, { count, free: free.length });
    const { podUid, container } = owner;
    this.#promised = [...this.#promised, { podUid, container, resource, ids: free.slice(0, count), nodes }];
    return undefined;
  }

  /** The pod is refused: others may have what was promised to it. */
  takeBack(podUid: string): void {
    this.#promised = this.#promised.filter((each) => each.podUid !== podUid);
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
    this.takeBack(podUid);
    const kept = this.#allocations.filter((each) => each.podUid !== podUid);
    if (kept.length === this.#allocations.length) return;
    this.#allocations = kept;
    await this.#write();
  }

  stop(): void {
    for (const { endpoint } of this.#resources.values()) endpoint?.stop();
  }

  async #allocated(owner: DeviceOwner, name: string, count: number): Promise<DeviceAllocation> {
    const { endpoint, devices = new Map() } = this.#resources.get(name) ?? {};
    const { podUid, container } = owner;
    const isOwn = (each: Promised) => each.resource === name && each.podUid === podUid && each.container === container;
    const { nodes } = this.#promised.find(isOwn) ?? {};
    const free = this.#nearFirst(this.free(owner, name), name, nodes);
    if (endpoint === undefined || free.length < count) {
      throw new Error(this.#shortage(name, { count, free: free.length }));
    }
    const near = free.filter((each) => this.#isNear(each, name, nodes));
    const available = near.length >= count ? near : free;
    const reusable = this.#idsOf(name, (each) => each.podUid === podUid && owner.after.includes(each.container));
    const must = available.filter((each) => reusable.includes(each)).slice(0, count);
    const preferred = await endpoint.prefer({ available, mustInclude: must, count });
    const wished = preferred.filter((each) => available.includes(each));
    const ids = [...new Set([...must, ...wished, ...available])].slice(0, count);
    const beganMs = performance.now();
    const response = await endpoint
      .allocate(ids)
      .finally(() => this.#options.meter?.allocated(name, performance.now() - beganMs));
    this.#promised = this.#promised.filter((each) => !isOwn(each));
    return { podUid, container, resource: name, ids, nodes: byNode(ids, devices), response };
  }

  /** Devices that containers have or were promised. */
  #idsOf(resource: string, isMeant: (owner: Pick<DeviceOwner, "container" | "podUid">) => boolean): readonly string[] {
    const all = [...this.#allocations, ...this.#promised];
    return all.filter((each) => each.resource === resource && isMeant(each)).flatMap((each) => each.ids);
  }

  #isNear(id: string, resource: string, nodes: NodeMask | undefined): boolean {
    const device = this.#resources.get(resource)?.devices.get(id);
    return nodes === undefined || (device !== undefined && (deviceNodes(device) & nodes) !== 0);
  }

  #nearFirst(ids: readonly string[], resource: string, nodes: NodeMask | undefined): readonly string[] {
    const isNear = (id: string) => this.#isNear(id, resource, nodes);
    return [...ids.filter(isNear), ...ids.filter((each) => !isNear(each))];
  }

  #shortage(name: string, { count, free }: { readonly count: number; readonly free: number }): string {
    const resource = this.#resources.get(name);
    if (resource === undefined || this.#healthyOf(resource).length === 0) {
      return `no healthy devices present; cannot allocate unhealthy devices ${name}`;
    }
    return `requested number of devices unavailable for ${name}. Requested: ${count}, Available: ${free}`;
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

  #changed(name: string): void {
    const users = this.#allocations.filter(({ resource }) => resource === name).map(({ podUid }) => podUid);
    this.#options.onChange([...new Set(users)]);
    this.#write().catch((error: unknown) => this.#options.logError("the devices of the node are not kept", error));
  }

  #writing: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;

  /** One write at a time; all that want another one meanwhile wait for the same, which has what all of them changed. */
  #write(): Promise<void> {
    this.#waiting ??= this.#writing
      .catch(() => {})
      .then(() => {
        this.#waiting = undefined;
        const registered = new Map([...this.#resources].map(([name, { devices }]) => [name, [...devices.keys()]]));
        this.#writing = this.#options.checkpoint.write({ allocations: [...this.#allocations], registered });
        return this.#writing;
      });
    return this.#waiting;
  }
}

/** Whether a container may have what another one has: itself, or one that has ended before it. */
function mayUse(owner: DeviceOwner, other: Pick<DeviceOwner, "container" | "podUid">): boolean {
  const { podUid, container, after } = owner;
  return other.podUid === podUid && (other.container === container || after.includes(other.container));
}
