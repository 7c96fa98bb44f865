import type { Container, EphemeralContainer } from "../../generated/core/v1/container.ts";
import type { Pod, PodSpec } from "../../generated/core/v1/pod.ts";
import type { Volume } from "../../generated/core/v1/volume.ts";

/** Names of the objects of its namespace that a pod uses besides its service account. */
export interface PodReferences {
  readonly secrets: ReadonlySet<string>;
  readonly configMaps: ReadonlySet<string>;
}

/** What volumes, environments and image pulls of a pod refer to. */
export function podReferences({ spec }: Pod): PodReferences {
  const secrets = new Set<string | undefined>();
  const configMaps = new Set<string | undefined>();
  for (const { name } of spec?.imagePullSecrets ?? []) secrets.add(name);
  for (const each of spec === undefined ? [] : allContainers(spec)) noteEnvironment(each, { secrets, configMaps });
  for (const each of spec?.volumes ?? []) noteVolume(each, { secrets, configMaps });
  return { secrets: named(secrets), configMaps: named(configMaps) };
}

/** Containers of every sort: those that come first, those that stay, and those for debugging. */
export function allContainers(spec: PodSpec): readonly (Container | EphemeralContainer)[] {
  const { containers, initContainers = [], ephemeralContainers = [] } = spec;
  return [...initContainers, ...(containers ?? []), ...ephemeralContainers];
}

interface Found {
  readonly secrets: Set<string | undefined>;
  readonly configMaps: Set<string | undefined>;
}

function noteEnvironment({ env = [], envFrom = [] }: Container | EphemeralContainer, found: Found): void {
  for (const { valueFrom } of env) {
    found.secrets.add(valueFrom?.secretKeyRef?.name);
    found.configMaps.add(valueFrom?.configMapKeyRef?.name);
  }
  for (const { secretRef, configMapRef } of envFrom) {
    found.secrets.add(secretRef?.name);
    found.configMaps.add(configMapRef?.name);
  }
}

function noteVolume(volume: Volume, { secrets, configMaps }: Found): void {
  const { azureFile, cephfs, cinder, flexVolume, rbd, scaleIO, iscsi, storageos, csi } = volume;
  const byReference = [cephfs, cinder, flexVolume, rbd, scaleIO, iscsi, storageos];
  for (const source of byReference) secrets.add(source?.secretRef?.name);
  secrets.add(azureFile?.secretName).add(volume.secret?.secretName).add(csi?.nodePublishSecretRef?.name);
  configMaps.add(volume.configMap?.name);
  for (const { secret, configMap } of volume.projected?.sources ?? []) {
    secrets.add(secret?.name);
    configMaps.add(configMap?.name);
  }
}

/** A reference without a name is to nothing. */
function named(names: ReadonlySet<string | undefined>): ReadonlySet<string> {
  return new Set([...names].filter((each): each is string => each !== undefined && each !== ""));
}
