import type { ApiObject, KindCode } from "../../schema/index.ts";
import { mapInTurns } from "../../lib/work.ts";
import { beginsWith, decodeStored, encodeStored, type StoredForm, storedHead } from "./storedForm.ts";

/** @limit Objects that a webhook is asked to convert at once: it is asked again for the others. */
const maxObjects = 500;
/** @limit Bytes of stored objects that a webhook is asked to convert at once, but for a single one: the same. */
const maxBytes = 1024 * 1024;
/** @limit Age of what a webhook has made of a stored object: the webhook is asked again. */
const maxAgeMs = 30_000;

interface Made {
  /** The object in this version, as it is answered. */
  readonly bytes: Buffer;
  readonly endMs: number;
}

/**
 * What a webhook has made of the objects of a kind: of stored ones this version, and of this version what is to be
 * stored. Stored bytes are never changed, so what was made of them is good for a while; those who want the same object
 * share a call.
 */
export class Conversions {
  readonly #form: StoredForm;
  readonly #head: Buffer;
  readonly #made = new WeakMap<Buffer, Made>();
  readonly #underWay = new Map<Buffer, Promise<void>>();
  /** Objects that are about to be stored, in the stored version. */
  readonly #stored = new WeakMap<ApiObject, ApiObject>();
  readonly #nowMs: () => number;

  constructor(form: StoredForm, nowMs: () => number = () => performance.now()) {
    this.#form = form;
    this.#head = storedHead(form);
    this.#nowMs = nowMs;
  }

  /**
   * To be awaited before `of` these objects; undefined: all are there. Rejects with the StatusError of the webhook, and
   * when the signal says that the objects are not wanted any more.
   */
  ready(stored: readonly Buffer[], code: KindCode, signal?: () => AbortSignal): Promise<void> | undefined {
    const nowMs = this.#nowMs();
    const missing = stored.filter((each) => !this.#isOwn(each) && (this.#made.get(each)?.endMs ?? 0) <= nowMs);
    return missing.length === 0 ? undefined : this.#convertAll(missing, code, signal);
  }

  /** The bytes of the object in this version; undefined where the webhook must be asked first. */
  find(stored: Buffer): Buffer | undefined {
    return this.#isOwn(stored) ? stored : this.#made.get(stored)?.bytes;
  }

  /** The same of an object that is ready. */
  of(stored: Buffer): Buffer {
    const found = this.find(stored);
    if (found === undefined) throw new Error(`a ${this.#form.kind} is read before a webhook has converted it`);
    return found;
  }

  /** To be awaited before `toStore` of the object. */
  async prepare(object: ApiObject, { strategy }: KindCode, apiVersion: string): Promise<void> {
    const [stored = object] = (await strategy.convert?.([object], apiVersion)) ?? [];
    this.#stored.set(object, stored);
  }

  /** The object in the stored version. */
  toStore(object: ApiObject): ApiObject {
    const stored = this.#stored.get(object);
    if (stored === undefined) throw new Error(`a ${this.#form.kind} is stored before a webhook has converted it`);
    return stored;
  }

  #isOwn(stored: Buffer): boolean {
    return beginsWith(stored, this.#head);
  }

  async #convertAll(stored: readonly Buffer[], code: KindCode, signal?: () => AbortSignal): Promise<void> {
    for (const part of partsOf(stored)) {
      signal?.().throwIfAborted();
      const own = part.filter((each) => !this.#underWay.has(each));
      const work = new Set(part.flatMap((each) => this.#underWay.get(each) ?? []));
      if (own.length > 0) work.add(this.#begin(own, code));
      await Promise.all(work);
    }
  }

  /** What fails is forgotten. */
  #begin(stored: readonly Buffer[], code: KindCode): Promise<void> {
    const work = this.#convert(stored, code).finally(() => {
      for (const each of stored) this.#underWay.delete(each);
    });
    for (const each of stored) this.#underWay.set(each, work);
    return work;
  }

  async #convert(stored: readonly Buffer[], code: KindCode): Promise<void> {
    const objects = await mapInTurns(stored, decodeStored);
    const made = (await code.strategy.convert?.(objects, this.#form.apiVersion)) ?? objects;
    const answers = await mapInTurns(made, (object) => this.#answer(object, code));
    const endMs = this.#nowMs() + maxAgeMs;
    for (const [index, bytes] of answers.entries()) this.#made.set(stored[index] as Buffer, { bytes, endMs });
  }

  #answer(converted: ApiObject, { strategy }: KindCode): Buffer {
    const object = strategy.fromStorage?.(converted) ?? converted;
    return encodeStored(this.#form, object, Number(object.metadata?.resourceVersion ?? 0));
  }
}

function* partsOf(stored: readonly Buffer[]): Generator<readonly Buffer[], void, undefined> {
  let part: Buffer[] = [];
  let bytes = 0;
  for (const each of stored) {
    if (part.length > 0 && (part.length === maxObjects || bytes + each.length > maxBytes)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(each);
    bytes += each.length;
  }
  if (part.length > 0) yield part;
}
