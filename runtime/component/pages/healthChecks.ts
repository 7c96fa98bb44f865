/** One check: resolves when healthy, throws why not. Its name is shown between `[+]` and `ok`. */
export interface HealthCheck {
  readonly name: string;
  /** What excludes it together with others; default the part of its name before a slash. */
  readonly group?: string;
  readonly check: () => void | Promise<void>;
}

export interface HealthAnswer {
  readonly status: number;
  readonly text: string;
}

export interface HealthQuery {
  readonly verbose: boolean;
  readonly exclude: readonly string[];
}

/** Runs the checks of an endpoint (`healthz`, `livez`, `readyz`) and words the answer as operators know it. */
export async function runChecks(
  endpoint: string,
  checks: readonly HealthCheck[],
  query: HealthQuery,
): Promise<HealthAnswer> {
  const lines: string[] = [];
  let isFailed = false;
  const excluded = new Set(query.exclude);
  for (const each of checks) {
    const { name } = each;
    const group = groupOf(each);
    if (excluded.has(name) || (group !== undefined && excluded.has(group))) {
      lines.push(excluded.has(name) ? `[+]${name} excluded: ok` : `[+]${name} excluded with ${group}: ok`);
      continue;
    }
    const error = await failureOf(each.check);
    if (error !== undefined) isFailed = true;
    lines.push(error === undefined ? `[+]${name} ok` : `[-]${name} failed: reason withheld`);
  }
  const known = new Set(checks.flatMap((each) => [each.name, groupOf(each)]));
  const unknown = [...excluded].filter((each) => !known.has(each)).sort();
  if (unknown.length > 0) {
    const list = unknown.map((each) => JSON.stringify(each)).join(",");
    lines.push(`warn: some health checks cannot be excluded: no matches for ${list}`);
  }
  if (isFailed) return { status: 500, text: `${lines.join("\n")}\n${endpoint} check failed\n` };
  return { status: 200, text: query.verbose ? `${lines.join("\n")}\n${endpoint} check passed\n` : "ok" };
}

/** "poststarthook/bootstrap" is of the group "poststarthook"; "ping" has none, which not even "" excludes. */
function groupOf({ name, group }: HealthCheck): string | undefined {
  const slash = name.indexOf("/");
  return group ?? (slash < 0 ? undefined : name.slice(0, slash));
}

/** Runs one check by its name; undefined when there is none of that name. */
export async function runCheck(checks: readonly HealthCheck[], name: string): Promise<HealthAnswer | undefined> {
  const found = checks.find((each) => each.name === name);
  if (found === undefined) return undefined;
  const error = await failureOf(found.check);
  return error === undefined
    ? { status: 200, text: "ok" }
    : { status: 500, text: `internal server error: ${error.message}\n` };
}

async function failureOf(check: HealthCheck["check"]): Promise<Error | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
