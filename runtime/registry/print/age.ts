/** The age of an object, for the columns of spec files. */
export { age, duration } from "../../lib/age.ts";
