import type { UserView } from '@comptoir/contract/people/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { passwordIn } from '../../../../test/fake-mailer.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

let admin: { id: string; email: string; token: string };
beforeAll(async () => {
  admin = await aUser(test, { role: 'admin' });
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, token = admin.token) =>
  test.app.inject({ method, url: `/api/users${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });
const codeOf = async (reply: ReturnType<typeof call>) => {
  const answer = await reply;
  return [answer.statusCode, answer.json<{ error: { code: string } }>().error.code];
};
const eventsOf = async (merchantId: string) =>
  (
    await asSystem<{ event: string }>(test, {
      text: 'select event from activity_log where merchant_id = $1 order by occurred_at, id',
      values: [merchantId],
    })
  ).map(({ event }) => event);
const isSignedIn = async (token: string) =>
  (await test.app.inject({ method: 'GET', url: '/api/session', headers: bearer(token) })).statusCode === 200;

async function aMerchantUser() {
  const merchant = await aMerchant(test);
  return { merchant, user: await aUser(test, { role: 'merchant', merchantId: merchant.id }) };
}

/** One more place of an account. */
const addPlace = async (email: string, belonging: object): Promise<UserView> =>
  (await call('POST', '', { email, name: 'Someone', language: 'fr', belonging })).json();

/** A user without a session, so that many can be made fast. */
async function insertUser(name: string, email = `${uuid()}@comptoir.test`): Promise<string> {
  const id = uuid();
  const { id: merchantId } = await aMerchant(test);
  await asSystem(test, {
    text: "insert into users (id, account_id, email, name, role, merchant_id, merchant_right) values ($1, account_of($2, $1, true), $2, $3, 'merchant', $4, 'owner')",
    values: [id, email, name, merchantId],
  });
  return id;
}

const list = async (query: string) =>
  (await call('GET', query)).json<{ items: UserView[]; nextCursor: string | null }>();

describe('the list of users', () => {
  it('shows all there is to know of a person', async () => {
    const { merchant, user } = await aMerchantUser();
    const { items } = await list(`?search=${user.email}`);
    expect(items).toEqual([
      {
        id: user.id,
        email: user.email,
        name: 'Someone',
        role: 'merchant',
        merchantId: merchant.id,
        partnerId: null,
        of: expect.stringMatching(/^Restaurant/),
        language: null,
        state: 'active',
        hasSecondFactor: false,
        lastSignInAt: expect.stringMatching(/Z$/),
        activeSessions: 1,
      },
    ]);
  });

  it('comes by name, in pages that neither skip nor repeat anybody', async () => {
    const names = ['Écluse A', 'Écluse B', 'ECLUSE B', 'écluse c', 'Ecluse D'];
    for (const name of names) await insertUser(name);
    const seen: UserView[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `?search=ecluse&limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.map(({ name }) => name.toUpperCase().replace('É', 'E'))).toEqual([
      'ECLUSE A',
      'ECLUSE B',
      'ECLUSE B',
      'ECLUSE C',
      'ECLUSE D',
    ]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
  });

  it.each([
    ['a name without its accents', 'eloise coeur'],
    ['a name in other letter case', 'ÉLOÏSE CŒUR'],
    ['a part of the email', 'Eloise+100%_SURE'],
    ['something with room around it', '  eloise '],
  ])('finds a user by %s', async (_, search) => {
    const id = await insertUser('Éloïse Cœur', `eloise+100%_sure.${uuid()}@comptoir.test`);
    const { items } = await list(`?search=${encodeURIComponent(search)}`);
    expect(items.map((user) => user.id)).toContain(id);
  });

  it('finds the people of a company, and gives no meaning to signs', async () => {
    const { user, merchant } = await aMerchantUser();
    await asSystem(test, {
      text: "update merchants set company_name = 'Crêperie 50% d’Élan' where id = $1",
      values: [merchant.id],
    });
    expect((await list('?search=creperie%2050%25')).items.map(({ id }) => id)).toEqual([user.id]);
    expect((await list('?search=crep_rie')).items).toEqual([]);
    expect((await list('?search=%25')).items.map(({ id }) => id)).toContain(user.id);
    expect((await list('?search=%5C')).items).toEqual([]);
  });

  it('keeps to a role', async () => {
    await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    const { items } = await list('?role=partner&limit=200');
    expect(new Set(items.map(({ role }) => role))).toEqual(new Set(['partner']));
  });

  it.each([
    '?state=gone',
    '?sort=email',
    '?limit=0',
    '?limit=201',
    '?role=owner',
    '?cursor=x',
    '?search=%00',
    '?cursor=%00',
  ])('refuses %s', async (query) => {
    expect(await codeOf(call('GET', query))).toEqual([422, 'validation-failed']);
  });
});

