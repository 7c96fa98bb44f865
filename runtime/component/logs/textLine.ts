export interface LogLine {
  readonly nowMs: number;
  readonly severity: "error" | "warn" | "info";
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const words = { error: "error", warn: "warning", info: "info" } as const;

/** A line for people: time, severity, message, then what caused an error, or name=value pairs. */
export function textLine({ nowMs, severity, message, fields }: LogLine): string {
  const { error, stack, ...rest } = fields;
  const pairs = Object.entries(rest).filter(([, value]) => value !== undefined);
  const tail = pairs.map(([name, value]) => ` ${name}=${shown(value)}`).join("");
  const cause = error === undefined ? "" : `: ${String(error)}`;
  const trace = stack === undefined ? "" : `\n${String(stack)}`;
  return `${new Date(nowMs).toISOString()} ${words[severity]} ${oneLine(message + cause)}${tail}${trace}\n`;
}

/** A client's text begins no line of its own. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ");
}

function shown(value: unknown): string {
  const text = String(value);
  return /^[\w./:@-]+$/.test(text) ? text : JSON.stringify(text);
}
