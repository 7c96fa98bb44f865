import { badRequest } from "../../../generated/errors.ts";
import type { ResourceRequest } from "../request.ts";
import { type FieldSelector, parseFieldSelector, selectableText } from "../../selector/fieldSelector.ts";
import { parseLabelSelector } from "../../selector/labelSelector.ts";
import { absentText } from "../../registry/selectable.ts";
import type { Store } from "../../registry/store.ts";
import type { ApiObject, KindCode } from "../../schema/index.ts";
import type { CacheEntry, Choice, FieldPin, Predicate } from "../../watch/watchCache.ts";

/** What the selectors of a list or watch choose; a field selector or the path may pin it to one key. */
export interface Selection extends Choice {
  /** The same for selections of the same. */
  readonly text: string;
  /** Fields are read of the objects, which must be readable before they are asked about. */
  readonly readsObjects: boolean;
  /** Lets go of the answers that `matches` remembers: it is asked about changes alone from now on. */
  readonly forget?: () => void;
}

/** Reads labelSelector and fieldSelector; throws badRequest with the field's texts for what does not parse. */
export function selectionOf(request: ResourceRequest, code: KindCode): Selection {
  const { store, query, namespace } = request;
  const { descriptor } = store;
  const labelText = query.get("labelSelector") ?? "";
  const fieldSelectorText = query.get("fieldSelector") ?? "";
  const labels = parseLabelSelector(labelText);
  const fields = parseFieldSelector(fieldSelectorText, descriptor, code.strategy.unknownFieldText);
  if (request.name !== "" && !fields.isEmpty && fields.exact("metadata.name") !== request.name) {
    throw badRequest("fieldSelector metadata.name doesn't match requested name");
  }
  const pinned = request.name === "" ? fields.exact("metadata.name") : request.name;
  const inNamespace = namespace === "" ? fields.exact("metadata.namespace") : namespace;
  const isPinned = pinned !== undefined && (!descriptor.namespaced || inNamespace !== undefined);
  const key = isPinned ? store.keyOf(inNamespace ?? "", pinned) : undefined;
  const text = JSON.stringify([request.name, labelText, fieldSelectorText]);
  if (labels.isEmpty && fields.isEmpty) return { key, text, readsObjects: false };
  const fieldOf = store.servesStoredBytes ? () => undefined : convertedField(store, code);
  const absent = absentTexts(fields, { descriptor, code });
  const ask: Predicate = (entry, meta) =>
    (labels.isEmpty || labels.matches(meta().labels)) &&
    (fields.isEmpty ||
      fields.matches((name) => {
        if (name === "metadata.name") return entry.name;
        if (name === "metadata.namespace") return entry.namespace;
        return (fieldOf(entry, name) ?? meta().fields[name]) || (absent.get(name) ?? "");
      }));
  const pin = store.servesStoredBytes ? pinOf(fields, absent) : undefined;
  const isOfObjects = ({ field }: { readonly field: string }) => !namesOfKeys.has(field);
  const readsObjects = !store.servesStoredBytes && fields.requirements.some(isOfObjects);
  const isLong = labels.requirements.length + fields.requirements.length > maxTermsAtOnce;
  const isKnown = (entry: CacheEntry) => !readsObjects || store.source(entry.bytes, code) !== undefined;
  const asked = isLong ? remembering(ask, isKnown) : { matches: ask };
  return { ...asked, remembers: isLong || readsObjects, key, pin, text, readsObjects };
}

/** What the key of an object says. */
const namesOfKeys: ReadonlySet<string> = new Set(["metadata.name", "metadata.namespace"]);

/**
 * A selector of more terms, or one that decodes objects, takes too long to ask it about all objects of a large
 * collection in one go.
 * @limit Terms of a selector that is matched against all objects in one turn: matched in several turns.
 */
const maxTermsAtOnce = 16;

/** An object of a version is asked about once, when all is known of it. */
function remembering(
  matches: Predicate,
  isKnown: (entry: CacheEntry) => boolean,
): Required<Pick<Selection, "matches" | "forget">> {
  let answers: WeakMap<CacheEntry, boolean> | undefined = new WeakMap();
  return {
    matches: (entry, meta) => {
      const known = answers?.get(entry);
      if (known !== undefined) return known;
      const answer = matches(entry, meta);
      if (isKnown(entry)) answers?.set(entry, answer);
      return answer;
    },
    forget: () => (answers = undefined),
  };
}

function pinOf(fields: FieldSelector, absent: ReadonlyMap<string, string>): FieldPin | undefined {
  return fields.requirements.find(({ field, operator, value }) => {
    return operator === "=" && value !== "" && absent.has(field) && absent.get(field) !== value;
  });
}

/** What the fields that a selector asks for count as in objects that lack them. */
function absentTexts(
  fields: FieldSelector,
  { descriptor, code }: { descriptor: Store["descriptor"]; code: KindCode },
): ReadonlyMap<string, string> {
  const asked = new Set(fields.requirements.map((each) => each.field));
  const selectable = descriptor.selectableFields.filter((each) => asked.has(each.name));
  return new Map(selectable.map((each) => [each.name, absentText(code.structure, each.path)]));
}

/** Texts of the selectable fields of objects, by what these are decoded from: all selectors of a kind share them. */
const textsOfKinds = new WeakMap<Store, WeakMap<Buffer, ReadonlyMap<string, string>>>();

/** Kinds that are stored in another form are looked at in their own; undefined where a webhook has not made it. */
function convertedField(store: Store, code: KindCode): (entry: CacheEntry, name: string) => string | undefined {
  const known = textsOfKinds.get(store) ?? new WeakMap<Buffer, ReadonlyMap<string, string>>();
  textsOfKinds.set(store, known);
  return (entry, name) => {
    const source = store.source(entry.bytes, code);
    if (source === undefined) return undefined;
    const texts = known.get(source) ?? fieldTexts(store.decode(entry.bytes, code), store.descriptor);
    known.set(source, texts);
    return texts.get(name) ?? "";
  };
}

function fieldTexts(object: ApiObject, { selectableFields }: Store["descriptor"]): ReadonlyMap<string, string> {
  return new Map(selectableFields.map((each) => [each.name, selectableText(object, each)]));
}
