import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { loggedOf } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { ownershipCalls } from '../../../../test/factories/ownership.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { planJobs } from '../../../plan-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });
const { ask, offer, offered, accept, aBusinessAndABuyer, rightsAt, linkOf, aStranger } = ownershipCalls(test);

const FORTNIGHT_MS = 14 * 86_400_000;
const stateOf = async (token: string) => {
  const { body } = await ask(token, 'GET /ownership-transfers');
  return (body['items'] as { state: string }[]).map(({ state }) => state);
};
const eventsOf = async (merchantId: string) => (await loggedOf(test, merchantId)).map(({ event }) => event);
/** Does what the clock does about offers, twice as two servers would, and sends the letters that follow. */
async function runClock(): Promise<void> {
  const expire = planJobs(test.dependencies).tasks['expire-ownership-offers'];
  await Promise.all([expire?.({}), expire?.({})]);
  await runJobs(test);
}
const suspend = (id: string) =>
  asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [id] });
const providerSays = (id: string, merchantId: string) =>
  asSystem(test, {
    text: `insert into pos_identities (merchant_id, provider, pos_employee_id, user_id, pos_role)
      values ($1, 'Clover', $2, $3, 'owner')`,
    values: [merchantId, uuid(), id],
  });

describe('an offer', () => {
  it('waits for the receiver, and changes nothing until then', async () => {
    const { merchant, owner, buyer } = await aBusinessAndABuyer();
    const id = await offered(owner, buyer.email.toUpperCase());
    expect(await rightsAt(merchant.id)).toEqual({ [owner.email]: 'owner' });
    const { body } = await ask(buyer.token, 'GET /ownership-offers');
    expect(body['items']).toEqual([
      expect.objectContaining({ id, state: 'open', email: buyer.email, becomes: 'manager' }),
    ]);
    expect(await eventsOf(merchant.id)).toContain('ownership-offered');
  });

  it('is one of a business at a time, also of two that come at once', async () => {
    const { owner, buyer } = await aBusinessAndABuyer();
    const both = await Promise.all([offer(owner, buyer.email), offer(owner, buyer.email)]);
    expect(both.map(({ code }) => code ?? 'offered').toSorted()).toEqual(['offered', 'transfer-changed']);
  });

  it('is no one’s but an owner’s who has proven themselves', async () => {
    const { merchant, owner, buyer } = await aBusinessAndABuyer();
    const manager = await aUser(test, { role: 'merchant', merchantId: merchant.id, right: 'manager' });
    const admin = await aUser(test, { role: 'admin' });
    expect((await offer(manager, buyer.email)).code).toBe('forbidden');
    expect((await offer(admin, buyer.email)).code).toBe('forbidden');
    expect((await offer(owner, buyer.email, { password: 'pas le bon' })).code).toBe('password-wrong');
    expect((await offer(owner, owner.email)).code).toBe('own-account');
  });

  it('is refused of who is the owner at the provider, which would make them so again', async () => {
    const { merchant, owner, buyer } = await aBusinessAndABuyer();
    const second = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    await providerSays(owner.id, merchant.id);
    expect((await offer(owner, buyer.email)).code).toBe('contact-is-provider-owner');
    const id = await offered(second, buyer.email);
    await providerSays(second.id, merchant.id);
    expect((await accept(buyer, id)).code).toBe('contact-is-provider-owner');
  });

  it.each(['fr', 'en'] as const)('is mailed to both sides in their language (%s)', async (language) => {
    const { merchant, owner, buyer } = await aBusinessAndABuyer();
    await asSystem(test, { text: 'update users set language = $1', values: [language] });
    await asSystem(test, {
      text: `update merchants set company_name = 'Chez Léa' where id = $1`,
      values: [merchant.id],
    });
    const id = await offered(owner, buyer.email, { becomes: 'sold' });
    await runJobs(test);
    await accept(buyer, id);
    await runJobs(test);
    const subjects = (email: string) => test.mailer.mailsTo(email).map(({ subject }) => subject);
    const words = {
      fr: ['La propriété de Chez Léa vous est offerte', 'Chez Léa est à vous', 'Chez Léa a changé de mains'],
      en: ['The ownership of Chez Léa is offered to you', 'Chez Léa is yours', 'Chez Léa has changed hands'],
    }[language];
    expect([...subjects(buyer.email), ...subjects(owner.email)]).toEqual(words);
  });

  it('says in its mail where to answer, and to a newcomer how', async () => {
    const { owner, buyer } = await aBusinessAndABuyer();
    const id = await offered(owner, buyer.email);
    await runJobs(test);
    expect(test.mailer.mailsTo(buyer.email).at(-1)?.text).toContain(`/businesses?open=${id}`);
    await ask(owner.token, `DELETE /ownership-transfers/${id}`);
    const stranger = aStranger();
    await offered(owner, stranger);
    expect(await linkOf(stranger)).toHaveLength(43);
    expect(test.mailer.mailsTo(stranger).at(-1)?.text).toContain('choose a password to accept');
  });
});

