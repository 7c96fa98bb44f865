/** What an examination has seen of one thing. */
export interface Finding {
  /** `wrong` needs someone; `soon` will; `fine` is said so that a reader knows what was looked at. */
  readonly state: "fine" | "soon" | "wrong";
  /** What was looked at: "certificates", "namespace team-a". */
  readonly subject: string;
  /** What was seen, a clause without a full stop. */
  readonly text: string;
  /** What to do about it, in the imperative; absent where all is fine. */
  readonly advice?: string;
}

export interface Examination {
  /** What was examined: "data directory ./.orch". */
  readonly title: string;
  readonly findings: readonly Finding[];
}

export function fine(subject: string, text: string): Finding {
  return { state: "fine", subject, text };
}

export function soon(subject: string, text: string, advice: string): Finding {
  return { state: "soon", subject, text, advice };
}

export function wrong(subject: string, text: string, advice: string): Finding {
  return { state: "wrong", subject, text, advice };
}

const marks = { fine: "ok   ", soon: "soon ", wrong: "WRONG" } as const;

/** The examination as people read it. */
export function examinationText({ title, findings }: Examination): string {
  const lines = findings.flatMap(({ state, subject, text, advice }) => [
    `  ${marks[state]}  ${subject}: ${text}`,
    ...(advice === undefined ? [] : [`         ${advice}`]),
  ]);
  return [title, ...lines].join("\n");
}

/** "5 minutes", "3 hours", "12 days": enough to act by. */
export function spanText(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / 60_000);
  if (minutes < 120) return counted(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, "hour") : counted(Math.floor(hours / 24), "day");
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

const soonMs = 30 * 24 * 3_600_000;

/** How long a certificate goes on. */
export function expiryFinding(
  subject: string,
  endMs: number,
  { nowMs, advice }: { nowMs: number; advice: string },
): Finding {
  const until = new Date(endMs).toISOString().slice(0, 10);
  if (endMs <= nowMs) return wrong(subject, `expired ${spanText(nowMs - endMs)} ago, on ${until}`, advice);
  const text = `expires in ${spanText(endMs - nowMs)}, on ${until}`;
  return endMs - nowMs < soonMs ? soon(subject, text, advice) : fine(subject, text);
}
