import type { ClientBase } from 'pg';
import { DatabaseOutage } from '../outage.ts';

/** The function of PostgreSQL that warns when a commit no longer waits for a second node: what it says is translated, its name is not. */
const WAITING = 'SyncRepWaitForLSN';

const unsure = new WeakSet<ClientBase>();

/** Notices a commit of a connection that is here, and perhaps nowhere else: PostgreSQL says that it succeeded, with a warning. Decision 194. */
export function watchCommits(client: ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine === WAITING) unsure.add(client);
  });
}

/** @throws DatabaseOutage when a commit of this connection was not waited for: whether it stays is not known, and it is asked for again */
export function expectSureCommits(client: ClientBase): void {
  if (unsure.has(client)) throw new DatabaseOutage('a commit was not waited for, and may be lost');
}
