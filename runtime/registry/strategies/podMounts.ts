import type { Container } from "../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import { finder, repeats } from "../keyed.ts";
import { type FieldError, forbidden, invalid, notFoundValue } from "../../schema/fieldError.ts";
import { relativePath } from "./podVolumes.ts";

type MountContainer = Pick<Container, "volumeMounts" | "volumeDevices" | "securityContext">;
type VolumeMount = NonNullable<Container["volumeMounts"]>[number];
type VolumeDevice = NonNullable<Container["volumeDevices"]>[number];

/** Mounts and block devices: they name volumes of the pod, and stay inside them. */
export function validateMounts(container: MountContainer, spec: PodSpec, path: string, errors: FieldError[]): void {
  const mounts = container.volumeMounts ?? [];
  const isPrivileged = container.securityContext?.privileged === true;
  const isRepeated = repeats();
  for (let index = 0; index < mounts.length; index += 1) {
    const mount = mounts[index];
    if (mount === undefined) continue;
    if (mount.name !== "" && volumeNamed(spec.volumes, mount.name) === undefined) {
      errors.push(notFoundValue(`${path}.volumeMounts[${index}].name`, mount.name));
    }
    if (isRepeated(mount.mountPath)) {
      errors.push(invalid(`${path}.volumeMounts[${index}].mountPath`, mount.mountPath, "must be unique"));
    }
    if (needsCloserLook(mount)) {
      validateMountOptions(mount, { path: `${path}.volumeMounts[${index}]`, isPrivileged, errors });
    }
  }
  if (container.volumeDevices === undefined) return;
  validateApart(container, path, errors);
  validateDevices(container, spec, path, errors);
}

const volumeNamed = finder(({ name }: Volume) => name);
const deviceNamed = finder(({ name }: VolumeDevice) => name);
const deviceAt = finder(({ devicePath }: VolumeDevice) => devicePath);
const mountNamed = finder(({ name }: VolumeMount) => name);
const mountAt = finder(({ mountPath }: VolumeMount) => mountPath);

function needsCloserLook(mount: VolumeMount): boolean {
  return (
    mount.subPath !== undefined ||
    mount.subPathExpr !== undefined ||
    mount.mountPropagation !== undefined ||
    mount.recursiveReadOnly !== undefined
  );
}

function validateMountOptions(
  mount: VolumeMount,
  context: { readonly path: string; readonly isPrivileged: boolean; readonly errors: FieldError[] },
): void {
  const { path, errors } = context;
  if (mount.subPath && mount.subPathExpr) {
    const text = "subPathExpr and subPath are mutually exclusive";
    errors.push(invalid(`${path}.subPathExpr`, mount.subPathExpr, text));
  }
  for (const field of ["subPath", "subPathExpr"] as const) {
    const value = mount[field];
    if (value) relativePath(value, `${path}.${field}`, errors);
  }
  if (mount.mountPropagation === "Bidirectional" && !context.isPrivileged) {
    const text = "Bidirectional mount propagation is available only to privileged containers";
    errors.push(forbidden(`${path}.mountPropagation`, text));
  }
  validateRecursiveReadOnly(mount, `${path}.recursiveReadOnly`, errors);
}

function validateRecursiveReadOnly(mount: VolumeMount, path: string, errors: FieldError[]): void {
  const mode = mount.recursiveReadOnly;
  if (mode === undefined || mode === "Disabled") return;
  if (mount.readOnly !== true) errors.push(forbidden(path, "may only be specified when readOnly is true"));
  if (mount.mountPropagation !== undefined && mount.mountPropagation !== "None") {
    errors.push(forbidden(path, "may only be specified when mountPropagation is None or not specified"));
  }
}

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
  const isNameRepeated = repeats();
  const isPathRepeated = repeats();
  container.volumeDevices?.forEach((device, index) => {
    const at = `${path}.volumeDevices[${index}]`;
    const volume = volumeNamed(spec.volumes, device.name);
    if (volume === undefined) errors.push(notFoundValue(`${at}.name`, device.name));
    else if (volume.persistentVolumeClaim === undefined && volume.ephemeral === undefined) {
      const text = "can only use volume source type of PersistentVolumeClaim or Ephemeral for block mode";
      errors.push(invalid(`${at}.name`, device.name, text));
    }
    if (isNameRepeated(device.name)) errors.push(invalid(`${at}.name`, device.name, "must be unique"));
    if (isPathRepeated(device.devicePath)) {
      errors.push(invalid(`${at}.devicePath`, device.devicePath, "must be unique"));
    }
    if (device.devicePath.split("/").includes("..")) {
      errors.push(invalid(`${at}.devicePath`, device.devicePath, "can not contain backsteps ('..')"));
    }
    if (mountNamed(container.volumeMounts, device.name) !== undefined) {
      errors.push(invalid(`${at}.name`, device.name, "must not already exist in volumeMounts"));
    }
    if (mountAt(container.volumeMounts, device.devicePath) !== undefined) {
      errors.push(invalid(`${at}.devicePath`, device.devicePath, "must not already exist as a path in volumeMounts"));
    }
  });
}
