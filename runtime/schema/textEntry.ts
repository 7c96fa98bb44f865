import type { ManagedFieldsEntryLike } from "./object.ts";

/**
 * An entry of managedFields whose set of fields is JSON text: what a create notes of its fields is written as text and
 * stored as text, without being an object in between. `fieldsV1` is a property of its own that parses the text, so
 * code that reads, spreads, clones or prints the entry has a plain entry with a plain set.
 */
export class TextEntry implements ManagedFieldsEntryLike {
  readonly manager: string;
  readonly operation = "Update";
  readonly apiVersion: string;
  readonly time: string;
  readonly fieldsType = "FieldsV1";
  /** A new object at each look. */
  declare readonly fieldsV1: object;
  readonly #text: string;

  constructor({ manager, apiVersion, time }: Pick<TextEntry, "manager" | "apiVersion" | "time">, text: string) {
    this.manager = manager;
    this.apiVersion = apiVersion;
    this.time = time;
    this.#text = text;
    Object.defineProperty(this, "fieldsV1", TextEntry.#fieldsV1);
  }

  /** One getter for all entries: with one each, V8 would keep a hidden class for every entry, and with it its text. */
  static readonly #fieldsV1: PropertyDescriptor = {
    enumerable: true,
    get(this: TextEntry) {
      return JSON.parse(this.#text) as object;
    },
  };

  /** The entry as JSON, for which the set is not parsed. */
  get text(): string {
    const { manager, operation, apiVersion, time, fieldsType } = this;
    const begin = JSON.stringify({ manager, operation, apiVersion, time, fieldsType });
    return `${begin.slice(0, -1)},"fieldsV1":${this.#text}}`;
  }
}
