import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../platform/database/database.ts';
import { aBilledMerchant } from '../../../../test/factories/billing.ts';
import { asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { endCardOfSold } from './end-card-of-sold.ts';
import { lockInvoice } from './payments.store.ts';
import { startAttempts } from './start-attempts.ts';

const NOW = new Date('2026-06-15T16:00:00Z');
const test = useTestApp({ now: () => NOW });

const asServer = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  test.dependencies.database.transaction({ role: 'system' }, work);

/** A business with a card and an invoice to be charged, and its sale. */
async function aSale() {
  const { merchant, invoice } = await aBilledMerchant(test, { now: NOW });
  const { id: userId } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const sell = () => asServer((tx) => endCardOfSold(tx, { merchantId: merchant.id, userId, occurredAt: NOW }));
  const claim = async (tx: Transaction) => {
    const locked = await lockInvoice(tx, { provider: 'simulator', invoiceId: invoice.id });
    if (!locked?.card) throw new Error('an invoice without a card');
    const chargeable = { ...locked, card: locked.card };
    return () => startAttempts(tx, test.dependencies, { by: 'midnight', invoices: [chargeable] });
  };
  const isCardThere = async () => {
    const cards = await asSystem(test, {
      text: 'select id from cards where merchant_id = $1 and deleted_at is null',
      values: [merchant.id],
    });
    return cards.length === 1;
  };
  return { sell, claim, isCardThere };
}

const waiters = async () => (await asSystem(test, { text: 'select from pg_locks where not granted' })).length;

describe('a sale while an invoice is charged', () => {
  it('waits for a charge that is being recorded, and is refused then', async () => {
    const { sell, claim, isCardThere } = await aSale();
    const sold = await asServer(async (tx) => {
      expect(await (await claim(tx))()).toHaveLength(1);
      const selling = sell().catch((error: unknown) => error);
      await expect.poll(waiters).toBeGreaterThan(0);
      return { selling };
    });
    expect(await sold.selling).toMatchObject({ code: 'invoice-being-charged' });
    expect(await isCardThere()).toBe(true);
  });

  it('leaves nothing to charge to who has looked at the card before it', async () => {
    const { sell, claim, isCardThere } = await aSale();
    const begun = await asServer(async (tx) => {
      const start = await claim(tx);
      await sell();
      return start();
    });
    expect(begun).toEqual([]);
    expect(await isCardThere()).toBe(false);
  });
});
