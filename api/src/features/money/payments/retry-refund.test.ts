import type { ErrorReply } from '@comptoir/contract/errors';
import type { InvoiceDetails } from '@comptoir/contract/money/invoices';
import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aBilledMerchant } from '../../../../test/factories/billing.ts';
import { asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { chargeDue } from './charge-due.ts';
import { reconcileRefunds } from './issue-refund.ts';
import { refundInvoice } from './refund-invoice.ts';
import { retryRefund } from './retry-refund.ts';

const MADE_AT = new Date('2026-06-15T16:00:00Z');
const MIDNIGHT = new Date('2026-06-16T04:00:00Z');
let now = MADE_AT;
const test = useTestApp({ now: () => now });
beforeEach(() => {
  now = MADE_AT;
});

/** A paid invoice of $160.97, credited in full, and how its refund ended. */
async function credited(...outcomes: Parameters<typeof test.payments.nextRefunds>) {
  const { merchant, invoice } = await aBilledMerchant(test, { now: MADE_AT });
  now = MIDNIGHT;
  await chargeDue(test.dependencies);
  test.payments.nextRefunds(...outcomes);
  const { id: userId } = await aUser(test, { role: 'admin' });
  const details = await refundInvoice(test.dependencies, { userId, invoiceId: invoice.id, reason: 'par erreur' });
  const [note] = details.credits;
  if (!note) throw new Error('nothing was credited');
  return { merchant, note, before: test.payments.refunds.size };
}

async function retry(creditNoteId: string, token?: string) {
  const headers = bearer(token ?? (await aUser(test, { role: 'admin' })).token);
  return test.app.inject({ method: 'POST', url: `/api/credit-notes/${creditNoteId}/refund`, headers });
}

const refundOf = async (creditNoteId: string) => (await retry(creditNoteId)).json<InvoiceDetails>().credits[0]?.refund;

describe('a refund that the provider refused', () => {
  it('is made again, once for however many ask', async () => {
    const { note, before } = await credited('refused');
    expect(note.refund).toBe('failed');
    const replies = await Promise.all([retry(note.id), retry(note.id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await refundOf(note.id)).toBe('done');
    expect(test.payments.refunds.size).toBe(before + 1);
    expect([...test.payments.refunds.values()].at(-1)).toMatchObject({ amountCents: 16_097 });
  });

  it('is audited each time that it is made, with what it gives back', async () => {
    const { note } = await credited('refused', 'refused');
    const audited = () =>
      asSystem(test, {
        text: `select subject_type, after from audit_events where action = 'refund-retried' and subject_id = $1`,
        values: [note.id],
      });
    await retry(note.id);
    const made = { subject_type: 'credit-note', after: { amountCents: 16_097 } };
    expect(await audited()).toEqual([made]);
    await retry(note.id);
    await retry(note.id);
    expect(await audited()).toEqual([made, made]);
  });

  it('may be refused again, and again be made', async () => {
    const { note, before } = await credited('refused', 'refused');
    expect(await refundOf(note.id)).toBe('failed');
    expect(test.payments.refunds.size).toBe(before);
    expect(await refundOf(note.id)).toBe('done');
    expect(test.payments.refunds.size).toBe(before + 1);
  });

  it('is asked about like any other when the reply is lost', async () => {
    const { note, before } = await credited('refused', 'reply-lost');
    expect(await refundOf(note.id)).toBe('unknown');
    await reconcileRefunds(test.dependencies);
    expect(await refundOf(note.id)).toBe('done');
    expect(test.payments.refunds.size).toBe(before + 1);
  });
});

describe('any other refund', () => {
  it.each([
    ['done', []],
    ['unknown', ['reply-lost']],
  ] as const)('stays as it is (%s)', async (state, outcomes) => {
    const { note, before } = await credited(...outcomes);
    expect(await refundOf(note.id)).toBe(state);
    expect(test.payments.refunds.size).toBe(before);
  });

  it('is not there, is not the merchant’s to make, and needs a provider', async () => {
    const { merchant, note } = await credited('refused');
    const missing = await retry(uuid());
    expect([missing.statusCode, missing.json<ErrorReply>().error.code]).toEqual([404, 'not-found']);
    const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    expect((await retry(note.id, token)).statusCode).toBe(403);
    const retrying = retryRefund({ ...test.dependencies, payments: null }, note.id);
    await expect(retrying).rejects.toThrow('payments-not-configured');
  });
});
