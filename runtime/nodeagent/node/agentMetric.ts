const known = new Map<string, object>();

/** A metric whose name begins with that of the agent; for the same definition and agent the same. */
export function agentMetric<D extends { readonly name: string }>(agentName: string, definition: D): D {
  const name = `${agentName}_${definition.name}`;
  const found = known.get(name) ?? { ...definition, name };
  known.set(name, found);
  return found as D;
}
