import type { Writable } from 'node:stream';
import pg from 'pg';

/** Kinds of a message of the stream, by its first byte: the next archive begins, or contents of the present one. */
const NEW_ARCHIVE = 'n'.charCodeAt(0);
const CONTENTS = 'd'.charCodeAt(0);

/**
 * Copies a whole running cluster into `archive`, as one tar with the log it needs to be consistent, by PostgreSQL's own
 * BASE_BACKUP: what `pg_basebackup` asks for, which does not come with the embedded server. Nothing has to stop meanwhile.
 * Writes without an end: the archive is the caller's to close. Deps a user that may replicate. Source: PostgreSQL,
 * streaming replication protocol.
 */
export async function streamBaseBackup(url: string, archive: Writable): Promise<void> {
  const asReplica = new URL(url);
  asReplica.searchParams.set('replication', 'true');
  const client = new pg.Client({ connectionString: asReplica.href, application_name: 'comptoir backup' });
  // a connection that breaks is told by the statement under way
  client.on('error', () => {});
  await client.connect();
  try {
    await new Promise<void>((done, fail) => {
      archive.once('error', fail);
      client.once('error', fail);
      client.query(copyInto(archive, { done, fail }));
    });
  } finally {
    await client.end();
  }
}

/** The driver knows no replication, so this is a query of our own: it sees every message of the server's. */
function copyInto(archive: Writable, { done, fail }: { done: () => void; fail: (error: Error) => void }) {
  let archives = 0;
  return {
    submit: (connection: pg.Connection): void =>
      connection.query("BASE_BACKUP (LABEL 'comptoir', CHECKPOINT 'fast', WAL true, MANIFEST 'no')"),
    handleCopyData: ({ chunk }: { chunk: Buffer }, { stream }: pg.Connection): void => {
      if (chunk[0] === NEW_ARCHIVE) archives += 1;
      if (archives > 1) fail(new Error('the cluster has tablespaces outside its folder'));
      // The driver uses its buffer again.
      if (chunk[0] !== CONTENTS || archive.write(Buffer.from(chunk.subarray(1))) || stream.isPaused()) return;
      stream.pause();
      archive.once('drain', () => stream.resume());
    },
    handleError: fail,
    handleReadyForQuery: done,
    handleRowDescription: nothing,
    handleDataRow: nothing,
    handleCommandComplete: nothing,
    handleEmptyQuery: nothing,
    handlePortalSuspended: nothing,
    handleCopyInResponse: nothing,
  };
}

const nothing = (): void => {};
