import { join } from "node:path";
import { Code, ConnectError, type HandlerContext, type ServiceImpl } from "@connectrpc/connect";
import {
  type CgroupDriver,
  ContainerEventType,
  ImageService,
  RuntimeService,
} from "../../../generated/pb/cri/v1/api_pb.ts";
import type { Clock } from "../../../runtime/client/clock.ts";
import { startUnixServer } from "../../../runtime/nodeagent/sockets/unixServer.ts";
import { FaultScript, type RuntimeCall } from "./faultScript.ts";
import {
  containerShown,
  containerStatusShown,
  imageShown,
  listedContainers,
  listedSandboxes,
  sandboxShown,
  sandboxStatusShown,
} from "./runtimeAnswers.ts";
import { RuntimeState, type ScriptedSandbox } from "./runtimeState.ts";

/** A container runtime without containers: it answers as containerd does, but for the faults that its script says. */
export interface ScriptedRuntime {
  /** "unix:///tmp/.../runtime.sock" */
  readonly endpoint: string;
  readonly state: RuntimeState;
  readonly faults: FaultScript;
  /** What a test may change at any time. */
  readonly settings: RuntimeSettings;
  /** Ends the process of the runtime; containers run on. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

export interface RuntimeSettings {
  /** "lost": there is a stream and nothing comes. */
  events: "sent" | "lost" | "none";
  isRuntimeReady: boolean;
  isNetworkReady: boolean;
  /** Names of ways to run pods, all of which can give them users of their own. */
  handlers: readonly string[];
  /** How it makes control groups; undefined: it does not say. */
  cgroupDriver: CgroupDriver | undefined;
  /** Sends lists in parts, one item each. */
  streamsLists: boolean;
}

export async function startScriptedRuntime(folder: string, clock: Clock): Promise<ScriptedRuntime> {
  const path = join(folder, "runtime.sock");
  const state = new RuntimeState(clock);
  const faults = new FaultScript();
  const settings: RuntimeSettings = {
    events: "sent",
    isRuntimeReady: true,
    isNetworkReady: true,
    handlers: [],
    cgroupDriver: undefined,
    streamsLists: false,
  };
  let server: { readonly stop: () => Promise<void> } | undefined;
  const start = async () => {
    server ??= await startUnixServer({
      path,
      routes: (router) => {
        router.service(RuntimeService, runtimeService({ state, faults, settings }));
        router.service(ImageService, imageService({ state, faults, settings }));
      },
    });
  };
  await start();
  return {
    ...{ endpoint: `unix://${path}`, state, faults, settings, start },
    kill: async () => {
      await server?.stop();
      server = undefined;
    },
  };
}

interface Parts {
  readonly state: RuntimeState;
  readonly faults: FaultScript;
  readonly settings: RuntimeSettings;
}

/** The answer of a call that has nothing to say. */
async function done(effect: void | Promise<void>): Promise<Record<string, never>> {
  await effect;
  return {};
}

/** Makes a handler that the script may spoil. */
function spoilable(faults: FaultScript) {
  return <Request, Answer>(call: RuntimeCall, answer: (request: Request) => Answer | Promise<Answer>) =>
    (request: Request, { signal, requestHeader }: HandlerContext) => {
      const traceparent = requestHeader.get("traceparent");
      if (traceparent !== null) faults.traces.push(`${call} ${traceparent}`);
      return faults.run({ call, request, signal }, () => answer(request));
    };
}

type RuntimeCalls = Partial<ServiceImpl<typeof RuntimeService>>;

function runtimeService(parts: Parts): RuntimeCalls {
  const { settings, faults } = parts;
  const by = spoilable(faults);
  return {
    ...sandboxCalls(parts),
    ...containerCalls(parts),
    version: by("version", () => ({
      version: "0.1.0",
      runtimeName: "scripted",
      runtimeVersion: "1.0.0",
      runtimeApiVersion: "v1",
    })),
    status: by("status", () => ({
      status: {
        conditions: [
          { type: "RuntimeReady", status: settings.isRuntimeReady, reason: "", message: "" },
          {
            type: "NetworkReady",
            status: settings.isNetworkReady,
            reason: "NetworkPluginNotReady",
            message: "no network",
          },
        ],
      },
      runtimeHandlers: settings.handlers.map((each) => ({ name: each, features: { userNamespaces: true } })),
    })),
    runtimeConfig: by("runtimeConfig", () => {
      const { cgroupDriver } = settings;
      if (cgroupDriver === undefined) throw new ConnectError("unknown method RuntimeConfig", Code.Unimplemented);
      return { linux: { cgroupDriver } };
    }),
    updateRuntimeConfig: by("updateRuntimeConfig", ({ runtimeConfig }) => {
      parts.state.networks.push(runtimeConfig?.networkConfig?.podCidr ?? "");
      return {};
    }),
    execSync: by("execSync", () => ({ exitCode: 0, stdout: new Uint8Array(), stderr: new Uint8Array() })),
    getContainerEvents: (_, { signal }) => events(parts, signal),
    streamPodSandboxes: ({ filter }) =>
      inParts(parts, listedSandboxes(parts.state, filter), (each) => ({ podSandboxes: [sandboxShown(each)] })),
    streamContainers: ({ filter }) =>
      inParts(parts, listedContainers(parts.state, filter), (each) => ({ containers: [containerShown(each)] })),
  };
}

