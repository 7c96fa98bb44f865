import type { MessageInitShape } from "@bufbuild/protobuf";
import type {
  ContainerFilter,
  ContainerSchema,
  ContainerStatusSchema,
  ImageSchema,
  PodSandboxFilter,
  PodSandboxSchema,
  PodSandboxStatusSchema,
} from "../../../generated/pb/cri/v1/api_pb.ts";
import {
  imageId,
  type RuntimeState,
  sandboxState,
  type ScriptedContainer,
  type ScriptedSandbox,
} from "./runtimeState.ts";

/** Sandboxes that a filter lets through. */
export function listedSandboxes(state: RuntimeState, filter: PodSandboxFilter | undefined): ScriptedSandbox[] {
  const { id = "", labelSelector = {} } = filter ?? {};
  const all = [...state.sandboxes.values()];
  return all.filter((each) => (id === "" || each.id === id) && hasLabels(each.config.labels, labelSelector));
}

export function listedContainers(state: RuntimeState, filter: ContainerFilter | undefined): ScriptedContainer[] {
  const { id = "", podSandboxId = "", labelSelector = {} } = filter ?? {};
  return [...state.containers.values()].filter(
    (each) =>
      (id === "" || each.id === id) &&
      (podSandboxId === "" || each.sandbox.id === podSandboxId) &&
      hasLabels(each.config.labels, labelSelector),
  );
}

export function sandboxShown(sandbox: ScriptedSandbox): MessageInitShape<typeof PodSandboxSchema> {
  const { id, config, createdMs } = sandbox;
  const { labels, annotations } = config;
  const metadata = config.metadata ?? {};
  return { id, metadata, labels, annotations, state: sandboxState(sandbox), createdAt: nanoseconds(createdMs) };
}

export function sandboxStatusShown(sandbox: ScriptedSandbox): MessageInitShape<typeof PodSandboxStatusSchema> {
  const { ip } = sandbox;
  return { ...sandboxShown(sandbox), network: { ip, additionalIps: [] } } as MessageInitShape<
    typeof PodSandboxStatusSchema
  >;
}

export function containerShown(container: ScriptedContainer): MessageInitShape<typeof ContainerSchema> {
  const { id, sandbox, config, state, createdMs, imageId: imageRef } = container;
  const { labels, annotations } = config;
  const shown = {
    id,
    podSandboxId: sandbox.id,
    state,
    createdAt: nanoseconds(createdMs),
    imageRef,
    labels,
    annotations,
  };
  return { ...shown, metadata: config.metadata ?? {}, image: config.image ?? {} };
}

export function containerStatusShown(container: ScriptedContainer): MessageInitShape<typeof ContainerStatusSchema> {
  const { id, config, state, createdMs, startedMs, finishedMs, exitCode, reason, imageId: imageRef } = container;
  const { labels, annotations, logPath } = config;
  return {
    ...{ id, state, exitCode, reason, labels, annotations, logPath, imageRef, imageId: imageRef },
    ...{ metadata: config.metadata ?? {}, image: config.image ?? {} },
    ...(container.resources === undefined ? {} : { resources: { linux: container.resources } }),
    ...{ createdAt: nanoseconds(createdMs), startedAt: nanoseconds(startedMs), finishedAt: nanoseconds(finishedMs) },
  };
}

export function imageShown(name: string): MessageInitShape<typeof ImageSchema> {
  return { id: imageId(name), repoTags: [name], repoDigests: [], size: 1000n };
}

function hasLabels(labels: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([key, value]) => labels[key] === value);
}

function nanoseconds(ms: number): bigint {
  return BigInt(Math.round(ms * 1000)) * 1000n;
}
