/** The age of an object, for the columns of spec files. */
export { age, ageCell, duration, pathAge } from "../../lib/age.ts";
