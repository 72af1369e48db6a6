import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { Outage } from '../outage.ts';
import { enqueueJob } from './enqueue-job.ts';
import { startJobs } from './start-jobs.ts';

const test = useTestApp();

it.each([
  ['waits for a service outside is a warning without a trace', () => new Outage('the provider is away'), 'warn'],
  ['breaks is an error', () => new Error('the rule is broken'), 'error'],
] as const)('a task that %s', async (_, failure, level) => {
  const lines: { level: string; text: string }[] = [];
  const write = (of: string) => (facts: unknown, words?: string) =>
    void lines.push({ level: of, text: JSON.stringify([facts, words]) });
  const log = { error: write('error'), warn: write('warn'), info: write('info'), debug: () => {} };
  const plan = { tasks: { ask: () => Promise.reject(failure()) }, crontab: [] };
  const jobs = await startJobs(test.databaseUrl, plan, { log: log as unknown as FastifyBaseLogger });
  await test.dependencies.database.transaction({ role: 'system' }, async (tx) =>
    enqueueJob(tx, { task: 'ask', payload: {} }),
  );
  const found = await vi.waitFor(() => {
    const line = lines.find(({ text }) => text.includes(failure().message));
    if (!line) throw new Error('nothing was logged yet');
    return line;
  }, 15_000);
  await jobs.stop();
  expect(found.level).toBe(level);
  expect(found.text.includes('start-jobs.test.ts')).toBe(level === 'error');
});

async function asOwner(text: string): Promise<void> {
  const client = new pg.Client(test.databaseUrl);
  await client.connect();
  await client.query(text);
  await client.end();
}

const enqueue = (task: string): Promise<void> =>
  test.dependencies.database.transaction({ role: 'system' }, async (tx) => enqueueJob(tx, { task, payload: {} }));

/** A log that hands out the lines that were written. */
function collectLines(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }) };
}

it('jobs are done once the database answers, also when the queue’s first look at its tasks failed', async () => {
  const done = vi.fn<() => Promise<void>>(async () => {});
  await asOwner('revoke insert on graphile_worker._private_tasks from comptoir_jobs');
  const { log, lines } = collectLines();
  const jobs = await startJobs(test.databaseUrl, { tasks: { note: done }, crontab: [] }, { log });
  await vi.waitFor(() => expect(String(lines)).toContain('permission denied'), 10_000);
  await asOwner('grant insert on graphile_worker._private_tasks to comptoir_jobs');
  await enqueue('note');
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), 15_000);
  await jobs.stop();
});

it('a job whose end could not be written is done again, and the server goes on', async () => {
  const [note, spoil] = [vi.fn<() => Promise<void>>(async () => {}), vi.fn<() => Promise<void>>(async () => {})];
  spoil.mockImplementationOnce(() => asOwner('revoke delete on graphile_worker._private_jobs from comptoir_jobs'));
  const { log, lines } = collectLines();
  const jobs = await startJobs(test.databaseUrl, { tasks: { note, spoil }, crontab: [] }, { log });
  await enqueue('spoil');
  await vi.waitFor(() => expect(String(lines)).toContain('the queue has ended'), 15_000);
  await asOwner('grant delete on graphile_worker._private_jobs to comptoir_jobs');
  await enqueue('note');
  await vi.waitFor(() => expect(note).toHaveBeenCalledOnce(), 15_000);
  await vi.waitFor(() => expect(spoil).toHaveBeenCalledTimes(2), 15_000);
  await jobs.stop();
});
