import type { SELinuxOptions } from "../../../generated/core/v1/security.ts";
import { quoted } from "../../schema/quoted.ts";
import {
  type Check,
  type CheckContext,
  type CheckedContainer,
  type CheckedPod,
  containersThat,
  findIn,
  hasOwnUsers,
  plural,
  quotedList,
  setters,
  several,
  sortedSet,
  uses,
  type Violation,
} from "./checkedPod.ts";

/** What no level but privileged allows, in the order in which it is reported. */
export const baselineChecks: readonly Check[] = [
  { id: "appArmorProfile", find: appArmorProfile },
  { id: "capabilities_baseline", find: capabilities },
  { id: "hostNamespaces", find: hostNamespaces },
  { id: "hostPathVolumes", find: hostPathVolumes },
  { id: "hostPorts", find: hostPorts },
  { id: "hostProbesAndHostLifecycle", since: 34, find: hostProbes },
  { id: "privileged", find: privileged },
  { id: "procMount", find: (pod, context) => (hasOwnUsers(pod, context) ? undefined : procMount(pod)) },
  { id: "seLinuxOptions", find: seLinuxOptions },
  { id: "seccompProfile_baseline", find: seccompProfile },
  { id: "sysctls", find: sysctls },
  { id: "windowsHostProcess", find: windowsHostProcess },
];

function appArmorProfile(pod: CheckedPod, { names }: CheckContext): Violation | undefined {
  const ofPod = forbiddenProfile(pod.spec.securityContext?.appArmorProfile);
  const found = findIn(pod.containers, ({ securityContext }) => forbiddenProfile(securityContext?.appArmorProfile));
  const notes = Object.entries(pod.annotations)
    .filter(([key, value]) => key.startsWith(names.annotationAppArmorContainerPrefix) && !isAllowedAppArmor(value))
    .map(([key, value]) => `${key}=${quoted(value)}`);
  const setBy = setters({ pod: ofPod !== undefined, containers: found.names });
  const setByAll = [setBy, notes.length > 0 ? plural("annotation", notes.length) : ""].filter((each) => each !== "");
  if (setByAll.length === 0) return undefined;
  const values = [...sortedSet([...(ofPod ?? []), ...found.values]), ...notes.sort()];
  return {
    reason: plural("forbidden AppArmor profile", values.length),
    detail: `${setByAll.join(" and ")} must not set AppArmor profile type to ${quotedList(values)}`,
  };
}

/** The type of a profile that is none. */
function forbiddenProfile(profile: { readonly type: string } | undefined): string[] | undefined {
  const isForbidden = profile?.type && profile.type !== "RuntimeDefault" && profile.type !== "Localhost";
  return isForbidden ? [profile.type] : undefined;
}

function isAllowedAppArmor(annotation: string): boolean {
  return ["", "runtime/default"].includes(annotation) || annotation.startsWith("localhost/");
}

const defaultCapabilities: ReadonlySet<string> = new Set([
  ...["AUDIT_WRITE", "CHOWN", "DAC_OVERRIDE", "FOWNER", "FSETID", "KILL", "MKNOD", "NET_BIND_SERVICE", "SETFCAP"],
  ...["SETGID", "SETPCAP", "SETUID", "SYS_CHROOT"],
]);

function capabilities(pod: CheckedPod): Violation | undefined {
  const detail = addedCapabilities(pod, defaultCapabilities);
  return detail === undefined ? undefined : { reason: "non-default capabilities", detail };
}

/** Which capabilities containers add besides those that they may; undefined: none. */
export function addedCapabilities(pod: CheckedPod, allowed: ReadonlySet<string>): string | undefined {
  const { names, values } = findIn(pod.containers, ({ securityContext }) =>
    some(securityContext?.capabilities?.add?.filter((each) => !allowed.has(each))),
  );
  if (names.length === 0) return undefined;
  return `${several("container", names)} must not include ${quotedList(values)} in securityContext.capabilities.add`;
}

