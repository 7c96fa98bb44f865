import type { Model } from "../model.ts";

/** What several emitters, or one for several files, need to know of a model is worked out once. */
export function oncePerModel<T>(make: (model: Model) => T): (model: Model) => T {
  const made = new WeakMap<Model, { readonly value: T }>();
  return (model) => {
    const entry = made.get(model) ?? { value: make(model) };
    made.set(model, entry);
    return entry.value;
  };
}
