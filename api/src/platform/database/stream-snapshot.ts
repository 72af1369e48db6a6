import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database, Scope, Transaction } from './database.ts';

/** Head known before the first byte, and the pieces that follow. */
export interface Opened<Head> {
  readonly head: Head;
  readonly pieces: AsyncIterable<string | Buffer>;
}

/**
 * Reads a file out of one snapshot of the database, no faster than it is taken, and without holding more than a piece of it.
 * What goes wrong before the first piece is thrown; afterwards the stream breaks off. A reader who leaves ends the transaction.
 */
export function streamSnapshot<Head>(
  database: Database,
  scope: Scope,
  open: (tx: Transaction) => Promise<Opened<Head>>,
): Promise<{ head: Head; content: Readable }> {
  return new Promise((resolve, reject) => {
    const content = new PassThrough();
    const read = async (tx: Transaction): Promise<void> => {
      tx.write({ text: 'set transaction isolation level repeatable read, read only' });
      const { head, pieces } = await open(tx);
      resolve({ head, content });
      await pipeline(pieces, content);
    };
    // Once the stream is out, the pipeline has broken it off for its reader.
    database.transaction(scope, read).catch(reject);
  });
}
