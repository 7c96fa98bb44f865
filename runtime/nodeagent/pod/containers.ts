import type { Pod } from "../../../generated/core/v1/pod.ts";
import { type AnyContainer, isSidecar } from "../container/podIdentity.ts";
import type { ContainerBounds, GivenBounds } from "../resize/podBounds.ts";
import { memberOf } from "../../schema/object.ts";
import type { Ending, ObservedContainer, ObservedPod, ObservedSandbox, PodView } from "./podState.ts";
import { groupBy } from "../../schema/groups.ts";

/** A pod as far as its status goes beyond what is there. */
export interface Outlook {
  readonly containers: readonly ContainerView[];
  readonly ending: Ending | undefined;
  /** It is to end and nothing of it runs. */
  readonly isStopped: boolean;
}

export type ContainerRole = "init" | "sidecar" | "app" | "ephemeral";

/** A container of a pod with what there is of it. */
export interface ContainerView {
  readonly name: string;
  readonly role: ContainerRole;
  readonly spec: AnyContainer;
  /** The newest of its name, in whatever sandbox. */
  readonly newest: ObservedContainer | undefined;
  /** The same if it is in the sandbox that the pod has now. */
  readonly current: ObservedContainer | undefined;
  /** The one before the newest. */
  readonly previous: ObservedContainer | undefined;
}

/** The key of the action that starts a container. */
export function startKey(name: string): string {
  return `start:${name}`;
}

export function hasInitContainers({ spec }: Pod): boolean {
  return (spec?.initContainers ?? []).length > 0;
}

/** The sandbox that the pod has now: the newest, if it is ready. */
export function currentSandbox({ sandboxes }: ObservedPod): ObservedSandbox | undefined {
  const [newest] = sandboxes;
  return newest?.isReady === true ? newest : undefined;
}

/** All containers of a pod: init containers, then the others, then ephemeral ones, each in the pod's order. */
export function containerViews({ pod, observed }: Pick<PodView, "pod" | "observed">): readonly ContainerView[] {
  const byName = groupBy(observed.containers, (each) => each.name);
  const sandboxId = currentSandbox(observed)?.id;
  const view = (role: ContainerRole) => (spec: AnyContainer) => {
    const [newest, previous] = byName.get(spec.name) ?? [];
    const current = newest !== undefined && newest.sandboxId === sandboxId ? newest : undefined;
    return { name: spec.name, role, spec, newest, current, previous };
  };
  const { initContainers = [], containers = [], ephemeralContainers = [] } = pod.spec ?? {};
  return [
    ...initContainers.map((each) => view(isSidecar(each) ? "sidecar" : "init")(each)),
    ...containers.map(view("app")),
    ...ephemeralContainers.map(view("ephemeral")),
  ];
}

/** What the running containers of a pod were given; of one that is not known it is what its pod was allocated. */
export function runningBounds({
  observed,
  memory: { resize },
}: {
  readonly observed: ObservedPod;
  readonly memory: { readonly resize: GivenBounds };
}): GivenBounds {
  const running = observed.containers.filter(({ state }) => state === "running");
  const ofRunning = (all: ContainerBounds): ContainerBounds =>
    Object.fromEntries(
      running.flatMap(({ name }) => {
        const own = memberOf(all, name);
        return own === undefined ? [] : [[name, own]];
      }),
    );
  return { given: ofRunning(resize.given), unsure: ofRunning(resize.unsure) };
}

export function hasSucceeded(container: ObservedContainer | undefined): boolean {
  return container?.state === "exited" && container.exitCode === 0;
}
