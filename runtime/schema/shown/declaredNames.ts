import type { Field, Structure } from "../structure.ts";

/** "hostIP" is HostIP, "tcpSocket" TCPSocket. */
export function declaredName(name: string, { name: owner }: Structure): string {
  if (owner === "DeviceAttribute") {
    return name.endsWith("s") ? `${upper(name.slice(0, -1))}Values` : `${upper(name)}Value`;
  }
  const other =
    otherNames.get(`${owner.replace(/PersistentVolumeSource$/, "VolumeSource")}.${name}`) ?? otherNames.get(name);
  if (other !== undefined) return other;
  const [word = ""] = /^[a-z]+/.exec(name) ?? [];
  return initialisms.has(word) ? word.toUpperCase() + name.slice(word.length) : upper(name);
}

function upper(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const initialisms: ReadonlySet<string> = new Set(
  [
    "api aws ca cel cidr csi dns fc fs gce gid gmsa grpc http id ip iqn iscsi json nfs os pd pid qos rbd se ssl",
    "tcp tls ttl tty uid url",
  ].flatMap((each) => each.split(" ")),
);

/** Names that are declared in other words, of all types or of one. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["cephfs", "CephFS"],
  ["cidrs", "CIDRs"],
  ["ips", "IPs"],
  ["storageos", "StorageOS"],
  ["wwids", "WWIDs"],
  ["AzureDiskVolumeSource.diskURI", "DataDiskURI"],
  ["ContainerStatus.lastState", "LastTerminationState"],
  ["GlusterfsVolumeSource.endpoints", "EndpointsName"],
  ["ISCSIVolumeSource.chapAuthDiscovery", "DiscoveryCHAPAuth"],
  ["ISCSIVolumeSource.chapAuthSession", "SessionCHAPAuth"],
  ["PhotonPersistentDiskVolumeSource.pdID", "PdID"],
  ["RBDVolumeSource.image", "RBDImage"],
  ["RBDVolumeSource.monitors", "CephMonitors"],
  ["RBDVolumeSource.pool", "RBDPool"],
  ["RBDVolumeSource.user", "RadosUser"],
]);

/** The fields of a type as they are declared, which is not always as they are written. */
export function declaredOrder({ name, fields }: Structure): readonly Field[] {
  const moved = movedFields.get(name);
  if (moved === undefined) return fields;
  const ordered = fields.filter((field) => !moved.has(field.name));
  return ordered.flatMap((field) => [...fields.filter((each) => moved.get(each.name) === field.name), field]);
}

/** Fields of types that are declared before another one than they are written before. */
const movedFields: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ["PodSecurityContext", new Map([["fsGroupChangePolicy", "sysctls"]])],
  ["Volume", new Map([["quobyte", "flexVolume"]])],
  [
    "PersistentVolumeSpec",
    new Map([
      ["quobyte", "iscsi"],
      ["flexVolume", "cinder"],
    ]),
  ],
]);
