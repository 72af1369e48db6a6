import { beforeEach, describe, expect, it } from 'vitest';
import { accept, unavailable } from '../../../../test/fake-authority.ts';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { warnOfWaiting } from './warn-of-waiting.ts';

// Bills are made at noon in Montréal, 16:00 here.
const MADE_AT = Date.parse('2026-06-01T16:00:01Z');
let clock = new Date(MADE_AT);
const test = useTestApp({ now: () => clock });

beforeEach(() => {
  clock = new Date(MADE_AT);
  test.authority.behave(unavailable);
});

/** A merchant with a device, a French reader and an English one; one of its bills waits. */
async function aShopThatWaits() {
  const merchant = await aMerchant(test);
  const [french, english] = [
    await aUser(test, { role: 'merchant', merchantId: merchant.id }),
    await aUser(test, { role: 'merchant', merchantId: merchant.id }),
  ];
  await asSystem(test, { text: "update users set language = 'en' where id = $1", values: [english.id] });
  await asSystem(test, { text: 'update merchants set contact_email = null where id = $1', values: [merchant.id] });
  const till = await aTerminal(test, { merchant });
  await till.submitBills([(await till.bill()).text]);
  return { merchant, till, french, english };
}

async function lookAfter(hours: number): Promise<void> {
  clock = new Date(MADE_AT + hours * 3_600_000);
  await warnOfWaiting(test.dependencies);
  await runJobs(test);
}

const subjectsTo = (address: string): string[] => test.mailer.mailsTo(address).map(({ subject }) => subject);

describe('bills that wait for long', () => {
  it('are written about at 24 and at 42 hours, once each, in the language of each person', async () => {
    const { merchant, french, english } = await aShopThatWaits();
    for (const hours of [23, 24, 25, 41, 42, 47, 60]) await lookAfter(hours);
    expect(subjectsTo(french.email)).toEqual([
      expect.stringMatching(/^Une facture attend depuis 24 heures\u00A0: /),
      expect.stringMatching(/^Une facture attend depuis 42 heures\u00A0: /),
    ]);
    expect(subjectsTo(english.email)).toEqual([
      expect.stringMatching(/^A bill has been waiting for 24 hours: /),
      expect.stringMatching(/^A bill has been waiting for 42 hours: /),
    ]);
    expect(test.mailer.mailsTo(english.email)[0]?.text).toContain('/sales/transmission');
    const logged = await asSystem(test, {
      text: "select facts from activity_log where merchant_id = $1 and event = 'waiting-warned' order by id",
      values: [merchant.id],
    });
    expect(logged).toEqual([{ facts: { waiting: 1, hours: 24 } }, { facts: { waiting: 1, hours: 42 } }]);
  });

  it('are written about once, however many servers look', async () => {
    const { french } = await aShopThatWaits();
    clock = new Date(MADE_AT + 30 * 3_600_000);
    await Promise.all([1, 2, 3].map(() => warnOfWaiting(test.dependencies)));
    await runJobs(test);
    expect(subjectsTo(french.email)).toHaveLength(1);
  });

  it('are written about with the more pressing letter alone when no server looked before', async () => {
    const { french } = await aShopThatWaits();
    await lookAfter(43);
    await lookAfter(44);
    expect(subjectsTo(french.email)).toEqual([expect.stringContaining('42 heures')]);
  });

  it('are written about again in another spell', async () => {
    const { french, till } = await aShopThatWaits();
    await lookAfter(24);
    test.authority.behave((request) => accept(test.authority.received, request));
    await test.dependencies.runner.drain({ deviceId: till.id, trigger: 'retry' });
    await lookAfter(25);
    test.authority.behave(unavailable);
    await till.submitBills([(await till.bill()).text]);
    await lookAfter(26);
    expect(subjectsTo(french.email)).toHaveLength(2);
  });

  it('of a merchant that sent everything are no news', async () => {
    const { french, till } = await aShopThatWaits();
    test.authority.behave((request) => accept(test.authority.received, request));
    await test.dependencies.runner.drain({ deviceId: till.id, trigger: 'retry' });
    await lookAfter(24);
    expect(subjectsTo(french.email)).toEqual([]);
  });
});
