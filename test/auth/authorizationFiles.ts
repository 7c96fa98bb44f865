/** The text of an AuthorizationConfiguration with these authorizers, of a line a value. */
export function fileOf(authorizers: readonly object[]): string {
  return JSON.stringify(
    { apiVersion: "apiserver.config.orch.io/v1", kind: "AuthorizationConfiguration", authorizers },
    undefined,
    1,
  );
}

/** A webhook that is reached by a kubeconfig; `given` are settings in the place of these. */
export function webhookEntry(kubeConfigFile: string): (name: string, given?: object) => object {
  const settings = {
    timeout: "1s",
    subjectAccessReviewVersion: "v1",
    matchConditionSubjectAccessReviewVersion: "v1",
    failurePolicy: "Deny",
    connectionInfo: { type: "KubeConfigFile", kubeConfigFile },
  };
  return (name, given = {}) => ({ type: "Webhook", name, webhook: { ...settings, ...given } });
}

/** Settings of a webhook that is asked where this holds. */
export function condition(expression: string): {
  readonly matchConditions: readonly { readonly expression: string }[];
} {
  return { matchConditions: [{ expression }] };
}
