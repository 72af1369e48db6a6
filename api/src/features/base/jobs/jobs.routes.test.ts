import type { JobCounts, JobView } from '@comptoir/contract/base/jobs';
import { expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';

const test = useTestApp();

const get = async <Reply>(token: string, url: string) =>
  (await test.app.inject({ url: `/api${url}`, headers: bearer(token) })).json<Reply>();
const list = async (token: string, query = '') =>
  (await get<{ items: JobView[]; nextCursor: string | null }>(token, `/jobs${query}`)).items;

async function change(token: string, path: string, payload?: object) {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/jobs/${path}`,
    headers: bearer(token),
    ...(payload ? { payload } : {}),
  });
  return reply.statusCode === 204 ? 'done' : reply.json<{ error: { code: string } }>().error.code;
}

/** A mail of the queue that failed for good, by its id. */
async function aFailedJob(userId: string): Promise<string> {
  await test.dependencies.database.transaction({ role: 'system' }, (tx) => {
    enqueueJob(tx, { task: 'send-mail', payload: { kind: 'email-changed', userId, address: 'secret@resto.test' } });
  });
  const [job] = await test.owner
    .query<{ id: string }>(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'refused for <secret@resto.test>: 550'
        where id = (select max(id) from graphile_worker._private_jobs) returning id`,
    )
    .then(({ rows }) => rows);
  return job?.id ?? '';
}

it('shows administrators what failed and why, and no email of what it was about', async () => {
  const admin = await aUser(test, { role: 'admin' });
  const id = await aFailedJob(admin.id);
  const [job] = await list(admin.token, '?state=failed');
  expect(job).toMatchObject({
    id,
    task: 'send-mail',
    state: 'failed',
    error: 'refused for <…@…>: 550',
    about: { kind: 'email-changed', userId: admin.id },
  });
  expect(JSON.stringify(job)).not.toContain('secret');
  const counts = await get<JobCounts>(admin.token, '/jobs/counts');
  expect(await get(admin.token, '/jobs?limit=1')).toMatchObject({ counts });
  for (const state of ['waiting', 'running', 'retrying', 'failed'] as const)
    expect(await list(admin.token, `?state=${state}&limit=200`), state).toHaveLength(counts[state]);
});

it('reads page by page, the newest first', async () => {
  const admin = await aUser(test, { role: 'admin' });
  const [first, second] = [await aFailedJob(admin.id), await aFailedJob(admin.id)];
  const page = await get<{ items: JobView[]; nextCursor: string }>(admin.token, '/jobs?state=failed&limit=1');
  expect(page.items.map(({ id }) => id)).toEqual([second]);
  expect((await list(admin.token, `?state=failed&limit=1&cursor=${page.nextCursor}`)).map(({ id }) => id)).toEqual([
    first,
  ]);
});

it('does a job again at once, which then is done', async () => {
  const admin = await aUser(test, { role: 'admin' });
  const id = await aFailedJob(admin.id);
  await runJobs(test);
  expect((await list(admin.token, '?state=failed')).map((job) => job.id)).toContain(id);
  expect(await change(admin.token, `${id}/retry`)).toBe('done');
  await runJobs(test);
  expect((await list(admin.token)).map((job) => job.id)).not.toContain(id);
  expect(test.mailer.mailsTo('secret@resto.test').length).toBeGreaterThan(0);
});

it('removes a job for a reason, and the audit trail keeps both', async () => {
  const admin = await aUser(test, { role: 'admin' });
  const id = await aFailedJob(admin.id);
  expect(await change(admin.token, `${id}/removal`, { reason: ' ' })).toBe('validation-failed');
  expect(await change(admin.token, `${id}/removal`, { reason: 'Adresse disparue' })).toBe('done');
  expect(await change(admin.token, `${id}/removal`, { reason: 'Encore' })).toBe('not-found');
  expect(await change(admin.token, `${id}/retry`)).toBe('not-found');
  const rows = await asSystem<{ facts: object }>(test, {
    text: "select facts from audit_events where action = 'job-removed' and subject_id = $1",
    values: [id],
  });
  expect(rows).toEqual([{ facts: { task: 'send-mail', reason: 'Adresse disparue' } }]);
});

it('leaves alone what a worker is at', async () => {
  const admin = await aUser(test, { role: 'admin' });
  const id = await aFailedJob(admin.id);
  await test.owner.query('update graphile_worker._private_jobs set locked_at = now(), locked_by = $2 where id = $1', [
    id,
    uuid(),
  ]);
  expect((await list(admin.token, '?state=running')).map((job) => job.id)).toContain(id);
  expect(await change(admin.token, `${id}/retry`)).toBe('job-running');
  expect(await change(admin.token, `${id}/removal`, { reason: 'Non' })).toBe('job-running');
});

it('is nothing for anyone else, in the database neither', async () => {
  const { id: merchantId } = await aMerchant(test);
  for (const scope of [{ role: 'merchant', merchantId }, { role: 'partner' }, { role: 'system' }] as const) {
    const rows = await test.dependencies.database.transaction(scope, (tx) =>
      tx.many({ text: 'select * from list_jobs(null, null, 10)' }),
    );
    expect(rows).toEqual([]);
    const removal = test.dependencies.database.transaction(scope, (tx) => tx.many({ text: 'select remove_job(1)' }));
    await expect(removal).rejects.toThrow(/insufficient_privilege|permission/);
  }
  const reading = test.dependencies.database.transaction({ role: 'admin' }, (tx) =>
    tx.many({ text: 'select * from graphile_worker._private_jobs' }),
  );
  await expect(reading).rejects.toThrow(/permission denied/);
});