describe('who is offered a business', () => {
  it('sees its name, its city, who offers and what they would accept, and nothing else of it', async () => {
    const partnerId = await aPartner(test);
    const { merchant, owner, buyer } = await aBusinessAndABuyer({ partnerId });
    const helper = await aUser(test, { role: 'merchant', merchantId: merchant.id, right: 'reader' });
    const id = await offered(owner, buyer.email);
    const { body } = await ask(buyer.token, `GET /ownership-offers/${id}`);
    expect(body).toMatchObject({
      offeredBy: 'Someone',
      comesWith: {
        people: [{ id: helper.id, name: 'Someone', right: 'reader', mayLeave: true }],
        partner: expect.any(String),
        hasProvider: false,
        devices: 0,
        owes: false,
        isCertified: false,
      },
    });
    expect(JSON.stringify(body)).not.toContain(helper.email);
    for (const url of [
      `/Merchant/${merchant.id}`,
      `/contacts?merchantId=${merchant.id}`,
      `/bills?merchantId=${merchant.id}`,
    ])
      expect(['forbidden', 'not-found'], url).toContain((await ask(buyer.token, `GET ${url}`)).code);
    expect((await ask(buyer.token, 'POST /session/merchant', { merchantId: merchant.id })).code).toBe('not-found');
  });

  it('is in no one’s scope but the owners’ and the administrators’', async () => {
    const partnerId = await aPartner(test);
    const { merchant, home, owner, buyer } = await aBusinessAndABuyer({ partnerId });
    await offered(owner, buyer.email);
    const seen = (scope: Parameters<typeof test.dependencies.database.transaction>[0]) =>
      test.dependencies.database.transaction(scope, (tx) =>
        tx.many({ text: 'select id from ownership_transfers where merchant_id = $1', values: [merchant.id] }),
      );
    const counts = await Promise.all([
      seen({ role: 'merchant', merchantId: merchant.id, merchantRight: 'owner' }),
      seen({ role: 'admin' }),
      seen({ role: 'merchant', merchantId: merchant.id, merchantRight: 'manager' }),
      seen({ role: 'merchant', merchantId: home.id, merchantRight: 'owner' }),
      seen({ role: 'partner', partnerId }),
    ]);
    expect(counts.map(({ length }) => length)).toEqual([1, 1, 0, 0, 0]);
  });

  it('is found by no guessed id, and answered by no one else', async () => {
    const { owner, buyer } = await aBusinessAndABuyer();
    const stranger = await aUser(test, { role: 'merchant', merchantId: (await aMerchant(test)).id });
    const id = await offered(owner, buyer.email);
    for (const [who, which] of [
      [stranger, id],
      [buyer, uuid()],
      [owner, id],
    ] as const) {
      expect((await ask(who.token, `GET /ownership-offers/${which}`)).code).toBe('not-found');
      expect((await accept(who, which)).code).toBe('not-found');
      expect((await ask(who.token, `DELETE /ownership-offers/${which}`)).code).toBe('not-found');
    }
    expect((await ask(stranger.token, `DELETE /ownership-transfers/${id}`)).code).toBe('not-found');
    expect((await ask(null, 'GET /ownership-invitations/devine')).code).toBe('not-found');
  });
});

