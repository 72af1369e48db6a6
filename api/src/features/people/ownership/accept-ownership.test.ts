import { OFFERER_BECOMES, type OffererBecomes } from '@comptoir/domain/people/ownership/transfer-state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aBilledMerchant, aCard, loggedOf, standingOf } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { ownershipCalls, type Person } from '../../../../test/factories/ownership.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { chargeDue } from '../../money/payments/charge-due.ts';

let clock = new Date('2026-06-15T16:00:00Z');
const test = useTestApp({ now: () => clock });
const { ask, offer, offered, accept, aBusinessAndABuyer, rightsAt, linkOf, aStranger } = ownershipCalls(test);

const PASSWORD = 'les phares de la baie';
const viaLink = (token: string, given: object = {}) =>
  ask(null, `POST /ownership-invitations/${token}/acceptance`, {
    newPassword: PASSWORD,
    language: 'fr',
    leaving: [],
    ...given,
  });
const cardOf = async (merchantId: string) => {
  const [card] = await asSystem<{ id: string }>(test, {
    text: 'select id from cards where merchant_id = $1 and deleted_at is null',
    values: [merchantId],
  });
  return card ?? null;
};
const eventsOf = async (merchantId: string) => (await loggedOf(test, merchantId)).map(({ event }) => event);

describe('acceptance', () => {
  it.each(['manager', 'reader', 'accountant'] as const)(
    'makes the receiver the owner, and who offered a %s',
    async (becomes) => {
      const { merchant, owner, buyer } = await aBusinessAndABuyer();
      const id = await offered(owner, buyer.email, { becomes });
      expect(await accept(buyer, id)).toMatchObject({ status: 200, body: { merchantId: merchant.id } });
      expect(await rightsAt(merchant.id)).toEqual({ [buyer.email]: 'owner', [owner.email]: becomes });
      const { body } = await ask(buyer.token, 'POST /session/merchant', { merchantId: merchant.id });
      expect((await ask(String(body['webToken']), 'GET /contacts')).status).toBe(200);
      expect((await ask(owner.token, 'GET /session')).body).toMatchObject({ merchantRight: becomes });
      expect(await eventsOf(merchant.id)).toEqual(
        expect.arrayContaining(['ownership-transferred', 'user-joined', 'contact-right-changed']),
      );
    },
  );

  it('takes the sessions of who goes out of that business', async () => {
    const { merchant, home, owner, buyer } = await aBusinessAndABuyer();
    const id = await offered(buyer, owner.email, { becomes: 'gone' });
    await accept(owner, id);
    expect(await rightsAt(home.id)).toEqual({ [owner.email]: 'owner' });
    expect((await ask(buyer.token, 'GET /session')).code).toBe('session-ended');
    expect((await ask(owner.token, 'GET /session')).body).toMatchObject({ merchantId: merchant.id });
  });

  it('leaves who goes their other businesses, and their sessions there', async () => {
    const { owner, buyer } = await aBusinessAndABuyer();
    const added = await ask(owner.token, 'POST /memberships', { company_name: 'Buvette', language: 'fr' });
    const { body } = await ask(owner.token, 'POST /session/merchant', { merchantId: added.body['merchantId'] });
    await accept(buyer, await offered(owner, buyer.email, { becomes: 'sold' }));
    expect((await ask(owner.token, 'GET /session')).code).toBe('session-ended');
    expect((await ask(String(body['webToken']), 'GET /session')).body).toMatchObject({ merchantRight: 'owner' });
  });

  it('is asked for the password of the receiver’s own account', async () => {
    const { merchant, owner, buyer } = await aBusinessAndABuyer();
    const id = await offered(owner, buyer.email);
    expect((await accept(buyer, id, { password: 'pas le bon' })).code).toBe('password-wrong');
    expect(await rightsAt(merchant.id)).toEqual({ [owner.email]: 'owner' });
  });

  it('is one of two clicks and two tabs, and answered to each', async () => {
    const { merchant, owner, buyer } = await aBusinessAndABuyer();
    const id = await offered(owner, buyer.email, { becomes: 'gone' });
    const both = await Promise.all([accept(buyer, id), accept(buyer, id)]);
    expect([...both, await accept(buyer, id)].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rightsAt(merchant.id)).toEqual({ [buyer.email]: 'owner' });
    const transferred = (await eventsOf(merchant.id)).filter((event) => event === 'ownership-transferred');
    expect(transferred).toHaveLength(1);
  });

  it('and withdrawal that come together end in one of them', async () => {
    const { owner, buyer } = await aBusinessAndABuyer();
    const id = await offered(owner, buyer.email);
    const [accepted, withdrawn] = await Promise.all([
      accept(buyer, id),
      ask(owner.token, `DELETE /ownership-transfers/${id}`),
    ]);
    expect([accepted.status === 200, withdrawn.status === 204].filter(Boolean)).toHaveLength(1);
  });

  it('makes an owner of a person who is in the business already', async () => {
    const { merchant, owner } = await aBusinessAndABuyer();
    const manager = await aUser(test, { role: 'merchant', merchantId: merchant.id, right: 'manager' });
    await accept(manager, await offered(owner, manager.email, { becomes: 'gone' }));
    expect(await rightsAt(merchant.id)).toEqual({ [manager.email]: 'owner' });
  });

  it.each(['admin', 'partner'] as const)(
    'gives a person of the role %s one more place, never both at once',
    async (role) => {
      const partnerId = await aPartner(test);
      const { merchant, owner } = await aBusinessAndABuyer({ partnerId });
      const buyer = await aUser(test, { role, ...(role === 'partner' ? { partnerId } : {}) });
      expect((await accept(buyer, await offered(owner, buyer.email))).status).toBe(200);
      const { body } = await ask(buyer.token, 'POST /session/merchant', { merchantId: merchant.id });
      expect((await ask(String(body['webToken']), 'GET /session')).body).toMatchObject({
        role: 'merchant',
        merchantRight: 'owner',
      });
      expect((await ask(buyer.token, 'GET /session')).body).toMatchObject({ role });
    },
  );

  it('is refused to a place there that the provider has shut, and to a suspended person altogether', async () => {
    const { merchant, owner, buyer } = await aBusinessAndABuyer();
    const manager = await aUser(test, { role: 'merchant', merchantId: merchant.id, right: 'manager' });
    await asSystem(test, {
      text: `insert into users (id, account_id, email, name, role, merchant_id, merchant_right, suspended_at, left_provider_at)
        values ($1, $2, $3, 'Someone', 'merchant', $4, 'reader', now(), now())`,
      values: [uuid(), buyer.id, buyer.email, merchant.id],
    });
    const id = await offered(owner, buyer.email);
    expect((await accept(buyer, id)).code).toBe('place-suspended');
    await ask(owner.token, `DELETE /ownership-transfers/${id}`);
    const other = await offered(owner, manager.email);
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [manager.id] });
    expect((await accept(manager, other)).code).toBe('session-ended');
    expect(await rightsAt(merchant.id)).toEqual({ [owner.email]: 'owner' });
  });

  it('takes the places of whom the receiver names, and of no one that is not there', async () => {
    const { merchant, home, owner, buyer } = await aBusinessAndABuyer();
    const people = { role: 'merchant', merchantId: merchant.id } as const;
    const stays = await aUser(test, { ...people, right: 'reader' });
    const goes = await aUser(test, { ...people, right: 'manager' });
    const elsewhere = await aUser(test, { role: 'merchant', merchantId: home.id });
    const id = await offered(owner, buyer.email, { becomes: 'reader' });
    await accept(buyer, id, { leaving: [goes.id, owner.id, elsewhere.id, uuid()] });
    expect(await rightsAt(merchant.id)).toEqual({
      [buyer.email]: 'owner',
      [owner.email]: 'reader',
      [stays.email]: 'reader',
    });
    expect((await ask(goes.token, 'GET /session')).code).toBe('session-ended');
    expect(await rightsAt(home.id)).toMatchObject({ [elsewhere.email]: 'owner' });
  });
});

