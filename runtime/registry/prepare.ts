import { badRequest, invalid } from "../../generated/errors.ts";
import type { AdmissionChain } from "../admission/chain.ts";
import type { AdmissionAttributes } from "../admission/plugin.ts";
import type {
  ApiObject,
  FieldError,
  InSteps,
  KindCode,
  ObjectMetaLike,
  ResourceDescriptor,
  StatusError,
  StrategyContext,
  SubresourceDescriptor,
} from "../schema/index.ts";
import { sameState } from "../schema/deepEqual.ts";
import { atOnce, inTurns, nextTurn, Work, WorkError } from "../lib/work.ts";
import { dropEmptyLists } from "./emptyLists.ts";
import { kindInErrors } from "../schema/groupVersionPath.ts";
import { inCauseOrder } from "../schema/shown/causeOrder.ts";
import { inDeclaredForm } from "../schema/shown/declaredForm.ts";
import { invalid as invalidField, loneOrAll, newErrors, withoutHidden } from "../schema/index.ts";
import type { Refusals } from "./companions.ts";
import type { DropDisabled } from "./disabledFields.ts";
import { dropDuplicateOwners } from "./metadata/owners.ts";
import { checkMetadata } from "./metadata/checks.ts";

export interface PrepareContext {
  readonly descriptor: ResourceDescriptor;
  readonly code: KindCode;
  readonly admission: AdmissionChain;
  readonly attributes: AdmissionAttributes;
  readonly nowMs: number;
  /** "" for the main resource. */
  readonly subresource: string;
  readonly warn: (text: string) => void;
  /** The name of the platform that a finalizer may have without a domain. */
  readonly finalizer?: string;
  /** Absent: every field that is there may be. */
  readonly dropDisabled?: DropDisabled;
  readonly isGateOn?: StrategyContext["isGateOn"];
  /** The object is what a patch makes. */
  readonly isPatch?: boolean;
  /** The server acts on the object, e.g. binds it: its generation stays. */
  readonly isAction?: boolean;
  /**
   * Notes in managedFields who writes what. Runs on the object as its writer means it, with defaults, before anything
   * is added by admission or the strategy. Absent: nothing is noted.
   */
  readonly track?: (object: ApiObject, old: ApiObject | undefined) => InSteps<void> | undefined;
  /** Has the first word about an object that is wrong. */
  readonly refusals?: Refusals | undefined;
  /** Gives a new object what tells it from others, once admission has changed it. */
  readonly identify?: (object: ApiObject) => void;
}

/**
 * Makes a new object ready to be stored, in place: default, track, mutate, strategy, validate, validating admission.
 * On update `old` is the newest stored object; it runs again for every retry of the compare-and-swap.
 * Throws invalid with a cause an error, or forbidden when admission refuses.
 */
export function prepare(object: ApiObject, old: ApiObject | undefined, context: PrepareContext): void {
  const strategyContext = strategyContextOf(context, new Work());
  fill(object, old, context);
  atOnce(note(object, old, context));
  context.admission.mutate(context.attributes, object, old);
  complete(object, old, { context, strategyContext });
  const formErrors = validateForm(object, old, context);
  atOnce(check(object, old, { context, strategyContext, formErrors }));
  admit(object, context, context.admission.validate(context.attributes, object, old));
}

/**
 * The same of a long object, and of one that admission waits for: others get a turn between the steps, and before it is
 * encoded.
 */
export async function prepareInTurns(
  object: ApiObject,
  old: ApiObject | undefined,
  context: PrepareContext,
): Promise<void> {
  const work = new Work();
  const strategyContext = strategyContextOf(context, work);
  const { attributes } = context;
  const { eventually } = context.admission;
  const waits = context.admission.waits(attributes);
  const sent = waits ? { ...object, metadata: { ...object.metadata } } : undefined;
  fill(object, old, context);
  await nextTurn();
  await inTurns(note(object, old, context));
  await nextTurn();
  const before = { ...object.metadata };
  if (sent !== undefined) showAsSent(object, sent, context);
  await eventually.mutate(attributes, object, old);
  if (waits) settle(object, old, { context, before });
  complete(object, old, { context, strategyContext });
  await nextTurn();
  const formErrors = validateForm(object, old, context);
  await nextTurn();
  work.resume();
  await inTurns(check(object, old, { context, strategyContext, formErrors }), work);
  await nextTurn(); // admission looks at the whole object too
  admit(object, context, await eventually.validate(attributes, object, old));
  await nextTurn();
}

