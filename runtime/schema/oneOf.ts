/** An object that has exactly one of some members, as a union: a look at which one is there narrows it. */
export type OneOf<T, Members extends keyof T> = Omit<T, Members> & { [M in Members]: Only<T, Members, M> }[Members];

/** The same where an object may come without any of them. */
export type AtMostOneOf<T, Members extends keyof T> =
  | OneOf<T, Members>
  | (Omit<T, Members> & { [M in Members]?: never });

type Only<T, Members extends keyof T, M extends Members> = Required<Pick<T, M>> & {
  [Other in Exclude<Members, M>]?: never;
};