describe('an offer that ends without a transfer', () => {
  it.each([
    ['withdrawn', 'owner', '/ownership-transfers/'],
    ['declined', 'buyer', '/ownership-offers/'],
  ] as const)('is %s once, by the %s, and told to the other', async (state, by, path) => {
    const people = await aBusinessAndABuyer();
    const id = await offered(people.owner, people.buyer.email);
    expect((await ask(people[by].token, `DELETE ${path}${id}`)).status).toBe(204);
    expect((await ask(people[by].token, `DELETE ${path}${id}`)).code).toBe('transfer-changed');
    expect(await stateOf(people.owner.token)).toEqual([state]);
    expect((await accept(people.buyer, id)).code).toBe('transfer-changed');
    await runJobs(test);
    const other = by === 'owner' ? people.buyer : people.owner;
    expect(test.mailer.mailsTo(other.email).at(-1)?.subject).toMatch(/retirée|refusée|withdrawn|declined/);
    expect(await eventsOf(people.merchant.id)).toContain('ownership-offer-ended');
    expect((await offer(people.owner, people.buyer.email)).status).toBe(200);
  });

  it.each([
    ['fr', 'L’offre de Chez Léa a expiré', 'Offre de propriété à'],
    ['en', 'The offer of Chez Léa has expired', 'Offer of the ownership to'],
  ] as const)(
    'that nobody answers is over by the clock, of which who offered is mailed once (%s)',
    async (...words) => {
      const [language, subject] = words;
      const { merchant, owner, buyer } = await aBusinessAndABuyer();
      await asSystem(test, { text: 'update users set language = $2 where id = $1', values: [owner.id, language] });
      await asSystem(test, {
        text: `update merchants set company_name = 'Chez Léa' where id = $1`,
        values: [merchant.id],
      });
      await offered(owner, buyer.email);
      const expire = async () => {
        await runClock();
        return test.mailer.mailsTo(owner.email).map((mail) => mail.subject);
      };
      expect(await expire()).toEqual([]);
      clock = new Date(clock.getTime() + FORTNIGHT_MS);
      expect(await expire()).toEqual([subject]);
      expect(await expire()).toEqual([subject]);
      expect(test.mailer.mailsTo(owner.email)[0]?.text).toContain(buyer.email);
      expect(await loggedOf(test, merchant.id)).toContainEqual(
        expect.objectContaining({ event: 'ownership-offer-ended', facts: { email: buyer.email, how: 'expired' } }),
      );
      expect(await stateOf((await login(owner)).webToken)).toEqual(['expired']);
    },
  );

  it('that expires is not mailed to who is an owner no more', async () => {
    const { owner, buyer } = await aBusinessAndABuyer();
    await offered(owner, buyer.email);
    await suspend(owner.id);
    clock = new Date(clock.getTime() + FORTNIGHT_MS);
    await runClock();
    expect(test.mailer.mailsTo(owner.email)).toEqual([]);
  });

  it('expires after fourteen days, and another one takes its place', async () => {
    const { owner, buyer } = await aBusinessAndABuyer();
    const id = await offered(owner, buyer.email);
    clock = new Date(clock.getTime() + FORTNIGHT_MS);
    const late = { ...buyer, token: (await login(buyer)).webToken };
    const seller = { ...owner, token: (await login(owner)).webToken };
    expect((await ask(late.token, 'GET /ownership-offers')).body['items']).toEqual([]);
    expect((await ask(late.token, `GET /ownership-offers/${id}`)).body).toMatchObject({
      state: 'expired',
      comesWith: null,
    });
    expect((await accept(late, id)).code).toBe('transfer-changed');
    expect((await ask(seller.token, `DELETE /ownership-transfers/${id}`)).code).toBe('transfer-changed');
    await offered(seller, buyer.email);
    expect(await stateOf(seller.token)).toEqual(['open', 'expired']);
  });

  it.each(['removed', 'suspended', 'made a manager'] as const)(
    'lapses when who offered is %s meanwhile',
    async (what) => {
      const { merchant, owner, buyer } = await aBusinessAndABuyer();
      const second = await aUser(test, { role: 'merchant', merchantId: merchant.id });
      const id = await offered(owner, buyer.email);
      if (what === 'removed') await ask(second.token, `DELETE /contacts/${owner.id}`);
      else if (what === 'suspended') await suspend(owner.id);
      else await ask(second.token, `PUT /contacts/${owner.id}/right`, { right: 'manager' });
      expect((await ask(buyer.token, 'GET /ownership-offers')).body['items']).toEqual([]);
      expect((await accept(buyer, id)).code).toBe('transfer-changed');
      expect(await stateOf(second.token)).toEqual(['lapsed']);
      await offered(second, buyer.email);
      expect(await stateOf(second.token)).toEqual(['open', 'lapsed']);
    },
  );
});

async function login({ email, password }: { email: string; password: string }): Promise<{ webToken: string }> {
  const reply = await test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
  return reply.json<{ webToken: string }>();
}
