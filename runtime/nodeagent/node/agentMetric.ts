const known = new Map<object, object>();

/** A metric whose name begins with that of the agent; for the same definition the same. */
export function agentMetric<D extends { readonly name: string }>(agentName: string, definition: D): D {
  const found = known.get(definition) ?? { ...definition, name: `${agentName}_${definition.name}` };
  known.set(definition, found);
  return found as D;
}