describe('a newcomer', () => {
  it('chooses a password by the link of the mail, owns the business and signs in', async () => {
    const { merchant, owner } = await aBusinessAndABuyer();
    const email = aStranger();
    await offered(owner, email, { becomes: 'gone' });
    const token = await linkOf(email);
    expect((await ask(null, `GET /ownership-invitations/${token}`)).body).toMatchObject({
      state: 'open',
      hasAccount: false,
    });
    expect((await viaLink(token, { newPassword: 'motdepasse' })).code).toBe('validation-failed');
    expect((await viaLink(token)).body).toEqual({ email });
    expect(await rightsAt(merchant.id)).toEqual({ [email]: 'owner' });
    const login = await test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password: PASSWORD } });
    const { webToken } = login.json<{ webToken: string }>();
    expect((await ask(webToken, 'GET /session')).body).toMatchObject({
      merchantId: merchant.id,
      merchantRight: 'owner',
    });
    expect((await viaLink(token)).code).toBe('transfer-changed');
    expect((await ask(null, `GET /ownership-invitations/${token}`)).body).toMatchObject({
      state: 'accepted',
      comesWith: null,
    });
  });

  it('is one, however often they click', async () => {
    const { merchant, owner } = await aBusinessAndABuyer();
    const email = aStranger();
    await offered(owner, email);
    const token = await linkOf(email);
    const both = await Promise.all([viaLink(token), viaLink(token)]);
    expect(both.map(({ code }) => code ?? 'accepted').toSorted()).toEqual(['accepted', 'transfer-changed']);
    expect(await rightsAt(merchant.id)).toMatchObject({ [email]: 'owner' });
  });

  it('who has got an account meanwhile answers signed in', async () => {
    const { merchant, owner } = await aBusinessAndABuyer();
    const email = aStranger();
    await offered(owner, email);
    const token = await linkOf(email);
    const host = await aUser(test, { role: 'merchant', merchantId: (await aMerchant(test)).id });
    await ask(host.token, 'POST /contacts', { name: 'C', username: uuid(), email, language: 'fr' });
    expect((await ask(null, `GET /ownership-invitations/${token}`)).body).toMatchObject({ hasAccount: true });
    expect((await viaLink(token)).code).toBe('email-taken');
    expect(await rightsAt(merchant.id)).toEqual({ [owner.email]: 'owner' });
  });

  it('may decline as well', async () => {
    const { owner } = await aBusinessAndABuyer();
    const email = aStranger();
    await offered(owner, email);
    const token = await linkOf(email);
    expect((await ask(null, `DELETE /ownership-invitations/${token}`)).status).toBe(204);
    expect((await viaLink(token)).code).toBe('transfer-changed');
  });
});

