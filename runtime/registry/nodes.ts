import type { Node } from "../../generated/core/v1/node.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./storedForm.ts";

/** Reads the stored nodes. */
export function nodeReader(registry: Pick<Registry, "store">): (name: string) => Node | undefined {
  return (name) => {
    const entry = registry.store("", "nodes")?.get("", name);
    return entry === undefined ? undefined : (decodeStored(entry.bytes) as Node);
  };
}
