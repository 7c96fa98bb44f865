/**
 * A client, or a part of one, with members of its own besides those of `base`, in whose place they stand. Members are
 * made when they are read, so none is read here.
 */
export function besides<Base extends object, Own extends object>(base: Base, own: Own): Omit<Base, keyof Own> & Own {
  return Object.create(base, Object.getOwnPropertyDescriptors(own)) as Omit<Base, keyof Own> & Own;
}