describe('a business that is sold', () => {
  it('keeps its record and loses the seller and their card, which the provider forgets', async () => {
    const { merchant, owner, buyer } = await aBusinessAndABuyer();
    await aCard(test, merchant.id);
    const id = await offered(owner, buyer.email, { becomes: 'sold' });
    expect(await cardOf(merchant.id)).not.toBeNull();
    expect((await accept(buyer, id)).status).toBe(200);
    expect(await cardOf(merchant.id)).toBeNull();
    await runJobs(test);
    expect(test.payments.deleted).toContain(`card_${merchant.id}`);
    expect(await rightsAt(merchant.id)).toEqual({ [buyer.email]: 'owner' });
    expect(await eventsOf(merchant.id)).toEqual(
      expect.arrayContaining(['ownership-offered', 'card-deleted', 'user-left', 'ownership-transferred']),
    );
  });

  it('that is handed over only keeps the card', async () => {
    const { merchant, owner, buyer } = await aBusinessAndABuyer();
    await aCard(test, merchant.id);
    await accept(buyer, await offered(owner, buyer.email, { becomes: 'gone' }));
    expect(await cardOf(merchant.id)).not.toBeNull();
  });

  it.each(['under way', 'without a reply'])('is refused while an invoice is being charged: %s', async (how) => {
    const { merchant, invoice } = await aBilledMerchant(test, { now: clock });
    const owner = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const buyer = await aUser(test, { role: 'merchant', merchantId: (await aMerchant(test)).id });
    const id = await offered(owner, buyer.email, { becomes: 'sold' });
    const release = how === 'under way' ? test.payments.hold() : () => {};
    if (how !== 'under way') test.payments.next('reply-lost');
    const paying = ask(owner.token, `POST /invoices/${invoice.id}/pay`);
    await expect.poll(async () => (await standingOf(test, invoice.id)).state).toMatch(/charging|unknown/);
    expect((await accept(buyer, id)).code).toBe('invoice-being-charged');
    expect(await cardOf(merchant.id)).not.toBeNull();
    expect(await rightsAt(merchant.id)).toEqual({ [owner.email]: 'owner' });
    release();
    await paying;
    if (how !== 'under way') return;
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
    expect((await accept(buyer, id)).status).toBe(200);
  });

  it('is charged to no card until the buyer has added one', async () => {
    const { merchant, invoice } = await aBilledMerchant(test, { now: clock });
    const owner = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const buyer = await aUser(test, { role: 'merchant', merchantId: (await aMerchant(test)).id });
    await accept(buyer, await offered(owner, buyer.email, { becomes: 'sold' }));
    clock = new Date('2026-06-16T04:00:00Z');
    await chargeDue(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused', attempts: [] });
  });
});

describe('a business that changes hands over and over', () => {
  it('has an owner who may come in at any time', async () => {
    const merchant = await aMerchant(test);
    const people: Person[] = [];
    for (const right of ['owner', 'owner', 'manager', 'reader'] as const)
      people.push(await aUser(test, { role: 'merchant', merchantId: merchant.id, right }));
    const acts: Record<
      string,
      (one: Person, other: Person, open: string, becomes: OffererBecomes) => Promise<unknown>
    > = {
      offer: (one, other, _open, becomes) => offer(one, other.email, { becomes }),
      accept: (_one, other, open) => accept(other, open),
      decline: (_one, other, open) => ask(other.token, `DELETE /ownership-offers/${open}`),
      withdraw: (one, _other, open) => ask(one.token, `DELETE /ownership-transfers/${open}`),
      demote: (one, other) => ask(one.token, `PUT /contacts/${other.id}/right`, { right: 'reader' }),
      remove: (one, other) => ask(one.token, `DELETE /contacts/${other.id}`),
    };
    const someone = fc.constantFrom(...people);
    const step = fc.tuple(
      fc.constantFrom(...Object.values(acts)),
      someone,
      someone,
      fc.constantFrom(...OFFERER_BECOMES),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        for (const [act, one, other, becomes] of steps) {
          const { body } = await ask(other.token, 'GET /ownership-offers');
          const open = (body['items'] as { id: string }[] | undefined)?.[0]?.id ?? uuid();
          await act(one, other, open, becomes);
          expect(Object.values(await rightsAt(merchant.id))).toContain('owner');
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
