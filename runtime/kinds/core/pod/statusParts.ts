import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../../generated/core/v1/podStatus.ts";
import { finder, repeats } from "../../../registry/keyed.ts";
import {
  addErrors,
  duplicate,
  type FieldError,
  forbidden,
  invalid,
  invalidAs,
  notSupported,
  required,
  tooLong,
} from "../../../schema/fieldError.ts";
import { dnsLabel, dnsSubdomain, faultsOf } from "../../../schema/names.ts";

type ContainerStatus = NonNullable<PodStatus["containerStatuses"]>[number];

/** What a node reports of containers fits the containers that there are. */
export function validateContainerStatuses({ spec, status = {} }: Pod, errors: FieldError[]): void {
  const lists = [
    ["containerStatuses", spec?.containers],
    ["initContainerStatuses", spec?.initContainers],
    ["ephemeralContainerStatuses", undefined],
  ] as const;
  const isWindows = spec?.os?.name === "windows";
  for (const [list] of lists) {
    eachStatus(status[list], list, (each, path) => validateUser(each, { path, isWindows, errors }));
  }
  for (const [list, containers] of lists) {
    eachStatus(status[list], list, (each, path) => {
      if (list !== "ephemeralContainerStatuses") validateAllocated(each, { path, containers, errors });
      else if ((each.allocatedResourcesStatus ?? []).length > 0) {
        addErrors(errors, [forbidden(`${path}.allocatedResourcesStatus`, "must not be specified in container status")]);
      }
    });
  }
  for (const [list] of lists) eachStatus(status[list], list, (each, path) => validateImages(each, path, errors));
}

function eachStatus(
  statuses: readonly ContainerStatus[] | undefined,
  list: string,
  visit: (status: ContainerStatus, path: string) => void,
): void {
  for (const [index, status] of (statuses ?? []).entries()) visit(status, `status.${list}[${index}]`);
}

interface User {
  readonly path: string;
  readonly isWindows: boolean;
  readonly errors: FieldError[];
}

function validateUser({ user }: ContainerStatus, { path, isWindows, errors }: User): void {
  const linux = user?.linux;
  if (linux === undefined) return;
  const at = `${path}.user.linux`;
  if (isWindows) {
    addErrors(errors, [forbidden(at, "cannot be set for a windows pod")]);
    return;
  }
  validateId(`${at}.uid`, linux.uid, errors);
  validateId(`${at}.gid`, linux.gid, errors);
  for (const [index, id] of (linux.supplementalGroups ?? []).entries()) {
    validateId(`${at}.supplementalGroups[${index}]`, id, errors);
  }
}

function validateId(field: string, id: number, errors: FieldError[]): void {
  if (id < 0 || id > maxId) addErrors(errors, [invalid(field, id, `must be between 0 and ${maxId}, inclusive`)]);
}

const maxId = 2_147_483_647;

type Containers = NonNullable<NonNullable<Pod["spec"]>["containers"]>;

interface Allocated {
  readonly path: string;
  readonly containers: Containers | undefined;
  readonly errors: FieldError[];
}

/** A container that is not there has what its status says. The schema finds the same device twice. */
function validateAllocated(
  { name, allocatedResourcesStatus = [] }: ContainerStatus,
  { path, containers, errors }: Allocated,
): void {
  const container = containerOf(containers, name);
  for (const [index, { name: resource, resources = [] }] of allocatedResourcesStatus.entries()) {
    const at = `${path}.allocatedResourcesStatus[${index}]`;
    if (container !== undefined && !has(container, resource)) {
      const text = resource.startsWith(claimPrefix) ? noClaim : "must match one of the container's resource requests";
      addErrors(errors, [invalid(`${at}.name`, resource, text)]);
    }
    for (const [place, { health = "", message }] of resources.entries()) {
      const device = `${at}.resources[${place}]`;
      if (!healths.includes(health)) addErrors(errors, [notSupported(`${device}.health`, health, healths)]);
      if (message === "") addErrors(errors, [required(`${device}.message`, "must be non-empty if specified")]);
      else if (message !== undefined && Buffer.byteLength(message) > maxMessageBytes) {
        addErrors(errors, [tooLong(`${device}.message`, maxMessageBytes)]);
      }
    }
  }
}

