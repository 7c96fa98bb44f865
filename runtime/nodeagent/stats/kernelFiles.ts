import { readFileSync } from "node:fs";

/** Lines of a name and a number; empty for a file that is not there. */
export function kernelTable(path: string): Readonly<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const line of textOf(path).split("\n")) {
    const at = line.indexOf(" ");
    if (at > 0) values[line.slice(0, at)] = Number(line.slice(at + 1));
  }
  return values;
}

/** Undefined for a file that is not there, and for one that says `max`. */
export function kernelNumber(path: string): number | undefined {
  const text = textOf(path);
  const value = text === "" ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : value;
}

/** "" for a file that is not there; groups go while they are read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch (error) {
    if (["ENOENT", "ENODEV"].includes(String((error as NodeJS.ErrnoException).code))) return "";
    throw error;
  }
}