describe('an invitation', () => {
  const invite = (change: object = {}) =>
    call('POST', '', {
      email: `${uuid()}@Comptoir.test`,
      name: ' Élise Roy ',
      language: 'fr',
      belonging: { role: 'admin' },
      ...change,
    });

  it('makes an account and mails a temporary password, also to a merchant’s log', async () => {
    const merchant = await aMerchant(test);
    const reply = await invite({ belonging: { role: 'merchant', merchantId: merchant.id } });
    const made = reply.json<UserView>();
    expect(made).toMatchObject({ name: 'Élise Roy', state: 'invited', language: 'fr', merchantId: merchant.id });
    expect(made.email).toBe(made.email.toLowerCase());
    expect(await eventsOf(merchant.id)).toEqual(['user-invited']);
    await runJobs(test);
    const [mail] = test.mailer.mailsTo(made.email);
    const payload = { email: made.email, password: mail ? passwordIn(mail) : '' };
    const signIn = await test.app.inject({ method: 'POST', url: '/api/login', payload });
    expect(signIn.statusCode).toBe(200);
    expect((await list(`?search=${made.email}`)).items[0]).toMatchObject({ state: 'active' });
  });

  it('may be for a partner or for Comptoir', async () => {
    const partnerId = await aPartner(test);
    expect((await invite({ belonging: { role: 'partner', partnerId } })).json()).toMatchObject({ partnerId });
    expect((await invite()).json()).toMatchObject({ role: 'admin', of: null });
  });

  it('is refused for an email that is there already, whatever its letter case, and gives an account one place more elsewhere', async () => {
    const { user, merchant } = await aMerchantUser();
    const belonging = { role: 'merchant', merchantId: merchant.id };
    expect(await codeOf(invite({ email: user.email.toUpperCase(), belonging }))).toEqual([409, 'email-taken']);
    const { id: other } = await aMerchant(test);
    const made = (await invite({ email: user.email, belonging: { role: 'merchant', merchantId: other } })).json();
    expect(made).toMatchObject({ email: user.email, merchantId: other, state: 'invited' });
  });

  it.each([
    ['merchant', 'merchantId'],
    ['partner', 'partnerId'],
  ])('is refused for a %s that does not exist', async (role, field) => {
    const reply = await invite({ belonging: { role, [field]: uuid() } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: `belonging.${field}`, rule: 'unknown' }] },
    });
  });

  it.each([
    { email: 'no-one' },
    { name: '  ' },
    { name: 'a\u0000b' },
    { language: 'de' },
    { belonging: { role: 'merchant' } },
    { belonging: { role: 'admin', merchantId: uuid() } },
  ])('is refused with %j', async (change) => {
    expect(await codeOf(invite(change))).toEqual([422, 'validation-failed']);
  });

  it('can be sent again until it is used', async () => {
    const made = (await invite()).json<UserView>();
    expect((await call('POST', `/${made.id}/invitation`)).json()).toMatchObject({ state: 'invited' });
    await runJobs(test);
    expect(test.mailer.mailsTo(made.email)).toHaveLength(2);
    const { user } = await aMerchantUser();
    expect(await codeOf(call('POST', `/${user.id}/invitation`))).toEqual([404, 'not-found']);
    await call('PUT', `/${made.id}/suspension`, { suspended: true });
    expect(await codeOf(call('POST', `/${made.id}/invitation`))).toEqual([404, 'not-found']);
    expect(await codeOf(call('POST', `/${uuid()}/invitation`))).toEqual([404, 'not-found']);
  });
});

