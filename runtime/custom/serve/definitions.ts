import type { ResourceDescriptor, Structure } from "../../schema/index.ts";
import { isTrue } from "../conditions.ts";
import { type CustomResourceDefinitionLike, descriptorsOf } from "../descriptor.ts";

/** A definition and the kinds that it serves, one a version. */
export interface Definition {
  readonly name: string;
  readonly crd: CustomResourceDefinitionLike;
  /** Empty until it is established. */
  readonly kinds: readonly ResourceDescriptor[];
  /** The same as long as what is served of it is. */
  readonly served: string;
}

/** All definitions there are, by name and by group; `put` and `remove` tell whether what is served changed. */
export class Definitions {
  readonly #byName = new Map<string, Definition>();
  readonly #byGroup = new Map<string, Map<string, Definition>>();
  readonly #byApiVersion = new Map<string, Set<Definition>>();
  readonly #objectMeta: () => Promise<Structure>;

  /** `objectMeta` gives the field table of every object's metadata. */
  constructor(objectMeta: () => Promise<Structure>) {
    this.#objectMeta = objectMeta;
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

  put(crd: CustomResourceDefinitionLike): { readonly definition: Definition; readonly isChanged: boolean } {
    const name = crd.metadata?.name ?? "";
    const before = this.#byName.get(name);
    const served = servedText(crd);
    const isChanged = before === undefined ? served !== "" : before.served !== served;
    const kinds = before !== undefined && !isChanged ? before.kinds : served === "" ? [] : this.#kindsOf(crd);
    const definition: Definition = { name, crd, kinds, served };
    this.#drop(before);
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
    return before;
  }

  #kindsOf(crd: CustomResourceDefinitionLike): ResourceDescriptor[] {
    return descriptorsOf(crd, { objectMeta: this.#objectMeta }).map((each) => ({ ...each, custom: true }));
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

/** Everything that what is served of a definition depends on; "" while nothing is. */
function servedText(crd: CustomResourceDefinitionLike): string {
  if (!isTrue(crd, "Established") || isTrue(crd, "NonStructuralSchema")) return "";
  const { uid, generation } = crd.metadata ?? {};
  return JSON.stringify([uid, generation, crd.status?.acceptedNames]);
}
