/** A file that another policy wrote says nothing of what containers may have now. */
export function policyChanged(given: {
  readonly manager: string;
  readonly configured: string;
  readonly before: string;
  readonly path: string;
}): Error {
  const { manager, configured, before, path } = given;
  const difference = `configured policy "${configured}" differs from state checkpoint policy "${before}"`;
  return new Error(`${difference}: drain this node and remove the ${manager} manager checkpoint file ${path}`);
}