describe('a change of a person', () => {
  it('of the name alone leaves their sessions be', async () => {
    const { merchant, user } = await aMerchantUser();
    const belonging = { role: 'merchant', merchantId: merchant.id };
    const reply = await call('PUT', `/${user.id}`, { name: 'Nouveau nom', belonging });
    expect(reply.json()).toMatchObject({ name: 'Nouveau nom', activeSessions: 1 });
    expect(await isSignedIn(user.token)).toBe(true);
    expect(await eventsOf(merchant.id)).toEqual(['signed-in']);
  });

  it('of whom they belong to ends their sessions, and both merchants are notified', async () => {
    const { merchant, user } = await aMerchantUser();
    const other = await aMerchant(test);
    const belonging = { role: 'merchant', merchantId: other.id };
    const reply = await call('PUT', `/${user.id}`, { name: 'Someone', belonging });
    expect(reply.json()).toMatchObject({ merchantId: other.id, activeSessions: 0 });
    expect(await isSignedIn(user.token)).toBe(false);
    expect(await eventsOf(merchant.id)).toEqual(['signed-in', 'user-left']);
    expect(await eventsOf(other.id)).toEqual(['user-joined']);
  });

  it('to a place that their account has already is refused', async () => {
    const { merchant, user } = await aMerchantUser();
    const place = await addPlace(user.email, { role: 'merchant', merchantId: (await aMerchant(test)).id });
    const belonging = { role: 'merchant', merchantId: merchant.id };
    expect(await codeOf(call('PUT', `/${place.id}`, { name: 'X', belonging }))).toEqual([409, 'email-taken']);
    await addPlace(user.email, { role: 'admin' });
    const office = { role: 'partner', partnerId: await aPartner(test) };
    expect(await codeOf(call('PUT', `/${place.id}`, { name: 'X', belonging: office }))).toEqual([409, 'email-taken']);
  });

  it('of the role ends their sessions', async () => {
    const { user } = await aMerchantUser();
    const partnerId = await aPartner(test);
    await call('PUT', `/${user.id}`, { name: 'Someone', belonging: { role: 'partner', partnerId } });
    expect(await isSignedIn(user.token)).toBe(false);
    const other = await aPartner(test);
    const rows = await asSystem<{ action: string; facts: object }>(test, {
      text: "select action, facts from audit_events where subject_id = $1 and action like 'user-%' order by id",
      values: [user.id],
    });
    expect(rows).toContainEqual({
      action: 'user-role-changed',
      facts: { email: user.email, from: 'merchant', to: 'partner' },
    });
    expect(rows.map(({ action }) => action)).toContain('user-left');
    const again = await call('PUT', `/${user.id}`, { name: 'X', belonging: { role: 'partner', partnerId: other } });
    expect(again.json()).toMatchObject({ role: 'partner', partnerId: other, merchantId: null });
  });

  it('may be one’s own name, never one’s own role', async () => {
    const named = await call('PUT', `/${admin.id}`, { name: 'Moi', belonging: { role: 'admin' } });
    expect(named.json()).toMatchObject({ name: 'Moi' });
    const partnerId = await aPartner(test);
    const change = { name: 'Moi', belonging: { role: 'partner', partnerId } };
    expect(await codeOf(call('PUT', `/${admin.id}`, change))).toEqual([409, 'own-account']);
  });

  it('is refused for an unknown user, and to an unknown merchant', async () => {
    const change = { name: 'X', belonging: { role: 'admin' } };
    expect(await codeOf(call('PUT', `/${uuid()}`, change))).toEqual([404, 'not-found']);
    const { user } = await aMerchantUser();
    const nowhere = { name: 'X', belonging: { role: 'merchant', merchantId: uuid() } };
    expect(await codeOf(call('PUT', `/${user.id}`, nowhere))).toEqual([422, 'validation-failed']);
  });
});

