import type { MerchantFacts } from '@comptoir/contract/base/merchant-lists';
import { expect, it } from 'vitest';
import { aCard, anInvoice, aSubscription, deleteCard } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asServer, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { foldSales } from '../../sales/reports/fold-sales.ts';

const NOW = new Date('2026-06-20T16:00:00Z');
const test = useTestApp({ now: () => NOW });

async function standingOf(id: string, token?: string): Promise<MerchantFacts | undefined> {
  const headers = bearer(token ?? (await aUser(test, { role: 'admin' })).token);
  const reply = await test.app.inject({ method: 'GET', url: `/api/merchant/facts?merchants=${id}`, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ items: MerchantFacts[] }>().items[0];
}

const settle = (invoiceId: string, state: string) =>
  asServer(test, {
    text: 'update invoices set state = $2, next_attempt_at = null where id = $1 returning id',
    values: [invoiceId, state],
  });

it('what a merchant pays follows its subscription, its card and its invoices', async () => {
  const { id: merchantId } = await aMerchant(test);
  const payment = async () => (await standingOf(merchantId))?.payment;
  expect(await payment()).toBe('none');
  await aSubscription(test, { merchantId, anchor: '2026-06-15' });
  expect(await payment()).toBe('no-card');
  await aCard(test, merchantId);
  expect(await payment()).toBe('paid-up');
  const first = await anInvoice(test, { merchantId, now: NOW });
  const second = await anInvoice(test, {
    merchantId,
    now: NOW,
    period: { startsOn: '2026-07-15', endsOn: '2026-08-15' },
  });
  await settle(first.id, 'refused');
  expect(await payment()).toBe('refused');
  await settle(second.id, 'past-due');
  await deleteCard(test, merchantId);
  expect(await payment()).toBe('past-due');
  await settle(second.id, 'charging');
  expect(await payment()).toBe('refused');
  await settle(first.id, 'charging');
  expect(await payment()).toBe('no-card');
  await asSystem(test, {
    text: "update subscriptions set state = 'paused' where merchant_id = $1",
    values: [merchantId],
  });
  expect(await standingOf(merchantId)).toMatchObject({ payment: 'paused', subscription: 'paused' });
});

it('says nothing of a card to the partner, and nothing at all of what is not its own', async () => {
  const partnerId = await aPartner(test);
  const { token } = await aUser(test, { role: 'partner', partnerId });
  const own = await aMerchant(test, { partnerId });
  const other = await aMerchant(test);
  await aSubscription(test, { merchantId: own.id, anchor: '2026-06-15' });
  expect((await standingOf(own.id))?.payment).toBe('no-card');
  expect((await standingOf(own.id, token))?.payment).toBe('paid-up');
  expect(await standingOf(other.id, token)).toBeUndefined();
});

it('certificates follow devices, renewals and revocations, and the worst counts', async () => {
  const merchant = await aMerchant(test);
  const certificates = async () => (await standingOf(merchant.id))?.certificates;
  expect(await certificates()).toBe('none');
  const till = await aTerminal(test, { merchant });
  expect(await certificates()).toBe('valid');
  const ends = (at: string) =>
    asSystem(test, { text: 'update certificates set not_after = $2 where device_id = $1', values: [till.id, at] });
  expect(await standingOf(merchant.id)).toMatchObject({ devicesInTrouble: 0, refused: 0, isStuck: false });
  await ends('2026-07-20');
  expect(await standingOf(merchant.id)).toMatchObject({ certificates: 'expiring', devicesInTrouble: 1 });
  await ends('2026-06-19');
  expect(await certificates()).toBe('ended');
  await ends('2028-06-19');
  await asSystem(test, { text: 'update certificates set revoked_at = now() where device_id = $1', values: [till.id] });
  expect(await certificates()).toBe('ended');
});

it('the last bill is that of the last day that is folded, and bills that wait are counted as they do', async () => {
  const merchant = await aMerchant(test);
  const till = await aTerminal(test, { merchant });
  test.authority.behave(async () => ({ kind: 'unavailable', detail: 'down' }));
  expect(await standingOf(merchant.id)).toMatchObject({ lastBillOn: null, waiting: 0, oldestWaitingAt: null });
  await till.submitBills([(await till.bill()).text]);
  await foldSales(test.dependencies);
  const standing = await standingOf(merchant.id);
  expect(standing).toMatchObject({ waiting: 1, lastBillOn: expect.any(String), oldestWaitingAt: expect.any(String) });
  const { token } = await aUser(test, { role: 'admin' });
  const reply = await test.app.inject({ method: 'GET', url: '/api/merchant?waiting=true', headers: bearer(token) });
  expect(reply.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual([merchant.id]);
});
