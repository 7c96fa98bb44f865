/** What a client asks of the logs of a node, besides a plain file: entries of services, or one file by its name. */
export interface NodeLogQuery {
  readonly services: readonly string[];
  /** Paths below the folder of logs. */
  readonly files: readonly string[];
  readonly sinceTime: Date | undefined;
  readonly untilTime: Date | undefined;
  readonly tailLines: number | undefined;
  /** 0 for the last start of the machine, -1 for the one before. */
  readonly boot: number | undefined;
  /** A regular expression of the journal's; "" for none. */
  readonly pattern: string;
}

/** Why a query cannot be answered, with the status of its answer. */
export class LogQueryError extends Error {
  readonly status: 400 | 406;

  constructor(status: 400 | 406, messages: readonly string[]) {
    super(messages.length === 1 ? messages[0] : `[${messages.join(", ")}]`);
    this.status = status;
  }
}

/** @limit Lines of a node's log that a client may ask for: 406. */
const maxTailLines = 100_000;
/** @limit Name of a service whose log is asked for: 406. */
const maxServiceLength = 256;
/** @limit Services in one query of a node's logs: 406. */
const maxServices = 4;
/** @limit Pattern in a query of a node's logs: 406. */
const maxPatternLength = 1024;

/** Reads a query; undefined where there is none. Throws a LogQueryError for one that nothing can be made of. */
export function readLogQuery(query: URLSearchParams): NodeLogQuery | undefined {
  const errors: string[] = [];
  const names = query.getAll("query");
  const isFile = (name: string) => /[/\\]/.test(name);
  const files = names.filter(isFile);
  const services = names.filter((each) => !isFile(each) && each.trim() !== "");
  if (names.length > 0 && files.length + services.length === 0) {
    errors.push(invalid("query", names, "query cannot be empty"));
  }
  const read = <T>(name: string, parse: (text: string) => T | undefined, why: string): T | undefined => {
    const text = query.get(name) ?? "";
    const value = text === "" ? undefined : parse(text);
    if (text !== "" && value === undefined) errors.push(invalid(name, text, why));
    return value;
  };
  const asked = {
    ...{ services, files, pattern: query.get("pattern") ?? "" },
    sinceTime: read("sinceTime", timeOf, "invalid time format"),
    untilTime: read("untilTime", timeOf, "invalid time format"),
    tailLines: read("tailLines", wholeNumber, "must be a whole number"),
    boot: read("boot", wholeNumber, "must be a whole number"),
  };
  if (errors.length > 0) throw new LogQueryError(400, errors);
  return names.length === 0 && !hasOptions(asked) ? undefined : asked;
}

/** Whether a query asks for some entries only. */
export function hasOptions({ sinceTime, untilTime, tailLines, boot, pattern }: NodeLogQuery): boolean {
  return pattern !== "" || [sinceTime, untilTime, tailLines, boot].some((each) => each !== undefined);
}

/** Throws a LogQueryError for a query that must not be answered. */
export function checkLogQuery(query: NodeLogQuery): void {
  const { services, files, sinceTime, untilTime, tailLines, boot, pattern } = query;
  const errors = services.flatMap((each) => {
    if (each.length > maxServiceLength) return [invalid("query", each, `must have at most ${maxServiceLength} bytes`)];
    return /^[\w@-]+$/.test(each) ? [] : [invalid("query", each, "input contains unsupported characters")];
  });
  if (services.length > maxServices)
    errors.push(`query: Too many: ${services.length}: must have at most ${maxServices} items`);
  if (files.length + services.length === 0) errors.push("query: Required value: cannot be empty with options");
  else if (files.length > 0 && services.length > 0) {
    errors.push(invalid("query", [...files, ...services], "cannot specify a file and service"));
  } else if (files.length > 1) errors.push(invalid("query", files, "cannot specify more than one file"));
  else if (files.length === 1 && hasOptions(query)) {
    errors.push(invalid("query", files, "cannot specify file with options"));
  }
  if (sinceTime !== undefined && untilTime !== undefined && sinceTime > untilTime) {
    errors.push(invalid("untilTime", untilTime.toISOString(), "must be after `sinceTime`"));
  }
  if (boot !== undefined && boot > 0) errors.push(invalid("boot", boot, "must be less than 1"));
  if (tailLines !== undefined && (tailLines < 0 || tailLines > maxTailLines)) {
    errors.push(invalid("tailLines", tailLines, `must be between 0 and ${maxTailLines}, inclusive`));
  }
  if (pattern.length > maxPatternLength || pattern.includes("\0")) {
    errors.push(invalid("pattern", pattern.slice(0, maxPatternLength), `must have at most ${maxPatternLength} bytes`));
  }
  if (errors.length > 0) throw new LogQueryError(406, errors);
}

function timeOf(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text)) return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

function wholeNumber(text: string): number | undefined {
  return /^[+-]?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function invalid(field: string, value: unknown, why: string): string {
  return `${field}: Invalid value: ${JSON.stringify(value)}: ${why}`;
}
