import type { BusinessStanding } from '@comptoir/contract/sales/business-standings';
import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { anUnpaidInvoice } from '../../../../test/factories/troubles.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({});

/** An owner at home, who has opened another business with a right; both owe an invoice and have a till. */
async function standingsAs(right: MerchantRight): Promise<{ home: BusinessStanding; other: BusinessStanding }> {
  const [home, other] = [await aMerchant(test), await aMerchant(test)];
  for (const merchant of [home, other]) {
    await aTerminal(test, { merchant });
    await anUnpaidInvoice(test, { merchantId: merchant.id, now: new Date() });
  }
  const person = await aUser(test, { role: 'merchant', merchantId: home.id });
  await asSystem(test, {
    text: `insert into users (id, account_id, email, username, name, role, merchant_id, merchant_right, last_sign_in_at)
      select $1::uuid, account_id, email, $1::uuid::text, name, 'merchant', $2, $3, now() from users where id = $4`,
    values: [uuid(), other.id, right, person.id],
  });
  const reply = await test.app.inject({ url: '/api/memberships/standings', headers: bearer(person.token) });
  const { items } = reply.json<{ items: BusinessStanding[] }>();
  const of = (id: string) => items.find(({ merchantId }) => merchantId === id) as BusinessStanding;
  return { home: of(home.id), other: of(other.id) };
}

const TILLS = ['certificates', 'devicesInTrouble', 'waiting', 'refused', 'isStuck'] as const;

describe('a business beside one’s others', () => {
  it.each([
    ['owner', { tills: true, owed: true }],
    ['manager', { tills: true, owed: false }],
    ['reader', { tills: true, owed: false }],
    ['accountant', { tills: false, owed: false }],
  ] as const)('shows what the right there does: %s', async (right, shows) => {
    const { home, other } = await standingsAs(right);
    expect(TILLS.map((fact) => other[fact] !== null)).toEqual(TILLS.map(() => shows.tills));
    expect(other.owedCents !== null).toBe(shows.owed);
    expect(other.oldestWaitingAt).toBeNull();
    expect(other.today).toEqual({ bills: 0, soldCents: 0 });
    // what is one’s own is not less for it
    expect([...TILLS.map((fact) => home[fact]), home.owedCents]).not.toContain(null);
  });
});
