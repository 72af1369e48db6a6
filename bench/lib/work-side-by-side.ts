import pg from 'pg';

/** A statement's work on a connection of its own. */
type Task = (client: pg.Client) => Promise<unknown>;

/** As many as there are processors. */
const CONNECTIONS = 2;

/** Does tasks in their order on two connections that see everything and check nothing: no keys of other tables, no triggers. */
export async function workSideBySide(url: string, tasks: readonly Task[]): Promise<void> {
  const waiting = [...tasks];
  const lane = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    // when one of them fails the database is stopped under the other: what is reported is why
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query("set session_replication_role = replica; set app.role = 'system'");
      for (let task = waiting.shift(); task; task = waiting.shift()) await task(client);
    } finally {
      await client.end();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}
