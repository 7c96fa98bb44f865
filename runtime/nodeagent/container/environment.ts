import type { EnvFromSource, EnvVar, EnvVarSource } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Service } from "../../../generated/core/v1/service.ts";
import type { FileKeySelector } from "../../../generated/core/v1/shared.ts";
import type { ObjectSource } from "../volumes/objectSource.ts";
import { memberOf } from "../../schema/object.ts";
import { configError, ContainerError } from "./containerError.ts";
import { fieldText, type PodPlace, resourceText } from "./downward.ts";
import { expand, TextRoom } from "./expand.ts";
import { type AnyContainer, podIdentity } from "./podIdentity.ts";
import { parseEnvironmentFile } from "./environmentFile.ts";
import { serviceVariables } from "./serviceVariables.ts";

/** Variables by name, in the order in which the container gets them. */
export type Environment = ReadonlyMap<string, string>;

export interface EnvironmentContext {
  readonly objects: Pick<ObjectSource, "configMap" | "secret">;
  readonly place: PodPlace;
  /** Of all namespaces; undefined while they have never been read. */
  readonly services: readonly Service[] | undefined;
  /** The service of the API, which every container knows. */
  readonly apiService: { readonly namespace: string; readonly name: string };
  /** The text of a file in a volume of the pod; undefined when there is none. */
  readonly readVolumeFile: (volumeName: string, path: string) => Promise<string | undefined>;
  /** Says what was left out. */
  readonly warn: (reason: "InvalidEnvironmentVariableNames", message: string) => void;
}

/** All variables of a container. Rejects with a ContainerError that names the reference that leads nowhere. */
export async function environment(
  pod: Pod,
  container: AnyContainer,
  context: EnvironmentContext,
): Promise<Environment> {
  const ofServices = serviceVariables(servicesFor(pod, context));
  const result = new Map<string, string>();
  const room = new TextRoom();
  for (const source of container.envFrom ?? []) {
    for (const [name, value] of await variablesFrom(source, pod, context)) {
      asConfigError(() => room.take(name.length + value.length));
      result.set(name, value);
    }
  }
  const valueFor = (name: string) => result.get(name) ?? ofServices.get(name);
  for (const each of container.env ?? []) {
    const value = await valueOfVariable(each, valueFor, { pod, container, context, room });
    asConfigError(() => room.take(each.name.length));
    if (value !== undefined) result.set(each.name, value);
  }
  for (const [name, value] of ofServices) {
    if (!result.has(name)) result.set(name, value);
  }
  return result;
}

const unread = "services have not yet been read at least once, cannot construct envvars";
const retryAfterMs = 1000;

function servicesFor(pod: Pod, { services, apiService }: EnvironmentContext): readonly Service[] {
  // Without them it would run to its end without a way to the API.
  if (services === undefined) throw new ContainerError("CreateContainerConfigError", unread, { retryAfterMs });
  const { namespace } = podIdentity(pod);
  const isApi = ({ metadata }: Service) =>
    metadata?.name === apiService.name && metadata.namespace === apiService.namespace;
  const ofNamespace = pod.spec?.enableServiceLinks ?? true;
  const chosen = services.filter((each) => isApi(each) || (ofNamespace && each.metadata?.namespace === namespace));
  // A service of the pod's namespace hides that of the API when both have one name.
  return chosen.sort((a, b) => Number(isApi(b)) - Number(isApi(a)));
}

async function variablesFrom(
  source: EnvFromSource,
  pod: Pod,
  { objects, warn }: EnvironmentContext,
): Promise<readonly (readonly [string, string])[]> {
  const { namespace } = podIdentity(pod);
  const { prefix = "", configMapRef, secretRef } = source;
  const { name = "", optional = false } = configMapRef ?? secretRef ?? {};
  const sort = configMapRef !== undefined ? "configMap" : "secret";
  const data = await keyed(sort, { namespace, name, objects });
  if (data === undefined && !optional) throw configError(missing(sort, name));
  const entries = Object.entries(data ?? {}).map(([key, value]) => [prefix + key, value.toString()] as const);
  const invalid = entries.filter(([key]) => !isVariableName(key)).map(([key]) => key);
  if (invalid.length > 0) {
    const keys = invalid.sort().join(", ");
    const from = `EnvFrom ${sort} ${namespace}/${name}`;
    warn(
      "InvalidEnvironmentVariableNames",
      `Keys [${keys}] from the ${from} were skipped since they are considered invalid environment variable names.`,
    );
  }
  return entries.filter(([key]) => isVariableName(key));
}

