import type { PodClasses } from "./openClasses.ts";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { Service } from "../../../../generated/core/v1/service.ts";
import type { Cgroups } from "../../cgroups/cgroups.ts";
import type { PodLimitsContext } from "../../cgroups/limits.ts";
import type { CgroupNaming } from "../../cgroups/names.ts";
import type { DnsContext } from "../../container/dns.ts";
import type { PodPlace } from "../../container/downward.ts";
import type { RuntimeKeys } from "../../container/names.ts";
import type { AnyContainer } from "../../container/podIdentity.ts";
import type { ResourceContext } from "../../container/resources.ts";
import type { SecurityOptions } from "../../container/security.ts";
import type { RuntimeClient } from "../../cri/connectRuntime.ts";
import type { Images } from "../../images/openImages.ts";
import type { Claims } from "../../plugins/claims/openClaims.ts";
import type { DeviceManager } from "../../plugins/deviceManager.ts";
import type { HookRunner } from "../../probes/hooks.ts";
import type { ResourceManagers } from "../../resources/resourceManagers.ts";
import type { UserRanges } from "../../resources/userRanges.ts";
import type { Csi } from "../../volumes/csi/openCsi.ts";
import type { Mounter } from "../../volumes/mounter.ts";
import type { Resizes } from "../../resize/resizes.ts";
import type { ObjectSource } from "../../volumes/objectSource.ts";
import type { PodFolders } from "../../volumes/podFolders.ts";
import type { PodVolumes } from "../../volumes/podVolumes.ts";
import type { EventText } from "../../../component/eventRecorder.ts";
import type { PodCache } from "../podCache.ts";

/** Everything that is needed to do the work of pods. */
export interface WorkContext {
  readonly runtime: RuntimeClient;
  /** Time for one call of the runtime; 0 for no bound. */
  readonly callTimeoutMs: number;
  readonly cache: Pick<PodCache, "get">;
  readonly keys: RuntimeKeys;
  readonly volumes: PodVolumes;
  readonly csi: Csi;
  readonly claims: Claims;
  readonly folders: PodFolders;
  readonly mounter: Mounter;
  readonly devices: Pick<DeviceManager, "isResource" | "allocate" | "preStart">;
  readonly managers: Pick<ResourceManagers, "isUnlimited" | "pinned">;
  readonly users: UserRanges;
  readonly resizes: Pick<Resizes, "isResizable" | "memory" | "give" | "giving" | "settingGroup" | "setGroup">;
  readonly cgroups: Cgroups | undefined;
  /** Whether pods can have a network, as far as the agent knows. */
  readonly hasNetwork: () => boolean;
  readonly cgroupNaming: CgroupNaming;
  readonly limits: PodLimitsContext;
  readonly objects: ObjectSource;
  /** Of which a pod gets variables; undefined while it has to wait for them. */
  readonly services: (pod: Pod) => readonly Service[] | undefined;
  readonly apiService: { readonly namespace: string; readonly name: string };
  readonly images: Images;
  /** Runs a hook; rejects with an Error that says how it failed. */
  readonly runHook: HookRunner;
  readonly placeOf: (pod: Pod, podIPs: readonly string[]) => PodPlace;
  readonly dns: Omit<DnsContext, "warn">;
  readonly security: SecurityOptions;
  readonly resources: ResourceContext;
  readonly classes: PodClasses;
  readonly canReadOnlyRecursively: boolean;
  readonly logRoot: string;
  readonly platformName: string;
  /** The runtime's name for a pod's runtime class; "" for the usual one. */
  readonly runtimeHandlerOf: (pod: Pod) => Promise<string>;
  /** The same where the runtime is asked for images; "" for all where images are not kept by it. */
  readonly imageHandlerOf: (pod: Pod) => Promise<string>;
  /** Reports an event of a pod, or of one of its containers. */
  readonly record: (pod: Pod, text: EventText, container?: AnyContainer) => void;
  /** Logs what failed and stops nothing. */
  readonly report: (error: unknown) => void;
}
