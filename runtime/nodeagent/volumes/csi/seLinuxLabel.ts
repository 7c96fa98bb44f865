import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { SELinuxOptions } from "../../../../generated/core/v1/security.ts";
import type { CSIDriver } from "../../../../generated/storage/v1/csiDriver.ts";
import { allContainers } from "../../container/podIdentity.ts";
import type { CsiVolume } from "./csiVolume.ts";

/** What decides whether volumes are mounted with a label. */
export interface SeLinux {
  /** The machine has SELinux. */
  readonly isThere: boolean;
  readonly isGateOn: (gate: "SELinuxMount") => boolean;
}

export interface LabelInput {
  readonly volume: Pick<CsiVolume, "accessModes" | "isBlock">;
  readonly pod: Pod;
  readonly definition: CSIDriver | undefined;
  readonly seLinux: SeLinux;
}

/**
 * The option that mounts a volume with the label of its pod, `context="..."`, so that no file is labelled anew.
 * Undefined where the machine, the driver or the pod does not have it so.
 */
export function seLinuxOption({ volume, pod, definition, seLinux }: LabelInput): string | undefined {
  if (!seLinux.isThere || volume.isBlock || definition?.spec.seLinuxMount !== true) return undefined;
  const { securityContext } = pod.spec ?? {};
  if (securityContext?.seLinuxChangePolicy === "Recursive") return undefined;
  const isForOnePod = volume.accessModes.includes("ReadWriteOncePod");
  if (!isForOnePod && !seLinux.isGateOn("SELinuxMount")) return undefined;
  const labels = new Set(
    allContainers(pod).map((each) =>
      fileLabel(each.securityContext?.seLinuxOptions ?? securityContext?.seLinuxOptions),
    ),
  );
  const [label, other] = labels;
  return label === undefined || other !== undefined ? undefined : `context="${label}"`;
}

/** The label of files that a process may use; undefined where nothing says of which level it is. */
function fileLabel({ user, level }: SELinuxOptions = {}): string | undefined {
  if (level === undefined || level === "") return undefined;
  return `${user === undefined || user === "" ? "system_u" : user}:object_r:container_file_t:${level}`;
}
