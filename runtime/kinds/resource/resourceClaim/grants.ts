import { invalid } from "../../../../generated/errors.ts";
import { extraNodeName, labelDeviceAdminAccess } from "../../../../generated/wellknown.ts";
import type { AllocationResult } from "../../../../generated/resource/v1/allocation.ts";
import type { ResourceClaim } from "../../../../generated/resource/v1/resourceClaim.ts";
import { nodeOfToken } from "../../../auth/userNames.ts";
import type { GrantContext } from "../../../schema/access/review.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, forbidden } from "../../../schema/fieldError.ts";
import type { ApiObject } from "../../../schema/object.ts";

/** A request for devices: v1beta1 says itself what the others say in a member `exactly`. */
interface Request {
  readonly adminAccess?: boolean;
  readonly exactly?: { readonly adminAccess?: boolean };
}

interface Spec {
  readonly devices?: { readonly requests?: readonly Request[] | null };
}

type Claim = ApiObject & { readonly spec?: Spec; readonly status?: Status };
type Template = ApiObject & { readonly spec?: { readonly spec?: Spec } };
type Status = NonNullable<ResourceClaim["status"]>;

/** What a claim of any version asks for, and who may say what it was given. Throws invalid. */
export async function checkClaimGrants(claim: Claim, old: Claim | undefined, context: GrantContext): Promise<void> {
  if (context.subresource === "status") await checkStatus(claim, old?.status ?? {}, context);
  else if (old === undefined) checkSpec(claim, claim.spec, context);
}

/** What the claims of a template will ask for. Throws invalid. */
export async function checkTemplateGrants(
  template: Template,
  old: Template | undefined,
  context: GrantContext,
): Promise<void> {
  if (old === undefined) checkSpec(template, template.spec?.spec, context);
}

/** Devices that others use are for namespaces that say so. The path is that of a claim, in templates too. */
function checkSpec(object: ApiObject, spec: Spec | undefined, context: GrantContext): void {
  const requests = spec?.devices?.requests ?? [];
  const index = requests.findIndex(({ adminAccess, exactly }) => exactly?.adminAccess ?? adminAccess);
  if (index >= 0) refuseAny(object, adminAccessErrors(`spec.devices.requests[${index}].adminAccess`, context), context);
}

function adminAccessErrors(path: string, { namespaceLabels, namespace }: GrantContext): readonly FieldError[] {
  const labels = namespaceLabels(namespace);
  if (labels === undefined || labels[labelDeviceAdminAccess] === "true") return []; // admission asks for the namespace
  const label = `\`${labelDeviceAdminAccess}: true\``;
  return [forbidden(path, `admin access to devices requires the ${label} label on the containing namespace`)];
}

async function checkStatus(claim: Claim, before: Status, context: GrantContext): Promise<void> {
  const now = claim.status ?? {};
  const errors = [...adminResultErrors(now.allocation, before.allocation, context)];
  if (context.isGateOn("DRAResourceClaimGranularStatusAuthorization")) {
    errors.push(...(await bindingErrors(now, before, context)), ...(await driverErrors(now, before, context)));
  }
  refuseAny(claim, errors, context);
}

function adminResultErrors(
  now: AllocationResult | undefined,
  before: AllocationResult | undefined,
  context: GrantContext,
): readonly FieldError[] {
  const indexIn = (allocation: AllocationResult | undefined): number =>
    (allocation?.devices?.results ?? []).findIndex(({ adminAccess }) => adminAccess);
  const index = indexIn(now);
  if (index < 0 || indexIn(before) >= 0) return [];
  return adminAccessErrors(`status.allocation.devices.results[${index}].adminAccess`, context);
}

/** Who gives devices, and says who uses them, needs a right in the whole cluster. */
async function bindingErrors(now: Status, before: Status, context: GrantContext): Promise<readonly FieldError[]> {
  const isSame =
    deepEqual(now.allocation, before.allocation) && deepEqual(now.reservedFor ?? [], before.reservedFor ?? []);
  const right = { verb: context.verb, subresource: "binding", namespace: "", name: "" };
  if (isSame || (await may(right, context))) return [];
  const text = "changing status.allocation or status.reservedFor requires extra permission";
  return [forbidden("status", `${text}: to ${right.verb} ${context.resource}/${right.subresource}`)];
}

/**
 * @limit Drivers whose devices a write of a claim's status changes: rights to the rest are not looked at. A claim has
 * 32 devices at most, before and after, and its validation refuses reports of others.
 */
const maxDrivers = 64;

/** A driver on the node that a claim is for needs a narrower right than others. */
async function driverErrors(now: Status, before: Status, context: GrantContext): Promise<readonly FieldError[]> {
  const { user, verb, namespace, resource } = context;
  const node = nodeOfToken(user, extraNodeName);
  const isThere = node !== undefined && isOnlyFor(now.allocation, node);
  const errors: FieldError[] = [];
  for (const name of changedDrivers(now, before).slice(0, maxDrivers)) {
    const verbs = [...(isThere ? [`associated-node:${verb}`] : []), `arbitrary-node:${verb}`];
    const rights = verbs.map((each) => ({ verb: each, subresource: "driver", namespace, name }));
    if (await mayOneOf(rights, context)) continue;
    const text = `to ${verbs.join(" or ")} ${resource}/driver ${JSON.stringify(name)}`;
    errors.push(forbidden("status.devices", `changing status.devices requires extra permission: ${text}`));
  }
  return errors;
}

function isOnlyFor(allocation: AllocationResult | undefined, node: string): boolean {
  const [term, ...others] = allocation?.nodeSelector?.nodeSelectorTerms ?? [];
  if (term === undefined || others.length > 0) return false;
  return (term.matchFields ?? []).some(
    ({ key, operator, values }) =>
      key === "metadata.name" && operator === "In" && values?.length === 1 && values[0] === node,
  );
}

/** Drivers with a device whose report is new, gone or another, by name. */
function changedDrivers(now: Status, before: Status): readonly string[] {
  const left = new Map((before.devices ?? []).map((each) => [keyOf(each), reportOf(each)]));
  const drivers = new Set<string>();
  for (const device of now.devices ?? []) {
    const key = keyOf(device);
    if (!deepEqual(left.get(key), reportOf(device))) drivers.add(device.driver);
    left.delete(key);
  }
  for (const { driver } of left.values()) drivers.add(driver);
  return [...drivers].sort();
}

type Device = NonNullable<Status["devices"]>[number];

function keyOf({ driver, pool, device, shareID }: Device): string {
  return JSON.stringify([driver, pool, device, shareID]);
}

/** No conditions are written in several ways. */
function reportOf({ conditions, ...report }: Device): Device {
  return { ...report, conditions: conditions ?? [] };
}

interface Right {
  readonly verb: string;
  readonly subresource: string;
  readonly namespace: string;
  readonly name: string;
}

async function mayOneOf(rights: readonly Right[], context: GrantContext): Promise<boolean> {
  for (const right of rights) if (await may(right, context)) return true;
  return false;
}

async function may(right: Right, { user, group, resource, authorize }: GrantContext): Promise<boolean> {
  const request = { user, group, version: "*", resource, path: "", isResourceRequest: true, ...right };
  return (await authorize(request)).outcome === "allow";
}

function refuseAny({ metadata }: ApiObject, errors: readonly FieldError[], { group, kind }: GrantContext): void {
  if (errors.length > 0) throw invalid({ group, kind }, metadata?.name ?? "", errors);
}
