import type { Webhook } from "../../proxy/webhooks/caller.ts";
import { decodeStored } from "../../registry/stored/storedForm.ts";
import type { ResourceDescriptor, Structure } from "../../schema/index.ts";
import { isTrue } from "../conditions.ts";
import { type ConversionOptions, conversionWebhook } from "../conversion/converter.ts";
import {
  type CustomResourceDefinitionLike,
  descriptorOf,
  type DescriptorOptions,
  descriptorsOf,
} from "../descriptor.ts";

/** A definition and the kinds that it serves, one a version. */
export interface Definition {
  readonly name: string;
  /** Without the schemas: a thousand definitions are mostly schemas, and few are asked for. */
  readonly crd: CustomResourceDefinitionLike;
  /** The definition as stored, with them. */
  readonly bytes: Buffer;
  /** Empty until it is established. */
  readonly kinds: readonly ResourceDescriptor[];
  /** The same as long as what is served of it is. */
  readonly served: string;
  /** The webhook that converts between its versions. */
  readonly hook: Webhook | undefined;
}

export interface DefinitionsOptions extends Pick<DescriptorOptions, "ruleMeter"> {
  /** Gives the field table of every object's metadata. */
  readonly objectMeta: () => Promise<Structure>;
  readonly conversion: ConversionOptions;
}

/** All definitions there are, by name and by group; `put` and `remove` tell whether what is served changed. */
export class Definitions {
  readonly #byName = new Map<string, Definition>();
  readonly #byGroup = new Map<string, Map<string, Definition>>();
  readonly #byApiVersion = new Map<string, Set<Definition>>();
  readonly #options: DefinitionsOptions;

  constructor(options: DefinitionsOptions) {
    this.#options = options;
  }

  get(name: string): Definition | undefined {
    return this.#byName.get(name);
  }

  all(): Iterable<Definition> {
    return this.#byName.values();
  }

  *ofGroup(group: string): Iterable<CustomResourceDefinitionLike> {
    for (const { crd } of this.#byGroup.get(group)?.values() ?? []) yield crd;
  }

  /** Those that serve a kind in the group-version, by name. */
  ofApiVersion(apiVersion: string): readonly Definition[] {
    return [...(this.#byApiVersion.get(apiVersion) ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  put(bytes: Buffer): { readonly definition: Definition; readonly isChanged: boolean } {
    const crd = readDefinition(bytes);
    const name = crd.metadata?.name ?? "";
    const before = this.#byName.get(name);
    const served = servedText(crd);
    const isChanged = before === undefined ? served !== "" : before.served !== served;
    const isSame = before !== undefined && !isChanged;
    const hook = isSame ? before.hook : conversionWebhook(crd);
    const kinds = isSame ? before.kinds : served === "" ? [] : this.#kindsOf(crd, bytes, hook);
    const definition: Definition = { name, crd: withoutSchemas(crd), bytes, kinds, served, hook };
    this.#drop(before);
    if (before?.hook !== undefined && before.hook !== hook) this.#options.conversion.caller.forget(before.hook);
    this.#byName.set(name, definition);
    const group = crd.spec?.group ?? "";
    this.#byGroup.set(group, (this.#byGroup.get(group) ?? new Map()).set(name, definition));
    for (const { apiVersion } of kinds) {
      this.#byApiVersion.set(apiVersion, (this.#byApiVersion.get(apiVersion) ?? new Set()).add(definition));
    }
    return { definition, isChanged };
  }

  remove(name: string): Definition | undefined {
    const before = this.#byName.get(name);
    this.#drop(before);
    if (before?.hook !== undefined) this.#options.conversion.caller.forget(before.hook);
    return before;
  }

  /**
   * The code of a kind is made of the definition as it was then, read again: nothing holds its schema until a request
   * needs it.
   */
  #kindsOf(crd: CustomResourceDefinitionLike, bytes: Buffer, hook: Webhook | undefined): ResourceDescriptor[] {
    const conversion = hook === undefined ? undefined : { ...this.#options.conversion, hook };
    const options = { ...this.#options, conversion };
    return descriptorsOf(withoutSchemas(crd), options).map((kind) => ({
      ...kind,
      custom: true,
      load: async () => {
        const whole = readDefinition(bytes);
        const version = whole.spec?.versions?.find(({ name }) => name === kind.version);
        return (version === undefined ? kind : descriptorOf(whole, version, options)).load();
      },
    }));
  }

  #drop(definition: Definition | undefined): void {
    if (definition === undefined) return;
    const group = definition.crd.spec?.group ?? "";
    this.#byName.delete(definition.name);
    this.#byGroup.get(group)?.delete(definition.name);
    if (this.#byGroup.get(group)?.size === 0) this.#byGroup.delete(group);
    for (const { apiVersion } of definition.kinds) {
      this.#byApiVersion.get(apiVersion)?.delete(definition);
      if (this.#byApiVersion.get(apiVersion)?.size === 0) this.#byApiVersion.delete(apiVersion);
    }
  }
}

let lastRead: { readonly bytes: Buffer; readonly crd: CustomResourceDefinitionLike } | undefined;

/** Not to be changed: who asks for all versions of a definition in one turn, one by one, gets the same reading. */
export function readDefinition(bytes: Buffer): CustomResourceDefinitionLike {
  if (lastRead?.bytes === bytes) return lastRead.crd;
  const crd = decodeStored(bytes) as CustomResourceDefinitionLike;
  lastRead = { bytes, crd };
  setImmediate(() => (lastRead = undefined));
  return crd;
}

function withoutSchemas(crd: CustomResourceDefinitionLike): CustomResourceDefinitionLike {
  const { metadata, spec, status } = crd;
  const {
    managedFields: _fields,
    annotations: _notes,
    ...kept
  } = (metadata ?? {}) as typeof metadata & { managedFields?: unknown };
  const versions = spec?.versions?.map(({ schema: _schema, ...version }) => version);
  return {
    metadata: kept,
    spec: { ...spec, ...(versions === undefined ? {} : { versions }) },
    ...(status === undefined ? {} : { status }),
  };
}

/** Everything that what is served of a definition depends on; "" while nothing is. */
function servedText(crd: CustomResourceDefinitionLike): string {
  if (!isTrue(crd, "Established") || isTrue(crd, "NonStructuralSchema")) return "";
  const { uid, generation } = crd.metadata ?? {};
  return JSON.stringify([uid, generation, crd.status?.acceptedNames]);
}
