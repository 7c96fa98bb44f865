/** Where loops over input tell how many steps they take; it throws when that is too much. */
export interface Steps {
  readonly step: (count?: number) => void;
}
