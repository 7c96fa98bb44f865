/** What a system says that lets no program listen, in the words of the flags that ask for it. */
export function listenProblem(error: Error & { code?: string }, { host, port }: Address): Error {
  const problem = problems[error.code ?? ""]?.({ host, port });
  return problem === undefined ? error : new Error(problem, { cause: error });
}

interface Address {
  readonly host: string;
  readonly port: number;
}

const problems: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `--secure-port: port ${port} of ${host} is in use by another program; choose another port`,
  EADDRNOTAVAIL: ({ host }) =>
    `--bind-address: this machine does not have the address ${host}; give one of its own, or 0.0.0.0 for all of them`,
  EACCES: ({ port }) =>
    `--secure-port: the system does not let this user listen on port ${port}; choose one above 1023`,
};
