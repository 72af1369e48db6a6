import type { Database, Opening, Scope, Transaction } from '../database/database.ts';

/** Proof that a caller is the presumed one, asked along with the first read for them. */
export interface Proof {
  /** Returns the opening that a transaction asks beforehand; null once the answer is known. */
  readonly join: () => Opening | null;
  /** Returns true when the caller is proven; asks if nothing was read. @throws the caller's refusal, or the reason nothing could be asked */
  readonly holds: () => Promise<boolean>;
}

/** Question of a proof, and the scope it is asked under. `ask` sends its statement before it waits for anything. */
export interface Question {
  readonly scope: Scope;
  readonly ask: (tx: Transaction) => Promise<boolean>;
}

/** A question that is asked once, by what is read first: what is read beside it waits for the same answer. */
export function openProof(database: Database, { scope, ask }: Question): Proof {
  let answer: Promise<boolean> | undefined;
  let mayJoin = true;
  const askOnce = (tx: Transaction): Promise<boolean> => {
    answer ??= ask(tx);
    return answer;
  };
  const mustHold = async (tx: Transaction): Promise<void> => {
    if (!(await askOnce(tx))) throw new Error('the caller is not who they were taken for');
    mayJoin = false;
  };
  return {
    join: () => (mayJoin ? { scope, ask: mustHold } : null),
    holds: async () => {
      if (answer) return answer;
      mayJoin = false;
      return database.transaction(scope, askOnce);
    },
  };
}