/** Any printable letters of ASCII but the equals sign. */
function isVariableName(name: string): boolean {
  return /^[ -<>-~]+$/.test(name);
}

interface Asking {
  readonly pod: Pod;
  readonly container: AnyContainer;
  readonly context: EnvironmentContext;
  /** Of all variables together. */
  readonly room: TextRoom;
}

async function valueOfVariable(
  { value, valueFrom }: EnvVar,
  valueFor: (name: string) => string | undefined,
  asking: Asking,
): Promise<string | undefined> {
  const { room } = asking;
  if (valueFrom === undefined) return asConfigError(() => expand(value ?? "", valueFor, room));
  const found = await valueOfSource(valueFrom, asking);
  asConfigError(() => room.take(found?.length ?? 0));
  return found;
}

async function valueOfSource(from: EnvVarSource, { pod, container, context }: Asking): Promise<string | undefined> {
  const { place, objects } = context;
  if (from.fieldRef !== undefined) {
    const { fieldPath } = from.fieldRef;
    return asConfigError(() => fieldText(fieldPath, pod, place));
  }
  if (from.resourceFieldRef !== undefined) {
    const reference = from.resourceFieldRef;
    return asConfigError(() => resourceText(reference, { pod, container, place }));
  }
  if (from.fileKeyRef !== undefined) return await valueInFile(from.fileKeyRef, context);
  const { namespace } = podIdentity(pod);
  const sort = from.configMapKeyRef !== undefined ? "configMap" : "secret";
  const { name = "", key, optional = false } = from.configMapKeyRef ?? from.secretKeyRef ?? { key: "" };
  const data = await keyed(sort, { namespace, name, objects });
  if (data === undefined && !optional) throw configError(missing(sort, name));
  const value = memberOf(data, key);
  if (value === undefined && !optional) {
    throw configError(`couldn't find key ${key} in ${kindOf[sort]} ${namespace}/${name}`);
  }
  return value?.toString();
}

const kindOf = { configMap: "ConfigMap", secret: "Secret" } as const;

function missing(sort: keyof typeof kindOf, name: string): string {
  return `${sort.toLowerCase()} "${name}" not found`;
}

type Data = Readonly<Record<string, string | Buffer>>;

/** The entries of a config map or secret; undefined when there is none of that name. */
async function keyed(
  sort: keyof typeof kindOf,
  { namespace, name, objects }: { readonly namespace: string; readonly name: string } & Pick<Sources, "objects">,
): Promise<Data | undefined> {
  if (sort === "configMap") {
    const map = await objects.configMap(namespace, name);
    return map === undefined ? undefined : (map.data ?? {});
  }
  const secret = await objects.secret(namespace, name);
  if (secret === undefined) return undefined;
  const entries = Object.entries(secret.data ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, Buffer.from(value, "base64")]));
}

type Sources = Pick<EnvironmentContext, "objects">;

async function valueInFile(reference: FileKeySelector, context: EnvironmentContext): Promise<string | undefined> {
  const { volumeName, path, key, optional = false } = reference;
  const text = await context.readVolumeFile(volumeName, path);
  if (text === undefined) {
    if (optional) return undefined;
    throw configError(`environment variable file "${path}" not found in volume "${volumeName}"`);
  }
  const value = asConfigError(() => parseEnvironmentFile(text).get(key));
  if (value === undefined && !optional) {
    throw configError(`environment variable key "${key}" not found in file "${path}" of volume "${volumeName}"`);
  }
  return value;
}

/** What this throws becomes why the container is not made. */
export function asConfigError<T>(compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    throw configError(error instanceof Error ? error.message : String(error));
  }
}
