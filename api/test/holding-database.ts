import type { Database } from '../src/platform/database/database.ts';

/** Stands before a database: counts the transactions that begin, and holds them as a database does that does not answer. */
export function holdingDatabase() {
  let begun = 0;
  let held: Promise<void> | null = null;
  let open = (): void => {};
  const passing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    begun += 1;
    await held;
    return work();
  };
  return {
    count: (): number => begun,
    hold: (): void => {
      held = new Promise((done) => (open = done));
    },
    release: (): void => {
      held = null;
      open();
    },
    wrap: (database: Database): Database => ({
      transaction: (scope, work) => passing(() => database.transaction(scope, work)),
      first: (scope, statement) => passing(() => database.first(scope, statement)),
      close: () => database.close(),
    }),
  };
}
