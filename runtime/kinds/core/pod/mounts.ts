import type { Container } from "../../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import type { Volume } from "../../../../generated/core/v1/volume.ts";
import { finder } from "../../../registry/keyed.ts";
import { type FieldError, invalid, isFull, notFoundValue } from "../../../schema/fieldError.ts";
import { formats } from "../../../schema/formats/formats.ts";

type VolumeMount = NonNullable<Container["volumeMounts"]>[number];
type VolumeDevice = NonNullable<Container["volumeDevices"]>[number];
type MountContainer = Pick<Container, "volumeMounts" | "volumeDevices">;

/** Mounts and block devices: they name volumes of the pod, and stay inside them. */
export function validateMounts(container: MountContainer, spec: PodSpec, path: string, errors: FieldError[]): void {
  const mounts = container.volumeMounts ?? [];
  for (let index = 0; index < mounts.length; index += 1) {
    const mount = mounts[index];
    if (mount === undefined) continue;
    if (isFull(errors)) return;
    if (volumeNamed(spec.volumes, mount.name) === undefined) {
      errors.push(notFoundValue(`${path}.volumeMounts[${index}].name`, mount.name));
    }
    if (mount.subPath) validateInside(mount.subPath, `${path}.volumeMounts.subPath`, errors);
    if (mount.subPathExpr) validateInside(mount.subPathExpr, `${path}.volumeMounts.subPathExpr`, errors);
  }
  if (container.volumeDevices === undefined) return;
  validateApart(container, path, errors);
  validateDevices(container, spec, path, errors);
}

/** A folder of a volume is inside of it. */
function validateInside(folder: string, path: string, errors: FieldError[]): void {
  for (const format of ["relative-path", "no-backsteps"] as const) {
    const text = formats[format](folder);
    if (text !== undefined) errors.push(invalid(path, folder, text));
  }
}

const volumeNamed = finder(({ name }: Volume) => name);
const deviceNamed = finder(({ name }: VolumeDevice) => name);
const deviceAt = finder(({ devicePath }: VolumeDevice) => devicePath);
const mountNamed = finder(({ name }: VolumeMount) => name);
const mountAt = finder(({ mountPath }: VolumeMount) => mountPath);

/** A volume is seen as files or as a device, and what is seen at a path is one of the two. */
function validateApart({ volumeMounts, volumeDevices }: MountContainer, path: string, errors: FieldError[]): void {
  volumeMounts?.forEach(({ name, mountPath }, index) => {
    const at = `${path}.volumeMounts[${index}]`;
    if (deviceNamed(volumeDevices, name) !== undefined) {
      errors.push(invalid(`${at}.name`, name, "must not already exist in volumeDevices"));
    }
    if (deviceAt(volumeDevices, mountPath) !== undefined) {
      errors.push(invalid(`${at}.mountPath`, mountPath, "must not already exist as a path in volumeDevices"));
    }
  });
}

function validateDevices(container: MountContainer, spec: PodSpec, path: string, errors: FieldError[]): void {
  container.volumeDevices?.forEach((device, index) => {
    const at = `${path}.volumeDevices[${index}]`;
    const volume = volumeNamed(spec.volumes, device.name);
    if (volume === undefined) errors.push(notFoundValue(`${at}.name`, device.name));
    else if (volume.persistentVolumeClaim === undefined && volume.ephemeral === undefined) {
      const text = "can only use volume source type of PersistentVolumeClaim or Ephemeral for block mode";
      errors.push(invalid(`${at}.name`, device.name, text));
    }
    if (mountNamed(container.volumeMounts, device.name) !== undefined) {
      errors.push(invalid(`${at}.name`, device.name, "must not already exist in volumeMounts"));
    }
    if (mountAt(container.volumeMounts, device.devicePath) !== undefined) {
      errors.push(invalid(`${at}.devicePath`, device.devicePath, "must not already exist as a path in volumeMounts"));
    }
  });
}