function some(values: readonly string[] = []): readonly string[] | undefined {
  return values.length === 0 ? undefined : values;
}

function hostNamespaces({ spec }: CheckedPod): Violation | undefined {
  const shared = (["hostNetwork", "hostPID", "hostIPC"] as const).filter((each) => spec[each] === true);
  if (shared.length === 0) return undefined;
  return { reason: "host namespaces", detail: shared.map((each) => `${each}=true`).join(", ") };
}

function hostPathVolumes({ spec }: CheckedPod): Violation | undefined {
  const { names } = findIn(spec.volumes ?? [], (each) => (each.hostPath ? [] : undefined));
  return names.length === 0 ? undefined : { reason: "hostPath volumes", detail: several("volume", names) };
}

function hostPorts(pod: CheckedPod): Violation | undefined {
  const { names, values } = findIn(pod.containers, ({ ports }) =>
    some(ports?.flatMap(({ hostPort }) => (hostPort ? String(hostPort) : []))),
  );
  if (names.length === 0) return undefined;
  const used = `${plural("hostPort", values.length)} ${values.join(", ")}`;
  return { reason: "hostPort", detail: `${several("container", names)} ${uses(names)} ${used}` };
}

function hostProbes(pod: CheckedPod): Violation | undefined {
  const found = findIn(pod.containers, hostsOf);
  if (found.names.length === 0) return undefined;
  const names = sortedSet(found.names);
  const hosts = several("probe or lifecycle host", found.values);
  return { reason: "probe or lifecycle host", detail: `${several("container", names)} ${uses(names)} ${hosts}` };
}

function hostsOf({ livenessProbe, readinessProbe, startupProbe, lifecycle }: CheckedContainer) {
  const hosts: string[] = [];
  for (const each of [livenessProbe, readinessProbe, startupProbe, lifecycle?.postStart, lifecycle?.preStop]) {
    if (each?.httpGet?.host) hosts.push(each.httpGet.host);
    if (each?.tcpSocket?.host) hosts.push(each.tcpSocket.host);
  }
  return some(hosts);
}

function privileged(pod: CheckedPod): Violation | undefined {
  const bad = containersThat(pod, (context) => context.privileged === true);
  if (bad.length === 0) return undefined;
  return { reason: "privileged", detail: `${several("container", bad)} must not set securityContext.privileged=true` };
}

/** How much of /proc containers see. */
export function procMount(pod: CheckedPod): Violation | undefined {
  const { names, values } = findIn(pod.containers, ({ securityContext }) => {
    const type = securityContext?.procMount;
    return type && type !== "Default" ? [type] : undefined;
  });
  if (names.length === 0) return undefined;
  const detail = `${several("container", names)} must not set securityContext.procMount to ${quotedList(values)}`;
  return { reason: "procMount", detail };
}

const seLinuxTypes: ReadonlyMap<string, number> = new Map([
  ["", 0],
  ["container_t", 0],
  ["container_init_t", 0],
  ["container_kvm_t", 0],
  ["container_engine_t", 31],
]);

function seLinuxOptions(pod: CheckedPod, { minor }: CheckContext): Violation | undefined {
  const isBadType = (type: string) => (seLinuxTypes.get(type) ?? Number.POSITIVE_INFINITY) > minor;
  const badTypes = ({ user, role, type = "" }: SELinuxOptions) => {
    if (isBadType(type)) return [type];
    return user || role ? [] : undefined;
  };
  const ofPod = pod.spec.securityContext?.seLinuxOptions ?? {};
  const ofContainers = findIn(pod.containers, ({ securityContext }) => badTypes(securityContext?.seLinuxOptions ?? {}));
  const setBy = setters({ pod: badTypes(ofPod) !== undefined, containers: ofContainers.names });
  if (setBy === "") return undefined;
  const all = [ofPod, ...pod.containers.map((each) => each.securityContext?.seLinuxOptions)];
  const types = sortedSet([...(badTypes(ofPod) ?? []), ...ofContainers.values]);
  const problems = [
    ...(types.length > 0 ? [several("type", types)] : []),
    ...(all.some((each) => each?.user) ? ["user may not be set"] : []),
    ...(all.some((each) => each?.role) ? ["role may not be set"] : []),
  ];
  const detail = `${setBy} set forbidden securityContext.seLinuxOptions: ${problems.join("; ")}`;
  return { reason: "seLinuxOptions", detail };
}

