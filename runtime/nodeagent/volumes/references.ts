import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { VolumeProjection } from "../../../generated/core/v1/projectedVolume.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import { allContainers, type AnyContainer } from "../container/podIdentity.ts";

/** A config map or secret of the pod's namespace. */
export interface ObjectReference {
  readonly sort: "configMap" | "secret";
  readonly name: string;
}

/** The config maps and secrets that a pod's volumes and variables refer to. */
export function referencesOf(pod: Pod): readonly ObjectReference[] {
  const ofVolumes = (pod.spec?.volumes ?? []).flatMap(ofVolume);
  return [...ofVolumes, ...allContainers(pod).flatMap(ofContainer)];
}

function ofVolume({ configMap, secret, projected }: Volume): ObjectReference[] {
  const ofProjection = (each: VolumeProjection) => [
    ...named("configMap", each.configMap),
    ...named("secret", each.secret),
  ];
  return [
    ...named("configMap", configMap),
    ...named("secret", secret && { name: secret.secretName }),
    ...(projected?.sources ?? []).flatMap(ofProjection),
  ];
}

function ofContainer({ env = [], envFrom = [] }: AnyContainer): ObjectReference[] {
  const ofFrom = envFrom.flatMap((each) => [
    ...named("configMap", each.configMapRef),
    ...named("secret", each.secretRef),
  ]);
  const ofValues = env.flatMap(({ valueFrom }) => [
    ...named("configMap", valueFrom?.configMapKeyRef),
    ...named("secret", valueFrom?.secretKeyRef),
  ]);
  return [...ofFrom, ...ofValues];
}

function named(sort: ObjectReference["sort"], reference: { name?: string | undefined } | undefined): ObjectReference[] {
  return reference?.name === undefined ? [] : [{ sort, name: reference.name }];
}
