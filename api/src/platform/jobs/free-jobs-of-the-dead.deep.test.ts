import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { enqueueJob, enqueueJobs } from './enqueue-job.ts';
import { startJobs, type Jobs } from './start-jobs.ts';

const PROGRAM = path.join(import.meta.dirname, '../../../test/hold-job.ts');

let database: TestDatabase;
const children: ChildProcess[] = [];
const servers: Jobs[] = [];
let done: unknown[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  done = [];
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await database.drop();
});

/** A server in a process of its own, which takes a job and never ends it. */
async function startHolder(task = 'long'): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, database.url, task], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  expect((await once(child, 'message'))[0]).toEqual({ ready: true });
  return child;
}

/** A server that does the same jobs at once. */
async function startServer(tasks: readonly string[]): Promise<void> {
  const work = async (payload: unknown): Promise<void> => void done.push(payload);
  const plan = { tasks: Object.fromEntries(tasks.map((task) => [task, work])), crontab: [] };
  servers.push(await startJobs(database.url, plan, { log: pino({ level: 'silent' }) }));
}

async function putIn(task: string, payload: object): Promise<void> {
  const opened = openDatabase(database.url);
  await opened.transaction({ role: 'system' }, (tx) => enqueueJob(tx, { task, payload }));
  await opened.close();
}

/** The jobs that someone has, and how often each was taken. */
async function listHeld(): Promise<object[]> {
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<object>(
    'select locked_by as worker, attempts from graphile_worker._private_jobs where locked_by is not null',
  );
  await client.end();
  return rows;
}

/** Ends the sessions that say which servers are alive, and nothing else of them. */
async function breakSessions(): Promise<void> {
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7206002
      and database = (select oid from pg_database where datname = current_database())`,
  );
  await client.end();
}

async function untilDone(count: number): Promise<void> {
  while (done.length < count) await sleep(50);
}

it('two servers that live do each job once, whichever takes it', async () => {
  for (let server = 0; server < 2; server += 1) await startServer(['brief']);
  const opened = openDatabase(database.url);
  const payloads = Array.from({ length: 60 }, (_, number) => ({ number }));
  await opened.transaction({ role: 'system' }, (tx) => enqueueJobs(tx, { task: 'brief', payloads }));
  await opened.close();
  await untilDone(payloads.length);
  // both have stopped, so that no one is still at one of them
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  expect(done.toSorted((a, b) => numberOf(a) - numberOf(b))).toEqual(payloads);
});

const numberOf = (payload: unknown): number => (payload as { number: number }).number;

describe('the jobs of a killed server', () => {
  it('are done by the next one to start, and once', async () => {
    const holder = await startHolder();
    await putIn('long', { letter: 1 });
    expect((await once(holder, 'message'))[0]).toEqual({ took: { letter: 1 } });
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await startServer(['long']);
    await untilDone(1);
    await putIn('long', { letter: 2 });
    await untilDone(2);
    expect(done).toEqual([{ letter: 1 }, { letter: 2 }]);
  });

  it('are done by one that lived beside it all along', async () => {
    const holder = await startHolder();
    await putIn('long', { letter: 1 });
    await once(holder, 'message');
    await startServer(['long']);
    holder.kill('SIGKILL');
    await untilDone(1);
    expect(done).toEqual([{ letter: 1 }]);
  });

  it('are distinguished from those of a server whose session broke, and was opened again', async () => {
    const [living, doomed] = [await startHolder('long'), await startHolder('brief')];
    await putIn('long', { of: 'the living' });
    await once(living, 'message');
    const held = await listHeld();
    await putIn('brief', { of: 'the dead' });
    await once(doomed, 'message');
    await startServer(['long', 'brief']);
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
    await breakSessions();
    // Two looks found the dead one gone; between them, the living one has come back.
    await untilDone(1);
    await putIn('brief', { of: 'no one' });
    await untilDone(2);
    expect(done).toEqual([{ of: 'the dead' }, { of: 'no one' }]);
    expect(await listHeld()).toEqual(held);
  });

  it('are distinguished from those of a server that lives and is at them for long', async () => {
    const [living, doomed] = [await startHolder('long'), await startHolder('brief')];
    await putIn('long', { of: 'the living' });
    await once(living, 'message');
    const held = await listHeld();
    await putIn('brief', { of: 'the dead' });
    await once(doomed, 'message');
    doomed.kill('SIGKILL');
    await startServer(['long', 'brief']);
    // What frees one would free the other in the same moment, and it comes first.
    await untilDone(1);
    await putIn('brief', { of: 'no one' });
    await untilDone(2);
    expect(done).toEqual([{ of: 'the dead' }, { of: 'no one' }]);
    expect(held).toEqual([{ worker: expect.any(String), attempts: 1 }]);
    expect(await listHeld()).toEqual(held);
  });
});