interface Step {
  readonly context: PrepareContext;
  readonly strategyContext: StrategyContext;
}

/** What the write may not change, and what it left out. */
function fill(object: ApiObject, old: ApiObject | undefined, context: PrepareContext): void {
  const { code } = context;
  if (old !== undefined) carryOver(object, old, context);
  else if (beginsWithoutStatus(context.descriptor)) delete (object as WithStatus).status;
  for (const text of dropDuplicateOwners(object.metadata ?? {}, context.isPatch)) context.warn(text);
  if (context.descriptor.custom === true) dropEmptyManagers(object.metadata);
  code.setDefaults(object);
}

/** In metadata of custom objects an empty list is one that is not there; that of a built-in kind clears the entries. */
function dropEmptyManagers(metadata: ObjectMetaLike | undefined): void {
  if (metadata?.managedFields?.length === 0) delete metadata.managedFields;
}

/**
 * Those that are asked elsewhere see what the client has sent, with what it may not change. What the server makes of
 * it, they see when it is complete. A body of another kind stands for a change of the object, which they see at once.
 */
function showAsSent(object: ApiObject, sent: ApiObject, { code, attributes }: PrepareContext): void {
  if (attributes.shown !== undefined) return;
  const { managedFields } = object.metadata ?? {};
  for (const key of Object.keys(object)) delete (object as Partial<Record<string, unknown>>)[key];
  Object.assign(object, sent);
  object.metadata = { ...sent.metadata };
  if (managedFields === undefined) delete object.metadata.managedFields;
  else object.metadata.managedFields = managedFields;
  code.setDefaults(object);
}

/** What others have made of the object is bound by the same rules as what its writer did, who manages all of it. */
function settle(
  object: ApiObject,
  old: ApiObject | undefined,
  { context, before }: { readonly context: PrepareContext; readonly before: ObjectMetaLike },
): void {
  const { code, attributes, descriptor, subresource } = context;
  const { namespace = "" } = object.metadata ?? {};
  if (descriptor.namespaced && namespace !== "" && namespace !== attributes.namespace) {
    throw badRequest("the namespace of the provided object does not match the namespace sent on the request");
  }
  if (old === undefined) {
    if (beginsWithoutStatus(descriptor)) delete (object as WithStatus).status;
    const { name = "" } = object.metadata ?? {};
    if (attributes.name !== "" && name !== attributes.name) {
      throw badRequest(`the name of the object (${name}) is not the one that was admitted (${attributes.name})`);
    }
  } else if (attributes.shown === undefined || subresource === "") carryOver(object, old, context);
  const metadata = (object.metadata ??= {}) as Record<string, unknown>;
  const kept = old === undefined ? [...serverOwned, ...ofDeletion, "managedFields"] : ["managedFields"];
  for (const key of kept) {
    const value = (before as Record<string, unknown>)[key];
    if (value === undefined) delete metadata[key];
    else metadata[key] = value;
  }
  for (const text of dropDuplicateOwners(metadata, true)) context.warn(text);
  code.setDefaults(object);
}

function* note(object: ApiObject, old: ApiObject | undefined, context: PrepareContext): InSteps<void> {
  const steps = context.track?.(old === undefined ? withoutStatus(object, context) : object, old);
  if (steps !== undefined) yield* steps;
}

function complete(object: ApiObject, old: ApiObject | undefined, { context, strategyContext }: Step): void {
  const { code } = context;
  context.dropDisabled?.(object, old); // their writer manages them all the same
  if (old === undefined) {
    context.identify?.(object);
    code.strategy.prepareForCreate?.(object, strategyContext);
  } else code.strategy.prepareForUpdate?.(object, old, strategyContext);
  countGeneration(object, old, context);
}

interface Check extends Step {
  readonly formErrors: readonly FieldError[];
}

