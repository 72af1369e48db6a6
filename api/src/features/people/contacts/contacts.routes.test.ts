import type { ContactView } from '@comptoir/contract/people/contacts';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}
interface Side {
  readonly partnerId: string;
  readonly merchantId: string;
  readonly partner: Person;
  readonly merchant: Person;
}
let mine: Side;
let other: Side;
let admin: Person;

beforeAll(async () => {
  [mine, other] = [await aSide(), await aSide()];
  admin = await aUser(test, { role: 'admin' });
});

async function aSide(): Promise<Side> {
  const partnerId = await aPartner(test);
  const { id: merchantId } = await aMerchant(test, { partnerId });
  return {
    partnerId,
    merchantId,
    partner: await aUser(test, { role: 'partner', partnerId }),
    merchant: await aUser(test, { role: 'merchant', merchantId }),
  };
}

const read = (token: string, query = '') =>
  test.app.inject({ method: 'GET', url: `/api/contacts${query}`, headers: bearer(token) });
const people = async (token: string, query = '') => (await read(token, query)).json<{ items: ContactView[] }>().items;
const refusal = async (token: string, query = '') => {
  const reply = await read(token, query);
  return [reply.statusCode, reply.json<{ error: { code: string } }>().error.code];
};

describe('contacts', () => {
  it('are the people of one’s own merchant or partner', async () => {
    expect(await people(mine.merchant.token)).toEqual([
      expect.objectContaining({ id: mine.merchant.id, email: mine.merchant.email, isSelf: true }),
    ]);
    expect(await people(mine.partner.token)).toEqual([expect.objectContaining({ id: mine.partner.id, isSelf: true })]);
  });

  it('of a merchant are shown to its partner', async () => {
    const query = `?merchantId=${mine.merchantId}`;
    for (const { token } of [mine.partner, admin])
      expect(await people(token, query)).toEqual([expect.objectContaining({ id: mine.merchant.id, isSelf: false })]);
    expect(await people(admin.token, `?partnerId=${mine.partnerId}`)).toHaveLength(1);
  });

  it('tell who has been invited and who is suspended, by name', async () => {
    const { merchantId, merchant } = await aSide();
    for (const [name, suspendedAt] of [
      ['Zoé', null],
      ['Émile', new Date()],
    ] as const)
      await asSystem(test, {
        text: `insert into users (id, account_id, email, username, name, role, merchant_id, merchant_right, suspended_at)
          values ($1, account_of($2, $1, true), $2, 'nom', $3, 'merchant', $4, 'reader', $5)`,
        values: [uuid(), `${uuid()}@comptoir.test`, name, merchantId, suspendedAt],
      });
    const found = await people(merchant.token);
    expect(found.map(({ name, state }) => [name, state])).toEqual([
      ['Émile', 'suspended'],
      ['Someone', 'active'],
      ['Zoé', 'invited'],
    ]);
    expect(found[0]?.username).toBe('nom2');
  });

  it('of others are out of reach', async () => {
    expect(await refusal(mine.merchant.token, `?merchantId=${other.merchantId}`)).toEqual([403, 'forbidden']);
    expect(await refusal(mine.merchant.token, `?partnerId=${mine.partnerId}`)).toEqual([403, 'forbidden']);
    expect(await refusal(mine.partner.token, `?merchantId=${other.merchantId}`)).toEqual([404, 'not-found']);
    expect(await refusal(mine.partner.token, `?partnerId=${other.partnerId}`)).toEqual([404, 'not-found']);
    expect(await refusal(admin.token, `?merchantId=${uuid()}`)).toEqual([404, 'not-found']);
  });

  it('need a name from administrators, and only one', async () => {
    expect(await refusal(admin.token)).toEqual([422, 'merchant-required']);
    const both = `?merchantId=${mine.merchantId}&partnerId=${mine.partnerId}`;
    expect(await refusal(admin.token, both)).toEqual([422, 'validation-failed']);
  });
});
