import { listJobs, removeJob, retryJob, type JobView } from '@comptoir/contract/base/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToken, id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const aJob = (change: Partial<JobView> = {}): JobView => ({
  id: '7',
  task: 'send-mail',
  state: 'failed',
  attempts: 12,
  maxAttempts: 12,
  runAt: '2026-11-20T15:00:00.000Z',
  createdAt: '2026-11-20T03:00:00.000Z',
  error: 'mail unavailable: ECONNREFUSED',
  about: { userId: id(1) },
  ...change,
});
const counts = { waiting: 2, running: 0, retrying: 0, failed: 1 };

it.each([
  ['fr', 'Courriel sur un compte', 'Échouée', '12 sur 12', 'Toutes (3)', 'Relancer maintenant'],
  ['en', 'Email about an account', 'Failed', '12 of 12', 'All (3)', 'Retry now'],
] as const)(
  'shows what failed and why, and does it again (%s)',
  async (language, name, state, attempts, all, retry) => {
    answer(listJobs, { items: [aJob()], nextCursor: null, counts });
    const retried = answer(retryJob, null);
    const { user } = await renderApp('/gestion/jobs', { language, token });
    expect(await screen.findByText('mail unavailable: ECONNREFUSED')).toBeDefined();
    expect(screen.getByText(name)).toBeDefined();
    expect(screen.getByText(/: send-mail$/)).toBeDefined();
    expect(screen.getByText(state)).toBeDefined();
    expect(screen.getByText(attempts)).toBeDefined();
    expect(await screen.findByRole('option', { name: all })).toBeDefined();
    await user.click(screen.getByRole('button', { name: retry, hidden: true }));
    await waitFor(() => expect(retried).toHaveLength(1));
  },
);

it('shows one that a former release put in by the name it has in the queue', async () => {
  answer(listJobs, { items: [aJob({ task: 'of-another-time', about: {}, error: null })], nextCursor: null, counts });
  await renderApp('/gestion/jobs', { token });
  expect(await screen.findByText('of-another-time')).toBeDefined();
  expect(document.querySelector('tr[data-detail]'), 'an empty row below one that has nothing more to say').toBeNull();
});

it('removes a job for a reason', async () => {
  answer(listJobs, { items: [aJob()], nextCursor: null, counts });
  const removed = answer(removeJob, null);
  const { user } = await renderApp('/gestion/jobs', { token });
  await user.click(await screen.findByRole('button', { name: 'Retirer…', hidden: true }));
  const dialog = await screen.findByRole('dialog', { name: /^Retirer la tâche «\sCourriel sur un compte\s»$/ });
  await user.click(within(dialog).getByRole('button', { name: 'Retirer la tâche' }));
  expect(await within(dialog).findByText('Ce champ est obligatoire')).toBeDefined();
  await user.type(within(dialog).getByRole('textbox', { name: 'Raison' }), 'Adresse disparue');
  await user.click(within(dialog).getByRole('button', { name: 'Retirer la tâche' }));
  await waitFor(() => expect(removed[0]?.body).toEqual({ reason: 'Adresse disparue' }));
});

it('says when one runs meanwhile, when there is none, and when they could not be read', async () => {
  answer(listJobs, { items: [aJob()], nextCursor: null, counts });
  refuse(retryJob, 'job-running');
  const { user, unmount } = await renderApp('/gestion/jobs', { token });
  await user.click(await screen.findByRole('button', { name: 'Relancer maintenant', hidden: true }));
  expect(await screen.findByText(/Cette tâche est en cours/)).toBeDefined();
  unmount();
  answer(listJobs, { items: [], nextCursor: null, counts: { waiting: 0, running: 0, retrying: 0, failed: 0 } });
  const { unmount: close } = await renderApp('/gestion/jobs', { token });
  expect(await screen.findByText('Aucune tâche dans la file')).toBeDefined();
  close();
  refuse(listJobs, 'internal-error');
  await renderApp('/gestion/jobs', { token });
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
});
