import { describe, expect, it, vi } from 'vitest';
import { aLinkingCaterer } from '../../../../test/factories/linked-estimates.ts';
import { asSystem } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { planJobs } from '../../../plan-jobs.ts';

let clock = new Date('2026-06-08T15:00:00Z');
const test = useTestApp({ now: () => clock });

/** Runs the clock's tasks at an instant, twice as two servers would, and the letters that follow. */
async function at(instant: string): Promise<void> {
  clock = new Date(instant);
  const { tasks } = planJobs(test.dependencies);
  for (const task of ['expire-estimates', 'remind-of-estimates'])
    await Promise.all([tasks[task]?.({}), tasks[task]?.({})]);
  await runJobs(test);
}

const subjectsTo = (email: string) => test.mailer.mailsTo(email).map(({ subject }) => subject.replace(/ du? .*/, ''));

describe('a reminder', () => {
  it('comes five days before the end and on the day before, from nine in the morning where the caterer is, with a link that works', async () => {
    const { email } = await (await aLinkingCaterer(test)).send();
    await at('2026-06-14T20:00:00Z');
    await at('2026-06-15T12:59:00Z');
    expect(test.mailer.mailsTo(email)).toEqual([]);
    await at('2026-06-15T13:00:00Z');
    await at('2026-06-16T13:00:00Z');
    expect(test.mailer.mailsTo(email)).toHaveLength(1);
    await at('2026-06-19T13:00:00Z');
    await at('2026-06-20T13:00:00Z');
    const mails = test.mailer.mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toContain('valide jusqu’au 20 juin 2026');
    const [, token] = /\/acceptance\/([\w-]{43})/.exec(mails[1]?.text ?? '') ?? [];
    const reply = await test.app.inject({ method: 'GET', url: `/api/acceptance/${token}` });
    expect(reply.json()).toMatchObject({ state: 'open' });
  });

  it('comes to no one who has answered, whose offer was replaced, who was erased, or whose caterer takes no acceptance', async () => {
    const caterer = await aLinkingCaterer(test);
    const silent = [];
    for (const state of ['accepted', 'declined', 'replaced', 'expired']) silent.push(await caterer.send({ state }));
    const erased = await caterer.send();
    await asSystem(test, {
      text: "update customers set name = '', email = '', erased_at = now() where email = $1",
      values: [erased.email],
    });
    const resting = await aLinkingCaterer(test);
    const rested = await resting.send();
    await resting.set('is_caterer = false');
    await at('2026-06-19T15:00:00Z');
    for (const { email } of [...silent, erased, rested]) expect(subjectsTo(email)).toEqual([]);
  });

  it('that was ordered before the answer is not sent after it', async () => {
    const { token, email, pdfSha256 } = await (await aLinkingCaterer(test)).send();
    clock = new Date('2026-06-19T15:00:00Z');
    await planJobs(test.dependencies).tasks['remind-of-estimates']?.({});
    const payload = { decision: 'accept', name: 'Ana', isRead: true, language: 'fr', pdfSha256 };
    await test.app.inject({ method: 'POST', url: `/api/acceptance/${token}`, payload });
    await runJobs(test);
    expect(test.mailer.mailsTo(email).map(({ subject }) => subject)).toEqual(['Estimation E-2026-0001 acceptée']);
  });
});

it('what no one answered has expired after the last day where the caterer is, and the log says so once', async () => {
  const [here, east] = [await aLinkingCaterer(test), await aLinkingCaterer(test, 'America/Halifax')];
  const sent = [await here.send(), await east.send()];
  const states = () =>
    Promise.all(
      sent.map(async ({ estimateId }) => {
        const text = 'select state from estimate_revisions where estimate_id = $1';
        return (await asSystem<{ state: string }>(test, { text, values: [estimateId] }))[0]?.state;
      }),
    );
  await at('2026-06-21T03:00:00Z');
  expect(await states()).toEqual(['sent', 'expired']);
  const news = vi.fn<() => void>();
  const stop = test.dependencies.announcements.subscribe(here.merchantId, news);
  await at('2026-06-21T04:00:00Z');
  expect(await states()).toEqual(['expired', 'expired']);
  await vi.waitFor(() => expect(news).toHaveBeenCalled());
  stop();
  const text = "select 1 from activity_log where event = 'estimate-expired' and merchant_id = $1";
  expect(await asSystem(test, { text, values: [here.merchantId] })).toHaveLength(1);
});
