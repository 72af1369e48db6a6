import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Statement } from './database.ts';
import { numberValues } from './number-values.ts';

/** A statement in a transaction that failed already; what made it fail was thrown before. */
const FAILED_BEFORE = '25P02';

/** The statements of one transaction on their way. */
export interface SentStatements {
  readonly send: (statement: Statement) => Promise<pg.QueryResult>;
  readonly write: (statement: Statement) => void;
  /** Resolves when every statement has succeeded. */
  readonly allSucceeded: () => Promise<unknown>;
  /** Returns the cause of a failure: after the first, all that follow merely say that there was one. */
  readonly causeOf: (error: unknown) => unknown;
}

export function trackSent(client: pg.PoolClient): SentStatements {
  const answered: Promise<void>[] = [];
  let firstFailure: { readonly error: unknown } | undefined;
  const fail = (error: unknown): void => {
    firstFailure ??= { error };
  };
  const send = ({ text, values, name }: Statement): Promise<pg.QueryResult> => {
    leaveTogether(client.connection.stream);
    const result = client.query({ ...numberValues(text, values), ...(name ? { name } : {}) });
    // that it succeeded, and not its rows: a file of a million of them is one transaction
    answered.push(result.then(forget, fail));
    return result;
  };
  return {
    send,
    // Its failure is thrown at the end of the transaction.
    write: (statement) => {
      send(statement).catch(forget);
    },
    allSucceeded: async () => {
      await Promise.all(answered);
      if (firstFailure) throw firstFailure.error;
    },
    causeOf: (error) =>
      firstFailure && error instanceof pg.DatabaseError && error.code === FAILED_BEFORE ? firstFailure.error : error,
  };
}

const forget = (): void => {};

/** Sends the statements of one turn of the event loop as one packet: PostgreSQL is woken once for all of it. */
function leaveTogether(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