function* check(object: ApiObject, old: ApiObject | undefined, step: Check): InSteps<void> {
  const { code, descriptor, warn, refusals, subresource, attributes } = step.context;
  const errors = yield* validate(object, old, step);
  if (errors.length > 0) {
    if (subresource === "") refusals?.(object, old, { dryRun: attributes.dryRun, errors });
    const shown = descriptor.custom === true ? errors : inDeclaredForm(errors, code.structure);
    throw invalid(kindInErrors(descriptor), object.metadata?.name ?? "", shown);
  }
  for (const text of code.strategy.warnings?.(object, old, step.context) ?? []) warn(text);
}

function admit(object: ApiObject, { code, descriptor }: PrepareContext, refusal: StatusError | undefined): void {
  if (refusal !== undefined) throw refusal;
  if (descriptor.custom !== true) dropEmptyLists(object, code.structure);
}

function strategyContextOf(
  { attributes, nowMs, subresource, isGateOn, warn }: PrepareContext,
  work: Work,
): StrategyContext {
  const { user } = attributes;
  return { nowMs, subresource, user, work, warn, ...(isGateOn === undefined ? {} : { isGateOn }) };
}

/** A new object's status is what its kind begins with; no client wrote it. The metadata is the object's own. */
function withoutStatus(object: ApiObject, { descriptor }: PrepareContext): ApiObject {
  if ((object as WithStatus).status === undefined || !hasStatus(descriptor)) return object;
  object.metadata ??= {};
  const { status: _status, ...written } = object as WithStatus;
  return written as ApiObject;
}

function hasStatus(descriptor: ResourceDescriptor): boolean {
  return statusOf(descriptor) !== undefined;
}

function beginsWithoutStatus(descriptor: ResourceDescriptor): boolean {
  const status = statusOf(descriptor);
  return status !== undefined && status.writtenByCreate !== true;
}

function statusOf({ subresources }: ResourceDescriptor): SubresourceDescriptor | undefined {
  return subresources.find((each) => each.name === "status");
}

/** What a write cannot change: identity, timestamps, and the half (status or the rest) it does not speak of. */
function carryOver(object: ApiObject, old: ApiObject, context: PrepareContext): void {
  const from = old.metadata ?? {};
  if (context.subresource !== "") {
    const target = context.subresource === "status" ? { ...old } : structuredClone(old);
    applySubresource(target, object, context);
    for (const key of Object.keys(object)) delete (object as Record<string, unknown>)[key];
    Object.assign(object, target);
  } else if (hasStatus(context.descriptor)) {
    const { status } = old as WithStatus;
    if (status === undefined) delete (object as WithStatus).status;
    else (object as WithStatus).status = status;
  }
  object.metadata ??= {};
  const to = object.metadata as Record<string, unknown>;
  for (const key of serverOwned) {
    const value = (from as Record<string, unknown>)[key];
    if (value === undefined) delete to[key];
    else to[key] = value;
  }
  // Where the stored object has none, one that a client sent is not ignored but refused.
  const { deletionTimestamp, deletionGracePeriodSeconds } = from;
  if (deletionTimestamp !== undefined) to.deletionTimestamp = deletionTimestamp;
  if (deletionGracePeriodSeconds !== undefined) to.deletionGracePeriodSeconds ??= deletionGracePeriodSeconds;
}

type WithStatus = ApiObject & { status?: unknown };

/** The target is a copy of the stored object; what the sub-resource speaks of comes from the sent one. */
function applySubresource(target: ApiObject, sent: ApiObject, context: PrepareContext): void {
  const { code, descriptor, subresource } = context;
  if (subresource !== "status") {
    code.strategy.applySubresource?.(subresource, target, sent);
    return;
  }
  const { status } = sent as WithStatus;
  if (status === undefined) delete (target as WithStatus).status;
  else (target as WithStatus).status = status;
  const metadata = { ...target.metadata };
  target.metadata = metadata; // that of the stored object stays as it is
  if (descriptor.custom === true) return;
  const { keeps = [], checksMetadata = true } = statusOf(descriptor) ?? {};
  for (const key of writtenWithStatus) {
    if ((keeps as readonly string[]).includes(key)) continue;
    const value = sent.metadata?.[key];
    if (value === undefined) delete metadata[key];
    else Object.assign(metadata, { [key]: value });
  }
  // An object cannot be deleted in this way: what says so is refused, unless the kind does not look at it.
  const { deletionTimestamp, deletionGracePeriodSeconds } = sent.metadata ?? {};
  if (deletionTimestamp !== undefined && !keeps.includes("ownerReferences"))
    Object.assign(metadata, { deletionTimestamp });
  if (deletionGracePeriodSeconds !== undefined && checksMetadata)
    Object.assign(metadata, { deletionGracePeriodSeconds });
}

