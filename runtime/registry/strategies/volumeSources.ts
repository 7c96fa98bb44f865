import type { PersistentVolumeSpec } from "../../../generated/core/v1/persistentVolume.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import { type FieldError, invalid, notSupported, required } from "../../schema/fieldError.ts";

/** Where a volume may lie, of those that pods and persistent volumes have in common. */
export type SharedSources = Pick<Volume | PersistentVolumeSpec, keyof Volume & keyof PersistentVolumeSpec>;

type Fc = NonNullable<SharedSources["fc"]>;
type Iscsi = NonNullable<SharedSources["iscsi"]>;
type AzureDisk = NonNullable<SharedSources["azureDisk"]>;

/** What storage systems need to know; that it is said at all is mostly the schema's matter. */
export function validateVolumeSource(volume: SharedSources, path: string, errors: FieldError[]): void {
  const { hostPath, nfs, iscsi, fc, flocker, quobyte, azureDisk } = volume;
  if (hostPath !== undefined) noBacksteps(hostPath.path, `${path}.hostPath.path`, errors);
  if (nfs !== undefined) {
    if (!nfs.server) errors.push(required(`${path}.nfs.server`));
    if (!nfs.path) errors.push(required(`${path}.nfs.path`));
    else if (!nfs.path.startsWith("/")) {
      errors.push(invalid(`${path}.nfs.path`, nfs.path, "must be an absolute path"));
    }
  }
  if (iscsi !== undefined) validateIscsi(iscsi, `${path}.iscsi`, errors);
  if (fc !== undefined) validateFc(fc, `${path}.fc`, errors);
  if (flocker !== undefined) {
    const { datasetName, datasetUUID } = flocker;
    const at = `${path}.flocker`;
    if (!datasetName && !datasetUUID) errors.push(required(at, "one of datasetName and datasetUUID is required"));
    if (datasetName && datasetUUID) {
      errors.push(invalid(at, "resource", "datasetName and datasetUUID can not be specified simultaneously"));
    }
    if (datasetName?.includes("/")) errors.push(invalid(`${at}.datasetName`, datasetName, "must not contain '/'"));
  }
  if (quobyte?.registry && !quobyte.registry.split(",").every((each) => hostAndPort.test(each))) {
    const text = "must be a host:port pair or multiple pairs separated by commas";
    errors.push(invalid(`${path}.quobyte.registry`, quobyte.registry, text));
  }
  if (azureDisk !== undefined) validateAzureDisk(azureDisk, `${path}.azureDisk`, errors);
}

const hostAndPort = /^(?:[^:\s]+|\[[0-9a-fA-F:]+\]):[0-9]{1,5}$/;

/** A path that does not go up. */
export function noBacksteps(value: string, path: string, errors: FieldError[]): void {
  if (value.includes("..") && value.split("/").includes("..")) {
    errors.push(invalid(path, value, "must not contain '..'"));
  }
}

/** Names of initiators and targets, in one of three forms. */
const iscsiNames = [
  /^iqn\.\d{4}-\d{2}\.[a-z0-9.-]+(?::[^,;*&$|\s]+)?$/i,
  /^eui\.[0-9a-f]{16}$/i,
  /^naa\.(?:[0-9a-f]{16}|[0-9a-f]{32})$/i,
];

function validateIscsi(iscsi: Iscsi, path: string, errors: FieldError[]): void {
  const { iqn, initiatorName, secretRef, chapAuthDiscovery, chapAuthSession } = iscsi;
  if (iqn !== "" && !/^(?:iqn|eui|naa)/.test(iqn)) {
    errors.push(invalid(`${path}.iqn`, iqn, "must be valid format starting with iqn, eui, or naa"));
  } else if (iqn !== "" && !isIscsiName(iqn)) {
    errors.push(invalid(`${path}.iqn`, iqn, "must be valid format"));
  }
  if ((chapAuthDiscovery === true || chapAuthSession === true) && secretRef === undefined) {
    errors.push(required(`${path}.secretRef`));
  }
  if (initiatorName !== undefined && !isIscsiName(initiatorName)) {
    errors.push(invalid(`${path}.initiatorname`, initiatorName, "must be valid format"));
  }
}

function isIscsiName(name: string): boolean {
  return iscsiNames.some((each) => each.test(name));
}

/** A target and a unit at it, or an id of the volume itself. */
function validateFc({ targetWWNs = [], wwids = [], lun }: Fc, path: string, errors: FieldError[]): void {
  const at = `${path}.targetWWNs`;
  if (targetWWNs.length === 0 && wwids.length === 0) {
    errors.push(required(at, "must specify either targetWWNs or wwids, but not both"));
  }
  if (targetWWNs.length === 0) return;
  if (wwids.length > 0) {
    errors.push(invalid(at, targetWWNs, "targetWWNs and wwids can not be specified simultaneously"));
  }
  if (lun === undefined) errors.push(required(`${path}.lun`, "lun is required if targetWWNs is specified"));
  else if (lun < 0 || lun > 255) errors.push(invalid(`${path}.lun`, lun, "must be between 0 and 255, inclusive"));
}

function validateAzureDisk({ kind, diskURI }: AzureDisk, path: string, errors: FieldError[]): void {
  if (diskURI === "") return;
  const at = `${path}.diskURI`;
  if (kind === "Managed" && !diskURI.startsWith("/subscriptions")) {
    const form = "/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}";
    errors.push(notSupported(at, diskURI, [form]));
  } else if (kind !== "Managed" && !diskURI.startsWith("https://")) {
    const form = "https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd";
    errors.push(notSupported(at, diskURI, [form]));
  }
}
