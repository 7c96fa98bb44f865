import { Code, ConnectError } from "@connectrpc/connect";
import {
  type ContainerConfig,
  type LinuxContainerResources,
  ContainerState,
  type PodSandboxConfig,
  PodSandboxState,
} from "../../../generated/pb/cri/v1/api_pb.ts";
import type { Clock } from "../../../runtime/client/clock.ts";

export interface ScriptedSandbox {
  readonly id: string;
  readonly config: PodSandboxConfig;
  readonly createdMs: number;
  readonly ip: string;
  isReady: boolean;
}

export interface ScriptedContainer {
  readonly id: string;
  readonly sandbox: ScriptedSandbox;
  readonly config: ContainerConfig;
  readonly imageId: string;
  readonly createdMs: number;
  /** As they were last set; amounts that are not there are kept. */
  resources: LinuxContainerResources | undefined;
  state: ContainerState;
  startedMs: number;
  finishedMs: number;
  exitCode: number;
  reason: string;
  /** Bytes. */
  memoryUsage: number;
}

/** What a runtime has and does, as containerd does it; errors are ConnectErrors with its codes. */
export class RuntimeState {
  readonly #clock: Clock;
  readonly sandboxes = new Map<string, ScriptedSandbox>();
  readonly containers = new Map<string, ScriptedContainer>();
  /** Names of images that are present. */
  readonly images = new Set<string>();
  /** Names of images that can be pulled. */
  readonly registry = new Set<string>();
  /** Ways to run pods that images were asked for. */
  readonly imageHandlers = new Set<string>();
  /** Names of containers that run on when they are asked to end, until they are killed. */
  readonly stubborn = new Set<string>();
  /** What no agent may make a runtime do. */
  readonly violations: string[] = [];
  /** Every start of a container: its pod's name, its own, and the attempt. */
  readonly starts: string[] = [];
  /** Every change of what a running container may use: its name, its quota of processor time, its memory. */
  readonly updates: string[] = [];
  /** Every network for pods that it learned of. */
  readonly networks: string[] = [];
  onEvent: (sandbox: ScriptedSandbox) => void = () => {};
  #ids = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  runSandbox(config: PodSandboxConfig): ScriptedSandbox {
    const name = sandboxName(config);
    const known = [...this.sandboxes.values()].find((each) => sandboxName(each.config) === name);
    if (known !== undefined) throw reserved("sandbox", name, known.id);
    const id = this.#newId();
    const ip = `10.77.${this.#ids >> 8}.${this.#ids & 255}`;
    const made: ScriptedSandbox = { id, config, ip, createdMs: this.#clock.nowMs(), isReady: true };
    const others = this.ofPod(uidOf(made)).sandboxes.filter((each) => each.isReady);
    if (others.length > 0) this.violations.push(`a second sandbox of ${config.metadata?.name}`);
    this.sandboxes.set(id, made);
    this.onEvent(made);
    return made;
  }

  stopSandbox(id: string): void {
    const sandbox = this.sandboxes.get(id);
    if (sandbox === undefined) throw notFound("sandbox", id);
    sandbox.isReady = false;
    for (const each of this.containers.values()) if (each.sandbox === sandbox) this.#end(each, 137, "Error");
    this.onEvent(sandbox);
  }

  removeSandbox(id: string): void {
    const sandbox = this.sandboxes.get(id);
    if (sandbox === undefined) return;
    if (sandbox.isReady) this.stopSandbox(id);
    for (const each of this.containers.values()) if (each.sandbox === sandbox) this.containers.delete(each.id);
    this.sandboxes.delete(id);
    this.onEvent(sandbox);
  }