/** Of built-in kinds a write of the status may change these too, where the kind does not keep them. */
const writtenWithStatus = ["labels", "annotations", "finalizers", "ownerReferences", "generateName"] as const;

/** uid is checked as a precondition before; the rest is the server's, whatever the client sent. */
const serverOwned = [
  "uid",
  "creationTimestamp",
  "generation",
  "selfLink",
  "namespace",
  "name",
  "resourceVersion",
] as const;

const ofDeletion = ["deletionTimestamp", "deletionGracePeriodSeconds"] as const;

function countGeneration(object: ApiObject, old: ApiObject | undefined, context: PrepareContext): void {
  if (!context.descriptor.hasGeneration || context.isAction === true || object.metadata === undefined) return;
  if (old === undefined) object.metadata.generation = 1;
  else if (!sameState(desiredState(object), desiredState(old))) {
    object.metadata.generation = (old.metadata?.generation ?? 0) + 1;
  }
}

/** Everything but metadata and status, and but what a patch may call the object, which it stays. */
function desiredState(object: ApiObject): unknown {
  const { kind: _kind, apiVersion: _apiVersion, metadata: _metadata, status: _status, ...rest } = object as WithStatus;
  return rest;
}

/** Metadata, and what the schema and the rules of the spec say. */
function validateForm(object: ApiObject, old: ApiObject | undefined, context: PrepareContext): FieldError[] {
  const { code, subresource, isGateOn, warn } = context;
  const beside = checkMetadata(object, old, context);
  return beside.concat(code.validate(object, old, { subresource, isGateOn, beside, warn }));
}

/** What the strategy says besides. */
function* validate(object: ApiObject, old: ApiObject | undefined, step: Check): InSteps<readonly FieldError[]> {
  const { strategy } = step.context.code;
  const { formErrors } = step;
  const strategyContext = formErrors.length === 0 ? step.strategyContext : { ...step.strategyContext, formErrors };
  try {
    const all = yield* strategyErrors(object, strategy, strategyContext);
    const isForgiven = all.length > 0 && old !== undefined && strategy.forgivesStored === true;
    const found = isForgiven ? newErrors(all, yield* strategyErrors(old, strategy, strategyContext)) : all;
    const { structure } = step.context.code;
    const errors = inCauseOrder(withoutHidden(formErrors.concat(newErrors(found, formErrors))), structure);
    if (old === undefined) return loneOrAll(errors);
    const again = step.context.subresource === "" ? saidTwice(errors, strategy) : [];
    const changes = strategy.validateUpdate?.(object, old, strategyContext) ?? [];
    return loneOrAll(changesLast([...errors, ...again]).concat(changes));
  } catch (error) {
    if (!(error instanceof WorkError)) throw error;
    return [...formErrors, invalidField("<nil>", "", `the validation of the object ${error.message}`)];
  }
}

function* strategyErrors(
  object: ApiObject,
  strategy: KindCode["strategy"],
  context: StrategyContext,
): InSteps<readonly FieldError[]> {
  if (strategy.validateInSteps !== undefined) return yield* strategy.validateInSteps(object, context);
  return strategy.validate?.(object, context) ?? [];
}

function saidTwice(errors: readonly FieldError[], { statesTwice }: KindCode["strategy"]): readonly FieldError[] {
  if (statesTwice === undefined) return [];
  const part = statesTwice === "all" ? /^(?!metadata\.)/ : /^spec\./; // how often metadata are checked is their own
  return errors.filter(({ field }) => part.test(field));
}

/** As the field lists them: what the object is, then what may not have changed. */
function changesLast(errors: readonly FieldError[]): FieldError[] {
  const isOfChange = ({ message }: FieldError) => message.endsWith(": field is immutable");
  return [...errors.filter((each) => !isOfChange(each)), ...errors.filter(isOfChange)];
}
