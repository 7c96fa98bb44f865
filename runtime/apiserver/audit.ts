import type { Auditor } from "../auth/audit/auditor.ts";
import type { AuditContext, AuditFlags } from "../auth/audit/openAudit.ts";

const noBackEnd = "no audit event is logged without --audit-log-path or --audit-webhook-config-file";

/** Opens audit where the flags name a policy; undefined, and nothing of it loaded, where they do not. */
export async function auditOf(flags: AuditFlags, context: AuditContext): Promise<Auditor | undefined> {
  for (const which of ["Log", "Webhook"] as const) checkBackEnd(which, flags, context);
  const { auditPolicyFile, auditLogPath, auditWebhookConfigFile } = flags;
  const hasBackEnd = auditLogPath !== "" || auditWebhookConfigFile !== "";
  if (auditPolicyFile === "") {
    if (hasBackEnd) context.logWarning("no audit event is logged without --audit-policy-file");
    return undefined;
  }
  if (!hasBackEnd) context.logWarning(noBackEnd);
  const { openAudit } = await import("../auth/audit/openAudit.ts");
  return openAudit(flags, context);
}

/** What is wrong there is wrong without a policy, too: it would log nothing once there is one. */
function checkBackEnd(which: "Log" | "Webhook", flags: AuditFlags, { apiDomain }: AuditContext): void {
  const flag = `--audit-${which.toLowerCase()}`;
  const version = flags[`audit${which}Version`];
  if (version !== "" && version !== `audit.${apiDomain}/v1`) {
    throw new Error(`${flag}-version: ${JSON.stringify(version)} is not audit.${apiDomain}/v1, the only version`);
  }
  const [ofBatch, ofEvent] = [flags[`audit${which}TruncateMaxBatchSize`], flags[`audit${which}TruncateMaxEventSize`]];
  if (flags[`audit${which}TruncateEnabled`] && ofBatch < ofEvent) {
    throw new Error(`${flag}-truncate-max-batch-size: must be at least ${flag}-truncate-max-event-size (${ofEvent})`);
  }
  if (flags[`audit${which}Mode`] !== "batch" || !flags[`audit${which}BatchThrottleEnable`]) return;
  for (const [name, value] of [
    ["qps", flags[`audit${which}BatchThrottleQps`]],
    ["burst", flags[`audit${which}BatchThrottleBurst`]],
  ] as const) {
    if (value > 0) continue;
    throw new Error(`${flag}-batch-throttle-${name}: must be at least 1 with ${flag}-batch-throttle-enable`);
  }
}

/** @limit Audit events that wait when the server has stopped: they are dropped, counted and logged. */
const leastGraceMs = 500;

/** Keeps the events that wait, in what is left of the time to stop. */
export async function stopAudit(audit: Auditor | undefined, endMs: number): Promise<void> {
  await audit?.stop(Math.max(leastGraceMs, endMs - performance.now()));
}
