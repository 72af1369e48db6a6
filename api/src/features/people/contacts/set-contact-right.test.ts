import type { ContactView } from '@comptoir/contract/people/contacts';
import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import type { SessionView } from '@comptoir/contract/base/sessions';
import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import { describe, expect, it } from 'vitest';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (token: string, method: Method, path: string, payload?: object) =>
  test.app.inject({ method, url: `/api${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });
const codeOf = async (reply: ReturnType<typeof call>) => (await reply).json<{ error: { code: string } }>().error.code;
const setRight = (token: string, id: string, right: MerchantRight) =>
  call(token, 'PUT', `/contacts/${id}/right`, { right });
const viewOf = async (token: string, id: string) =>
  (await call(token, 'GET', '/contacts')).json<{ items: ContactView[] }>().items.find((one) => one.id === id);
const statusOf = async (reply: ReturnType<typeof call>) => (await reply).statusCode;

async function aShop() {
  const { id: merchantId } = await aMerchant(test);
  const person = (right: MerchantRight) => aUser(test, { role: 'merchant', merchantId, right });
  return { merchantId, owner: await person('owner'), reader: await person('reader'), person };
}

/** Says that the provider reports an employee's role there. */
const knowAtProvider = (merchantId: string, userId: string, posRole = 'owner') =>
  asSystem(test, {
    text: `insert into pos_identities (merchant_id, provider, pos_employee_id, user_id, pos_role)
      values ($1, 'Clover', $2::text, $2::uuid, $3)`,
    values: [merchantId, userId, posRole],
  });

describe('the right of a contact', () => {
  it('is changed by an owner and holds from the next call on, without signing in again', async () => {
    const { owner, reader } = await aShop();
    const rename = () => statusOf(call(reader.token, 'POST', '/devices/activation-code', { name: 'Bar' }));
    const card = () => statusOf(call(reader.token, 'GET', '/card'));
    expect([await rename(), await card()]).toEqual([403, 403]);
    expect((await setRight(owner.token, reader.id, 'manager')).json()).toMatchObject({ right: 'manager' });
    expect([await rename(), await card()]).toEqual([200, 403]);
    await setRight(owner.token, reader.id, 'owner');
    expect(await card()).toBe(200);
    const session = (await call(reader.token, 'GET', '/session')).json<SessionView>();
    expect(session.merchantRight).toBe('owner');
    await setRight(owner.token, reader.id, 'reader');
    expect([await rename(), await card()]).toEqual([403, 403]);
  });

  it('is in the token of a fresh session, and in a renewed one', async () => {
    const { owner, reader } = await aShop();
    await setRight(owner.token, reader.id, 'manager');
    const { webToken } = (await call(reader.token, 'POST', '/session/renew')).json<{ webToken: string }>();
    const claims = JSON.parse(Buffer.from(webToken.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(claims).toMatchObject({ role: 'merchant', merchantRight: 'manager' });
  });

  it('of an accountant opens the books and what they are booked on, and is none of the rungs', async () => {
    const { owner, reader } = await aShop();
    expect((await setRight(owner.token, reader.id, 'accountant')).json()).toMatchObject({ right: 'accountant' });
    const ask = (path: string) => statusOf(call(reader.token, 'GET', path));
    const opened = ['/bills', '/reports/sales/accounts', '/exports', '/memberships', '/support-tickets'];
    const closed = ['/devices', '/employees', '/contacts', '/logs', '/transmissions', '/card', '/subscription'];
    expect(await Promise.all(opened.map(ask))).toEqual(opened.map(() => 200));
    expect(await Promise.all(closed.map(ask))).toEqual(closed.map(() => 403));
    await setRight(owner.token, reader.id, 'reader');
    expect([await ask('/devices'), await ask('/bills')]).toEqual([200, 200]);
  });

  it('is shown in the log, in words', async () => {
    const { owner, reader } = await aShop();
    await setRight(owner.token, reader.id, 'manager');
    await setRight(owner.token, reader.id, 'manager');
    const reply = await test.app.inject({
      method: 'GET',
      url: '/api/logs?events=contact-right-changed',
      headers: { ...bearer(owner.token), 'accept-language': 'fr-CA' },
    });
    expect(reply.json<{ items: LogEntryView[] }>().items.map(({ message }) => message)).toEqual([
      `Droit de ${reader.email} modifié, de lecteur à gérant.`,
    ]);
  });

  it('is neither one’s own to change, nor managers’ and readers’', async () => {
    const { owner, reader, person } = await aShop();
    const manager = await person('manager');
    expect(await codeOf(setRight(owner.token, owner.id, 'reader'))).toBe('own-account');
    for (const { token } of [manager, reader]) {
      expect(await codeOf(setRight(token, reader.id, 'owner'))).toBe('forbidden');
      expect(await codeOf(setRight(token, owner.id, 'reader'))).toBe('forbidden');
      expect(await codeOf(call(token, 'DELETE', `/contacts/${owner.id}`))).toBe('forbidden');
    }
  });

  it('is not to be had at another merchant’s, nor by a partner’s people', async () => {
    const [mine, other] = [await aShop(), await aShop()];
    expect(await codeOf(setRight(mine.owner.token, other.reader.id, 'owner'))).toBe('not-found');
    const partnerId = await aPartner(test);
    const [one, two] = [
      await aUser(test, { role: 'partner', partnerId }),
      await aUser(test, { role: 'partner', partnerId }),
    ];
    expect(await codeOf(setRight(one.token, two.id, 'owner'))).toBe('not-found');
  });

  it('of the last owner stays, also when two lower each other', async () => {
    const { merchantId, owner, person } = await aShop();
    const admin = await aUser(test, { role: 'admin' });
    expect(await codeOf(setRight(admin.token, owner.id, 'manager'))).toBe('contact-is-last-owner');
    const other = await person('owner');
    await Promise.all([setRight(owner.token, other.id, 'accountant'), setRight(other.token, owner.id, 'reader')]);
    const owners = await asSystem(test, {
      text: "select id from users where merchant_id = $1 and merchant_right = 'owner'",
      values: [merchantId],
    });
    expect(owners).toHaveLength(1);
  });
});

describe('an owner whom the provider names', () => {
  it('keeps right, email and way in, no matter who else is an owner', async () => {
    const { merchantId, owner, person } = await aShop();
    const named = await person('owner');
    await knowAtProvider(merchantId, named.id);
    expect(await viewOf(owner.token, named.id)).toMatchObject({ isProviderOwner: true, right: 'owner' });
    const refused = 'contact-is-provider-owner';
    expect(await codeOf(setRight(owner.token, named.id, 'reader'))).toBe(refused);
    expect(await codeOf(call(owner.token, 'DELETE', `/contacts/${named.id}`))).toBe(refused);
    const card = { name: 'X', username: 'x', email: 'other@comptoir.test' };
    expect(await codeOf(call(owner.token, 'PUT', `/contacts/${named.id}`, card))).toBe(refused);
    expect(await statusOf(call(owner.token, 'PUT', `/contacts/${named.id}`, { ...card, email: named.email }))).toBe(
      200,
    );
    expect(await statusOf(call(named.token, 'GET', '/card'))).toBe(200);
  });

  it('is not every administrator there', async () => {
    const { merchantId, owner, person } = await aShop();
    const named = await person('owner');
    await knowAtProvider(merchantId, named.id, 'admin');
    expect(await viewOf(owner.token, named.id)).toMatchObject({ isProviderOwner: false });
    expect((await setRight(owner.token, named.id, 'reader')).statusCode).toBe(200);
  });
});

describe('a person who is to be confirmed', () => {
  const aStranger = async () => {
    const { merchantId, owner, reader } = await aShop();
    await asSystem(test, { text: 'update users set to_confirm_since = now() where id = $1', values: [reader.id] });
    return { merchantId, owner, stranger: reader };
  };

  it('is by an owner who says what they may do', async () => {
    const { owner, stranger } = await aStranger();
    expect(await viewOf(owner.token, stranger.id)).toMatchObject({ state: 'to-confirm', right: 'reader' });
    expect((await setRight(owner.token, stranger.id, 'reader')).json()).toMatchObject({ state: 'active' });
    expect(await viewOf(owner.token, stranger.id)).toMatchObject({ state: 'active', right: 'reader' });
  });

  it('is out when refused', async () => {
    const { owner, stranger } = await aStranger();
    expect(await statusOf(call(stranger.token, 'GET', '/devices'))).toBe(200);
    expect(await statusOf(call(owner.token, 'DELETE', `/contacts/${stranger.id}`))).toBe(204);
    expect(await statusOf(call(stranger.token, 'GET', '/devices'))).toBe(401);
  });

  it('never has more than a look before', async () => {
    const { stranger } = await aStranger();
    await expect(
      asSystem(test, { text: "update users set merchant_right = 'owner' where id = $1", values: [stranger.id] }),
    ).rejects.toThrow(/check constraint/);
  });
});

describe('a user who is added', () => {
  it('has the right that was given, and looks when none was', async () => {
    const { owner } = await aShop();
    const add = async (card: object) =>
      (await call(owner.token, 'POST', '/contacts', { name: 'X', language: 'fr', ...card })).json<ContactView>().right;
    expect(await add({ username: 'un', email: 'un@droits.test', right: 'owner' })).toBe('owner');
    expect(await add({ username: 'deux', email: 'deux@droits.test' })).toBe('reader');
  });

  it('by an administrator is the owner where there is none, else looks', async () => {
    const admin = await aUser(test, { role: 'admin' });
    const { id: merchantId } = await aMerchant(test);
    const rights = [];
    for (const email of ['premier@droits.test', 'second@droits.test']) {
      const payload = { email, name: 'X', language: 'fr', belonging: { role: 'merchant', merchantId } };
      await call(admin.token, 'POST', '/users', payload);
      rights.push(
        ...(await asSystem(test, { text: 'select merchant_right from users where email = $1', values: [email] })),
      );
    }
    expect(rights).toEqual([{ merchant_right: 'owner' }, { merchant_right: 'reader' }]);
  });
});