  createContainer(sandboxId: string, config: ContainerConfig): ScriptedContainer {
    const sandbox = this.sandboxes.get(sandboxId);
    if (sandbox === undefined) throw notFound("sandbox", sandboxId);
    if (!sandbox.isReady) throw new ConnectError("failed to get sandbox container task", Code.Unknown);
    const { name, attempt } = config.metadata ?? { name: "", attempt: 0 };
    const known = this.ofPod(uidOf(sandbox)).containers.find(
      (each) => each.config.metadata?.name === name && each.config.metadata.attempt === attempt,
    );
    if (known !== undefined) throw reserved("container", `${name}_${attempt}`, known.id);
    const image = this.findImage(config.image?.image ?? "");
    if (image === undefined) throw notFound("image", config.image?.image ?? "");
    const made: ScriptedContainer = {
      ...{ id: this.#newId(), sandbox, config, imageId: imageId(image), createdMs: this.#clock.nowMs() },
      resources: config.linux?.resources,
      ...{ state: ContainerState.CONTAINER_CREATED, startedMs: 0, finishedMs: 0, exitCode: 0, reason: "" },
      memoryUsage: 1_000_000,
    };
    this.containers.set(made.id, made);
    this.onEvent(sandbox);
    return made;
  }

  startContainer(id: string): void {
    const container = this.container(id);
    const { sandbox, config } = container;
    if (container.state !== ContainerState.CONTAINER_CREATED) {
      throw new ConnectError(`container is in state ${container.state}`, Code.Unknown);
    }
    if (!sandbox.isReady) throw new ConnectError("sandbox container is not running", Code.Unknown);
    const name = config.metadata?.name ?? "";
    const pod = sandbox.config.metadata?.name ?? "";
    const twins = this.running(pod).filter((each) => each.config.metadata?.name === name);
    if (twins.length > 0) this.violations.push(`a second ${name} of ${pod} runs`);
    Object.assign(container, { state: ContainerState.CONTAINER_RUNNING, startedMs: this.#clock.nowMs() });
    this.starts.push(`${pod}/${name}#${config.metadata?.attempt}`);
    this.onEvent(sandbox);
  }

  /** Resolves when the container has ended: at once, or when its time is over if it is stubborn. */
  async stopContainer(id: string, timeoutSeconds: number): Promise<void> {
    const container = this.container(id);
    if (container.state !== ContainerState.CONTAINER_RUNNING) return;
    const isStubborn = this.stubborn.has(container.config.metadata?.name ?? "");
    if (isStubborn) await new Promise<void>((resolve) => this.#clock.after(timeoutSeconds * 1000, resolve));
    this.#end(container, isStubborn ? 137 : 0, isStubborn ? "Error" : "Completed");
    this.onEvent(container.sandbox);
  }

  /** What is not said stays as it was. */
  updateResources(id: string, given: LinuxContainerResources | undefined): void {
    const container = this.container(id);
    if (given === undefined || container.resources === undefined) return;
    const { $typeName, $unknown, ...resources } = given;
    const said = Object.entries(resources).filter(([, value]) => value !== 0n && value !== "");
    container.resources = { ...container.resources, ...Object.fromEntries(said) };
    const { cpuQuota, memoryLimitInBytes: memory } = resources;
    if (memory !== 0n) this.updates.push(`${container.config.metadata?.name} ${cpuQuota} ${memory}`);
  }

  removeContainer(id: string): void {
    const container = this.containers.get(id);
    if (container === undefined) return;
    this.#end(container, 137, "Error");
    this.containers.delete(id);
    this.onEvent(container.sandbox);
  }

  /** A container ends by itself. */
  exit(pod: string, name: string, exitCode: number): void {
    for (const each of this.running(pod)) {
      if (each.config.metadata?.name !== name) continue;
      this.#end(each, exitCode, exitCode === 0 ? "Completed" : "Error");
      this.onEvent(each.sandbox);
    }
  }

  /** The machine starts anew: what ran has ended, and with `isEmpty` nothing is known of it. */
  reboot({ isEmpty }: { readonly isEmpty: boolean }): void {
    for (const each of this.sandboxes.values()) each.isReady = false;
    for (const each of this.containers.values()) this.#end(each, 255, "Unknown");
    if (!isEmpty) return;
    this.sandboxes.clear();
    this.containers.clear();
  }

  container(id: string): ScriptedContainer {
    const found = this.containers.get(id);
    if (found === undefined) throw notFound("container", id);
    return found;
  }

  running(pod: string): readonly ScriptedContainer[] {
    return [...this.containers.values()].filter(
      ({ state, sandbox }) => state === ContainerState.CONTAINER_RUNNING && sandbox.config.metadata?.name === pod,
    );
  }

  ofPod(uid: string): {
    readonly sandboxes: readonly ScriptedSandbox[];
    readonly containers: readonly ScriptedContainer[];
  } {
    return {
      sandboxes: [...this.sandboxes.values()].filter((each) => uidOf(each) === uid),
      containers: [...this.containers.values()].filter(({ sandbox }) => uidOf(sandbox) === uid),
    };
  }

  /** By name or id. */
  findImage(name: string): string | undefined {
    return [...this.images].find((each) => each === name || imageId(each) === name);
  }

  pull(name: string): string {
    if (!this.registry.has(name)) throw notFound("image", name);
    this.images.add(name);
    return imageId(name);
  }

  #end(container: ScriptedContainer, exitCode: number, reason: string): void {
    if (container.state !== ContainerState.CONTAINER_RUNNING) return;
    const ended = { state: ContainerState.CONTAINER_EXITED, finishedMs: this.#clock.nowMs() };
    Object.assign(container, { ...ended, exitCode, reason });
  }

  #newId(): string {
    return (++this.#ids).toString(16).padStart(64, "0");
  }
}

export function imageId(name: string): string {
  return `sha256:${Buffer.from(name).toString("hex").padEnd(64, "0").slice(0, 64)}`;
}

export function uidOf({ config }: ScriptedSandbox): string {
  return config.metadata?.uid ?? "";
}

export function sandboxState({ isReady }: ScriptedSandbox): PodSandboxState {
  return isReady ? PodSandboxState.SANDBOX_READY : PodSandboxState.SANDBOX_NOTREADY;
}

function sandboxName({ metadata }: PodSandboxConfig): string {
  return `${metadata?.name}_${metadata?.namespace}_${metadata?.uid}_${metadata?.attempt}`;
}

function notFound(what: string, id: string): ConnectError {
  return new ConnectError(`${what} "${id}": not found`, Code.NotFound);
}

function reserved(what: string, name: string, id: string): ConnectError {
  return new ConnectError(`failed to reserve ${what} name "${name}": it is reserved for "${id}"`, Code.Unknown);
}
