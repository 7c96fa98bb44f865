/** Kinds of objects that a node may come to by its pods. */
export type Vertex = `${"secret" | "configmap" | "claim" | "account" | "resourceclaim"} ${string}/${string}`;

export interface PodRelations {
  readonly node: string;
  /** What the pod names. */
  readonly names: readonly Vertex[];
}

export interface VolumeRelations {
  readonly claim: Vertex | undefined;
  readonly secrets: readonly Vertex[];
}

/** Objects that belong to a node themselves. */
export type OwnedKind = "pod" | "volumeattachment" | "resourceslice" | "podcertificaterequest";

/**
 * What belongs to which node: its pods and what these name, and the volumes of their claims with the secrets of those.
 * Each question is a look-up or, for the secrets of volumes, one for each volume that names the secret.
 */
export class NodeGraph {
  readonly #pods = new Map<string, PodRelations>();
  /** Vertex -> node -> how many of its pods name it. */
  readonly #uses = new Map<Vertex, Map<string, number>>();
  readonly #volumes = new Map<string, VolumeRelations>();
  readonly #volumesOfSecret = new Map<Vertex, Set<string>>();
  /** Kind and place of an object -> its node. */
  readonly #owners = new Map<string, string>();

  /** A pod without a node belongs to none. */
  putPod(place: string, relations: PodRelations): void {
    this.removePod(place);
    const { node, names } = relations;
    if (node === "") return;
    this.#pods.set(place, { node, names: [...new Set(names)] });
    this.putOwned("pod", place, node);
    for (const each of new Set(names)) {
      const byNode = this.#uses.get(each) ?? new Map<string, number>();
      this.#uses.set(each, byNode.set(node, (byNode.get(node) ?? 0) + 1));
    }
  }

  removePod(place: string): void {
    const before = this.#pods.get(place);
    if (before === undefined) return;
    this.#pods.delete(place);
    this.removeOwned("pod", place);
    for (const each of before.names) {
      const byNode = this.#uses.get(each);
      const count = (byNode?.get(before.node) ?? 0) - 1;
      if (count > 0) byNode?.set(before.node, count);
      else byNode?.delete(before.node);
      if (byNode?.size === 0) this.#uses.delete(each);
    }
  }

  putVolume(name: string, relations: VolumeRelations): void {
    this.removeVolume(name);
    this.#volumes.set(name, relations);
    for (const each of relations.secrets) {
      this.#volumesOfSecret.set(each, (this.#volumesOfSecret.get(each) ?? new Set()).add(name));
    }
  }

  removeVolume(name: string): void {
    for (const each of this.#volumes.get(name)?.secrets ?? []) {
      const volumes = this.#volumesOfSecret.get(each);
      volumes?.delete(name);
      if (volumes?.size === 0) this.#volumesOfSecret.delete(each);
    }
    this.#volumes.delete(name);
  }

  putOwned(kind: OwnedKind, place: string, node: string): void {
    if (node === "") this.#owners.delete(`${kind} ${place}`);
    else this.#owners.set(`${kind} ${place}`, node);
  }

  removeOwned(kind: OwnedKind, place: string): void {
    this.#owners.delete(`${kind} ${place}`);
  }

  /** Whether a pod of the node names the object, or has a claim whose volume does. */
  uses(node: string, vertex: Vertex): boolean {
    if (this.#uses.get(vertex)?.has(node) === true) return true;
    for (const volume of this.#volumesOfSecret.get(vertex) ?? []) if (this.usesVolume(node, volume)) return true;
    return false;
  }

  usesVolume(node: string, name: string): boolean {
    const claim = this.#volumes.get(name)?.claim;
    return claim !== undefined && this.#uses.get(claim)?.has(node) === true;
  }

  owns(node: string, kind: OwnedKind, place: string): boolean {
    return this.#owners.get(`${kind} ${place}`) === node;
  }
}
