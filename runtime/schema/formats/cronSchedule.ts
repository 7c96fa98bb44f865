/** A field of a schedule: its range, and the names that stand for its first values. */
interface Field {
  readonly min: number;
  readonly max: number;
  readonly names?: readonly string[];
}

const fields: readonly Field[] = [
  { min: 0, max: 59 },
  { min: 0, max: 23 },
  { min: 1, max: 31 },
  { min: 1, max: 12, names: "jan feb mar apr may jun jul aug sep oct nov dec".split(" ") },
  { min: 0, max: 6, names: "sun mon tue wed thu fri sat".split(" ") },
];

/**
 * What a schedule may have; each list in it needs some hundred at most.
 * @limit Schedule of a cron job: 422.
 */
const maxLength = 4096;

const macros = ["@yearly", "@annually", "@monthly", "@weekly", "@daily", "@midnight", "@hourly"];
const everyPrefix = "@every ";
const zonePrefix = /^(?:CRON_)?TZ=\S*\s+/;

/**
 * What is wrong with the times of a cron job, or undefined. They are five fields (minute, hour, day of month, month,
 * day of week) of numbers, names, lists, ranges and steps; or a macro such as "@daily" or "@every 90m".
 */
export function cronSchedule(schedule: string): string | undefined {
  if (schedule.length > maxLength) return `must be no more than ${maxLength} characters`;
  const text = schedule.replace(zonePrefix, "").trim();
  if (text === "") return "empty spec string";
  if (text.startsWith("@")) return validateMacro(text);
  const parts = text.split(/\s+/);
  if (parts.length !== fields.length) {
    return `expected exactly ${fields.length} fields, found ${parts.length}: [${parts.join(" ")}]`;
  }
  for (const [index, part] of parts.entries()) {
    const field = fields[index];
    const fault = field === undefined ? undefined : validateField(part, field);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function validateMacro(text: string): string | undefined {
  if (macros.includes(text)) return undefined;
  if (!text.startsWith(everyPrefix)) return `unrecognized descriptor: ${text}`;
  const duration = text.slice(everyPrefix.length);
  if (/^\+?(?:0|(?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+)$/.test(duration)) return undefined;
  return `failed to parse duration ${text}: time: invalid duration ${JSON.stringify(duration)}`;
}

function validateField(text: string, field: Field): string | undefined {
  for (const part of text.split(",")) {
    if (part === "") continue;
    const fault = validateRange(part, field);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** `*`, `5`, `1-5`, and each of them with a step: `*\/15`. */
function validateRange(text: string, field: Field): string | undefined {
  const [range = "", step, ...moreSteps] = text.split("/");
  const [low = "", high, ...moreHigh] = range.split("-");
  let [start, end] = [field.min, field.max];
  if (low !== "*" && low !== "?") {
    const first = readNumber(low, field);
    if (typeof first === "string") return first;
    if (moreHigh.length > 0) return `too many hyphens: ${text}`;
    const last = high === undefined ? first : readNumber(high, field);
    if (typeof last === "string") return last;
    // A start with a step and no end reaches to the end of the field.
    [start, end] = [first, step !== undefined && high === undefined ? field.max : last];
  }
  if (moreSteps.length > 0) return `too many slashes: ${text}`;
  const stride = step === undefined ? 1 : readNumber(step, {});
  if (typeof stride === "string") return stride;
  if (start < field.min) return `beginning of range (${start}) below minimum (${field.min}): ${text}`;
  if (end > field.max) return `end of range (${end}) above maximum (${field.max}): ${text}`;
  if (start > end) return `beginning of range (${start}) beyond end of range (${end}): ${text}`;
  return stride === 0 ? `step of range should be a positive number: ${text}` : undefined;
}

/** The number that a text or a name stands for, or what is wrong with it. */
function readNumber(text: string, { min = 0, names = [] }: Partial<Field>): number | string {
  const named = names.indexOf(text.toLowerCase());
  if (named !== -1) return named + min;
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  const value = JSON.stringify(text);
  return `failed to parse int from ${text}: strconv.Atoi: parsing ${value}: invalid syntax`;
}