const containerOf = finder((each: Containers[number]) => each.name);

const claimPrefix = "claim:";
const noClaim =
  "must match one of the container's resource claims in a format " +
  "'claim:<claimName>/<request>' or 'claim:<claimName>' if request is empty";
const healths = ["Healthy", "Unhealthy", "Unknown"];

const maxMessageBytes = 1024;

function has({ resources = {} }: Containers[number], resource: string): boolean {
  if (!resource.startsWith(claimPrefix)) return resources.requests?.[resource] !== undefined;
  return (resources.claims ?? []).some(
    ({ name, request }) => resource === `${claimPrefix}${name}${request ? `/${request}` : ""}`,
  );
}

function validateImages({ volumeMounts = [] }: ContainerStatus, path: string, errors: FieldError[]): void {
  for (const [index, { volumeStatus }] of volumeMounts.entries()) {
    const image = volumeStatus?.image;
    if (image === undefined) continue;
    const at = `${path}.volumeMounts[${index}].volumeStatus.imageVolumeStatus.imageRef`;
    const { imageRef = "" } = image;
    if (imageRef === "") addErrors(errors, [required(at, "imageRef must not be empty")]);
    if (Buffer.byteLength(imageRef) > maxImageBytes) addErrors(errors, [tooLong(at, maxImageBytes)]);
  }
}

const maxImageBytes = 256;

/** Claims that were made for a pod are those that it asks for. */
export function validateClaimStatuses({ spec, status = {} }: Pod, errors: FieldError[]): void {
  for (const [index, { name, resourceClaimName }] of (status.resourceClaimStatuses ?? []).entries()) {
    const at = `status.resourceClaimStatuses[${index}]`;
    if (claimOf(spec?.resourceClaims, name) === undefined) {
      addErrors(errors, [invalid(`${at}.name`, name, "must match the name of an entry in `spec.resourceClaims`")]);
    }
    if (resourceClaimName === undefined) continue;
    addErrors(
      errors,
      invalidAs(`${at}.resourceClaimName`, resourceClaimName, faultsOf(dnsSubdomain, resourceClaimName)),
    );
  }
  if (status.extendedResourceClaimStatus !== undefined) {
    validateExtended(status.extendedResourceClaimStatus, spec, errors);
  }
}

const claimOf = finder((each: NonNullable<NonNullable<Pod["spec"]>["resourceClaims"]>[number]) => each.name);

type Extended = NonNullable<PodStatus["extendedResourceClaimStatus"]>;

function validateExtended(extended: Extended, spec: Pod["spec"], errors: FieldError[]): void {
  const path = "status.extendedResourceClaimStatus";
  const mappings = extended.requestMappings ?? [];
  if (mappings.length === 0) {
    addErrors(errors, [required(`${path}.requestMappings`, "at least one request mapping is required")]);
  }
  const isRepeated = repeats();
  for (const [index, { containerName, resourceName, requestName }] of mappings.entries()) {
    const at = `${path}.requestMappings[${index}]`;
    const container = containerOf(spec?.containers, containerName) ?? containerOf(spec?.initContainers, containerName);
    if (container === undefined) {
      addErrors(errors, [invalid(`${at}.containerName`, containerName, noContainer)]);
    } else if (container.resources?.requests?.[resourceName] === undefined) {
      addErrors(errors, [invalid(`${at}.resourceName`, resourceName, noResource)]);
    }
    addErrors(errors, invalidAs(`${path}.requestName`, requestName, faultsOf(dnsLabel, requestName)));
    if (!isRepeated(JSON.stringify([containerName, resourceName, requestName]))) continue;
    addErrors(errors, [
      duplicate(`${at}.containerName`, containerName),
      duplicate(`${at}.resourceName`, resourceName),
      duplicate(`${at}.requestName`, requestName),
    ]);
  }
  const name = extended.resourceClaimName ?? "";
  if (name === "") addErrors(errors, [required(`${path}.resourceClaimName`)]);
  else addErrors(errors, invalidAs(`${path}.resourceClaimName`, name, faultsOf(dnsSubdomain, name)));
}

const noContainer = "must match the name of an entry in spec.initContainers.name or spec.containers.name";
const noResource =
  "must match the extended resource name of an entry in " +
  "spec.initContainers.resources.requests or spec.containers.resources.requests";