function sandboxCalls({ state, faults }: Parts): RuntimeCalls {
  const by = spoilable(faults);
  return {
    runPodSandbox: by("runPodSandbox", ({ config }) => {
      if (config === undefined) throw new ConnectError("a sandbox needs a config", Code.InvalidArgument);
      return { podSandboxId: state.runSandbox(config).id };
    }),
    stopPodSandbox: by("stopPodSandbox", ({ podSandboxId }) => done(state.stopSandbox(podSandboxId))),
    removePodSandbox: by("removePodSandbox", ({ podSandboxId }) => done(state.removeSandbox(podSandboxId))),
    listPodSandbox: by("listPodSandbox", ({ filter }) => ({ items: listedSandboxes(state, filter).map(sandboxShown) })),
    podSandboxStatus: by("podSandboxStatus", ({ podSandboxId }) => {
      const sandbox = state.sandboxes.get(podSandboxId);
      if (sandbox === undefined) throw new ConnectError("sandbox: not found", Code.NotFound);
      return { status: sandboxStatusShown(sandbox) };
    }),
  };
}

function containerCalls({ state, faults }: Parts): RuntimeCalls {
  const by = spoilable(faults);
  return {
    createContainer: by("createContainer", ({ podSandboxId, config }) => {
      if (config === undefined) throw new ConnectError("a container needs a config", Code.InvalidArgument);
      return { containerId: state.createContainer(podSandboxId, config).id };
    }),
    startContainer: by("startContainer", ({ containerId }) => done(state.startContainer(containerId))),
    stopContainer: by("stopContainer", ({ containerId, timeout }) =>
      done(state.stopContainer(containerId, Number(timeout))),
    ),
    removeContainer: by("removeContainer", ({ containerId }) => done(state.removeContainer(containerId))),
    listContainers: by("listContainers", ({ filter }) => ({
      containers: listedContainers(state, filter).map(containerShown),
    })),
    containerStatus: by("containerStatus", ({ containerId }) => ({
      status: containerStatusShown(state.container(containerId)),
    })),
    reopenContainerLog: by("reopenContainerLog", () => ({})),
    updateContainerResources: by("updateContainerResources", ({ containerId, linux }) =>
      done(state.updateResources(containerId, linux)),
    ),
    containerStats: by("containerStats", ({ containerId }) => ({
      stats: { memory: { usageBytes: { value: BigInt(state.container(containerId).memoryUsage) } } },
    })),
  };
}

function imageService(parts: Parts): Partial<ServiceImpl<typeof ImageService>> {
  const { state, faults } = parts;
  const by = spoilable(faults);
  return {
    listImages: by("listImages", () => ({ images: [...state.images].map(imageShown) })),
    streamImages: () => inParts(parts, [...state.images], (each) => ({ images: [imageShown(each)] })),
    imageStatus: by("imageStatus", ({ image }) => {
      state.imageHandlers.add(image?.runtimeHandler ?? "");
      const found = state.findImage(image?.image ?? "");
      return found === undefined ? {} : { image: imageShown(found) };
    }),
    pullImage: by("pullImage", ({ image }) => ({ imageRef: state.pull(image?.image ?? "") })),
    removeImage: by("removeImage", ({ image }) => {
      const found = state.findImage(image?.image ?? "");
      if (found !== undefined) state.images.delete(found);
      return {};
    }),
    imageFsInfo: by("imageFsInfo", () => ({
      imageFilesystems: [{ fsId: { mountpoint: "/" } }],
      containerFilesystems: [],
    })),
  };
}

/** Sends one item after another, where the runtime has streams of lists. */
async function* inParts<Item, Part>({ settings }: Parts, items: readonly Item[], part: (item: Item) => Part) {
  if (!settings.streamsLists) throw new ConnectError("unknown method", Code.Unimplemented);
  for (const each of items) yield part(each);
}

/** Streams an event for each change of a pod's sandbox or containers. */
async function* events({ state, settings }: Parts, signal: AbortSignal) {
  if (settings.events === "none") throw new ConnectError("unknown method GetContainerEvents", Code.Unimplemented);
  const waiting: ScriptedSandbox[] = [];
  let wake = () => {};
  signal.addEventListener("abort", () => wake());
  state.onEvent = (sandbox) => {
    if (settings.events === "sent") waiting.push(sandbox);
    wake();
  };
  while (!signal.aborted) {
    const sandbox = waiting.shift();
    if (sandbox === undefined) {
      await new Promise<void>((resolve) => (wake = resolve));
      continue;
    }
    yield {
      ...{ containerId: sandbox.id, containerEventType: ContainerEventType.CONTAINER_STARTED_EVENT },
      podSandboxStatus: sandboxStatusShown(sandbox),
    };
  }
}
