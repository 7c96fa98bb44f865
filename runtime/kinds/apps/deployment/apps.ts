import type { DeploymentStrategy } from "../../../../generated/apps/v1/deployment.ts";

/** A rolling update keeps three quarters of the pods and makes at most one quarter more. */
export function deploymentStrategy(strategy: DeploymentStrategy): void {
  strategy.type ??= "RollingUpdate";
  if (strategy.type !== "RollingUpdate") return;
  const rollingUpdate = (strategy.rollingUpdate ??= {});
  rollingUpdate.maxUnavailable ??= "25%";
  rollingUpdate.maxSurge ??= "25%";
}