describe('suspension', () => {
  it('ends every session at once, keeps the person out, and can be taken back', async () => {
    const { merchant, user } = await aMerchantUser();
    const suspend = (suspended: boolean) => call('PUT', `/${user.id}/suspension`, { suspended });
    expect((await suspend(true)).json()).toMatchObject({ state: 'suspended', activeSessions: 0 });
    expect(await isSignedIn(user.token)).toBe(false);
    const signIn = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: user.email, password: user.password },
      });
    expect((await signIn()).json()).toMatchObject({ error: { code: 'invalid-credentials' } });
    await suspend(true);
    expect((await suspend(false)).json()).toMatchObject({ state: 'active' });
    expect((await signIn()).statusCode).toBe(200);
    expect(await eventsOf(merchant.id)).toEqual(['signed-in', 'user-suspended', 'user-reinstated', 'signed-in']);
  });

  it('is not for oneself, nor for an unknown user', async () => {
    const change = { suspended: true };
    expect(await codeOf(call('PUT', `/${admin.id}/suspension`, change))).toEqual([409, 'own-account']);
    expect(await codeOf(call('PUT', `/${uuid()}/suspension`, change))).toEqual([404, 'not-found']);
    const place = await addPlace(admin.email, { role: 'merchant', merchantId: (await aMerchant(test)).id });
    expect(await codeOf(call('PUT', `/${place.id}/suspension`, change))).toEqual([409, 'own-account']);
    expect(await codeOf(call('DELETE', `/${place.id}/second-factor`))).toEqual([409, 'own-account']);
  });
});

describe('ending sessions', () => {
  it('ends all of a person’s, and notifies their merchant', async () => {
    const { merchant, user } = await aMerchantUser();
    expect((await call('DELETE', `/${user.id}/sessions`)).statusCode).toBe(204);
    expect(await isSignedIn(user.token)).toBe(false);
    expect(await eventsOf(merchant.id)).toEqual(['signed-in', 'signed-out-everywhere']);
    expect(await codeOf(call('DELETE', `/${uuid()}/sessions`))).toEqual([404, 'not-found']);
  });
});

describe('removing a second factor', () => {
  it('turns it off with its recovery codes, and notifies the person and their merchant', async () => {
    const { merchant, user } = await aMerchantUser();
    await asSystem(test, {
      text: `with code as (insert into recovery_codes (account_id, code_hash) values ($1, 'x'))
        update accounts set totp_secret_sealed = 'x', totp_set_at = now(), totp_last_step = 1 where id = $1`,
      values: [user.id],
    });
    expect((await call('DELETE', `/${user.id}/second-factor`)).statusCode).toBe(204);
    expect((await list(`?search=${user.email}`)).items[0]).toMatchObject({ hasSecondFactor: false });
    const codes = await asSystem(test, { text: 'select from recovery_codes where account_id = $1', values: [user.id] });
    expect(codes).toEqual([]);
    expect(await eventsOf(merchant.id)).toEqual(['signed-in', 'second-factor-removed']);
    await runJobs(test);
    expect(test.mailer.mailsTo(user.email)).toHaveLength(1);
    expect(await codeOf(call('DELETE', `/${user.id}/second-factor`))).toEqual([409, 'second-factor-not-set']);
  });

  it('goes through the profile for oneself, and needs a known user', async () => {
    expect(await codeOf(call('DELETE', `/${admin.id}/second-factor`))).toEqual([409, 'own-account']);
    expect(await codeOf(call('DELETE', `/${uuid()}/second-factor`))).toEqual([404, 'not-found']);
  });
});

describe('administrators', () => {
  it('cannot all be shut out, even when two of them try it on each other at once', async () => {
    const [one, two] = [await aUser(test, { role: 'admin' }), await aUser(test, { role: 'admin' })];
    await asSystem(test, {
      text: "update users set suspended_at = now() where role = 'admin' and id <> all($1)",
      values: [[one.id, two.id]],
    });
    const replies = await Promise.all([
      call('PUT', `/${two.id}/suspension`, { suspended: true }, one.token),
      call(
        'PUT',
        `/${one.id}`,
        { name: 'X', belonging: { role: 'partner', partnerId: await aPartner(test) } },
        two.token,
      ),
    ]);
    const left = await asSystem(test, {
      text: "select id from users where role = 'admin' and suspended_at is null",
    });
    expect(left).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = replies.find(({ statusCode }) => statusCode !== 200)?.json<{ error: { code: string } }>();
    expect(['last-administrator', 'session-ended']).toContain(refused?.error.code);
  });

  it('are the only ones who see users', async () => {
    const { user } = await aMerchantUser();
    const partner = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    for (const { token } of [user, partner])
      expect(await codeOf(call('GET', '', undefined, token))).toEqual([403, 'forbidden']);
  });
});