function seccompProfile(pod: CheckedPod, context: CheckContext): Violation | undefined {
  return context.minor < 19 ? seccompAnnotations(pod, context) : forbiddenSeccomp(pod);
}

/** Before there was a field. */
function seccompAnnotations({ annotations, containers }: CheckedPod, { names }: CheckContext): Violation | undefined {
  const { annotationSeccompPod, annotationSeccompContainerPrefix } = names;
  const keys = [annotationSeccompPod, ...containers.map((each) => `${annotationSeccompContainerPrefix}${each.name}`)];
  const bad = keys.flatMap((key) => {
    const value = annotations[key];
    const isAllowed =
      value === undefined || seccompAnnotationsAllowed.includes(value) || value.startsWith("localhost/");
    return isAllowed ? [] : [`${key}=${quoted(value)}`];
  });
  if (bad.length === 0) return undefined;
  const list = sortedSet(bad);
  return { reason: "seccompProfile", detail: `forbidden ${plural("annotation", list.length)} ${list.join(", ")}` };
}

const seccompAnnotationsAllowed: readonly string[] = ["runtime/default", "docker/default"];

/** Who sets a profile that is none. */
export function forbiddenSeccomp(pod: CheckedPod): Violation | undefined {
  const ofPod = forbiddenProfile(pod.spec.securityContext?.seccompProfile);
  const { names, values } = findIn(pod.containers, ({ securityContext }) =>
    forbiddenProfile(securityContext?.seccompProfile),
  );
  const setBy = setters({ pod: ofPod !== undefined, containers: names });
  if (setBy === "") return undefined;
  const list = quotedList(sortedSet([...(ofPod ?? []), ...values]));
  return { reason: "seccompProfile", detail: `${setBy} must not set securityContext.seccompProfile.type to ${list}` };
}

const safeSysctls: ReadonlyMap<string, number> = new Map([
  ["kernel.shm_rmid_forced", 0],
  ["net.ipv4.ip_local_port_range", 0],
  ["net.ipv4.ip_unprivileged_port_start", 0],
  ["net.ipv4.tcp_syncookies", 0],
  ["net.ipv4.ping_group_range", 0],
  ["net.ipv4.ip_local_reserved_ports", 27],
  ["net.ipv4.tcp_keepalive_time", 29],
  ["net.ipv4.tcp_fin_timeout", 29],
  ["net.ipv4.tcp_keepalive_intvl", 29],
  ["net.ipv4.tcp_keepalive_probes", 29],
  ["net.ipv4.tcp_rmem", 32],
  ["net.ipv4.tcp_wmem", 32],
]);

function sysctls({ spec }: CheckedPod, { minor }: CheckContext): Violation | undefined {
  const set = (spec.securityContext?.sysctls ?? []).map((each) => each.name);
  const bad = set.filter((name) => (safeSysctls.get(name) ?? Number.POSITIVE_INFINITY) > minor);
  return bad.length === 0 ? undefined : { reason: "forbidden sysctls", detail: bad.join(", ") };
}

function windowsHostProcess(pod: CheckedPod): Violation | undefined {
  const containers = containersThat(pod, (context) => context.windowsOptions?.hostProcess === true);
  const setBy = setters({ pod: pod.spec.securityContext?.windowsOptions?.hostProcess === true, containers });
  if (setBy === "") return undefined;
  return { reason: "hostProcess", detail: `${setBy} must not set securityContext.windowsOptions.hostProcess=true` };
}
