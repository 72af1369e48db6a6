import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig, type Config } from '../src/config.ts';
import { makeTokenKey } from '../src/features/base/access/token-keys.ts';
import { enqueueJob } from '../src/platform/jobs/enqueue-job.ts';
import { startServer, type RunningServer } from '../src/start-server.ts';
import { asSystem } from './factories/merchants.ts';
import { aTerminal } from './factories/terminals.ts';
import { unavailable } from './fake-authority.ts';
import { useTestApp } from './test-app.ts';

const KEYS = { secretKey: Buffer.alloc(32, 7).toString('base64'), tokenKey: makeTokenKey() };
const test = useTestApp({ config: KEYS });

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

/** A process of a role on the database of the test. */
async function start(role: Config['role']): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-role-'));
  opened.push(() => rm(dataDir, { recursive: true }));
  const env = { DATA_DIR: dataDir, PORT: '0', DATABASE_URL: test.servingUrl, COMPTOIR_ROLE: role };
  const config = { ...readConfig(env), ...KEYS, demo: false };
  const server = await startServer(config, { log: test.dependencies.log, simulators: Promise.resolve(null) });
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= server.stop());
  opened.push(stop);
  return { ...server, stop };
}

const statusOf = async (server: RunningServer, url: string): Promise<number> =>
  (await fetch(server.url + url, { headers: { accept: 'text/html' } })).status;

const PATHS = ['/api/healthz', '/api/readyz', '/api/session', '/api/openapi.json'];

const countWorkers = async (): Promise<number> => (await test.owner.query('select from job_servers')).rowCount ?? 0;
const countJobs = async (): Promise<number> =>
  (await test.owner.query("select from graphile_worker.jobs where task_identifier = 'check-audit'")).rowCount ?? 0;

const putInJob = () =>
  test.dependencies.database.transaction({ role: 'system' }, async (tx) =>
    enqueueJob(tx, { task: 'check-audit', payload: {} }),
  );

describe('the role of a process', () => {
  it.each([
    ['all', [200, 200, 401, 401], 1],
    ['web', [200, 200, 401, 401], 0],
    ['worker', [200, 200, 404, 404], 1],
  ] as const)('%s decides what it answers, and whether it takes jobs', async (role, statuses, workers) => {
    await test.owner.query('delete from job_servers');
    const server = await start(role);
    expect(await Promise.all(PATHS.map((url) => statusOf(server, url)))).toEqual(statuses);
    expect(await countWorkers()).toBe(workers);
  });

  it('leaves what web puts into the queue to a worker, which hears of it', async () => {
    const web = await start('web');
    await putInJob();
    await web.stop();
    expect(await countJobs()).toBe(1);
    await start('worker');
    await vi.waitFor(async () => expect(await countJobs()).toBe(0), 15_000);
    await putInJob();
    await vi.waitFor(async () => expect(await countJobs()).toBe(0), 15_000);
  });

  it('has a worker try bills again that wait, of which those who look at web hear', async () => {
    test.authority.behave(unavailable);
    const till = await aTerminal(test);
    const { text } = await till.bill();
    expect((await till.submitBills([text])).body.results).toMatchObject([{ state: 'waiting' }]);
    const listTries = () => asSystem(test, { text: 'select from transmission_attempts', values: [] });
    const [before, heard] = [(await listTries()).length, vi.fn<() => void>()];
    const stopListening = test.dependencies.announcements.subscribe(till.merchant.id, heard);
    await test.owner.query('update lanes set next_attempt_at = now()');
    // a server that stops has ended what it began
    await (await start('web')).stop();
    expect(await listTries()).toHaveLength(before);
    await start('worker');
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 15_000);
    stopListening();
  });
});
