import { type MapShape, shapeOf } from "../../apply/shape.ts";
import type { Writer } from "../../apply/trackUpdate.ts";
import type { Version, Versions } from "../../apply/versions.ts";
import { timestamp } from "../../lib/timestamp.ts";
import { resolved } from "../../lib/work.ts";
import type { Store } from "../../registry/store.ts";
import { type ApiObject, type InSteps, isObject, type JsonObject, type KindCode } from "../../schema/index.ts";
import type { WriteParts } from "../open.ts";

/** Under which name, and when, fields are noted that a request writes. */
export function writerOf(parts: WriteParts): Writer | Promise<Writer> {
  const versions = versionsOf(parts.request.store, parts);
  return versions instanceof Promise ? versions.then((loaded) => writerIn(loaded, parts)) : writerIn(versions, parts);
}

/** The same for a body of these versions. */
export function writerIn(versions: Versions, { request, options }: Pick<WriteParts, "request" | "options">): Writer {
  const manager = options.fieldManager || agentOf(request.headers["user-agent"] ?? "") || "unknown";
  const { subresource, nowMs } = request;
  return { manager, subresource, time: timestamp(nowMs), versions };
}

/** @limit Name of a manager taken from the user agent: cut. */
const maxManagerBytes = 128;

/** The first part of a User-Agent, as far as it can be printed and is not too long. */
function agentOf(header: string): string {
  const slash = header.indexOf("/");
  const agent = slash < 0 ? header : header.slice(0, slash);
  if (agent.length <= maxManagerBytes && /^[ -~]*$/.test(agent)) return agent;
  let kept = "";
  for (const character of agent) {
    if (!/[\p{L}\p{M}\p{N}\p{P}\p{S} ]/u.test(character)) continue;
    if (Buffer.byteLength(kept) + Buffer.byteLength(character) > maxManagerBytes) break;
    kept += character;
  }
  return kept;
}

interface Known {
  readonly generation: number;
  readonly versions: Versions;
}

const known = new WeakMap<Store, Known>();

/** The versions of a kind; there is something to wait for when it has others whose field tables were never needed. */
function versionsOf(store: Store, { context, code }: WriteParts): Versions | Promise<Versions> {
  const { stores } = context;
  const found = known.get(store);
  if (found !== undefined && found.generation === stores.generation) return found.versions;
  const { apiVersion, custom } = store.descriptor;
  const mayChange = custom === true;
  const own = { apiVersion, shape: shapeOf(code.structure) };
  const others = versionsOfKind(store, context).filter((each) => each !== store);
  const remember = (versions: Versions) => {
    known.set(store, { generation: stores.generation, versions });
    return versions;
  };
  if (others.length === 0) return remember({ own, find: () => undefined, mayChange });
  return Promise.all(others.map((each) => versionOf(each, { store, code }))).then((loaded) => {
    const byVersion = new Map(loaded.map((each) => [each.apiVersion, each]));
    return remember({ own, find: (version) => byVersion.get(version), mayChange });
  });
}

/** The stores of all served versions of a kind. */
export function versionsOfKind(store: Store, { stores }: WriteParts["context"]): Store[] {
  return stores.stores.filter((each) => each === store || isSameKind(each, store));
}

function isSameKind({ descriptor: a }: Store, { descriptor: b }: Store): boolean {
  return a.storagePrefix === b.storagePrefix && a.kind === b.kind && a.virtual !== true;
}

/** Objects of one version become those of another by way of the stored form, or as a webhook makes them. */
async function versionOf(
  other: Store,
  { store, code }: { readonly store: Store; readonly code: KindCode },
): Promise<Version> {
  const otherCode = await other.load();
  const mine = { store, code };
  const yours = { store: other, code: otherCode };
  return {
    apiVersion: other.descriptor.apiVersion,
    shape: shapeOf(otherCode.structure),
    from: (object) => converted(object, mine, yours),
    back: (object) => converted(object, yours, mine),
  };
}

interface Side {
  readonly store: Store;
  readonly code: KindCode;
}

/**
 * The object is copied, as what makes another version of it may fill it in. It may be one from which fields were taken
 * away: the parts that its kind always has, and the first level of every kind, are there for all readers.
 */
function* converted(object: ApiObject, from: Side, to: Side): InSteps<ApiObject> {
  const { managedFields: _managedFields, ...metadata } = object.metadata ?? {};
  const copy = structuredClone({ ...object, metadata });
  if (to.code.strategy.convert !== undefined) return yield* resolved(to.store.convert(copy, to.code));
  const shape = shapeOf(from.code.structure);
  addParts(copy as object as JsonObject, shape);
  const absent = addFirstLevel(copy as object as JsonObject, shape);
  const stored = from.code.strategy.toStorage?.(copy) ?? copy;
  const made = to.store.fromStored(stored, to.code) as object as JsonObject;
  for (const name of absent) if (isObject(made[name]) && Object.keys(made[name]).length === 0) delete made[name];
  const { kind, apiVersion } = to.store.descriptor;
  return { ...made, kind, apiVersion };
}

/** Puts in objects such as `spec` and `status` where there is none, and tells which. */
function addFirstLevel(object: JsonObject, shape: MapShape): string[] {
  const absent: string[] = [];
  for (const { name, shape: inner } of shape.fields.values()) {
    if (inner.kind !== "map" || object[name] !== undefined) continue;
    object[name] = {};
    absent.push(name);
  }
  return absent;
}

/** The objects and lists that are always there, empty where no writer has filled them. */
function addParts(object: JsonObject, shape: MapShape): void {
  for (const { name, isAlways, shape: inner } of shape.fields.values()) {
    if (isAlways && (inner.kind === "map" || inner.kind === "list")) object[name] ??= inner.kind === "map" ? {} : [];
    const part = object[name];
    if (inner.kind === "map" && isObject(part)) addParts(part, inner);
    if (inner.kind !== "list" || inner.items.kind !== "map" || !Array.isArray(part)) continue;
    for (const item of part) if (isObject(item)) addParts(item, inner.items);
  }
}
