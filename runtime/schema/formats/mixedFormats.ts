import { percent } from "./formats.ts";
import { port } from "../names.ts";

/** Returns the text of what is wrong with a value that is a number or a text, or undefined. */
export type MixedFormat = (value: number | string) => string | undefined;

/** The named formats of x-rules for fields of type IntOrString. */
export const mixedFormats: Readonly<Record<MixedFormatName, MixedFormat>> = {
  port,
  /** A number of things, or a percentage of all of them such as "25%". */
  share: (value) => {
    if (typeof value === "string") return percent(value);
    return value < 0 ? "must be greater than or equal to 0" : undefined;
  },
  "at-most-all": (value) => {
    const isMore = typeof value === "string" && percent(value) === undefined && Number.parseInt(value, 10) > 100;
    return isMore ? "must not be greater than 100%" : undefined;
  },
};

export type MixedFormatName = "at-most-all" | "port" | "share";
