/** A work that waits for a thread, and whose it is. */
export interface Waiting<Thread> {
  readonly account: string;
  readonly begin: (thread: Thread) => Promise<void>;
}

/** Takes out the oldest work of an account for which nothing is done now: no one's works keep another's from their turn. */
export function chooseNext<Thread>(
  waiting: Waiting<Thread>[],
  served: ReadonlySet<string>,
): Waiting<Thread> | undefined {
  const at = waiting.findIndex(({ account }) => !served.has(account));
  return at < 0 ? undefined : waiting.splice(at, 1)[0];
}

export const countOf = (waiting: readonly Waiting<never>[], account: string): number =>
  waiting.filter((one) => one.account === account).length;
