import type { Auditor } from "../auth/audit/auditor.ts";
import type { AuditContext, AuditFlags } from "../auth/audit/openAudit.ts";

export interface ServerAuditContext extends AuditContext {
  readonly logWarning: (message: string) => void;
}

const noBackEnd = "no audit event is logged without --audit-log-path or --audit-webhook-config-file";

/** Opens audit where the flags name a policy; undefined, and nothing of it loaded, where they do not. */
export async function auditOf(flags: AuditFlags, context: ServerAuditContext): Promise<Auditor | undefined> {
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

/** @limit Audit events that wait when the server has stopped: they are dropped, counted and logged. */
const leastGraceMs = 500;

/** Keeps the events that wait, in what is left of the time to stop. */
export async function stopAudit(audit: Auditor | undefined, endMs: number): Promise<void> {
  await audit?.stop(Math.max(leastGraceMs, endMs - performance.now()));
}
