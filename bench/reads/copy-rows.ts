import type pg from 'pg';

/** Reads all rows of a query by COPY, as `psql` does, and drops them. Returns bytes and milliseconds. */
export function copyRows(client: pg.Client, query: string): Promise<{ bytes: number; ms: number }> {
  const startedAt = performance.now();
  let bytes = 0;
  return new Promise((done, fail) => {
    // what the driver calls for an answer of its own kind; its types know results alone
    const copy = {
      submit: (connection: { query: (text: string) => void }) =>
        connection.query(`copy (${query}) to stdout (format csv)`),
      handleCopyData: ({ chunk }: { chunk: Buffer }) => {
        bytes += chunk.length;
      },
      handleCommandComplete: () => {},
      handleReadyForQuery: () => done({ bytes, ms: performance.now() - startedAt }),
      handleError: fail,
    };
    client.query(copy as unknown as pg.Submittable);
  });
}
